import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { en } from '../../src/i18n/en.js';
import { newTab, noBrowser, pressSequence, signIn } from '../support/browser.js';
import { makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
const service = skip ? undefined : await startService();
const ana = service && (await makeUser(service, 'analyst', 'ana'));
const { customLists: words } = en;
const file = (content: string) => ({ name: 'own.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });

test('a list is made and filled, a file is checked before it replaces the entries, and what is downloaded is the list', {
  skip,
}, async () => {
  const { page, complaints, close } = await newTab(service?.address ?? '');
  await signIn(page, ana ?? assert.fail());
  await page.getByRole('link', { name: words.title }).waitFor();
  await pressSequence(page, 'g', 'o');
  await page.waitForURL('**/console/custom-lists');
  await page.getByRole('heading', { name: words.none.title }).waitFor();
  await page.getByRole('button', { name: words.add }).click();
  await page.getByLabel(words.name, { exact: true }).fill('Former partners');
  await page.keyboard.press('Enter');
  await page.waitForURL(/custom-lists\/[0-9a-f]{24}/);
  await page.getByRole('heading', { level: 1, name: 'Former partners' }).waitFor();

  await page.getByRole('button', { name: words.addEntry }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(words.fields.name, { exact: true }).fill('Bertram Osterhagen');
  await form.getByLabel(words.fields.birth_incorporation_date).fill('1961-03-07');
  await form.getByRole('button', { name: en.common.save }).click();
  await page.getByRole('button', { name: words.editEntry('Bertram Osterhagen') }).click();
  await form.getByLabel(words.fields.aliases).fill('Bert Osterhagen');
  await form.getByRole('button', { name: en.common.save }).click();
  const row = page.getByRole('row').filter({ hasText: 'Bertram Osterhagen' });
  await row.getByText(words.aliases(1)).waitFor();
  await row.getByText('1961-03-07').waitFor();

  await page.locator('input[type=file]').setInputFiles(file('name,categories\nAnna,Villains\n'));
  await page.getByText(words.import.faulty(1)).waitFor();
  await page.getByRole('table', { name: words.import.faults }).or(page.getByText('the file line 2')).first().waitFor();
  assert.equal(await page.getByRole('button', { name: words.import.send }).count(), 0);
  await page.getByRole('button', { name: words.import.other }).click();
  await page.locator('input[type=file]').setInputFiles(file('id,name\n7,Cornelia Zwiebelbach\n8,Dagobert Firlefanz\n'));
  await page.getByText(words.import.sound('2', '0', '1')).waitFor();
  await row.first().waitFor();
  await page.getByRole('button', { name: words.import.sendRemoving(1, '1') }).click();
  await page.getByRole('button', { name: words.editEntry('Dagobert Firlefanz') }).waitFor();
  await page.getByRole('searchbox', { name: words.find }).fill('zwieb');
  await page.waitForURL('**search=zwieb**');
  await page.getByRole('button', { name: words.editEntry('Dagobert Firlefanz') }).waitFor({ state: 'detached' });

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: words.download }).click();
  assert.match(readFileSync(await (await download).path(), 'utf8'), /7,Cornelia Zwiebelbach,Person/);

  await page.getByRole('button', { name: words.edit, exact: true }).click();
  await page.getByText(words.typeFixed).waitFor();
  await page.getByLabel(words.name, { exact: true }).fill('Partners');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Partners', exact: true }).waitFor();
  await page.getByRole('button', { name: words.remove, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.remove }).click();
  await page.waitForURL('**/console/custom-lists');
  await page.getByRole('heading', { name: words.none.title }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('a viewer reads custom lists and changes none; one that does not exist says so', { skip }, async () => {
  const { custom_list: list } = await (service ?? assert.fail()).ask('POST', '/api/custom-lists', { name: 'Read' });
  const vera = await makeUser(service ?? assert.fail(), 'viewer', 'vera');
  const { page, complaints, close } = await newTab(service?.address ?? '');
  await signIn(page, vera);
  await page.goto(`/console/custom-lists/${list.id}`);
  await page.getByRole('heading', { name: words.noEntries.title }).waitFor();
  assert.equal(await page.locator('input[type=file]').count(), 0);
  assert.equal(await page.locator('main').getByRole('button').count(), 0);
  await page.goto('/console/custom-lists/0123456789abcdef01234567');
  await page.getByRole('heading', { name: en.failed.gone.title }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});
