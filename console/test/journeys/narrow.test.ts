import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../src/i18n/en.js';
import { newTab, noBrowser, signIn } from '../support/browser.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
const service = skip ? undefined : await startService();
const { frame: words } = en;

test('at 320 pixels the navigation is one row, and a menu leads to the pages it has no room for', {
  skip,
}, async () => {
  const { page, complaints, close } = await newTab(service?.address ?? '');
  await page.setViewportSize({ width: 320, height: 720 });
  await signIn(page, service?.admin ?? assert.fail());
  const bar = page.getByRole('navigation', { name: words.navigation });
  const { height = 0 } = (await bar.boundingBox()) ?? {};
  assert.ok(height > 0 && height < 60, `${height} pixels`);
  assert.deepEqual(await bar.getByRole('link').allInnerTexts(), [words.cases, words.newSearch, words.monitoring]);

  const more = bar.getByRole('button', { name: words.more });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: words.uploads }).waitFor();
  await page.getByRole('menuitem', { name: words.administration }).waitFor();
  await page.getByRole('menuitem', { name: words.lists, exact: true }).click();
  await page.waitForURL('**/console/lists');
  await page.getByRole('heading', { level: 1, name: en.lists.title }).waitFor();
  assert.notEqual(await more.getAttribute('data-current'), null);

  await more.click();
  await page.getByRole('menuitem', { name: words.keys }).click();
  await page.getByRole('dialog', { name: en.keys.title }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});
