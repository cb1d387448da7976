import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { en } from '../../src/i18n/en.js';
import { assertAccessible } from '../support/axe.js';
import { newTab, noBrowser, signIn } from '../support/browser.js';
import { takePicture } from '../support/pictures.js';
import { makeCases, makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
const service = skip ? undefined : await startService();
const address = service?.address ?? '';
const ana = service && (await makeUser(service, 'analyst', 'ana'));
const lea = service && (await makeUser(service, 'lead', 'lea'));
if (service) await makeCases(service, 5);
const { saved } = en.cases;

test('a view is saved, opened by its digit, shared, renamed and deleted, and brought back', { skip }, async () => {
  const { page, complaints, close } = await newTab(address);
  await signIn(page, lea ?? assert.fail());
  await page.goto('/console/cases?sort=-created&search=KYC');
  await page.getByRole('row').nth(5).waitFor();
  await page.keyboard.press('v');
  await page.getByRole('menuitem', { name: saved.save }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(saved.name).fill('Newest');
  await dialog.getByText(saved.share).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText(saved.done('Newest')).waitFor();
  await page.waitForURL('**/console/cases?*saved=*');

  await page.goto('/console/cases');
  await page.getByRole('row').nth(5).waitFor();
  await page.getByRole('button', { name: saved.menu, exact: true }).click();
  await page.getByRole('menuitem', { name: /Newest.*5 · shared/ }).waitFor();
  await assertAccessible(page, 'menu of views');
  await takePicture(page, 'cases-views');
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await page.waitForURL('**/console/cases?*sort=-created*');
  assert.equal(await page.getByRole('searchbox').inputValue(), 'KYC');

  await page.getByLabel('Risk').selectOption('High');
  await page.getByRole('button', { name: saved.edited('Newest') }).click();
  await page.getByRole('menuitem', { name: saved.update('Newest') }).click();
  await page.getByRole('button', { name: 'Newest', exact: true }).click();
  await page.getByRole('menuitem', { name: saved.change }).click();
  await dialog.getByLabel(saved.name).fill('High, newest');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'High, newest', exact: true }).waitFor();
  const [view] = (await viewsOf(lea?.token)) ?? [];
  assert.deepEqual(
    [view?.name, view?.shared, view?.filters.risk_level, view?.filters.search, view?.sort],
    ['High, newest', true, 'High', 'KYC', '-created'],
  );

  await page.getByRole('button', { name: 'High, newest', exact: true }).click();
  await page.getByRole('menuitem', { name: saved.remove('High, newest') }).click();
  await page.getByText(saved.removed('High, newest')).waitFor();
  await page.getByRole('button', { name: saved.menu, exact: true }).waitFor();
  assert.deepEqual(await viewsOf(lea?.token), []);
  await page.keyboard.press('z');
  await page.getByText(saved.restored('High, newest')).waitFor();
  assert.equal((await viewsOf(lea?.token)).length, 1);
  assert.deepEqual(complaints, []);
  await close();
});

test('the queue is filtered by assignee, list and country, and each filter is named and removed', {
  skip,
}, async () => {
  const { page, complaints, close } = await newTab(address);
  await signIn(page, ana ?? assert.fail());
  await page.goto('/console/cases');
  await page.getByRole('row').nth(5).waitFor();
  await page.getByRole('button', { name: en.cases.moreFilters }).click();
  const dialog = page.getByRole('dialog', { name: en.cases.moreFilters });
  await dialog.getByLabel('Country').selectOption('FR');
  await page.waitForURL('**country=FR**');
  await dialog.getByLabel('Assignee').selectOption({ label: 'ana' });
  await page.waitForURL('**assignee=**');
  await dialog.getByLabel('List').waitFor();
  await takePicture(page, 'cases-more-filters');
  await page.keyboard.press('Escape');
  await page.getByText('No case matches', { exact: true }).waitFor();
  await assertAccessible(page, 'filters of the queue');
  await page.getByRole('button', { name: 'Remove the filter Country: France' }).click();
  await page.getByRole('button', { name: 'Remove the filter Assignee: ana' }).click();
  await page.getByRole('row').nth(5).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('an analyst opens a shared view and cannot change it; a view saved by a program is shown as it is', {
  skip,
}, async () => {
  const { page, complaints, close } = await newTab(address);
  await service?.ask('POST', '/api/queue/views', {
    ...{ name: 'Listed in Germany', shared: true, filters: { state: ['open', 'waiting'], country: 'DE' } },
  });
  await signIn(page, ana ?? assert.fail());
  await page.getByRole('row').nth(5).waitFor();
  await page.keyboard.press('v');
  await page.getByRole('menuitem', { name: /^Listed in Germany/ }).click();
  await page.getByRole('heading', { name: en.cases.empty.filtered.title }).waitFor();
  await page.getByRole('button', { name: 'Remove the filter Country: Germany' }).click();
  await page.getByRole('row').nth(5).waitFor();
  await page.getByRole('button', { name: saved.edited('Listed in Germany') }).click();
  assert.deepEqual(await page.getByRole('menuitem', { name: /Germany|Rename/ }).count(), 1);
  await page.keyboard.press('Escape');
  assert.deepEqual(complaints, []);
  await close();
});

test('the shown queue is exported as a file', { skip }, async () => {
  const { page, complaints, close } = await newTab(address);
  await signIn(page, ana ?? assert.fail());
  await page.goto('/console/cases?search=KYC-20410');
  await page.getByRole('row').nth(1).waitFor();
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: en.cases.download }).click();
  const download = await started;
  assert.equal(download.suggestedFilename(), 'queue.csv');
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\n');
  assert.equal(lines.length, 2);
  assert.match(lines[1] ?? '', /KYC-20410/);
  assert.deepEqual(complaints, []);
  await close();
});

async function viewsOf(token: string | undefined) {
  const { views } = (await service?.ask('GET', '/api/queue/views', undefined, token)) ?? assert.fail();
  return views;
}
