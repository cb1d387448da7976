import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../src/i18n/en.js';
import { newTab, noBrowser, pressSequence, signIn } from '../support/browser.js';
import { makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';
import { changeEntry, WHITELISTED, whitelistPairs } from '../support/whitelisted-pairs.js';

const skip = noBrowser;
const service = skip ? undefined : await startService();
const ana = service && (await makeUser(service, 'analyst', 'ana'));
const list = service ? await whitelistPairs(service) : '';
const { whitelist: words, profiles: texts } = en;
const [FIRST = '', SECOND = '', THIRD = ''] = WHITELISTED;

test('a whitelisting tells that its record has changed, is found by name, and ends: the record is open again', {
  skip,
}, async () => {
  const { page, complaints, close } = await newTab(service?.address ?? '');
  await signIn(page, ana ?? assert.fail());
  await page.getByRole('link', { name: words.title }).waitFor();
  await pressSequence(page, 'g', 'w');
  await page.waitForURL('**/console/whitelist');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await row(FIRST).getByText(words.standings.applies).waitFor();

  await changeEntry(service ?? assert.fail(), list, FIRST);
  await page.reload();
  await row(FIRST).getByText(words.standings.record_changed).waitFor();
  await row(SECOND).getByText(words.standings.applies).waitFor();

  await page.getByRole('searchbox', { name: words.find }).fill(THIRD.toLowerCase());
  await row(SECOND).waitFor({ state: 'detached' });
  await row(THIRD).getByRole('button', { name: words.end }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words.endSelected(1) })
    .click();
  await page.getByRole('heading', { name: words.noneMatches.title }).waitFor();
  await page.getByRole('button', { name: words.clear }).click();
  for (const name of [FIRST, SECOND]) await row(name).getByRole('checkbox').check();
  await page.getByRole('button', { name: words.endSelected(2) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words.endSelected(2) })
    .click();
  await page.getByRole('heading', { name: words.none.title }).waitFor();
  const again = await service?.ask('POST', '/api/search', {
    ...{ name: SECOND, entity_type: ['Person'], categories: ['Sanctions'], client_reference: `pair ${SECOND}` },
  });
  assert.equal(again.results[0].match_status, 'Potential Match');
  assert.deepEqual(complaints, []);
  await close();
});

test('a search profile is made, changed, offered to a new search, and deleted', { skip }, async () => {
  const { page, complaints, close } = await newTab(service?.address ?? '');
  await signIn(page, ana ?? assert.fail());
  await page.goto('/console/profiles');
  await page.getByRole('heading', { name: texts.none.title }).waitFor();
  await page.getByRole('button', { name: texts.add }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(texts.name, { exact: true }).fill('Onboarding');
  await form.getByRole('button', { name: en.common.save }).click();
  // A profile without a category is refused, with the service's reason.
  await form.getByRole('alert').waitFor();
  await form.getByLabel('Sanctions', { exact: true }).check();
  await form.getByRole('combobox', { name: texts.own }).selectOption('none');
  await form.getByRole('button', { name: en.common.save }).click();
  const row = page.getByRole('row').filter({ hasText: 'Onboarding' });
  await row.getByText(texts.noLists).waitFor();

  await page.getByRole('button', { name: texts.edit('Onboarding') }).click();
  await form.getByLabel('PEP Level 1', { exact: true }).check();
  await form.getByRole('combobox', { name: texts.own }).selectOption('some');
  await form.getByLabel('Ruled out').check();
  await form.getByRole('button', { name: en.common.save }).click();
  await row.getByText('PEP Level 1').waitFor();
  await row.getByText('Ruled out').waitFor();

  await page.goto('/console/search');
  await page.getByLabel(en.search.profile).selectOption({ label: 'Onboarding' });
  await page.goto('/console/profiles');
  await page.getByRole('button', { name: texts.edit('Onboarding') }).click();
  await form.getByRole('button', { name: texts.remove }).click();
  await page.getByRole('heading', { name: texts.none.title }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('a viewer reads the whitelist and the profiles and changes neither', { skip }, async () => {
  const vera = await makeUser(service ?? assert.fail(), 'viewer', 'vera');
  const { page, complaints, close } = await newTab(service?.address ?? '');
  await signIn(page, vera);
  for (const path of ['whitelist', 'profiles']) {
    await page.goto(`/console/${path}`);
    await page.getByRole('heading', { level: 2 }).waitFor();
    assert.equal(await page.locator('main').getByRole('button').count(), 0);
    assert.equal(await page.getByRole('checkbox').count(), 0);
  }
  assert.deepEqual(complaints, []);
  await close();
});
