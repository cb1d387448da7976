import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../src/i18n/en.js';
import { newTab, noBrowser, pressSequence, signIn } from '../support/browser.js';
import { confirmPassword } from '../support/confirm-password.js';
import { makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
const service = skip ? undefined : await startService();
const admin = service?.admin ?? { email: '', password: '' };
const { configuration: words, emails: texts } = en;
const ask = (method: string, path: string, body?: unknown) => (service ?? assert.fail()).ask(method, path, body);

test('an administrator changes the configuration, and sees at its field why the service refuses one', {
  skip,
}, async () => {
  const { page, complaints, close } = await newTab(service?.address ?? '');
  await signIn(page, admin);
  await page.getByRole('link', { name: en.frame.administration }).waitFor();
  await pressSequence(page, 'g', 'f');
  await page.getByLabel(words.mode).selectOption('AiRisk Advanced');
  await page.getByLabel(words.frequency).selectOption('Weekly');
  await page.getByLabel(words.recipients).fill('compliance');
  await page.getByRole('button', { name: words.save }).click();
  await page.getByText('must be e-mail addresses, separated by commas').first().waitFor();
  const read = async () => (await ask('GET', '/api/ai-risk-configuration')).configuration;
  assert.equal((await read()).ongoing_monitoring_frequency, 'Daily');
  await page.getByLabel(words.recipients).fill('compliance@example.com');
  await page.getByRole('group', { name: words.advanced }).getByLabel(words.fields.occupation).uncheck();
  await page.getByRole('button', { name: words.save }).click();
  await page.getByText(words.saved).waitFor();
  const saved = await read();
  assert.deepEqual(
    [saved.default_mode, saved.ongoing_monitoring_frequency, saved.alerts.email_recipients],
    ['AiRisk Advanced', 'Weekly', 'compliance@example.com'],
  );
  assert.deepEqual([saved.advanced_fields.occupation, saved.advanced_fields.address], [false, true]);
  assert.ok(await page.getByRole('button', { name: words.save }).isDisabled(), 'nothing is left to save');

  await page.getByLabel(words.organizationName, { exact: true }).fill('Bank of Limassol');
  await page.getByRole('button', { name: words.rename }).click();
  await page.getByText(words.renamed).waitFor();
  assert.equal((await ask('GET', '/api/organization')).organization.name, 'Bank of Limassol');
  await page.getByRole('link', { name: words.changes }).click();
  await page.getByRole('row').filter({ hasText: 'configuration.updated' }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('client references are made unique unless one is used twice, and gaps are accepted with a reason', {
  skip,
}, async () => {
  const search = (name: string) => {
    const subject = { name, entity_type: ['Person'], categories: ['Sanctions'], client_reference: 'KYC-7' };
    return ask('POST', '/api/search', { ...subject });
  };
  const [first] = [await search('Jane Harmless'), await search('John Harmless')];
  const { page, complaints, close } = await newTab(service?.address ?? '');
  await signIn(page, admin);
  await page.goto('/console/administration/configuration');
  await page.getByLabel(words.unique).click();
  // It names the reference that is used twice.
  await page.getByRole('alert').waitFor();
  assert.ok(!(await page.getByLabel(words.unique).isChecked()));
  await ask('POST', '/api/data-subjects/erase', { search_references: [first.search_reference], reason: 'Asked for' });
  await page.getByLabel(words.unique).click();
  await page.getByText(words.uniqueOn).waitFor();
  assert.deepEqual(await ask('GET', '/api/client-reference-policy'), { unique: true });

  const gaps = page.getByRole('group', { name: words.gapCategories });
  assert.equal(await gaps.getByLabel('Sanctions', { exact: true }).count(), 0);
  for (const level of ['PEP Level 3', 'PEP Level 4']) await gaps.getByLabel(level).check();
  await page.getByLabel(words.gapReason).fill('No list names them');
  await page.getByRole('button', { name: words.acceptGaps }).click();
  await confirmPassword(page, admin.password);
  await page.getByText(words.gapsSaved).waitFor();
  await page.getByText(/^Accepted by .*: No list names them$/).waitFor();
  const { accepted_gaps: accepted } = await ask('GET', '/api/accepted-gaps');
  assert.deepEqual(accepted.categories, ['PEP Level 3', 'PEP Level 4']);
  assert.deepEqual(complaints, []);
  await close();
});

test('the log of e-mails says that none can be sent without a mail server', { skip }, async () => {
  const ana = await makeUser(service ?? assert.fail(), 'analyst', 'ana');
  const subject = { name: 'Gavril Tverdokhlebenko', entity_type: ['Person'], categories: ['Sanctions'] };
  const { search_reference: reference } = await ask('POST', '/api/search', subject);
  const { page, complaints, close } = await newTab(service?.address ?? '');
  await signIn(page, admin);
  await page.goto('/console/administration/emails');
  await page.getByText(texts.notAvailable).waitFor();
  await page.getByRole('heading', { name: texts.none.title }).waitFor();
  await ask('POST', `/api/searches/${reference}/comments`, { comment: `@${ana.email}, is it him?` });
  await page.reload();
  await page.getByRole('row').filter({ hasText: texts.kinds.mention }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});
