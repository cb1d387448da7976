import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { en } from '../../src/i18n/en.js';
import { newTab, noBrowser, pressSequence, signIn } from '../support/browser.js';
import { makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
const service = skip ? undefined : await startService();
const address = service?.address ?? '';
const ana = service && (await makeUser(service, 'analyst', 'ana'));
const { uploads: words } = en;

const CSV = [
  'Full Name;dob;Shoe size',
  'Gavril Tverdokhlebenko;1952-10-07;43',
  'Jane Harmless;31-02-1980;39',
  '=cmd()|x, "y";;40',
].join('\r\n');

const file = (name: string, content: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

test('a file is previewed, sent, followed live, its failed row mended and sent again, its cases opened', {
  skip,
}, async () => {
  const { page, complaints, close } = await newTab(address);
  await signIn(page, ana ?? assert.fail());
  await page.getByRole('link', { name: words.title }).waitFor();
  await pressSequence(page, 'g', 'u');
  await page.waitForURL('**/console/uploads');
  await page.getByRole('heading', { name: words.none.title }).waitFor();
  await page.locator('input[type=file]').setInputFiles(file('clients.csv', CSV));
  const preview = page.getByRole('region', { name: words.preview.title('clients.csv') });
  await preview.getByText(words.preview.faulty(1, '3')).waitFor();
  await preview.getByRole('row', { name: `Shoe size ${words.preview.ignored}` }).waitFor();
  assert.match(
    (await preview.getByRole('row').filter({ hasText: '31-02-1980' }).first().textContent()) ?? '',
    /DD-MM-YYYY/,
  );
  const followed = page.waitForRequest(
    (request) => request.url().endsWith('/events') && request.url().includes('bulk-upload'),
  );
  await preview.getByRole('button', { name: words.preview.send }).click();
  await page.waitForURL(/console\/uploads\/[0-9a-f]{24}/);
  await followed;
  await page.getByText(words.statuses('Completed')).waitFor();
  await page
    .getByRole('progressbar')
    .filter({ hasText: words.progress('3', '3') })
    .waitFor();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: words.results }).click();
  assert.match(readFileSync(await (await download).path(), 'utf8'), /Gavril Tverdokhlebenko/);

  const cell = page.getByLabel(words.mend.cell('birth_incorporation_date', 3));
  assert.equal(await cell.getAttribute('aria-invalid'), 'true');
  await cell.fill('28-02-1980');
  const first = page.url();
  await page.getByRole('button', { name: words.mend.send(1) }).click();
  await page.waitForURL((url) => url.href !== first);
  await page.getByText(words.statuses('Completed')).waitFor();
  await page.getByRole('heading', { name: words.mend.fileName('clients.csv') }).waitFor();
  assert.equal(await page.getByRole('heading', { name: words.mend.title }).count(), 0);

  await page.goto(first);
  await page.getByRole('link', { name: words.risk('High') }).click();
  await page.waitForURL(/console\/cases\?.*upload_id=[0-9a-f]{24}/);
  await page.getByRole('row').filter({ hasText: 'Gavril Tverdokhlebenko' }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('a file that no upload accepts is refused with the reason before anything is sent', { skip }, async () => {
  const { page, complaints, close } = await newTab(address);
  await signIn(page, ana ?? assert.fail());
  await page.goto('/console/uploads');
  await page.locator('input[type=file]').setInputFiles(file('people.csv', 'surname\nPetrov'));
  await page.getByRole('alert').filter({ hasText: 'no column "name"' }).waitFor();
  await page.locator('input[type=file]').setInputFiles(file('people.csv', 'name\nPetrov Ivan'));
  await page.getByText(words.preview.sound).waitFor();
  await page.getByRole('button', { name: words.preview.other }).click();
  await page.getByText(words.dropHint).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('a viewer reads uploads and makes none; an upload that does not exist says so', { skip }, async () => {
  const viewer = await makeUser(service ?? assert.fail(), 'viewer', 'vic');
  const { page, complaints, close } = await newTab(address);
  await signIn(page, viewer);
  await page.goto('/console/uploads');
  await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
  await page.waitForLoadState('networkidle');
  assert.equal(await page.locator('input[type=file]').count(), 0);
  await page.goto('/console/uploads/0123456789abcdef01234567');
  await page.getByRole('heading', { name: en.failed.gone.title }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});
