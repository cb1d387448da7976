import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../src/i18n/en.js';
import { assertAccessible } from '../support/axe.js';
import { newTab, noBrowser, signIn } from '../support/browser.js';
import { takePicture } from '../support/pictures.js';
import { publishRows } from '../support/publish-list.js';
import { makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
const NAME = 'Wenceslas Quillfeather';
// One of its own: it publishes a list.
const service = skip ? undefined : await startService({});
const address = service?.address ?? '';
const ana = service && (await makeUser(service, 'analyst', 'ana'));
const reference = service ? await mergedCase() : '';

test('further matched names stand behind one key, each with its own alignment', { skip }, async () => {
  const { page, complaints, close } = await newTab(address);
  await signIn(page, ana ?? assert.fail());
  await page.goto(`/console/cases/${reference}`);
  const names = page.getByText(en.case.otherNames.title(1));
  await names.waitFor();
  await page.keyboard.press('w');
  const other = page.getByRole('listitem').filter({ hasText: en.case.otherNames.kinds('aka') });
  await other.locator('bdi').filter({ hasText: 'Quilfeather' }).waitFor();
  await assertAccessible(page, 'further names');
  await takePicture(page, 'case-other-names');
  await page.keyboard.press('w');
  await other.waitFor({ state: 'hidden' });
  assert.deepEqual(complaints, []);
  await close();
});

test('a key driver lights its row under the pointer and the focus, and leads there when pressed', {
  skip,
}, async () => {
  const { page, complaints, close } = await newTab(address);
  await signIn(page, ana ?? assert.fail());
  await page.goto(`/console/cases/${reference}?tab=request`);
  const driver = page.getByRole('region', { name: 'Conclusions' }).getByRole('button', { name: /date of birth/i });
  await driver.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-row') === 'date');
  const row = page.locator('tr[data-row="date"]');
  assert.equal(await row.getAttribute('data-lit'), null);
  await driver.hover();
  await page.locator('tr[data-row="date"][data-lit]').waitFor();
  await page.mouse.move(0, 0);
  await page.locator('tr[data-row="date"]:not([data-lit])').waitFor();
  await driver.focus();
  await page.locator('tr[data-row="date"][data-lit]').waitFor();
  await takePicture(page, 'case-lit-row');
  assert.deepEqual(complaints, []);
  await close();
});

test('an administrator splits wrongly merged records with a reason, and undoes it; an analyst is not offered it', {
  skip,
}, async () => {
  const { page, complaints, close } = await newTab(address);
  await signIn(page, service?.admin ?? assert.fail());
  await page.goto(`/console/cases/${reference}`);
  await page.getByRole('button', { name: en.split.open }).click();
  const dialog = page.getByRole('dialog', { name: en.split.title });
  await dialog.getByLabel(en.split.reason).fill('Two men of one name');
  await assertAccessible(page, 'split');
  await takePicture(page, 'case-split');
  await dialog.getByRole('button', { name: en.split.action, exact: true }).click();
  await page.getByText(en.split.done).waitFor();
  await page.getByText(/^Split by .*: Two men of one name/).waitFor();
  assert.equal((await searched()).results.length, 2);
  await page.getByRole('button', { name: en.split.undo }).click();
  await page.getByText(en.split.undone).waitFor();
  await page.getByRole('button', { name: en.split.open }).waitFor();
  assert.equal((await searched()).results.length, 1);
  assert.deepEqual(complaints, []);
  await close();

  const analyst = await newTab(address);
  await signIn(analyst.page, ana ?? assert.fail());
  await analyst.page.goto(`/console/cases/${reference}`);
  await analyst.page.getByText('merged because of').waitFor();
  assert.equal(await analyst.page.getByRole('button', { name: en.split.open }).count(), 0);
  await analyst.close();
});

/** An analysed case whose only result is of two lists, with an alias that matches as well. */
async function mergedCase(): Promise<string> {
  const of = service ?? assert.fail();
  publishRows(of, 'id,name,aliases,birth_incorporation_date,categories', [
    `7,${NAME},Wenceslas Quilfeather,1961-03-07,Sanctions`,
  ]);
  const { custom_list: list } = await of.ask('POST', '/api/custom-lists', { name: 'Former partners' });
  const entry = { id: '1', name: NAME, birth_incorporation_date: '1961-03-07', categories: ['Sanctions'] };
  await of.ask('POST', `/api/custom-lists/${list.id}/entries`, { entries: [entry] });
  const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
  // The service learns of an edition that another process imported a moment later.
  while (!(await searched()).editions.some((edition: string) => edition.startsWith('custom@'))) await pause();
  const { search_reference, ai_risk } = await searched({ run_ai_risk: true });
  while ((await of.ask('GET', `/api/ai-risk-customers/${ai_risk.customer_id}`)).status === 'Pending') await pause();
  return search_reference;
}

function searched(more: object = {}) {
  const request = { name: NAME, entity_type: ['Person'], categories: ['Sanctions'], ...more };
  return service?.ask('POST', '/api/search', { ...request, birth_incorporation_date: '07-03-1961' }) ?? assert.fail();
}
