import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../src/i18n/en.js';
import { newTab, noBrowser, pressSequence, signIn } from '../support/browser.js';
import { makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';

const skip = noBrowser;
// One of its own: an entry is altered.
const service = skip ? undefined : await startService({});
const admin = service?.admin ?? { email: '', password: '' };
const { audit: words } = en;

test('the audit log is filtered, leads to what it is about, and is exported', { skip }, async () => {
  await makeUser(service ?? assert.fail(), 'analyst', 'ana', 'Ana Silva');
  // Entries are exported once they are part of the chain.
  const last = () => (service ?? assert.fail()).ask('GET', '/api/audit?action=user.created');
  while ((await last()).entries[0].number === null);
  const { page, complaints, close } = await newTab(service?.address ?? '');
  await signIn(page, admin);
  await page.getByRole('link', { name: en.frame.administration }).waitFor();
  await pressSequence(page, 'g', 't');
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await row('organization.created').waitFor();
  await page.getByLabel(words.action, { exact: true }).selectOption('user.created');
  await row('organization.created').waitFor({ state: 'detached' });
  const entry = row('user.created');
  await entry.getByText(words.show).click();
  await entry.getByText('"role": "analyst"').waitFor();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: words.download }).click();
  const lines: string[] = [];
  for await (const part of await (await download).createReadStream()) lines.push(String(part));
  assert.deepEqual(
    lines
      .join('')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).action),
    ['user.created'],
  );
  await entry.getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'Ana Silva' }).waitFor();
  await page.goBack();
  await page.getByLabel(words.from).fill('2020-01-01');
  await page.getByLabel(words.to, { exact: true }).fill('2020-01-02');
  await page.getByRole('heading', { name: words.noneMatches.title }).waitFor();
  await page.getByRole('button', { name: words.clear }).click();
  await row('organization.created').waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test('a verification finds the log intact, and an entry that was altered in the database', { skip }, async () => {
  const { page, complaints, close } = await newTab(service?.address ?? '');
  await signIn(page, admin);
  await page.goto('/console/administration/audit');
  await page.getByText(words.neverVerified).waitFor();
  const verify = page.getByRole('region', { name: words.verify });
  await verify.getByRole('button').click();
  await verify.getByText('The log is intact').waitFor();
  await verify.getByText(words.heads).click();
  await verify.getByText(/^anchors@/).waitFor();

  await service?.change(`update audit_entries set action = 'user.updated' where action = 'organization.created'`, []);
  await verify.getByRole('button').click();
  await verify.getByText('The log was changed').waitFor();
  await verify.getByText(words.finding(words.chains.organization, '1', 'differs from what was recorded')).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});
