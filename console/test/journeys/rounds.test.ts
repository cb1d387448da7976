import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../src/i18n/en.js';
import { assertAccessible } from '../support/axe.js';
import { newTab, noBrowser, signIn } from '../support/browser.js';
import { takePicture } from '../support/pictures.js';
import { publishNames } from '../support/publish-list.js';
import { makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
const NAME = 'Wenceslas Quillfeather';

// One of its own: it publishes a list.
const service = skip ? undefined : await startService({});
const address = service?.address ?? '';
const ana = service && (await makeUser(service, 'analyst', 'ana'));

test('a case is shown as it was, with a record that has left its list since', { skip }, async () => {
  const ask = service?.ask ?? assert.fail();
  const { configuration } = await ask('GET', '/api/ai-risk-configuration');
  const { enabled, default_mode, ai_risk_process_records, lite_inputs, advanced_fields } = configuration;
  await ask('POST', '/api/ai-risk-configuration', {
    ...{ enabled, default_mode, ai_risk_process_records, lite_inputs, advanced_fields },
    ...{ ongoing_monitoring_enabled: true, ongoing_monitoring_frequency: 'Instantly' },
  });
  publishNames(service ?? assert.fail(), 'Somebody Else Entirely');
  const request = { name: NAME, entity_type: ['Person'], categories: ['Sanctions'], ongoing_monitoring: true };
  const { search_reference: reference } = await ask('POST', '/api/search', request);
  const other = await ask('POST', '/api/search', { ...request, client_reference: 'KYC-7', ongoing_monitoring: false });
  publishNames(service ?? assert.fail(), 'Somebody Else Entirely', NAME);
  await waitForRound(2, reference);
  publishNames(service ?? assert.fail(), 'Somebody Else Entirely');
  await waitForRound(3, reference);

  const { page, complaints, close } = await newTab(address);
  await signIn(page, ana ?? assert.fail());
  await page.goto(`/console/cases/${reference}?tab=history`);
  await page.getByRole('heading', { name: en.rounds.title }).waitFor();
  await assertAccessible(page, 'rounds');
  await takePicture(page, 'case-rounds');
  await page.getByRole('link', { name: en.rounds.show(2) }).click();
  await page.waitForURL('**round=2');
  await page.getByText('This is round 2 of 3').waitFor();
  const records = page.getByRole('region', { name: 'Records' });
  await records.getByText(NAME).waitFor();
  await records.getByText(en.rounds.gone).waitFor();
  assert.equal(await page.getByRole('region', { name: 'Decision' }).count(), 0);
  await assertAccessible(page, 'past round');
  await takePicture(page, 'case-round');
  await page.getByRole('link', { name: en.rounds.present }).click();
  await page.getByRole('heading', { name: en.case.noRecords.title }).waitFor();

  await page.goto(`/console/cases/${reference}?tab=related`);
  await page.getByRole('heading', { name: en.related.cases }).waitFor();
  await page.getByRole('link', { name: 'KYC-7' }).click();
  await page.waitForURL(`**/console/cases/${other.search_reference}`);
  assert.deepEqual(complaints, []);
  await close();
});

/** Waits until monitoring has screened the case so often. */
async function waitForRound(round: number, reference: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const { rounds } = (await service?.ask('GET', `/api/searches/${reference}/rounds`)) ?? assert.fail();
    if (rounds.length >= round) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  assert.fail(`no round ${round}`);
}
