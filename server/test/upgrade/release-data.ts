import assert from 'node:assert/strict';
import type { SpawnedService } from '../support/spawn-service.js';

/** Answers of a release, by path; kept beside the backup it was made with. */
export type Answers = Record<string, unknown>;

const subject = { name: 'Gavril Tverdokhlebenko', entity_type: ['Person'], categories: ['Sanctions', 'PEP'] };

/** Sets an organization up and works in it, over HTTP. */
export async function fillService(service: SpawnedService): Promise<void> {
  const post = await poster(service);
  await post('/api/users', { email: 'analyst@example.com', password: 'velvet granite harvest', role: 'analyst' });
  await post('/api/webhook', { name: 'case system', endpoint: 'https://receiver.example/hook', type: '*' });
  const { custom_list } = await post('/api/custom-lists', { name: 'House list', list_type: 'block' });
  await post(`/api/custom-lists/${custom_list.id}/entries`, {
    entries: [{ name: 'Otto Blacklisted', entity_type: 'Person' }],
  });
  await post('/api/search-profile', { name: 'Sanctions only', categories: ['Sanctions'] });
  await work(service);
}

/** One of everything that analysts do, until its jobs are done. */
export async function work(service: SpawnedService): Promise<void> {
  const post = await poster(service);
  const { search_reference: reference, results } = await post('/api/search', { ...subject });
  await post('/api/search', { ...subject, name: 'Nobody Atall', ongoing_monitoring: true });
  await post(`/api/searches/${reference}/comments`, { comment: 'Asked the branch for a document.' });
  await post(`/api/searches/${reference}/records/${results[0].id}`, {
    match_status: 'False Positive',
    reason: 'Born in another year.',
    whitelist: true,
  });
  await post('/api/ai-risk-customers', { ...subject, match_score: 80, client_reference: 'C-1' });
  await post('/api/legal-holds', { search_references: [reference], reason: 'Order of a court.' });
  await settled(service);
}

/** Paths whose answers a later version repeats. */
export async function readAnswers(service: SpawnedService): Promise<Answers> {
  const token = await service.logIn();
  const get = async (path: string) => (await service.call(path, { token })).body.data;
  const answers: Answers = {};
  const { searches } = (await service.call('/api/searches', { token, body: {} })).body.data;
  const customers = (await get('/api/ai-risk-customers')).customers;
  const paths = [
    ...searches.map((search: { search_reference: string }) => `/api/searches/${search.search_reference}`),
    ...customers.map((customer: { customer_id: string }) => `/api/ai-risk-customers/${customer.customer_id}`),
    '/api/custom-lists',
    '/api/legal-holds',
    '/api/monitoring/alerts',
    '/api/whitelist',
    '/api/webhooks',
    '/api/organization',
  ];
  for (const path of paths) answers[path] = await get(path);
  return answers;
}

/** Every field of `before` has the same value in `after`, which may have more. */
export function assertStillAnswers(after: unknown, before: unknown, place: string): void {
  if (before === null || typeof before !== 'object') {
    assert.equal(after, before, place);
    return;
  }
  if (Array.isArray(before)) assert.equal((after as unknown[] | undefined)?.length, before.length, place);
  for (const [field, value] of Object.entries(before)) {
    assertStillAnswers(Object(after)[field], value, `${place}.${field}`);
  }
}

async function settled(service: SpawnedService): Promise<void> {
  const token = await service.logIn();
  for (;;) {
    const { customers } = (await service.call('/api/ai-risk-customers', { token })).body.data;
    if (customers.every((customer: { verdict?: string; status?: string }) => customer.verdict)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function poster(service: SpawnedService) {
  const token = await service.logIn();
  return async (path: string, body: object) => {
    const answer = await service.call(path, { token, body });
    assert.ok(answer.status < 300, `${path}: ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  };
}
