import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { newTab, noBrowser, signIn } from '../support/browser.js';
import { takePicture } from '../support/pictures.js';
import { makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
const service = skip ? undefined : await startService();
/** Browsers know no passkeys at an IP address. */
const address = service?.address.replace('127.0.0.1', 'localhost') ?? '';

/** An authenticator of Chromium's own, as if built into the machine; `verify(false)` is the wrong finger. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return {
    verify: (isUserVerified: boolean) => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

test('a user adds a passkey, signs in with it alone and after the password, confirms with it and removes it', {
  skip,
}, async () => {
  const login = await makeUser(service ?? assert.fail(), 'analyst', 'pia');
  const { page, complaints, close } = await newTab(address);
  const authenticator = await addAuthenticator(page);
  await signIn(page, login);
  await page.goto('/console/preferences');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByLabel('Name').fill('Work laptop');
  await page.keyboard.press('Enter');
  const confirming = page.getByRole('dialog', { name: 'Confirm your password' });
  await confirming.getByLabel('Password').fill(login.password);
  await page.keyboard.press('Enter');
  const shown = page.getByRole('alertdialog', { name: 'Recovery codes' });
  await shown.getByRole('listitem').last().waitFor();
  await shown.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByText('Your passkeys are your second factor').waitFor();
  await page.getByText('Work laptop').waitFor();
  await takePicture(page, 'passkeys');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await adding.getByLabel('Name').fill('The same again');
  await page.keyboard.press('Enter');
  await adding.getByText('This device or security key already has a passkey for your account.').waitFor();

  await page.context().clearCookies();
  await page.goto('/console/sign-in');
  await authenticator.verify(false);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('No passkey was used. Try again, or choose another way.').waitFor();
  await takePicture(page, 'passkey-sign-in');
  await authenticator.verify(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('**/console/cases**');

  await page.context().clearCookies();
  await page.goto('/console/sign-in');
  await page.getByLabel('E-mail').fill(login.email);
  await page.getByLabel('Password', { exact: true }).fill(login.password);
  await page.keyboard.press('Enter');
  await page.getByLabel('Code').waitFor();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL('**/console/cases**');

  await page.goto('/console/preferences');
  await page.getByText(/last used/).waitFor();
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByRole('dialog', { name: 'New recovery codes' }).getByRole('button', { name: 'Use a passkey' }).click();
  await confirming.getByRole('button', { name: 'Use a passkey' }).click();
  await shown.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('button', { name: 'Remove the passkey Work laptop' }).click();
  const removing = page.getByRole('dialog', { name: 'Remove the passkey Work laptop' });
  await removing.getByText('It is your last second factor').waitFor();
  await removing.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('The passkey was removed. Other sessions have ended.').waitFor();
  await page.getByText('signing in can ask for a code').waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('where a second factor is required, a passkey is one', { skip }, async () => {
  const other = await startService();
  await other.ask('POST', '/api/sign-in-policy', { second_factor_required: true });
  const { page, complaints, close } = await newTab(address);
  await addAuthenticator(page);
  await page.goto('/console/sign-in');
  await page.getByLabel('E-mail').fill(other.admin.email);
  await page.getByLabel('Password', { exact: true }).fill(other.admin.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Set up a second factor to continue' }).waitFor();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog', { name: 'Add a passkey' }).getByLabel('Name').fill('Key ring');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Confirm your password' }).getByLabel('Password').fill(other.admin.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('heading', { name: 'Cases', exact: true }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});
