import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertAccessible } from './axe.js';
import { newTab, noBrowser, signIn } from './browser.js';
import { takePicture } from './pictures.js';
import type { Service } from './service.js';

/** A page, and what is to be seen of it. */
export interface State {
  readonly name: string;
  readonly path: string;
  /** Brings the page into the state, when its address alone does not. */
  readonly enter?: (page: Page) => Promise<void>;
  readonly signedOut?: boolean;
}

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
  /** A window of 1440 by 900 pixels at twice the size. */
  zoomed: { viewport: { width: 720, height: 450 } },
  phone: { viewport: { width: 390, height: 844 } },
};

/** The language is decided when a page loads. Words and direction change nothing that axe looks at. */
const LOCALES: Readonly<Record<string, Readonly<Record<string, Look>>>> = {
  'en-GB': LOOKS,
  'en-XA': { pseudo: {} },
  'ar-XB': { 'right-to-left': {} },
};

/** Rules that axe checks: on the dark page, which is the light one in other colours, these alone. */
const AUDITED: Readonly<Record<string, readonly string[] | undefined>> = {
  light: undefined,
  dark: ['color-contrast', 'link-in-text-block'],
  narrow: undefined,
};

/** Tests that every page is accessible, fits and keeps to the content policy, in every appearance and direction. */
export async function sweep(service: Service | undefined, states: readonly State[]): Promise<void> {
  const address = service?.address ?? '';
  const session = service && (await signedIn(service));
  for (const [locale, looks] of Object.entries(LOCALES)) {
    const names = Object.keys(looks).join(', ');
    test(`every page is accessible, fits and is inside the content policy: ${names}`, { skip: noBrowser }, async () => {
      const stranger = await newTab(address, { locale });
      const member = await newTab(address, { locale, ...(session && { storageState: session }) });
      for (const { name, path, enter, signedOut } of states) {
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
          if (look === 'light') await assertScrollsOnce(page, name);
          if (look === 'narrow' && name !== 'case-deciding') await assertRoom(page, name);
          if (look === 'narrow' || look === 'zoomed') await assertFocusIsSeen(page, `${name}, ${look}`);
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
}

/** The cookies of the administrator, who signs in once. */
async function signedIn({ address, admin }: Service) {
  const { page, close } = await newTab(address);
  await signIn(page, admin);
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

/** The frame fills the window: the window itself has nothing to scroll to. */
async function assertScrollsOnce(page: Page, what: string): Promise<void> {
  const [content, height] = await page.evaluate(
    () => [document.documentElement.scrollHeight, window.innerHeight] as const,
  );
  assert.ok(content <= height, `${what}: ${content} of ${height} pixels`);
}

/** Whatever can have the focus is seen when it has it: no bar, head or notice covers it whole (WCAG 2.4.11). */
async function assertFocusIsSeen(page: Page, what: string): Promise<void> {
  const hidden = await page.evaluate(() => {
    const before = document.activeElement;
    const dialog = document.querySelector('[role=dialog]');
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const found: string[] = [];
    for (const control of (dialog ?? document).querySelectorAll<HTMLElement>(controls)) {
      if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue;
      if (control.matches(':disabled, .visually-hidden, .visually-hidden *')) continue;
      control.focus();
      if (document.activeElement !== control) continue;
      const box = (control.closest('label') ?? control).getBoundingClientRect();
      const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
      const isSeen = parts.some((x) =>
        parts.some((y) => {
          const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
          return top !== null && (control.contains(top) || top.closest('label')?.contains(control) === true);
        }),
      );
      if (!isSeen) found.push(control.outerHTML.slice(0, 160));
    }
    if (before instanceof HTMLElement) before.focus();
    return found;
  });
  assert.deepEqual(hidden, [], what);
}

/** The decision leaves two thirds of the screen to what it is about. */
async function assertRoom(page: Page, what: string): Promise<void> {
  const bar = page.getByRole('region', { name: 'Decision', exact: true });
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
