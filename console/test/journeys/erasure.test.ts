import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newTab, noBrowser, signIn } from '../support/browser.js';
import { makeCases, makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
const service = skip ? undefined : await startService();
const address = service?.address ?? '';

test('of an erased case nothing is left in a page that showed it', { skip }, async () => {
  const ask = service?.ask ?? assert.fail();
  const ana = await makeUser(service ?? assert.fail(), 'analyst', 'ana');
  const [erased = '', kept = ''] = await makeCases(service ?? assert.fail(), 2);
  const { searched_name: name, client_reference: client } = await ask('GET', `/api/searches/${erased}?mark_read=false`);
  const { page, complaints, close } = await newTab(address);
  await signIn(page, ana);
  await page.getByRole('row').filter({ hasText: name }).click();
  await page.waitForURL(`**/console/cases/${erased}`);
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByText('Case created').waitFor();
  assert.match(await page.content(), new RegExp(name));

  const { searches } = await ask('POST', '/api/data-subjects/find', { name });
  await ask('POST', '/api/data-subjects/erase', {
    search_references: searches.map((found: { search_reference: string }) => found.search_reference),
    reason: 'Request of the subject',
  });
  await page.getByLabel('Add a comment').fill('They have asked us to forget them.');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('heading', { name: 'Not found' }).waitFor();
  const traces = async () =>
    page.evaluate(
      (texts) => texts.filter((text) => `${document.title} ${document.documentElement.outerHTML}`.includes(text)),
      [name, client],
    );
  assert.deepEqual(await traces(), []);
  await page.getByRole('link', { name: 'Cases' }).click();
  await page.getByRole('row').nth(1).waitFor();
  assert.deepEqual(await traces(), []);
  await page.goBack();
  await page.getByRole('heading', { name: 'Not found' }).waitFor();
  assert.deepEqual(await traces(), []);
  assert.equal(await page.evaluate(() => localStorage.length + sessionStorage.length), 0);
  await page.goto(`/console/cases/${kept}`);
  await page.getByRole('tab', { name: 'Comparison' }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});
