import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../src/i18n/en.js';
import { newTab, noBrowser, signIn } from '../support/browser.js';
import { makeCases } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
const service = skip ? undefined : await startService('official');
const { frame: words } = en;

test('at 320 pixels the navigation is one row, and a menu leads to the pages it has no room for', {
  skip,
}, async () => {
  const { page, complaints, close } = await newTab(service?.address ?? '');
  await page.setViewportSize({ width: 320, height: 720 });
  await signIn(page, service?.admin ?? assert.fail());
  const bar = page.getByRole('navigation', { name: words.navigation });
  const { height = 0 } = (await bar.boundingBox()) ?? {};
  assert.ok(height > 0 && height < 60, `${height} pixels`);
  assert.deepEqual(await bar.getByRole('link').allInnerTexts(), [words.cases, words.newSearch, words.monitoring]);

  const more = bar.getByRole('button', { name: words.more });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: words.uploads }).waitFor();
  await page.getByRole('menuitem', { name: words.administration }).waitFor();
  await page.getByRole('menuitem', { name: words.lists, exact: true }).click();
  await page.waitForURL('**/console/lists');
  await page.getByRole('heading', { level: 1, name: en.lists.title }).waitFor();
  assert.notEqual(await more.getAttribute('data-current'), null);

  await more.click();
  await page.getByRole('menuitem', { name: words.keys }).click();
  await page.getByRole('dialog', { name: en.keys.title }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('at 320 pixels a notice stays above the buttons of the decision, and its own button is as wide as its word', {
  skip,
}, async () => {
  const [reference = ''] = await makeCases(service ?? assert.fail(), 2);
  const { page, complaints, close } = await newTab(service?.address ?? '');
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, service?.admin ?? assert.fail());
  await page.goto(`/console/cases/${reference}`);
  const bar = page.getByRole('region', { name: en.decision.title });
  const form = bar.getByRole('form');
  await bar.waitFor();
  while (!(await form.isVisible())) await page.keyboard.press('f');
  await page.keyboard.press('1');
  await page.keyboard.press('Control+Enter');
  const undo = page.getByRole('status').getByRole('button', { name: en.common.undo });
  await undo.waitFor();
  await page.waitForURL((url) => !url.pathname.endsWith(reference));
  await bar.getByRole('button').first().waitFor();
  const overlap = await page.evaluate(() => {
    const notice = document.querySelector('[role=status] button')?.parentElement?.getBoundingClientRect();
    const buttons = document.querySelector('fieldset button')?.getBoundingClientRect();
    return (notice?.bottom ?? 0) - (buttons?.top ?? 0);
  });
  assert.ok(overlap <= 0, `${overlap} pixels`);
  assert.ok(await undo.evaluate((button) => button.scrollWidth <= button.clientWidth));
  assert.deepEqual(complaints, []);
  await close();
});

test('names and references of a hundred letters without a space break, at 320 pixels and beside the evidence', {
  skip,
}, async () => {
  const of = service ?? assert.fail();
  const name = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 100);
  const { custom_list: list } = await of.ask('POST', '/api/custom-lists', { name: 'Long names' });
  await of.ask('POST', `/api/custom-lists/${list.id}/entries`, {
    entries: [{ id: '1', name, categories: ['Sanctions'] }],
  });
  const request = { name, entity_type: ['Person'], categories: ['Sanctions'], client_reference: 'X'.repeat(60) };
  const { search_reference: reference, total_records } = await of.ask('POST', '/api/search', request);
  assert.equal(total_records, 1);
  const { page, complaints, close } = await newTab(of.address);
  await signIn(page, of.admin);
  for (const tab of ['', '?tab=relations', '?tab=history', '?tab=related', '?tab=request']) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/console/cases/${reference}${tab}`);
    await page.getByRole('tabpanel').waitFor();
    await page.waitForLoadState('networkidle');
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320, tab);
    await page.setViewportSize({ width: 1440, height: 900 });
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main section')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 6)
        .map(
          ({ ariaLabel, className, scrollWidth, clientWidth }) =>
            `${ariaLabel ?? className}: ${scrollWidth} of ${clientWidth}`,
        ),
    );
    assert.deepEqual(cut, [], tab);
  }
  assert.deepEqual(complaints, []);
  await close();
});
