import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../src/i18n/en.js';
import { assertAccessible } from '../support/axe.js';
import { newTab, noBrowser, signIn } from '../support/browser.js';
import { alertRaised, monitor, monitorAtOnce } from '../support/monitoring.js';
import { takePicture } from '../support/pictures.js';
import { publishRows } from '../support/publish-list.js';
import { makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
const NAME = 'Wenceslas Quillfeather';
const OTHER = '9,Somebody Else Entirely,,Sanctions';
// One of its own: it publishes a list.
const service = skip ? undefined : await startService({});
const ana = service && (await makeUser(service, 'analyst', 'ana', 'Ana Silva'));
const viewer = service && (await makeUser(service, 'viewer', 'vera'));

const publish = (...rows: string[]) =>
  publishRows(service ?? assert.fail(), 'id,name,notes,categories', [...rows, OTHER]);

test('alerts appear by themselves, with the difference by field; a removed record is shown in full', {
  skip,
}, async () => {
  await monitorAtOnce(service ?? assert.fail());
  publish();
  await monitor(service ?? assert.fail(), NAME, 'KYC-7');
  const { page, complaints, close } = await newTab(service?.address ?? '');
  await signIn(page, ana ?? assert.fail());
  const stream = page.waitForResponse((answer) => answer.url().includes('/api/events') && answer.ok());
  await page.goto('/console/monitoring');
  await stream;
  await page.getByRole('heading', { name: en.monitoring.empty.unseen.title }).waitFor();

  publish(`1,${NAME},,Sanctions`);
  await alertRaised(service ?? assert.fail(), 'match_added');
  const row = (text: string) => page.getByRole('listitem').filter({ has: page.getByRole('button', { name: text }) });
  await row(en.monitoring.added([NAME])).waitFor();
  publish(`1,${NAME},Seen in Leeds,Sanctions`);
  await alertRaised(service ?? assert.fail(), 'match_updated');
  await row(en.monitoring.updated([NAME]))
    .getByRole('button', { name: NAME })
    .click();
  await row(en.monitoring.updated([NAME]))
    .getByRole('insertion')
    .filter({ hasText: 'Seen in Leeds' })
    .waitFor();
  publish();
  await alertRaised(service ?? assert.fail(), 'match_removed');
  await row(en.monitoring.removed([NAME]))
    .getByRole('button', { name: NAME })
    .click();
  const removed = row(en.monitoring.removed([NAME]));
  await removed.getByRole('heading', { name: en.case.names }).waitFor();
  await removed.getByText('Seen in Leeds').waitFor();
  for (const look of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' });
    await assertAccessible(page, `monitoring, ${look}`);
    await takePicture(page, `monitoring-${look}`);
  }
  await page.setViewportSize({ width: 320, height: 720 });
  await assertAccessible(page, 'monitoring, narrow');
  const [content, width] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  assert.ok((content ?? 0) <= (width ?? 0), `${content} of ${width} pixels`);
  await takePicture(page, 'monitoring-narrow');
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.keyboard.press('s');
  await removed.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: en.monitoring.viewNames.seen, exact: true }).click();
  await removed.getByRole('button', { name: NAME }).waitFor();
  await page.getByRole('link', { name: new RegExp(`^${en.monitoring.viewNames.unseen}`) }).click();
  await page.getByLabel(en.monitoring.kind).selectOption('match_updated');
  await page.waitForURL('**kind=match_updated**');
  await page.getByRole('searchbox', { name: en.monitoring.find }).fill('kyc-7');
  await page.waitForURL('**search=kyc-7**');
  await page.getByRole('button', { name: en.monitoring.markShown(1) }).click();
  await page.getByRole('heading', { name: en.monitoring.empty.narrowed.title }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('a viewer reads alerts and marks none', { skip }, async () => {
  const { page, complaints, close } = await newTab(service?.address ?? '');
  await signIn(page, viewer ?? assert.fail());
  await page.goto('/console/monitoring?show=all');
  await page.getByRole('listitem').first().waitFor();
  assert.equal(await page.getByRole('checkbox').count(), 0);
  assert.equal(await page.getByRole('button', { name: en.monitoring.markSeen }).count(), 0);
  assert.deepEqual(complaints, []);
  await close();
});
