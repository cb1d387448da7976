import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../src/i18n/en.js';
import { newTab, noBrowser, pressSequence, signIn } from '../support/browser.js';
import { confirmPassword } from '../support/confirm-password.js';
import { makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
const service = skip ? undefined : await startService();
const admin = service?.admin ?? { email: '', password: '' };
const { apiKeys: words, common } = en;

/** Status of a request with this key. */
const answerTo = async (key: string, path: string) =>
  (await fetch(`${service?.address}${path}`, { headers: { 'x-api-key': key } })).status;

test('an administrator creates a key that is shown once, sees the keys of others, and revokes them', {
  skip,
}, async () => {
  const ask = service?.ask ?? assert.fail();
  const ana = await makeUser(service ?? assert.fail(), 'analyst', 'ana', 'Ana Silva');
  const { api_key: others } = await ask('POST', '/api/api-key', { name: 'Nightly upload' }, ana.token);
  const { page, complaints, close } = await newTab(service?.address ?? '');
  await signIn(page, admin);
  await page.getByRole('link', { name: en.frame.administration }).waitFor();
  await pressSequence(page, 'g', 'k');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await row('Nightly upload').getByText('Ana Silva').waitFor();

  await page.getByRole('button', { name: words.add }).click();
  const form = page.getByRole('dialog', { name: words.addTitle });
  await form.getByLabel(words.name, { exact: true }).fill('Onboarding');
  await form.getByLabel(words.role, { exact: true }).selectOption('viewer');
  for (const scope of ['screen', 'decide', 'configure'] as const) {
    await form.getByLabel(words.scopeTexts[scope]).uncheck();
  }
  await form.getByLabel(words.days).fill('30');
  await form.getByRole('button', { name: words.add }).click();
  await confirmPassword(page, admin.password);
  const shown = page.getByRole('alertdialog', { name: words.created });
  const key = await shown.locator('code').innerText();
  await shown.getByRole('button', { name: common.done }).click();
  await shown.waitFor({ state: 'detached' });
  assert.ok(!(await page.content()).includes(key));
  const { api_keys: keys } = await ask('GET', '/api/api-keys');
  assert.deepEqual([keys[0].name, keys[0].role, keys[0].scopes], ['Onboarding', 'viewer', ['read']]);
  assert.equal(await answerTo(key, '/api/lists'), 200);
  assert.equal(await answerTo(key, '/api/users'), 403);

  for (const name of ['Onboarding', 'Nightly upload']) {
    await row(name).getByRole('button').click();
    await page.getByRole('dialog').getByRole('button', { name: words.revoke, exact: true }).click();
    await row(name).waitFor({ state: 'detached' });
  }
  await page.getByRole('heading', { name: words.none.title }).waitFor();
  assert.equal(await answerTo(key, '/api/lists'), 401);
  assert.equal(await answerTo(others.key, '/api/lists'), 401);
  assert.deepEqual(complaints, []);
  await close();
});
