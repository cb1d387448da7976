import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newTab, noBrowser, signIn } from '../support/browser.js';
import { makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
const service = skip ? undefined : await startService();
const address = service?.address ?? '';
const admin = service?.admin ?? { email: '', password: '' };

test('an administrator changes the review policy, after the password, and sees why the service refuses one', {
  skip,
}, async () => {
  const { page, complaints, close } = await newTab(address);
  const policy = () => service?.ask('GET', '/api/review-policy') ?? assert.fail();
  await signIn(page, admin);
  await page.getByRole('link', { name: 'Administration' }).click();
  await page.getByRole('link', { name: 'Review policy' }).click();
  await page.getByRole('checkbox', { name: 'Require a second person' }).check();
  await page.getByLabel('High risk, hours').fill('8');
  await page.getByRole('checkbox', { name: 'Sat' }).check();
  await page.getByRole('button', { name: 'Save policy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
  await dialog.getByLabel('Password').fill('not the password');
  await page.keyboard.press('Enter');
  await dialog.getByText('The password is wrong.').waitFor();
  assert.equal(await page.getByRole('alertdialog').count(), 0, 'the session goes on');
  await dialog.getByLabel('Password').fill(admin.password);
  await page.keyboard.press('Enter');
  await page.getByText('needs at least two users who may decide').first().waitFor();
  assert.equal((await policy()).due_hours.High, 24, 'nothing was stored');

  await makeUser(service ?? assert.fail(), 'analyst', 'ana');
  await page.getByRole('button', { name: 'Save policy' }).click();
  await page.getByText('The review policy was saved.').waitFor();
  const { enabled, due_hours, working_days } = await policy();
  assert.deepEqual([enabled, due_hours.High, working_days], [true, 8, [1, 2, 3, 4, 5, 6]]);
  assert.ok(await page.getByRole('button', { name: 'Save policy' }).isDisabled(), 'nothing is left to save');

  const verdicts = page.getByRole('combobox', { name: 'Verdict' });
  await page.getByRole('link', { name: 'Cases' }).click();
  await verdicts.first().waitFor();
  await page.goBack();
  await page.getByRole('checkbox', { name: 'Hide the verdict until the decision' }).check();
  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Save policy' }).click();
  assert.equal((await saved).status(), 200);
  assert.equal((await policy()).verdict_shown, 'after_decision');
  await page.getByRole('link', { name: 'Cases' }).click();
  await page.getByRole('combobox', { name: 'Risk' }).waitFor();
  assert.equal(await verdicts.count(), 0, 'nothing is filtered by what is hidden');
  assert.deepEqual(complaints, []);
  await close();
});

test('an analyst finds no way to the review policy, and its address says that it is not allowed', {
  skip,
}, async () => {
  const { page, complaints, close } = await newTab(address);
  await signIn(page, await makeUser(service ?? assert.fail(), 'analyst', 'ben'));
  assert.equal(await page.getByRole('link', { name: 'Administration' }).count(), 0);
  await page.goto('/console/administration/review-policy');
  await page.getByRole('heading', { name: 'Not allowed' }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});
