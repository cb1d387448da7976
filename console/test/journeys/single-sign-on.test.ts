import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from '../support/axe.js';
import { newTab, noBrowser } from '../support/browser.js';
import { signInAtProvider, startCompany } from '../support/company.js';
import { takePicture } from '../support/pictures.js';
import { sweep } from '../support/sweep.js';

const skip = noBrowser;
const company = skip ? undefined : await startCompany();
const address = company?.service.address ?? '';
const BUTTON = 'Sign in with Example Bank';

test('an administrator signs in at the provider, confirms there, requires it of everybody, and signs out', {
  skip,
}, async () => {
  company?.employ('boss', 'aml-admins');
  const { page, complaints, close } = await newTab(address);
  await page.goto('/console/administration/sign-in');
  await page.waitForURL('**/console/sign-in?to=*');
  await page.getByRole('link', { name: BUTTON }).click();
  await page.waitForURL(`${company?.issuer}/**`);
  await signInAtProvider(page, 'boss');
  await page.waitForURL('**/console/administration/sign-in');
  const cookies = await page.context().cookies(address);
  assert.equal(cookies.find(({ name }) => name === 'touchstone')?.sameSite, 'Strict');

  await page.getByRole('checkbox', { name: 'Require single sign-on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.waitFor();
  await assertAccessible(page, 'confirmation at the provider');
  await takePicture(page, 'confirm-at-provider');
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: 'Confirm with Example Bank' }).click();
  const tab = await opened;
  await signInAtProvider(tab, 'boss');
  await tab.getByRole('heading', { name: 'Confirmed' }).waitFor();
  await page.getByText('The sign-in policy was saved.').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await tab.close();

  await page.goto('/console/administration/users');
  await page.getByRole('link', { name: 'The boss' }).click();
  await page.getByText('by single sign-on').waitFor();
  await page.getByText(company?.issuer ?? '').waitFor();
  await takePicture(page, 'user-single-sign-on');

  await page.getByRole('button', { name: 'The boss' }).first().click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/console/sign-in');
  await page.goto('/console/preferences');
  await page.waitForURL('**/console/sign-in?to=*');
  assert.deepEqual(complaints, []);
  await close();
});

test('the role decides what is shown, and a refusal says whom to ask', { skip }, async () => {
  company?.employ('ana', 'aml-analysts');
  company?.employ('nora', 'marketing');
  const { page, complaints, close } = await newTab(address);
  await page.goto('/console/sign-in');
  await page.getByRole('link', { name: BUTTON }).click();
  await signInAtProvider(page, 'ana');
  await page.waitForURL('**/console/cases**');
  await page.getByRole('link', { name: 'Uploads', exact: true }).waitFor();
  assert.equal(await page.getByRole('link', { name: 'Administration' }).count(), 0);

  const other = await newTab(address);
  await other.page.goto('/console/sign-in');
  await other.page.getByRole('link', { name: BUTTON }).click();
  await signInAtProvider(other.page, 'nora');
  await other.page
    .getByText('Your company has given you no role in Touchstone. Ask your IT department for one.')
    .waitFor();
  assert.deepEqual([...complaints, ...other.complaints], []);
  await other.close();
  await close();
});

await sweep(company?.service, [
  { name: 'sign-in-with-provider', path: '/console/sign-in?refused=no_role', signedOut: true },
  { name: 'confirmed', path: '/console/confirmed', signedOut: true },
  { name: 'not-confirmed', path: '/console/confirmed?refused=other_user', signedOut: true },
  { name: 'sign-in-policy-with-provider', path: '/console/administration/sign-in' },
]);
