import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPicture } from '@touchstone/server/testing/draw-picture';
import type { Page } from 'playwright-core';
import { en } from '../../src/i18n/en.js';
import { assertAccessible } from '../support/axe.js';
import { newTab, noBrowser, signIn } from '../support/browser.js';
import { makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
// Distances depend on photographs, and comparing takes half a gigabyte: the test writes them.
const service = skip ? undefined : await startService({ FACES_ENABLED: 'false' });
const viewer = service && (await makeUser(service, 'viewer', 'vera'));
const analyst = service && (await makeUser(service, 'analyst', 'ana'));
const picture = drawPicture(120).toString('base64');
const [PICTURED, OTHER, BARE] = ['Bartholomew Quensel', 'Bartholomew Quenzel', 'Bartholomew Quensell'] as const;

if (service) {
  const { custom_list: list } = await service.ask('POST', '/api/custom-lists', {
    ...{ name: 'Former customers', list_type: 'block' },
  });
  const entries = `/api/custom-lists/${list.id}/entries`;
  const named = [PICTURED, OTHER, BARE].map((name, at) => ({ id: `p-${at}`, name }));
  await service.ask('POST', entries, { entries: named });
  for (const { id, name } of named) {
    if (name !== BARE) await service.ask('POST', `${entries}/${id}/image`, { image: picture });
  }
}

async function makeCase(body: object = {}): Promise<{ reference: string; idOf: (name: string) => string }> {
  const subject = { name: PICTURED, entity_type: ['Person'], categories: ['Sanctions'], ...body };
  const { search_reference: reference, results } =
    (await service?.ask('POST', '/api/search', subject)) ?? assert.fail();
  const idOf = (name: string) => results.find((one: { name: string }) => one.name === name)?.id ?? assert.fail(name);
  return { reference, idOf };
}

/** As a service with face comparison stores it. */
async function setDistance(reference: string, recordId: string, distance: number): Promise<void> {
  await service?.change(`update cases set notices = array_remove(notices, 'image_not_compared') where id = $1`, [
    reference,
  ]);
  await service?.change(
    `update case_results set shown = jsonb_set(shown::jsonb, '{records,0,faceDistance}', $3)::json where case_id = $1 and record_id = $2`,
    [reference, recordId, String(distance)],
  );
}

async function assertLoaded(page: Page, name: string): Promise<void> {
  const shown = page.getByRole('img', { name });
  await shown.waitFor();
  await shown.evaluate((image: HTMLImageElement) => image.decode());
}

test('the picture of a search and those of a record stand side by side, with the distance and what it means', {
  skip,
}, async () => {
  const { reference, idOf } = await makeCase({ biometric_search_image: picture });
  await setDistance(reference, idOf(PICTURED), 0.312);
  const { page, complaints, close } = await newTab(service?.address ?? '');
  await signIn(page, viewer ?? assert.fail());
  await page.goto(`/console/cases/${reference}`);
  await page.getByRole('tab', { name: en.case.tabs.faces }).click();
  await page.waitForURL('**tab=faces**');
  await assertLoaded(page, en.faces.altSubject);
  await assertLoaded(page, en.faces.altListed('Former customers', '1'));
  const panel = page.getByRole('tabpanel');
  await panel.getByText(en.faces.outcome('same'), { exact: true }).waitFor();
  await panel.getByText(en.faces.distance('0.312'), { exact: true }).waitFor();
  await panel.getByText(en.faces.meaning('same', '0.4', '0.6')).waitFor();
  await assertAccessible(page, 'faces');
  await page.setViewportSize({ width: 320, height: 720 });
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), true);
  await page.setViewportSize({ width: 1440, height: 900 });

  for (const [name, text] of [
    [OTHER, en.faces.meaning('not_compared', '', '')],
    [BARE, en.faces.noListed],
  ] as const) {
    await page.goto(`/console/cases/${reference}?record=${idOf(name)}&tab=faces`);
    await panel.getByText(text).waitFor();
  }
  assert.deepEqual(complaints, []);
  await close();
});

test('a missing picture, one that was not compared and one that cannot be loaded are said so', { skip }, async () => {
  const { page, close } = await newTab(service?.address ?? '');
  await signIn(page, viewer ?? assert.fail());
  const panel = page.getByRole('tabpanel');
  const without = await makeCase();
  await page.goto(`/console/cases/${without.reference}?record=${without.idOf(PICTURED)}&tab=faces`);
  await panel.getByText(en.faces.noSubject).waitFor();
  await assertLoaded(page, en.faces.altListed('Former customers', '1'));

  const { reference, idOf } = await makeCase({ biometric_search_image: picture });
  await page.route('**/image', (route) => route.abort());
  await page.goto(`/console/cases/${reference}?record=${idOf(PICTURED)}&tab=faces`);
  await panel.getByText(en.faces.why('unavailable')).waitFor();
  await panel.getByText(en.faces.notShown).waitFor();
  await page.route('**/pictures', (route) => route.abort());
  await page.reload();
  await panel.getByText(en.faces.failed('').slice(0, 30)).waitFor();
  await page.unroute('**/pictures');
  await panel.getByRole('button', { name: en.common.tryAgain }).click();
  await panel.getByRole('heading', { name: en.faces.listed }).waitFor();
  await close();
});

test('a search with a picture is tried, refined and stored, and leads to its faces', { skip }, async () => {
  const { page, complaints, close } = await newTab(service?.address ?? '');
  await signIn(page, analyst ?? assert.fail());
  await page.goto('/console/search');
  const name = page.getByLabel(en.search.name, { exact: true });
  await name.fill('Nobody Hasthisname');
  const file = { name: 'face.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('img', { name: en.search.pictureAlt }).waitFor();
  await name.press('Enter');
  await page.getByText(en.search.found(0, 80)).waitFor();
  await name.fill(PICTURED);
  await page.getByText(en.search.changed).waitFor();
  await name.press('Enter');
  await page.getByRole('heading', { level: 2, name: PICTURED }).first().waitFor();
  await name.press('ControlOrMeta+Enter');
  await page.waitForURL(/console\/cases\/[0-9a-f]{24}/);
  await page.getByRole('tab', { name: en.case.tabs.faces }).click();
  await assertLoaded(page, en.faces.altSubject);
  await assertLoaded(page, en.faces.altListed('Former customers', '1'));
  assert.deepEqual(complaints, []);
  await close();
});
