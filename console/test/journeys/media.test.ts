import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../src/i18n/en.js';
import { assertAccessible } from '../support/axe.js';
import { newTab, noBrowser, signIn } from '../support/browser.js';
import { makeArticleCase, makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
const service = skip ? undefined : await startService();
const analyst = service && (await makeUser(service, 'analyst', 'ana'));
const NAMESAKE = {
  title: 'Pensioner of Perth admits fraud',
  text: 'Harold Brindlemoor, 79, of Perth in Australia, pleaded guilty to fraud on Friday. He will be sentenced in May.',
  publication_date: '2026-05-01',
};
if (service) await service.ask('POST', '/api/adverse-media/articles', { articles: [NAMESAKE] });
const reference = service ? await makeArticleCase(service) : '';

test('an article shows the sentence that names the subject and the words of role and offence; an excluded one says why', {
  skip,
}, async () => {
  const { page, complaints, close } = await newTab(service?.address ?? '');
  await signIn(page, analyst ?? assert.fail());
  await page.goto(`/console/cases/${reference}`);
  const text = page.getByRole('region', { name: en.media.text });
  await text.waitFor();
  const marked = async (kind: string) => text.locator(`mark[class*="${kind}"]`).allInnerTexts();
  assert.equal((await marked('name'))[0], 'Harold Brindlemoor');
  assert.equal(
    (await text.locator('p mark[class*="sentence"]').allInnerTexts()).join(''),
    'Harold Brindlemoor, 45, of Leeds in the United Kingdom, pleaded guilty on Monday to money laundering.',
  );
  assert.ok((await marked('role')).includes('pleaded guilty'));
  await text.getByText('money laundering: “money laundering”').waitFor();

  await assertAccessible(page, 'article');
  await page.keyboard.press('m');
  await page.waitForURL('**tab=media**');
  await page.getByRole('heading', { name: en.media.stories(1) }).waitFor();
  await page.getByRole('tabpanel').getByText('money laundering 1').waitFor();
  await page.getByRole('heading', { name: en.media.excluded(1) }).waitFor();
  await page.getByRole('list', { name: en.media.whyExcluded }).getByText('Excluded: ').waitFor();
  await page.getByRole('tabpanel').getByText(en.media.text, { exact: true }).click();
  await text.getByText('79, of Perth').waitFor();
  await assertAccessible(page, 'media');
  await page.setViewportSize({ width: 320, height: 720 });
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), true);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /pleads guilty/ })
    .click();
  await page.waitForURL((url) => !url.search.includes('tab') && url.search.includes('record='));
  await text.waitFor();
  const form = page.getByRole('region', { name: 'Decision' }).getByRole('form');
  while (!(await form.isVisible())) await page.keyboard.press('f');
  await page.keyboard.press('7');
  await page.getByLabel('Note (required)').fill('Our customer has never worked in a bank.');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Everything is decided').waitFor();
  await page.goto(`/console/cases/${reference}?tab=media`);
  await page.getByRole('tabpanel').getByText('Not about the subject').waitFor();

  assert.deepEqual(complaints, []);
  await close();
});
