import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../src/i18n/en.js';
import { newTab, noBrowser, signIn } from '../support/browser.js';
import { makeCases, makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
const service = skip ? undefined : await startService();
const ana = service && (await makeUser(service, 'analyst', 'ana'));
if (service) await makeCases(service, 3);

test('keys that follow Enter do nothing on the queue while the case is on its way', { skip }, async () => {
  const { page, complaints, close } = await newTab(service?.address ?? '');
  let send = () => {};
  const maySend = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/assets/case-page-*.js', async (route) => {
    await maySend;
    // A page that has gone on needs it no more.
    await route.continue().catch(() => {});
  });
  const claims: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/queue/next') && claims.push(request.url()));
  await signIn(page, ana ?? assert.fail());
  await page.getByRole('row').nth(3).waitFor();
  const chunk = page.waitForRequest('**/assets/case-page-*.js');
  await page.keyboard.press('Enter');
  await chunk;
  for (const key of ['x', '.', 'j', 'x']) await page.keyboard.press(key);
  assert.equal(await page.getByRole('checkbox', { checked: true }).count(), 0);
  // Keys of every page still work.
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  send();
  await page.getByRole('tab', { name: 'Comparison' }).waitFor();
  assert.deepEqual(claims, []);
  await page.keyboard.press('Escape');
  await page.getByRole('row').nth(3).waitFor();
  await page.keyboard.press('x');
  assert.equal(await page.getByRole('row').nth(1).getAttribute('aria-selected'), 'true');
  assert.deepEqual(complaints, []);
  await close();
});

test('a shortcut is changed by pressing another key, and single keys can be switched off', { skip }, async () => {
  const { page, complaints, close } = await newTab(service?.address ?? '');
  const { preferences: words, keys } = en;
  await signIn(page, ana ?? assert.fail());
  await page.goto('/console/preferences');
  const change = page.getByRole('button', { name: words.changeKey(keys.actions.nextRow) });
  await change.press('Enter');
  await page.getByText(words.pressKey).waitFor();
  await page.keyboard.press('b');
  await change.getByText('B', { exact: true }).waitFor();
  const isActive = (row: number) =>
    page.waitForFunction((at) => document.activeElement?.getAttribute('data-index') === String(at), row);
  await page.goto('/console/cases');
  await isActive(0);
  await page.keyboard.press('j');
  await page.keyboard.press('b');
  await isActive(1);

  await page.goto('/console/preferences');
  await page.getByLabel(words.singleKeys).uncheck();
  await page.waitForLoadState('networkidle');
  await page.goto('/console/cases');
  await isActive(0);
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowDown');
  await isActive(1);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('the focus is never lost: fields and dialogs give it back, and a page that replaces another takes it', {
  skip,
}, async () => {
  const { page, complaints, close } = await newTab(service?.address ?? '');
  await signIn(page, service?.admin ?? assert.fail());
  await page.getByRole('row', { selected: false }).nth(2).waitFor();
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      return at?.getAttribute('data-index') ?? at?.tagName.toLowerCase();
    });
  await page.keyboard.press('j');
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-index') === '1');
  for (const key of ['/', 'f', '?', 's', 'Shift+A', 'd', 'Control+k']) {
    await page.keyboard.press(key);
    await page.waitForFunction(() => document.activeElement?.closest('[role=dialog], input') != null);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.closest('[role=dialog], input') == null);
    assert.equal(await focused(), '1', key);
  }
  await page.keyboard.press('Enter');
  await page.getByRole('tab').first().waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
  await page.keyboard.press('c');
  await page.keyboard.press('Escape');
  assert.equal(await focused(), 'main');
  const before = page.url();
  await page.keyboard.press('d');
  assert.equal(await focused(), 'button');
  await page.keyboard.press('j');
  await page.waitForURL((url) => url.href !== before);
  await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
  await page.keyboard.press('Escape');
  await page.waitForURL('**/console/cases');
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'row');
  assert.deepEqual(complaints, []);
  await close();
});
