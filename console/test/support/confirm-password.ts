import type { Page } from 'playwright-core';
import { en } from '../../src/i18n/en.js';

/** Enters the password that an action asks for. */
export async function confirmPassword(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: en.stepUp.title });
  await dialog.getByLabel(en.signIn.password).fill(password);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}
