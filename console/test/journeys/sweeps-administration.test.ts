import type { Page } from 'playwright-core';
import { noBrowser } from '../support/browser.js';
import { makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';
import { sweep } from '../support/sweep.js';

const service = noBrowser
  ? undefined
  : await startService({ WEBHOOK_ALLOW_PRIVATE: '127.0.0.1', WEBHOOK_ALLOW_HTTP: 'true' });
let user = '';
let disabled = '';
let webhook = '';
let engine = '';
const openFirst = async (page: Page) => {
  await page.locator('main header').getByRole('button').first().click();
  await page.getByRole('dialog').waitFor();
};
if (service) {
  await makeUser(service, 'analyst', 'ana', 'Ana Maria da Conceição Silva e Albuquerque');
  await makeUser(service, 'viewer', 'vera');
  const { users } = await service.ask('GET', '/api/users');
  const ids = users.map(({ user_id }: { user_id: string }) => user_id);
  [disabled = '', user = ''] = ids;
  await service.ask('POST', `/api/users/${disabled}`, { disabled: true });
  await service.ask('POST', '/api/api-key', { name: 'Nightly upload of the branch in Limassol' });
  await service.ask('POST', '/api/api-key', { scopes: ['read'], role: 'viewer' });
  const subject = { name: 'Gavril Tverdokhlebenko', entity_type: ['Person'], categories: ['Sanctions'] };
  const { search_reference: reference } = await service.ask('POST', '/api/search', subject);
  await service.ask('POST', `/api/searches/${reference}/comments`, {
    comment: `@ana.${service.admin.email}, is it him?`,
  });
  await service.ask('POST', '/api/accepted-gaps', { categories: ['PEP Level 4'], reason: 'No list names them' });
  ({
    risk_score_engine: { id: engine },
  } = await service.ask('POST', '/api/risk-score-engine', {
    title: 'Correspondent banks in Zentralasien und dem Kaukasus',
    floors: { sanctions: 99 },
  }));
  // Nobody answers there.
  const endpoint = 'http://127.0.0.1:9/touchstone/onboarding/and/a/path/that/goes/on/for/quite/a/while';
  const types = ['case.created', 'case.status_changed', 'monitoring.match_added'];
  ({
    webhook: { id: webhook },
  } = await service.ask('POST', '/api/webhook', { name: 'Onboarding', endpoint, type: types }));
  await service.ask('GET', `/api/test-webhook/${webhook}`);
}

/** Starts a verification, waits for it, and opens an entry. */
async function verifyLog(page: Page): Promise<void> {
  await page.locator('main section').first().getByRole('button').click();
  await page.locator('main section details').first().waitFor();
  await page.locator('main table details').first().click();
}

await sweep(service, [
  { name: 'users', path: '/console/administration/users' },
  {
    name: 'users-add',
    path: '/console/administration/users',
    enter: openFirst,
  },
  { name: 'user', path: `/console/administration/users/${user}` },
  { name: 'user-disabled', path: `/console/administration/users/${disabled}` },
  {
    name: 'user-disable',
    path: `/console/administration/users/${user}`,
    enter: async (page) => {
      await page.locator('main section').last().getByRole('button').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'user-gone', path: '/console/administration/users/0123456789abcdef01234567' },
  { name: 'api-keys', path: '/console/administration/api-keys' },
  { name: 'api-keys-add', path: '/console/administration/api-keys', enter: openFirst },
  { name: 'webhooks', path: '/console/administration/webhooks' },
  { name: 'webhooks-add', path: '/console/administration/webhooks', enter: openFirst },
  { name: 'webhook', path: `/console/administration/webhooks/${webhook}` },
  { name: 'audit', path: '/console/administration/audit', enter: verifyLog },
  { name: 'audit-none-match', path: '/console/administration/audit?from=2020-01-01&to=2020-01-02' },
  { name: 'configuration', path: '/console/administration/configuration' },
  { name: 'risk-engines', path: '/console/administration/risk-engines' },
  { name: 'risk-engine', path: `/console/administration/risk-engines/${engine}` },
  {
    name: 'risk-engine-refused',
    path: `/console/administration/risk-engines/${engine}`,
    enter: async (page) => {
      await page.locator('main form input[type="number"]').first().fill('90');
      await page.locator('#effect').locator('xpath=../..').locator('[data-tone="danger"]').first().waitFor();
    },
  },
  { name: 'emails', path: '/console/administration/emails' },
  { name: 'webhook-none-match', path: `/console/administration/webhooks/${webhook}?status=delivered` },
]);
