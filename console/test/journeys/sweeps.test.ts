import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertAccessible } from '../support/axe.js';
import { newTab, noBrowser, signIn } from '../support/browser.js';
import { takePicture } from '../support/pictures.js';
import { decideFirst, FALSE_POSITIVE, requireSecondPerson, TRUE_POSITIVE } from '../support/review-policy.js';
import { makeArticleCase, makeCases, makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
const service = skip ? undefined : await startService();
const address = service?.address ?? '';
const [reference = '', mine = '', hidden = '', disputed = ''] = service ? await makeCases(service, 12) : [];
const reported = service ? await makeArticleCase(service) : '';
if (service) {
  const [ana, ben] = [await makeUser(service, 'analyst', 'ana'), await makeUser(service, 'analyst', 'ben')];
  await requireSecondPerson(service);
  await decideFirst(service, mine, TRUE_POSITIVE);
  await decideFirst(service, hidden, TRUE_POSITIVE, ana.token);
  await decideFirst(service, disputed, TRUE_POSITIVE, ana.token);
  await decideFirst(service, disputed, FALSE_POSITIVE, ben.token);
}

interface State {
  readonly name: string;
  readonly path: string;
  /** Brings the page into the state, when its address alone does not. */
  readonly enter?: (page: Page) => Promise<void>;
  readonly signedOut?: boolean;
}

const STATES: readonly State[] = [
  { name: 'sign-in', path: '/console/sign-in', signedOut: true },
  {
    name: 'sign-in-reset',
    path: '/console/sign-in',
    signedOut: true,
    enter: (page) => page.getByRole('button', { name: /^F.rg.t/u }).click(),
  },
  { name: 'cases', path: '/console/cases' },
  { name: 'cases-selected', path: '/console/cases', enter: (page) => page.getByRole('checkbox').first().check() },
  {
    name: 'cases-bulk',
    path: '/console/cases?sort=created',
    enter: async (page) => {
      for (const key of 'xjjjjxjxd') await page.keyboard.press(key);
      await page.getByRole('dialog').getByRole('radio').first().check();
    },
  },
  { name: 'cases-empty', path: '/console/cases?view=waiting' },
  { name: 'cases-none-match', path: '/console/cases?search=nobody+has+this+name' },
  { name: 'case', path: `/console/cases/${reference}` },
  { name: 'case-article', path: `/console/cases/${reported}` },
  { name: 'case-proposed', path: `/console/cases/${mine}` },
  { name: 'case-second-review', path: `/console/cases/${hidden}` },
  { name: 'case-disputed', path: `/console/cases/${disputed}` },
  {
    name: 'case-deciding',
    path: `/console/cases/${reference}`,
    enter: async (page) => {
      const form = page.getByRole('region').last().getByRole('form');
      while (!(await form.isVisible())) await page.keyboard.press('t');
    },
  },
  { name: 'cases-second-review', path: '/console/cases?view=second-review' },
  { name: 'case-history', path: `/console/cases/${reference}?tab=history` },
  { name: 'case-related', path: `/console/cases/${reference}?tab=related` },
  { name: 'case-request', path: `/console/cases/${reference}?tab=request` },
  { name: 'case-gone', path: '/console/cases/0123456789abcdef01234567' },
  { name: 'search', path: '/console/search' },
  {
    name: 'search-found',
    path: '/console/search',
    enter: async (page) => {
      await page.locator('form input').first().fill('Gavril Tverdokhlebenko, 1952');
      await page.locator('form input').first().press('Enter');
      await page.getByRole('table').first().waitFor();
    },
  },
  {
    name: 'search-refused',
    path: '/console/search',
    enter: async (page) => {
      await page.locator('form input').first().fill('12345');
      await page.locator('form button[type=submit]').click();
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'preferences', path: '/console/preferences' },
  { name: 'review-policy', path: '/console/administration/review-policy' },
  {
    name: 'review-policy-password',
    path: '/console/administration/review-policy',
    enter: async (page) => {
      await page.getByRole('spinbutton').last().fill('96');
      await page.locator('button[type=submit]').click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

interface Look {
  readonly colorScheme?: 'light' | 'dark';
  readonly forcedColors?: 'active' | 'none';
  readonly viewport?: { readonly width: number; readonly height: number };
}

const DESKTOP = { width: 1440, height: 900 };

/** Appearances that a loaded page can be switched to without loading it again. */
const LOOKS: Readonly<Record<string, Look>> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { forcedColors: 'active' },
  narrow: { viewport: { width: 320, height: 720 } },
  phone: { viewport: { width: 390, height: 844 } },
};

/** The language is decided when a page loads. Words and direction change nothing that axe looks at. */
const LOCALES: Readonly<Record<string, Readonly<Record<string, Look>>>> = {
  'en-GB': LOOKS,
  'en-XA': { pseudo: {} },
  'ar-XB': { 'right-to-left': {} },
};

/** What axe looks at: of the dark page, which is the light one in other colours, these alone. */
const AUDITED: Readonly<Record<string, readonly string[] | undefined>> = {
  light: undefined,
  dark: ['color-contrast', 'link-in-text-block'],
  narrow: undefined,
};

const session = service && (await signedIn());

for (const [locale, looks] of Object.entries(LOCALES)) {
  const names = Object.keys(looks).join(', ');
  test(`every page is accessible, fits and is inside the content policy: ${names}`, { skip }, async () => {
    const stranger = await newTab(address, { locale });
    const member = await newTab(address, { locale, ...(session && { storageState: session }) });
    for (const { name, path, enter, signedOut } of STATES) {
      const { page } = signedOut ? stranger : member;
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await enter?.(page);
      for (const [look, { colorScheme = 'light', forcedColors = 'none', viewport = DESKTOP }] of Object.entries(
        looks,
      )) {
        await page.emulateMedia({ colorScheme, forcedColors });
        await page.setViewportSize(viewport);
        await endTransitions(page);
        await assertFits(page, `${name}, ${look}`);
        if (look === 'narrow' && name !== 'case-deciding') await assertRoom(page, name);
        if (look === 'right-to-left') await assertArrowsPointBack(page, name);
        if (look === 'forced') await assertCurrentIsSeen(page, name);
        if (look in AUDITED) await assertAccessible(page, `${name}, ${look}`, AUDITED[look]);
        await takePicture(page, `${name}-${look}`);
      }
    }
    assert.deepEqual([...member.complaints, ...stranger.complaints], []);
    await member.close();
    await stranger.close();
  });
}

/** The cookies of the administrator, who signs in once. */
async function signedIn() {
  const { page, close } = await newTab(address);
  await signIn(page, service?.admin ?? assert.fail());
  const state = await page.context().storageState();
  await close();
  return state;
}

/** Colours and sizes as they stay. */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const transition of document.getAnimations()) if (transition instanceof CSSTransition) transition.finish();
  });
}

/** Nothing scrolls sideways but what is in a box of its own. */
async function assertFits(page: Page, what: string): Promise<void> {
  const [content, width] = await page.evaluate(
    () => [document.documentElement.scrollWidth, window.innerWidth] as const,
  );
  assert.ok(content <= width, `${what}: ${content} of ${width} pixels`);
}

/** The decision leaves two thirds of the screen to what it is about. */
async function assertRoom(page: Page, what: string): Promise<void> {
  const bar = page.getByRole('region', { name: 'Decision' });
  if ((await bar.count()) === 0) return;
  const { height = 0 } = (await bar.boundingBox()) ?? {};
  assert.ok(height <= 720 / 3, `${what}: ${height} of 720 pixels`);
}

/** Arrows along the line point the other way. */
async function assertArrowsPointBack(page: Page, what: string): Promise<void> {
  const scales = await page
    .locator('.lucide-arrow-right, .lucide-chevron-left, .lucide-chevron-right')
    .evaluateAll((arrows) => arrows.map((arrow) => getComputedStyle(arrow).scale));
  assert.ok(
    scales.every((scale) => scale === '-1 1'),
    `${what}: ${scales.join()}`,
  );
}

/** Without colours of its own, the current tab, filter, page, record or status still looks unlike its neighbours. */
async function assertCurrentIsSeen(page: Page, what: string): Promise<void> {
  const alike = await page.evaluate(() => {
    const look = (element: Element) => {
      const { borderBottomColor, outlineStyle } = getComputedStyle(element);
      return `${borderBottomColor} ${outlineStyle}`;
    };
    const current = '[role=tab][aria-selected=true], nav a[aria-current=page], button[aria-pressed=true]';
    return [...document.querySelectorAll(current)]
      .filter((element) => element !== document.activeElement)
      .filter((element) =>
        [...(element.parentElement?.children ?? [])].some(
          (other) => other !== element && other.className === element.className && look(other) === look(element),
        ),
      )
      .map(({ textContent }) => textContent);
  });
  assert.deepEqual(alike, [], what);
}
