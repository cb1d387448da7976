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
const address = service?.address ?? '';
const { users: words, common } = en;

async function storedUsers(): Promise<{ email: string; role: string; disabled_at: string | null }[]> {
  const { users } = await (service ?? assert.fail()).ask('GET', '/api/users');
  return users;
}

test('an administrator adds a user, who chooses a password by the link and signs in', { skip }, async () => {
  const { page, complaints, close } = await newTab(address);
  await signIn(page, admin);
  await page.getByRole('link', { name: en.frame.administration }).waitFor();
  await pressSequence(page, 'g', 'a');
  await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
  await page.getByRole('button', { name: words.add }).click();
  const form = page.getByRole('dialog', { name: words.addTitle });
  await form.getByLabel(words.email).fill(admin.email);
  await form.getByLabel(words.name).fill('Vera Lindqvist');
  await form.getByLabel(words.role).selectOption('viewer');
  await form.getByRole('button', { name: words.addAction }).click();
  await confirmPassword(page, admin.password);
  // The address is taken: the service says so at its field, and nobody was added.
  await form.getByRole('alert').waitFor();
  assert.equal((await storedUsers()).length, 1);
  const email = `vera.${admin.email}`;
  await form.getByLabel(words.email).fill(email);
  await form.getByRole('button', { name: words.addAction }).click();
  const shown = page.getByRole('alertdialog', { name: words.linkTitle });
  const link = await shown.locator('code').innerText();
  await shown.getByRole('button', { name: common.done }).click();
  await shown.waitFor({ state: 'detached' });
  assert.ok(!(await page.content()).includes(link));
  await page.getByRole('row').filter({ hasText: email }).getByText('Viewer').waitFor();
  assert.deepEqual(complaints, []);
  await close();

  const own = await newTab(address);
  await own.page.goto(link);
  await own.page.getByLabel(/^New password/).fill('seven lanterns under oak 9');
  await own.page.getByRole('button', { name: 'Change password' }).click();
  await own.page.getByText('The password was changed').waitFor();
  await signIn(own.page, { email, password: 'seven lanterns under oak 9' });
  await own.close();
});

test('an administrator changes a role, ends a session, and deactivates and activates a user', { skip }, async () => {
  const ana = await makeUser(service ?? assert.fail(), 'analyst', 'ana', 'Ana Silva');
  const { page, complaints, close } = await newTab(address);
  await signIn(page, admin);
  await page.goto('/console/administration/users');
  await page.getByRole('link', { name: 'Ana Silva' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ana Silva' }).waitFor();
  await page.getByLabel(words.role).selectOption('lead');
  await page.getByRole('button', { name: words.save }).click();
  await confirmPassword(page, admin.password);
  await page.getByText(words.saved).waitFor();
  const stored = async () => (await storedUsers()).find(({ email }) => email === ana.email);
  assert.equal((await stored())?.role, 'lead');

  const sessions = page.getByRole('region', { name: words.sessions });
  await sessions.getByRole('row').filter({ hasText: words.kinds.token }).getByRole('button').click();
  await page.getByText(words.noSessions).waitFor();
  await assert.rejects(service?.ask('GET', '/api/me', undefined, ana.token) ?? assert.fail(), /401/);

  await page.getByRole('button', { name: words.disable, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.disable }).click();
  await page.getByRole('button', { name: words.enable, exact: true }).waitFor();
  assert.notEqual((await stored())?.disabled_at, null);
  assert.equal(await page.getByRole('button', { name: words.sendLink }).count(), 0);
  await page.getByRole('button', { name: words.enable, exact: true }).click();
  await page.getByRole('button', { name: words.disable, exact: true }).waitFor();
  assert.equal((await stored())?.disabled_at, null);
  assert.deepEqual(complaints, []);
  await close();
});

test('an analyst finds no way to administration, and its addresses say that it is not allowed', { skip }, async () => {
  const { page, complaints, close } = await newTab(address);
  await signIn(page, await makeUser(service ?? assert.fail(), 'analyst', 'ben'));
  assert.equal(await page.getByRole('link', { name: en.frame.administration }).count(), 0);
  for (const path of ['users', 'users/0123456789abcdef01234567', 'review-policy']) {
    await page.goto(`/console/administration/${path}`);
    await page.getByRole('heading', { name: en.failed.forbidden.title }).waitFor();
    assert.equal(await page.getByRole('navigation', { name: en.frame.administration }).count(), 0);
  }
  assert.deepEqual(complaints, []);
  await close();
});
