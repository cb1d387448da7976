import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { newTab, noBrowser } from '../support/browser.js';
import { makeCases, makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
const service = skip ? undefined : await startService('official');
const address = service?.address ?? '';
const CASES = 20;
const analyst = service && (await makeUser(service, 'analyst', 'ana'));
const references = service ? await makeCases(service, CASES) : [];

test('an analyst works off twenty cases by keyboard alone', { skip }, async () => {
  const { page, complaints, close } = await newTab(address);
  await page.goto('/console/');
  await page.waitForURL('**/console/sign-in**');
  await page.getByLabel('E-mail').waitFor();
  await page.keyboard.type(analyst?.email ?? '');
  await page.keyboard.press('Tab');
  await page.keyboard.type(analyst?.password ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/console/cases');
  await page.getByRole('row', { selected: false }).first().waitFor();
  assert.equal(await page.getByRole('grid').getAttribute('aria-rowcount'), String(CASES + 1));

  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/console/cases/*');
  let decisions = 0;
  for (let left = CASES; left > 0; ) {
    const said = await decideByKeys(page);
    decisions++;
    if (said.includes('Everything is decided')) left--;
  }
  await page.waitForURL('**/console/cases');
  await page.getByRole('heading', { name: 'Nothing to do' }).waitFor();
  assert.ok(decisions >= CASES);

  for (const reference of references) {
    const { results, work } = (await service?.ask('GET', `/api/searches/${reference}?mark_read=false`)) ?? {};
    assert.equal(work.state, 'closed');
    for (const { match_status, decision } of results) {
      assert.equal(match_status, 'False Positive');
      assert.equal(decision.email, analyst?.email);
    }
  }
  assert.deepEqual(complaints, []);
  await close();
});

/** Clears the open record by the fact that decides, and returns what the page says about it. */
async function decideByKeys(page: Page): Promise<string> {
  const bar = page.getByRole('region', { name: 'Decision' });
  const form = bar.getByRole('form');
  // The address changes first: until the case is shown, keys are those of the queue.
  await bar.waitFor();
  // A key does nothing until the record was in view for a moment. The record stays in view, whatever changes, once a decision on
  // it has begun: without one in the address, the form is that of the case before.
  const hasRecord = () => new URL(page.url()).searchParams.has('record');
  while (!(hasRecord() && (await form.isVisible()))) await page.keyboard.press('f');
  const before = page.url();
  const digit = await form.locator('label[data-supported] kbd').first().innerText();
  await page.keyboard.press(digit);
  await page.keyboard.press('Control+Enter');
  await page.waitForURL((url) => url.href !== before);
  return page.getByRole('status').filter({ hasText: 'False positive' }).innerText();
}
