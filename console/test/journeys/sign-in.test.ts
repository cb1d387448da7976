import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newTab, noBrowser, signIn } from '../support/browser.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
const service = skip ? undefined : await startService({ CONSOLE_IDLE_MINUTES: '3' });
const address = service?.address ?? '';
const admin = service?.admin ?? { email: '', password: '' };
const shortDay = skip ? undefined : await startService({ CONSOLE_IDLE_MINUTES: '60', CONSOLE_HOURS: '1' });

test('whoever signs in comes to where they wanted to go, and is signed out for good', { skip }, async () => {
  const { page, complaints, close } = await newTab(address);
  await page.goto('/console/preferences');
  await page.waitForURL('**/console/sign-in?to=*');
  await page.getByLabel('E-mail').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.keyboard.press('Enter');
  const wrong = page.getByText('The e-mail address or the password is wrong.');
  await wrong.waitFor();
  const answered = page.waitForResponse('**/api/session');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.keyboard.press('Enter');
  assert.equal((await answered).status(), 400);
  await wrong.waitFor();
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/console/preferences');
  await page.getByRole('heading', { name: 'Preferences' }).waitFor();

  assert.equal(await page.evaluate(() => localStorage.length + sessionStorage.length), 0);
  assert.equal(await page.evaluate(() => document.cookie), '', 'no script reads the session');
  await page.getByRole('button', { name: admin.email }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/console/sign-in');
  await page.goto('/console/preferences');
  await page.waitForURL('**/console/sign-in?to=*');
  assert.deepEqual(complaints, []);
  await close();
});

test('a browser that asks for the service is sent to the console', { skip }, async () => {
  const { page, close } = await newTab(address);
  await page.goto('/');
  await page.waitForURL('**/console/sign-in*');
  await close();
});

test('a write without the token of the page, or from another site, is refused', { skip }, async () => {
  const { page, close } = await newTab(address);
  await signIn(page, admin);
  const forged = (headers: Record<string, string>) =>
    page.evaluate(async (sent) => {
      const answer = await fetch('/api/me/preferences', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...sent },
        body: '{"name":"Mallory"}',
      });
      return [answer.status, (await answer.json()).error.code];
    }, headers);
  assert.deepEqual(await forged({}), [403, 'csrf']);
  assert.deepEqual(await forged({ 'x-csrf-token': 'a'.repeat(43) }), [403, 'csrf']);

  const elsewhere = await page.context().request.post('/api/me/preferences', {
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    data: { name: 'Mallory' },
  });
  assert.equal(elsewhere.status(), 403);
  assert.equal(await page.evaluate(async () => (await (await fetch('/api/me')).json()).data.user.name), '');
  await close();
});

test('a session about to end is offered again, and one that ended keeps what was typed', { skip }, async () => {
  const { page, complaints, close } = await newTab(address);
  await page.clock.install();
  await signIn(page, admin);
  await page.goto('/console/preferences');
  await page.getByLabel('Name', { exact: true }).fill('Ana Silva');
  await page.clock.fastForward(70_000);
  await page.getByRole('alertdialog', { name: 'Still there?' }).waitFor();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });

  await page.clock.fastForward(200_000);
  await page.getByRole('alertdialog', { name: 'Sign in again' }).waitFor();
  await page.getByLabel('Password', { exact: true }).last().fill(admin.password);
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), 'Ana Silva');
  assert.deepEqual(complaints, []);
  await close();
});

test('a page that nobody touches asks in the background, so that its session ends', { skip }, async () => {
  const { page, close } = await newTab(address);
  const sent: { path: string; background: boolean }[] = [];
  page.on('request', (request) => {
    const background = request.headers()['x-background'] === 'true';
    if (/api\/(queue|events)/.test(request.url())) sent.push({ path: request.url(), background });
  });
  await page.route('**/api/events**', (route) => route.abort());
  await page.clock.install();
  await signIn(page, admin);
  await page.getByRole('heading', { name: 'No cases yet' }).waitFor();
  assert.ok(sent.length > 0 && sent.every(({ background }) => !background));
  await page.clock.runFor(75_000);
  assert.ok(sent.some(({ path }) => path.includes('/api/events')));
  sent.length = 0;
  await page.clock.runFor(75_000);
  await page.waitForLoadState('networkidle');
  assert.ok(sent.length > 0 && sent.every(({ background }) => background));
  await page.getByRole('alertdialog', { name: 'Still there?' }).waitFor();
  await close();
});

test('signing in again in another tab is enough, and its new token is taken over', { skip }, async () => {
  const { page, complaints, close } = await newTab(address);
  await page.clock.install();
  await signIn(page, admin);
  await page.goto('/console/preferences');
  await page.getByLabel('Name', { exact: true }).fill('Ana Silva');
  const other = await page.context().newPage();
  await signIn(other, admin);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();

  await page.clock.fastForward(200_000);
  await page.getByRole('alertdialog', { name: 'Sign in again' }).waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), 'Ana Silva');
  assert.deepEqual(complaints, []);
  await close();
});

test('a session at its maximum length asks for the password and is not offered in vain', { skip }, async () => {
  const { address: itsAddress, admin: whoever } = shortDay ?? assert.fail();
  const { page, complaints, close } = await newTab(itsAddress);
  await page.clock.install();
  await signIn(page, whoever);
  await page.clock.fastForward(3_510_000);
  const dialog = page.getByRole('alertdialog', { name: 'Sign in again soon' });
  await dialog.getByRole('link', { name: 'Sign in as someone else' }).waitFor();
  await dialog.getByLabel('Password', { exact: true }).fill(whoever.password);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  assert.deepEqual(complaints, []);
  await close();
});
