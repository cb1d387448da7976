import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { newTab, noBrowser, signIn } from '../support/browser.js';
import { takePicture } from '../support/pictures.js';
import { makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
const service = skip ? undefined : await startService();
const address = service?.address ?? '';
const admin = service?.admin ?? { email: '', password: '' };

/** The code of the next time step, which no request before has used. */
const nextCode = (secret: string) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });

async function confirmPassword(page: Page, password: string) {
  const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
}

/** Goes through the set-up that was opened; returns the key and the recovery codes. */
async function setUp(page: Page, password: string) {
  await page.getByRole('button', { name: 'Set up' }).click();
  await confirmPassword(page, password);
  const dialog = page.getByRole('dialog', { name: 'Set up a second factor' });
  await dialog.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  const secret = (await dialog.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  await dialog.getByLabel('Code from the app').fill('12');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Code from the app').fill(generateSync({ secret }));
  await page.keyboard.press('Enter');
  const shown = page.getByRole('alertdialog', { name: 'Recovery codes' });
  await shown.getByRole('listitem').last().waitFor();
  const codes = await shown.getByRole('listitem').allTextContents();
  await takePicture(page, 'recovery-codes');
  await shown.getByRole('button', { name: 'I have kept them' }).click();
  await shown.waitFor({ state: 'hidden' });
  return { secret, codes };
}

test('a user sets up a second factor, signs in with it and with a recovery code, and removes it', {
  skip,
}, async () => {
  const login = await makeUser(service ?? assert.fail(), 'analyst', 'ana');
  const { page, complaints, close } = await newTab(address);
  await signIn(page, login);
  await page.goto('/console/preferences');
  const { secret, codes } = await setUp(page, login.password);
  assert.equal(codes.length, 10);
  await page.getByText('10 recovery codes are left').waitFor();

  await page.context().clearCookies();
  await page.goto('/console/sign-in');
  await page.getByLabel('E-mail').fill(login.email);
  await page.getByLabel('Password', { exact: true }).fill(login.password);
  await page.keyboard.press('Enter');
  await page.getByLabel('Code').fill('abcd-efgh-ijkl-mnop');
  await page.keyboard.press('Enter');
  await page.getByText('The code is wrong or has already been used.').waitFor();
  await page.getByLabel('Code').fill(nextCode(secret));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/console/cases**');

  await page.goto('/console/preferences');
  await page.getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove the second factor' });
  await dialog.getByLabel('Code from the app, or a recovery code').fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await confirmPassword(page, login.password);
  await page.getByText('The second factor was removed.').waitFor();
  await page.getByRole('button', { name: 'Set up' }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('where a second factor is required, its set-up stands in place of every page', { skip }, async () => {
  const login = await makeUser(service ?? assert.fail(), 'analyst', 'ben');
  const boss = await newTab(address);
  await signIn(boss.page, admin);
  await boss.page.goto('/console/preferences');
  await setUp(boss.page, admin.password);
  const working = await newTab(address);
  await signIn(working.page, login);

  await boss.page.goto('/console/administration/sign-in');
  await boss.page
    .getByText('1 active user has not set one up.')
    .or(boss.page.getByText(/active users have not/))
    .waitFor();
  await boss.page.getByRole('checkbox', { name: 'Require a second factor' }).click();
  await boss.page.getByText('The sign-in policy was saved.').waitFor();

  await working.page.getByRole('link', { name: 'Uploads', exact: true }).click();
  await working.page.getByRole('heading', { name: 'Set up a second factor to continue' }).waitFor();
  await setUp(working.page, login.password);
  await working.page.getByRole('heading', { name: 'Uploads', exact: true }).waitFor();
  assert.deepEqual([...boss.complaints, ...working.complaints], []);
  await boss.page.getByRole('checkbox', { name: 'Require a second factor' }).click();
  await boss.page.getByText('The sign-in policy was saved.').last().waitFor();
  await boss.close();
  await working.close();
});
