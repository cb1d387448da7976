import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { newTab, noBrowser, signIn } from '../support/browser.js';
import { decideFirst, FALSE_POSITIVE, TRUE_POSITIVE } from '../support/review-policy.js';
import { makeCases, makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
const service = skip ? undefined : await startService('official');
const address = service?.address ?? '';
const ana = service && (await makeUser(service, 'analyst', 'ana', 'Ana Silva'));
const ben = service && (await makeUser(service, 'analyst', 'ben', 'Ben Okafor'));
const [first = '', second = '', third = '', fourth = ''] = service ? await makeCases(service, 4) : [];

/** Opens a page and waits until events arrive there. */
async function openLive(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((answer) => answer.url().includes('/api/events') && answer.ok());
  await page.goto(path);
  await stream;
}

test('what a colleague does appears in the queue and in the case without a reload', { skip }, async () => {
  const { page, complaints, close } = await newTab(address);
  await signIn(page, ana ?? assert.fail());
  await openLive(page, '/console/cases');
  const rows = page.getByRole('row');
  await rows.nth(4).waitFor();
  const { user } = (await service?.ask('GET', '/api/me', undefined, ben?.token)) ?? assert.fail();
  await service?.ask('POST', '/api/queue/assign', { search_references: [first], assignee_id: user.user_id });
  await rows.filter({ hasText: 'Ben Okafor' }).waitFor();

  await openLive(page, `/console/cases/${second}`);
  await page.getByRole('tab', { name: 'Comparison' }).waitFor();
  await decideFirst(service ?? assert.fail(), second, FALSE_POSITIVE, ben?.token);
  await page.getByText(/^Closed .* by Ben Okafor\.$/).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('what a colleague does before the stream of a page has begun appears there too', { skip }, async () => {
  const { page, complaints, close } = await newTab(address);
  await signIn(page, ana ?? assert.fail());
  const { user } = (await service?.ask('GET', '/api/me', undefined, ben?.token)) ?? assert.fail();
  const shown = page.getByRole('grid').getByText('Ben Okafor');

  const beginQueue = await holdStream(page);
  await page.goto('/console/cases');
  await page.getByRole('row').nth(3).waitFor();
  const before = await shown.count();
  await service?.ask('POST', '/api/queue/assign', { search_references: [fourth], assignee_id: user.user_id });
  assert.equal(await shown.count(), before);
  await beginQueue();
  await shown.nth(before).waitFor();

  const beginCase = await holdStream(page);
  await page.goto(`/console/cases/${third}`);
  await page.getByRole('textbox', { name: 'Add a comment' }).waitFor();
  await service?.ask('POST', `/api/searches/${third}/comments`, { comment: 'Seen the passport' }, ben?.token);
  await beginCase();
  await page.getByText('Seen the passport').waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

/** Keeps the streams of the page from beginning until the returned function is called. */
async function holdStream(page: Page): Promise<() => Promise<void>> {
  let begin = () => {};
  const mayBegin = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await page.route('**/api/events**', async (route) => {
    await mayBegin;
    // A page that has gone on needs it no more.
    await route.continue().catch(() => {});
  });
  return () => {
    begin();
    return page.unroute('**/api/events**');
  };
}

test('a comment of a colleague, who was mentioned by the keyboard, appears in an open case', { skip }, async () => {
  const [one, other] = [await newTab(address), await newTab(address)];
  await signIn(one.page, ana ?? assert.fail());
  await signIn(other.page, ben ?? assert.fail());
  await openLive(one.page, `/console/cases/${third}`);
  await other.page.setViewportSize({ width: 320, height: 720 });
  await openLive(other.page, `/console/cases/${third}`);
  await other.page.getByRole('tab', { name: 'Comparison' }).waitFor();
  const text = other.page.getByRole('textbox', { name: 'Add a comment' });
  await text.pressSequentially('Please look, @sil');
  const option = other.page.getByRole('option', { name: /Ana Silva/, selected: true });
  await option.waitFor();
  const bar = (await other.page.getByRole('region', { name: 'Decision' }).boundingBox()) ?? assert.fail();
  const shown = (await option.boundingBox()) ?? assert.fail();
  assert.ok(shown.y + shown.height <= bar.y, 'the list is above the decision bar');
  await other.page.keyboard.press('Enter');
  assert.equal(await text.inputValue(), `Please look, @${ana?.email} `);
  await other.page.keyboard.type('when you can');
  const sideways = await other.page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  assert.ok(!sideways);
  await other.page.keyboard.press('Control+Enter');
  await one.page.getByText(`Please look, @${ana?.email} when you can`).waitFor();
  assert.deepEqual([...one.complaints, ...other.complaints], []);
  await Promise.all([one.close(), other.close()]);
});

test('a change that arrives while one decides cannot be overwritten unseen', { skip }, async () => {
  const { page, complaints, close } = await newTab(address);
  await signIn(page, ana ?? assert.fail());
  await openLive(page, `/console/cases/${first}`);
  const form = page.getByRole('region', { name: 'Decision' }).getByRole('form');
  await page.getByRole('tab', { name: 'Comparison' }).waitFor();
  while (!(await form.isVisible())) await page.keyboard.press('f');
  await page.keyboard.press('1');
  await page.getByRole('textbox', { name: 'Note' }).fill('Born fourteen years apart');
  const renewed = page.waitForResponse((answer) => answer.url().includes(`/api/searches/${first}?`));
  await decideFirst(service ?? assert.fail(), first, TRUE_POSITIVE, ben?.token);
  await renewed;
  await page.keyboard.press('Control+Enter');
  const alert = page.getByRole('alert');
  await alert.getByText(/Nothing was saved.* Ben Okafor decided on .* as True Positive/).waitFor();
  await alert.getByText('Born fourteen years apart').waitFor();
  const { results } = (await service?.ask('GET', `/api/searches/${first}?mark_read=false`)) ?? assert.fail();
  assert.equal(results[0].match_status, 'True Positive');
  assert.deepEqual(complaints, []);
  await close();
});

test('the head of a case names the colleagues who are viewing it, until they leave', { skip }, async () => {
  const [one, other] = [await newTab(address), await newTab(address)];
  await signIn(one.page, ana ?? assert.fail());
  await signIn(other.page, ben ?? assert.fail());
  await openLive(one.page, `/console/cases/${third}`);
  await other.page.goto(`/console/cases/${third}`);
  await one.page.getByText('Also viewing: Ben Okafor').waitFor();
  await other.page.getByText('Also viewing: Ana Silva').waitFor();
  assert.deepEqual([...one.complaints, ...other.complaints], []);
  await one.close();
  await other.close();
});

test('without events the queue is polled, and a hidden tab holds no stream', { skip }, async () => {
  const { page, complaints, close } = await newTab(address);
  await page.clock.install();
  await signIn(page, ana ?? assert.fail());
  await openLive(page, '/console/cases');
  await page.getByRole('row').nth(1).waitFor();
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/events'));
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await ended;

  await page.route('**/api/events**', (route) => route.fulfill({ status: 503, body: '{}' }));
  const refused = page.waitForResponse((answer) => answer.url().includes('/api/events') && answer.status() === 503);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await refused;
  await decideFirst(service ?? assert.fail(), fourth, FALSE_POSITIVE, ben?.token);
  const polled = page.waitForResponse((answer) => answer.url().includes('/api/queue?'));
  await page.clock.fastForward(31_000);
  await polled;
  await page.getByRole('row').nth(3).waitFor({ state: 'detached' });
  assert.deepEqual(complaints, []);
  await close();
});
