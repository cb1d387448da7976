import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../src/i18n/en.js';
import { newTab, noBrowser, signIn } from '../support/browser.js';
import { publishRows } from '../support/publish-list.js';
import { makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
// One of its own: it publishes a list.
const service = skip ? undefined : await startService({});
const viewer = service && (await makeUser(service, 'viewer', 'vera'));
if (service) {
  const head = 'id,name,aliases,categories';
  publishRows(service, head, ['1,Wenceslas Quillfeather,,Sanctions', '2,Ottoline Brackwater,,Sanctions']);
  publishRows(service, head, [
    '1,Wenceslas Quillfeather,Wenzel Quillfeather,Sanctions',
    '3,Ferdinand Oakhollow,,Sanctions',
  ]);
  publishRows(service, head, ['1,Wenceslas Quillfeather,Wenzel Quillfeather,Sanctions', '4,Cyril Vane,,Sanctions']);
}

test('an edition shows what it added, changed by field and removed; a removed record stays readable in full', {
  skip,
}, async () => {
  const { page, complaints, close } = await newTab(service?.address ?? '');
  await signIn(page, viewer ?? assert.fail());
  await page.getByRole('link', { name: en.frame.lists, exact: true }).click();
  await page.getByRole('heading', { name: en.lists.title, level: 1 }).waitFor();
  await page.getByRole('row').nth(1).getByRole('link').click();
  const difference = page.locator('#difference');
  await difference.getByRole('link', { name: 'Cyril Vane' }).waitFor();
  assert.deepEqual(await difference.locator('li > span').allInnerTexts(), ['Removed', 'Added']);

  await page.getByRole('link', { name: en.lists.showChangeOf('2') }).click();
  await page.waitForURL('**/lists/custom?to=2#difference');
  await difference.getByRole('button', { name: 'Changed' }).click();
  await page.waitForURL('**kind=changed**');
  const changed = difference.getByRole('listitem').filter({ hasText: 'Wenceslas Quillfeather' }).first();
  await changed.getByRole('insertion').filter({ hasText: 'Wenzel Quillfeather' }).waitFor();

  await difference.getByLabel(en.lists.from).selectOption('1');
  await difference.getByLabel(en.lists.to).selectOption('3');
  await difference.getByRole('button', { name: 'All' }).click();
  await difference.getByRole('searchbox').fill('brack');
  await page.waitForURL('**search=brack**');
  await difference.getByRole('link', { name: 'Ottoline Brackwater' }).click();
  await page.getByRole('heading', { name: 'Ottoline Brackwater', level: 1 }).waitFor();
  await page.getByText(en.record.delisted).waitFor();
  await page.getByRole('heading', { name: en.case.listing }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('a case leads to the history of its record, with the decisions on it, and Escape leads back', {
  skip,
}, async () => {
  const asked = { name: 'Wenceslas Quillfeather', entity_type: ['Person'], categories: ['Sanctions'] };
  const { search_reference: reference, results } = (await service?.ask('POST', '/api/search', asked)) ?? assert.fail();
  const decided = { match_status: 'False Positive', reason: 'Another passport' };
  await service?.ask('POST', `/api/searches/${reference}/records/${results[0].id}`, decided);
  const { page, complaints, close } = await newTab(service?.address ?? '');
  await signIn(page, viewer ?? assert.fail());
  await page.goto(`/console/cases/${reference}`);
  await page.getByRole('link', { name: en.case.recordHistory }).click();
  await page.getByRole('heading', { name: 'Wenceslas Quillfeather', level: 1 }).waitFor();
  const changes = page.getByRole('main');
  await changes.getByText('Changed', { exact: true }).first().waitFor();
  await changes.getByRole('insertion').filter({ hasText: 'Wenzel Quillfeather' }).waitFor();
  await changes.getByRole('listitem').filter({ hasText: 'Wenzel Quillfeather' }).getByText(en.record.shown).waitFor();
  await page.getByText('“Another passport”').waitFor();
  await page.getByRole('link', { name: en.record.asThere }).last().click();
  await page.getByText(/^As in edition /).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText(/^As in edition /).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.waitForURL(`**/console/cases/${reference}`);
  assert.deepEqual(complaints, []);
  await close();
});
