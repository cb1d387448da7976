import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../src/i18n/en.js';
import { newTab, noBrowser, signIn } from '../support/browser.js';
import { makeCases, makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
const service = skip ? undefined : await startService();
const admin = service?.admin ?? { email: '', password: '' };
const words = en.riskEngines;
const ask = (method: string, path: string, body?: unknown) => (service ?? assert.fail()).ask(method, path, body);
const engines = async () => (await ask('GET', '/api/risk-score-engine-list')).risk_score_engines;

test('an administrator sees what values would make of past cases, and only then saves and activates them', {
  skip,
}, async () => {
  const [first = ''] = await makeCases(service ?? assert.fail(), 3);
  const { page, complaints, close } = await newTab(service?.address ?? '');
  await signIn(page, admin);
  await page.getByRole('link', { name: en.frame.administration }).click();
  await page.getByRole('link', { name: en.frame.riskEngines }).click();
  await page.getByRole('button', { name: words.add }).click();
  await page.getByText(words.examined(3, '3', '0', '0')).waitFor();
  await page.getByText(words.nothing).waitFor();

  await page.getByLabel(words.name, { exact: true }).fill('Careful');
  await page.getByLabel(words.floorNames.sanctions).fill('99');
  await page.getByText(words.examined(3, '3', '3', '0')).waitFor();
  const moved = page.getByRole('region', { name: words.moved });
  assert.equal(await moved.getByRole('row').count(), 4);
  const links = await moved.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  assert.ok(links.includes(`/console/cases/${first}`));
  assert.equal((await engines()).length, 1, 'nothing was stored');

  const weight = page.getByLabel(words.weightNames.categories, { exact: true });
  await weight.fill('90');
  await page.getByText(words.sum('140')).waitFor();
  await page.getByText(words.fault('must add up to 100, not 140')).waitFor();
  await page.getByText(words.faults).waitFor();
  assert.ok(await page.getByRole('button', { name: words.saveNew }).isDisabled());
  await weight.fill('50');
  await page.getByText(words.examined(3, '3', '3', '0')).waitFor();
  await page.getByLabel(words.addCountry).selectOption('CY');
  await page.getByLabel('Cyprus').fill('12.5');
  await page.getByRole('button', { name: words.saveNew }).click();
  await page.getByText(words.saved('1')).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Careful' }).waitFor();

  await page.getByLabel(words.floorNames.sanctions).fill('88');
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await page.getByText(words.saved('2')).waitFor();
  await page.getByRole('button', { name: words.activate }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.activate }).click();
  await page.getByText(words.activated).waitFor();
  const [careful] = await engines();
  assert.deepEqual(
    [
      careful.title,
      careful.newest_version,
      careful.active_version,
      careful.floors.sanctions,
      careful.country_scores.CY,
    ],
    ['Careful', 2, 2, 88, 12.5],
  );

  await page.getByLabel(words.version, { exact: true }).selectOption('1');
  await page.getByText(words.olderLead('2')).waitFor();
  assert.equal(await page.getByLabel(words.floorNames.sanctions).inputValue(), '99');
  await page.getByText(words.examined(3, '3', '3', '0')).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('an analyst finds no way to the risk engines, and their address says that it is not allowed', {
  skip,
}, async () => {
  const { page, complaints, close } = await newTab(service?.address ?? '');
  await signIn(page, await makeUser(service ?? assert.fail(), 'analyst', 'ana'));
  const [engine] = await engines();
  for (const path of ['', `/${engine.id}`]) {
    await page.goto(`/console/administration/risk-engines${path}`);
    await page.getByRole('heading', { name: en.failed.forbidden.title }).waitFor();
  }
  assert.deepEqual(complaints, []);
  await close();
});
