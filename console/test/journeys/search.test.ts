import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { en } from '../../src/i18n/en.js';
import { newTab, noBrowser, pressSequence, signIn } from '../support/browser.js';
import { makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
const service = skip ? undefined : await startService();
const ask = (method: string, path: string, body: object) => service?.ask(method, path, body) ?? assert.fail();
const address = service?.address ?? '';
const ana = service && (await makeUser(service, 'analyst', 'ana'));
const { search: words } = en;
const LISTED = 'Gavril Tverdokhlebenko';
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const total = async () => (await ask('POST', '/api/searches', {})).pagination.total_records as number;

test('a search is tried, refined, tried again and stored, by keyboard alone', { skip }, async () => {
  const { page, complaints, close } = await newTab(address);
  await signIn(page, ana ?? assert.fail());
  const before = await total();
  await page.getByRole('link', { name: words.title }).waitFor();
  await pressSequence(page, 'g', 'n');
  await page.waitForURL('**/console/search');
  const name = page.getByLabel(words.name, { exact: true });
  await name.waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
  await page.keyboard.type('Nobody Hasthisname');
  await page.keyboard.press('Enter');
  await page.getByText(words.found(0, 80)).waitFor();

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(LISTED);
  await page.getByText(words.changed).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: LISTED }).waitFor();
  assert.match((await page.getByRole('status').first().textContent()) ?? '', /reached the threshold of 80/);
  assert.equal(await total(), before);

  await page.keyboard.press('ControlOrMeta+Enter');
  await page.waitForURL(/console\/cases\/[0-9a-f]{24}/);
  await page.getByRole('heading', { level: 1, name: LISTED }).waitFor();
  assert.equal(await total(), before + 1);
  const [stored] = (await ask('POST', '/api/searches', {})).searches;
  assert.equal(stored.platform, 'CONSOLE');
  assert.deepEqual(complaints, []);
  await close();
});

test('a pasted line is offered as fields, and the form follows the kind of party', { skip }, async () => {
  const { page, complaints, close } = await newTab(address);
  await signIn(page, ana ?? assert.fail());
  await page.goto('/console/search');
  await page.getByLabel(words.name, { exact: true }).fill(`${LISTED}, 7.10.1952, RU`);
  await page.getByRole('button', { name: words.line.use }).click();
  assert.deepEqual(await valuesOf(page, [words.name, words.day, words.month, words.year, 'Nationality']), [
    LISTED,
    '7',
    '10',
    '1952',
    'RU',
  ]);
  await page.getByLabel(words.entityType).selectOption('Vessel');
  await page.getByLabel('IMO number').waitFor();
  assert.equal(await page.getByLabel('Nationality').count(), 0);
  assert.deepEqual(complaints, []);
  await close();
});

test('errors stand beside their fields, the first of which has the focus', { skip }, async () => {
  const { page, complaints, close } = await newTab(address);
  await signIn(page, ana ?? assert.fail());
  await page.goto('/console/search');
  await page.getByLabel(words.name, { exact: true }).fill('12345');
  await page.getByLabel(words.year).fill('1952');
  await page.getByLabel(words.month).fill('14');
  await page.getByRole('button', { name: words.trySearch }).click();
  await page.getByText(words.faults(2)).waitFor();
  const name = page.getByLabel(words.name, { exact: true });
  assert.equal(await name.evaluate((field) => field === document.activeElement), true);
  const described = await name.getAttribute('aria-describedby');
  const texts = await page
    .locator(
      (described ?? '')
        .split(' ')
        .map((id) => `[id="${id}"]`)
        .join(),
    )
    .allTextContents();
  assert.match(texts.join(), /letter/);
  assert.match((await page.locator('#date-hint').textContent()) ?? '', /DD-MM-YYYY/);
  assert.deepEqual(complaints, []);
  await close();
});

test('a picture is pasted or chosen, shown before it is sent, and refused when it is none', { skip }, async () => {
  const { page, complaints, close } = await newTab(address);
  await signIn(page, ana ?? assert.fail());
  await page.goto('/console/search');
  const choose = page.locator('input[type=file]');
  await choose.setInputFiles({ name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await page.getByText(words.pictureKind).waitFor();
  await page.evaluate((content) => {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'face.png', { type: 'image/png' }));
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, PICTURE);
  await page.getByRole('img', { name: words.pictureAlt }).waitFor();
  await page.getByRole('button', { name: words.removePicture }).click();
  await choose.setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: Buffer.from(PICTURE, 'base64') });
  await page.getByRole('img', { name: words.pictureAlt }).waitFor();
  await page.getByLabel(words.name, { exact: true }).fill(LISTED);
  await page.getByRole('button', { name: words.trySearch }).click();
  await page.getByText(/^The image was /).waitFor();
  await page.getByRole('heading', { level: 2, name: LISTED }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('a search profile takes the place of the categories, and a viewer may not search', { skip }, async () => {
  const profile = { name: 'Sanctions only', categories: ['Sanctions'] };
  const { search_profile: made } = await ask('POST', '/api/search-profile', profile);
  const { page, complaints, close } = await newTab(address);
  await signIn(page, ana ?? assert.fail());
  await page.goto('/console/search');
  await page.getByLabel(words.profile).selectOption(made.id);
  await page.getByText(words.profileCovers('Sanctions')).waitFor();
  assert.equal(await page.getByRole('checkbox', { name: 'PEP', exact: true }).count(), 0);
  await close();
  const viewer = await makeUser(service ?? assert.fail(), 'viewer', 'vic');
  const other = await newTab(address);
  await signIn(other.page, viewer);
  assert.equal(await other.page.getByRole('link', { name: words.title }).count(), 0);
  await other.page.goto('/console/search');
  await other.page.getByRole('heading', { name: en.failed.forbidden.title }).waitFor();
  assert.deepEqual([...complaints, ...other.complaints], []);
  await other.close();
});

function valuesOf(page: Page, labels: readonly string[]) {
  return Promise.all(labels.map((label) => page.getByLabel(label, { exact: true }).inputValue()));
}
