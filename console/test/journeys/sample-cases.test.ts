import assert from 'node:assert/strict';
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
const vera = service && (await makeUser(service, 'viewer', 'vera'));
const { samples } = en.cases;

test('a newcomer fills the empty queue with sample cases, and removes them in one go', { skip }, async () => {
  const { page, complaints, close } = await newTab(address);
  await signIn(page, ana ?? assert.fail());
  // The announcement of a pressed button stays for some seconds, without its button.
  await page.reload();
  await page.getByRole('button', { name: samples.make }).waitFor();
  await assertAccessible(page, 'empty queue');
  await takePicture(page, 'cases-nothing');
  await page.getByRole('button', { name: samples.make }).click();
  await page.getByText(samples.made(60)).waitFor();
  const row = page.getByRole('row').nth(1);
  await row.getByLabel(samples.mark, { exact: true }).waitFor();
  assert.equal(await page.getByRole('grid').getAttribute('aria-rowcount'), '61');
  await page.reload();
  await row.waitFor();
  await assertAccessible(page, 'sample cases');
  await takePicture(page, 'cases-samples');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Comparison' }).waitFor();
  await page.locator('main header').getByText(samples.mark, { exact: true }).waitFor();

  const [real] = await makeCases(service ?? assert.fail(), 1);
  await page.goto('/console/cases');
  await page.getByRole('button', { name: samples.remove }).click();
  await page.getByRole('dialog').getByRole('button', { name: samples.remove }).click();
  await page.getByText(samples.removed(60)).waitFor();
  await page.getByRole('row').nth(2).waitFor({ state: 'detached' });
  assert.equal(await page.getByLabel(samples.mark, { exact: true }).count(), 0);
  const { items } = (await service?.ask('GET', '/api/queue')) ?? assert.fail();
  assert.deepEqual(
    items.map(({ search_reference }: { search_reference: string }) => search_reference),
    [real],
  );
  assert.equal(await page.getByRole('button', { name: samples.remove }).count(), 0);
  assert.deepEqual(complaints, []);
  await close();
});

test('a viewer is not offered sample cases', { skip }, async () => {
  const { page, close } = await newTab(address);
  await signIn(page, vera ?? assert.fail());
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/console/cases?view=mine');
  await page.getByRole('heading', { name: en.cases.empty.mine.title }).waitFor();
  await page.goto('/console/cases');
  await page
    .getByRole('link', { name: /^To do/ })
    .first()
    .waitFor();
  assert.equal(await page.getByRole('button', { name: samples.make }).count(), 0);
  await close();
});
