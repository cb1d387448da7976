import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../src/i18n/en.js';
import { assertAccessible } from '../support/axe.js';
import { newTab, noBrowser, signIn } from '../support/browser.js';
import { makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
const service = skip ? undefined : await startService();
const viewer = service && (await makeUser(service, 'viewer', 'vera'));

async function makeCase(name: string): Promise<string> {
  const body = { name, entity_type: ['Person'], categories: ['Sanctions', 'RCA'] };
  return (await service?.ask('POST', '/api/search', body))?.search_reference ?? assert.fail();
}

test('the parties tied to a record are drawn and listed, each leads to its record, and a record without any says so', {
  skip,
}, async () => {
  const [reference, alone] = [await makeCase('Gavril Tverdokhlebenko'), await makeCase('Zhao Qinglanshan')];
  const { page, complaints, close } = await newTab(service?.address ?? '');
  await signIn(page, viewer ?? assert.fail());
  await page.goto(`/console/cases/${reference}`);
  await page.getByRole('tab', { name: en.case.tabs.comparison }).waitFor();
  await page.keyboard.press('r');
  await page.waitForURL('**tab=relations**');
  const table = page.getByRole('region', { name: en.relations.parties });
  const row = (name: string) => table.getByRole('row').filter({ hasText: name });
  await row('Larysa Tverdokhlebenko').getByText('spouse').waitFor();
  await row('TVERDYNA DEMO SPIRIT').getByText('Tverdyna Trading Demo Ltd').waitFor();

  const drawing = page.locator('figure svg');
  const places = () => drawing.locator('circle').evaluateAll((all) => all.map((one) => one.outerHTML));
  const first = await places();
  const listed = await table.getByRole('rowheader').allInnerTexts();
  const drawn = await drawing.locator('title').evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''));
  for (const name of drawn.slice(1))
    assert.ok(
      listed.some((text) => text.includes(name)),
      name,
    );
  await assertAccessible(page, 'relations');
  await page.setViewportSize({ width: 320, height: 720 });
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await row('Larysa Tverdokhlebenko').waitFor();
  assert.deepEqual(await places(), first);

  await drawing.locator('text').filter({ hasText: 'Tverdyna Trading' }).click();
  await page.getByRole('heading', { name: 'Tverdyna Trading Demo Ltd', level: 1 }).waitFor();
  await page.goBack();
  await table.getByRole('link', { name: 'Larysa Tverdokhlebenko' }).press('Enter');
  await page.getByRole('heading', { name: 'Larysa Tverdokhlebenko', level: 1 }).waitFor();

  await page.goto(`/console/cases/${alone}?tab=relations`);
  await page.getByRole('heading', { name: en.relations.none.title }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('relations that cannot be loaded are said so, and loaded when asked again', { skip }, async () => {
  const reference = await makeCase('Gavril Tverdokhlebenko');
  const { page, close } = await newTab(service?.address ?? '');
  await signIn(page, viewer ?? assert.fail());
  await page.route('**/relations?**', (route) => route.abort());
  await page.goto(`/console/cases/${reference}?tab=relations`);
  const failed = page.getByText(en.relations.failed('').slice(0, 30));
  await failed.first().waitFor();
  await page.unroute('**/relations?**');
  for (const again of await page.getByRole('tabpanel').getByRole('button', { name: en.common.tryAgain }).all()) {
    await again.click();
  }
  await page.getByRole('region', { name: en.relations.parties }).waitFor();
  await failed.first().waitFor({ state: 'detached' });
  await close();
});
