import { existsSync } from 'node:fs';
import { afterAllFiles } from '@touchstone/server/testing/after-all-files';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Why the tests in a browser cannot run here; false if they can. With `CI=true` they must. */
export const noBrowser =
  existsSync(CHROMIUM) || process.env.CI === 'true'
    ? false
    : 'needs Chromium: apt-get install --no-install-recommends chromium, or set CHROMIUM_PATH';

/** A page, and everything its browser complained about, violations of the content policy included. */
export interface Tab {
  readonly page: Page;
  readonly complaints: string[];
  close(): Promise<void>;
}

let browser: Promise<Browser> | undefined;

/** A tab of a browser profile of its own, signed in as nobody. */
export async function newTab(baseURL: string, options: BrowserContextOptions = {}): Promise<Tab> {
  browser ??= launch();
  const context = await (await browser).newContext({
    baseURL,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error.stack)));
  page.on('console', (message) => {
    // Refusals of the service are what some journeys are about.
    const isRefusal = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isRefusal) complaints.push(message.text());
  });
  return { page, complaints, close: () => context.close() };
}

/** The browser of this process. */
async function launch(): Promise<Browser> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const launched = await chromium.launch({ executablePath: CHROMIUM, args });
  afterAllFiles(() => launched.close());
  return launched;
}

export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/console/sign-in');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/console/cases**');
}

/** Presses keys one after another without waiting for the page in between: on a busy machine that can outlast a sequence. */
export async function pressSequence(page: Page, ...keys: string[]): Promise<void> {
  await Promise.all(keys.map((key) => page.keyboard.press(key)));
}
