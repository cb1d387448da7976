import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { en } from '../../src/i18n/en.js';
import { newTab, noBrowser, pressSequence, signIn } from '../support/browser.js';
import { makeCases, makeUser } from '../support/sample-cases.js';
import { type Service, startService } from '../support/service.js';

const skip = noBrowser;
const service = skip ? undefined : await startService('official');
const words = en.dashboard;
const address = service?.address ?? '';
const [ana, lea] = service
  ? [await makeUser(service, 'analyst', 'ana', 'Ana Ruiz'), await makeUser(service, 'lead', 'lea', 'Lea Brandt')]
  : [];

async function ruleOut({ ask }: Service, reference: string, token: string): Promise<void> {
  const { results, work } = await ask('GET', `/api/searches/${reference}?mark_read=false`, undefined, token);
  const record_ids = results.map(({ id }: { id: string }) => id);
  const decision = {
    record_ids,
    match_status: 'False Positive',
    reason_code: 'other',
    reason: 'Known to us for years',
  };
  await ask('POST', `/api/searches/${reference}/decisions`, { version: work.version, decisions: [decision] }, token);
}

const tile = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

test('without a search the dashboard says when figures appear', { skip }, async () => {
  const { page, complaints, close } = await newTab(address);
  await signIn(page, lea ?? assert.fail());
  await page.goto('/console/dashboard');
  await page.getByRole('heading', { name: words.empty.title }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('figures of a day lead to the cases that they count, and the plot to the table of its numbers', {
  skip,
}, async () => {
  const [first = '', second = ''] = await makeCases(service ?? assert.fail(), 5);
  for (const reference of [first, second]) await ruleOut(service ?? assert.fail(), reference, ana?.token ?? '');
  const { page, complaints, close } = await newTab(address);
  await signIn(page, lea ?? assert.fail());
  await page.getByRole('link', { name: words.title }).waitFor();
  await pressSequence(page, 'g', 'd');
  await page.waitForURL('**/console/dashboard');
  await page.getByRole('img', { name: /Searches, opened and closed cases/ }).waitFor();
  await page.locator('.uplot canvas').waitFor();

  const figure = async (title: string) =>
    Number(/\d+/.exec((await tile(page, title).innerText()).replace(title, ''))?.[0]);
  assert.deepEqual([await figure(words.tiles.open), await figure(words.tiles.closed)], [3, 2]);
  await tile(page, words.tiles.closed).getByRole('link').click();
  await page.waitForURL('**/console/cases?**view=closed**');
  await page.getByRole('button', { name: /Closed from/ }).waitFor();
  await page.getByRole('gridcell').first().waitFor();
  assert.equal(await rowsOf(page), 2);
  await page.goBack();

  await page.getByRole('button', { name: words.asTable }).waitFor();
  await page.keyboard.press('t');
  const days = page.getByRole('region', { name: words.perDay, exact: true }).getByRole('table');
  const today = days.getByRole('row').nth(1);
  assert.deepEqual((await today.getByRole('cell').allInnerTexts()).map(Number), [5, 5, 5, 2, 0]);
  await today.getByRole('link').first().click();
  await page.waitForURL('**/console/cases?**opened_from=**');
  await page.getByRole('gridcell').first().waitFor();
  assert.equal(await rowsOf(page), 5);
  await page.goBack();

  const byList = page
    .getByRole('table')
    .filter({ has: page.getByRole('columnheader', { name: words.precisionBy.source, exact: true }) });
  await byList
    .getByRole('row', { name: /^UN 2 0/ })
    .getByRole('link')
    .click();
  await page.waitForURL('**/console/cases?**source=un_sc**');
  await page.getByRole('gridcell').first().waitFor();
  assert.equal(await rowsOf(page), 2);
  assert.deepEqual(complaints, []);
  await close();
});

test('leads see the times of all, analysts their own; a refusal is shown with a way to try again', {
  skip,
}, async () => {
  for (const [who, names] of [
    [lea, [words.team, 'Ana Ruiz']],
    [ana, [words.team, 'Ana Ruiz']],
    [service?.admin, [words.team, 'Ana Ruiz']],
    [await makeUser(service ?? assert.fail(), 'viewer', 'vera'), [words.team]],
  ] as const) {
    const { page, close } = await newTab(address);
    await signIn(page, who ?? assert.fail());
    await page.goto('/console/dashboard');
    const people = page.getByRole('region', { name: words.handling, exact: true }).getByRole('rowheader');
    await people.first().waitFor();
    assert.deepEqual(await people.allInnerTexts(), names);
    await close();
  }
  const { page, close } = await newTab(address);
  await signIn(page, ana ?? assert.fail());
  await page.route('**/api/statistics**', (route) => route.abort());
  await page.goto('/console/dashboard');
  await page.getByRole('heading', { name: en.failed.offline.title }).waitFor();
  await page.unroute('**/api/statistics**');
  await page.getByRole('button', { name: en.common.tryAgain }).click();
  await page.getByRole('heading', { name: words.precision }).waitFor();
  await close();
});

/** Rows of cases that the queue shows. */
async function rowsOf(page: Page): Promise<number> {
  return Number(await page.getByRole('grid').getAttribute('aria-rowcount')) - 1;
}
