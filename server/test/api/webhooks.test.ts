import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { documentedAnswers } from '../support/documented-answer.js';
import { documentedEvents } from '../support/documented-event.js';
import { receiver } from '../support/receiver.js';
import { runningService } from '../support/running-service.js';

const service = await runningService({ WEBHOOK_ALLOW_PRIVATE: '127.0.0.1' });
const document = JSON.parse((await service.ask('GET', '/openapi.json')).text);
const check = documentedAnswers(document);
const checkEvent = documentedEvents(document);

interface Answered {
  webhook: Record<'id' | 'name' | 'endpoint' | 'payload' | 'bulk_events' | 'status' | 'secret', string> & {
    type: string | string[];
  };
  webhooks: Answered['webhook'][];
  delivery: { id: string; event_id: string; status: string; response_status: number | null; error: string };
  deliveries: Answered['delivery'][];
  pagination: { page: number; page_size: number; total_count: number; total_pages: number };
  secret: string;
  message: string;
}

/** A caller of an organization of its own. Every answer is checked against the OpenAPI document. */
async function customer() {
  const { headers } = await service.newOrganization();
  return async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown, documented = path.split('?')[0]) => {
    const answer = await service.ask(method, path, { headers, ...(body === undefined ? {} : { body }) });
    const { status, error } = answer.body;
    check({ path: documented ?? path, method: method.toLowerCase() }, answer.status, answer.body);
    return { status: answer.status, word: status, error, data: answer.body.data as unknown as Answered };
  };
}

const fields = (error: { details: { field: string }[] }) => error.details.map(({ field }) => field).sort();

test('a webhook is registered, listed without its secret, changed and removed', async () => {
  const ask = await customer();
  const bank = await receiver();
  const created = await ask('POST', '/api/webhook', { name: ' Core ', endpoint: bank.url, type: 'case.created' });
  assert.equal(created.status, 200);
  const { id, secret, ...shown } = created.data.webhook;
  assert.match(id, /^[0-9a-f]{24}$/);
  assert.match(secret, /^whsec_[\w+/]{43}=$/);
  assert.equal(shown.name, 'Core');
  assert.equal(shown.type, 'case.created');
  assert.equal(shown.status, 'active');
  assert.deepEqual([shown.payload, shown.bulk_events], ['full', 'per_row']);
  const listed = await ask('GET', '/api/webhooks');
  assert.deepEqual(listed.data.webhooks, [{ id, ...shown }]);

  const type = ['ai_risk.completed', 'case.created'];
  const changed = await ask('POST', '/api/webhook/update', { webhook_id: id, name: 'Other', type, status: 'paused' });
  assert.deepEqual(changed.data.webhook.type, type);
  assert.equal(changed.data.webhook.name, 'Other');
  assert.equal(changed.data.webhook.endpoint, bank.url);
  assert.equal(changed.data.webhook.status, 'paused');

  const removed = await ask('DELETE', `/api/webhook/${id}`, undefined, '/api/webhook/{id}');
  assert.equal(removed.data.message, 'The webhook is removed');
  assert.deepEqual((await ask('GET', '/api/webhooks')).data.webhooks, []);
  assert.equal((await ask('DELETE', `/api/webhook/${id}`, undefined, '/api/webhook/{id}')).status, 404);
});

test('all errors of a webhook are reported in one answer, and nothing is stored', async () => {
  const ask = await customer();
  const bad = await ask('POST', '/api/webhook', { name: ' ', endpoint: 'http://10.0.0.1/', type: 'nonsense' });
  assert.equal(bad.status, 400);
  assert.deepEqual([...new Set(fields(bad.error))], ['endpoint', 'name', 'type']);
  for (const endpoint of [
    'ftp://x.example/',
    'http://x.example/',
    'http://localhost/',
    'http://u:p@x.example/',
    'http://2130706434/',
    7,
  ]) {
    const answer = await ask('POST', '/api/webhook', { name: 'a', endpoint, type: '*' });
    assert.deepEqual(fields(answer.error), ['endpoint'], String(endpoint));
  }
  const wrong = { name: 'a', endpoint: 'https://x.example/', type: '*', payload: 'ids', bulk_events: 'none' };
  assert.deepEqual(fields((await ask('POST', '/api/webhook', wrong)).error), ['bulk_events', 'payload']);
  for (const type of [[], ['*', 'x'], null, {}]) {
    assert.equal((await ask('POST', '/api/webhook', { name: 'a', endpoint: 'https://x.example/', type })).status, 400);
  }
  const twoLines = await ask('POST', '/api/webhook', { name: 'a\nb', endpoint: 'https://x.example/', type: '*' });
  assert.deepEqual(fields(twoLines.error), ['name']);
  assert.equal((await ask('POST', '/api/webhook', {})).status, 400);
  assert.deepEqual((await ask('GET', '/api/webhooks')).data.webhooks, []);
});

test('a test is sent at once and verifies, and its outcome is returned and logged', async () => {
  const ask = await customer();
  let status = 200;
  const bank = await receiver((_, response) => void response.writeHead(status).end());
  const { webhook } = (await ask('POST', '/api/webhook', { name: 'a', endpoint: bank.url, type: '*' })).data;
  const path = `/api/test-webhook/${webhook.id}`;
  const well = (await ask('GET', path, undefined, '/api/test-webhook/{id}')).data.delivery;
  assert.equal(well.status, 'delivered');
  assert.equal(well.response_status, 200);
  const [{ body, headers } = { body: '', headers: {} }] = bank.received;
  const reported = new Webhook(webhook.secret).verify(body, headers) as {
    event: string;
    data: { webhook: { id: string } };
  };
  assert.equal(reported.event, 'webhook.test');
  assert.equal(reported.data.webhook.id, webhook.id);

  status = 500;
  const failed = (await ask('GET', path, undefined, '/api/test-webhook/{id}')).data.delivery;
  assert.equal(failed.status, 'failed');
  assert.equal(failed.error, 'answered 500');

  const log = `/api/webhook/${webhook.id}/deliveries`;
  const { deliveries, pagination } = (await ask('GET', log, undefined, '/api/webhook/{id}/deliveries')).data;
  assert.deepEqual(
    deliveries.map(({ id }) => id),
    [failed.id, well.id],
  );
  assert.deepEqual(pagination, { page: 1, page_size: 10, total_count: 2, total_pages: 1 });
  const dead = await ask('GET', `${log}?status=failed&page_size=1000`, undefined, '/api/webhook/{id}/deliveries');
  assert.deepEqual(
    dead.data.deliveries.map(({ id }) => id),
    [failed.id],
  );
  assert.equal(dead.data.pagination.page_size, 100);
  assert.equal((await ask('GET', '/api/webhook-deliveries')).data.pagination.total_count, 2);

  status = 200;
  const replayed = await ask(
    ...(['POST', `/api/webhook-deliveries/${failed.id}/replay`, {}, '/api/webhook-deliveries/{id}/replay'] as const),
  );
  assert.equal(replayed.data.delivery.status, 'pending');
  await bank.count(3);
  assert.equal(bank.received[2]?.headers['webhook-id'], failed.event_id);
  assert.equal(bank.received[2]?.body, bank.received[1]?.body);
});

test('a webhook is made thin and full again, and its test is as it is', async () => {
  const ask = await customer();
  const bank = await receiver();
  const options = { payload: 'thin', bulk_events: 'per_upload' };
  const { webhook } = (await ask('POST', '/api/webhook', { name: 'a', endpoint: bank.url, type: '*', ...options }))
    .data;
  assert.deepEqual([webhook.payload, webhook.bulk_events], ['thin', 'per_upload']);
  const test = () => ask('GET', `/api/test-webhook/${webhook.id}`, undefined, '/api/test-webhook/{id}');
  await test();
  const changes = { webhook_id: webhook.id, payload: 'full', bulk_events: 'per_row' };
  const changed = (await ask('POST', '/api/webhook/update', changes)).data.webhook;
  assert.deepEqual([changed.payload, changed.bulk_events], ['full', 'per_row']);
  await test();
  const [thin, full] = bank.received.map(({ body }) => JSON.parse(body));
  checkEvent(thin);
  assert.deepEqual(thin.data, { object: 'webhook', id: webhook.id, path: '/api/webhooks' });
  checkEvent(full);
  assert.equal(full.data.webhook.name, 'a');
});

test('nothing is replayed to a webhook that is paused', async () => {
  const ask = await customer();
  const bank = await receiver();
  const { webhook } = (await ask('POST', '/api/webhook', { name: 'a', endpoint: bank.url, type: '*' })).data;
  const path = `/api/test-webhook/${webhook.id}`;
  const { delivery } = (await ask('GET', path, undefined, '/api/test-webhook/{id}')).data;
  await ask('POST', '/api/webhook/update', { webhook_id: webhook.id, status: 'paused' });
  const refused = await ask(
    ...(['POST', `/api/webhook-deliveries/${delivery.id}/replay`, {}, '/api/webhook-deliveries/{id}/replay'] as const),
  );
  assert.equal(refused.status, 400);
  assert.equal((refused.error as unknown as { code: string }).code, 'webhook_not_active');
});

test('a rotated secret is new and shown once', async () => {
  const ask = await customer();
  const { webhook } = (await ask('POST', '/api/webhook', { name: 'a', endpoint: 'https://x.example/', type: '*' }))
    .data;
  const path = `/api/webhook/${webhook.id}/rotate-secret`;
  const rotated = await ask('POST', path, {}, '/api/webhook/{id}/rotate-secret');
  assert.match(rotated.data.webhook.secret, /^whsec_/);
  assert.notEqual(rotated.data.webhook.secret, webhook.secret);
});

test('the default secret is created once, stays the same and can be rotated', async () => {
  const ask = await customer();
  const { secret } = (await ask('GET', '/api/webhook/default-secret')).data;
  assert.match(secret, /^whsec_/);
  assert.equal((await ask('GET', '/api/webhook/default-secret')).data.secret, secret);
  const rotated = (await ask('POST', '/api/webhook/default-secret/rotate', {})).data.secret;
  assert.notEqual(rotated, secret);
  assert.equal((await ask('GET', '/api/webhook/default-secret')).data.secret, rotated);
});

test('a webhook of another organization is answered like one that does not exist', async () => {
  const [ask, other] = [await customer(), await customer()];
  const bank = await receiver();
  const { webhook } = (await ask('POST', '/api/webhook', { name: 'a', endpoint: bank.url, type: '*' })).data;
  const path = `/api/test-webhook/${webhook.id}`;
  const { delivery } = (await ask('GET', path, undefined, '/api/test-webhook/{id}')).data;
  const requested = [
    ['GET', `/api/test-webhook/${webhook.id}`, undefined, '/api/test-webhook/{id}'],
    ['GET', `/api/webhook/${webhook.id}/deliveries`, undefined, '/api/webhook/{id}/deliveries'],
    ['POST', `/api/webhook/${webhook.id}/rotate-secret`, {}, '/api/webhook/{id}/rotate-secret'],
    ['POST', `/api/webhook-deliveries/${delivery.id}/replay`, {}, '/api/webhook-deliveries/{id}/replay'],
    ['DELETE', `/api/webhook/${webhook.id}`, undefined, '/api/webhook/{id}'],
  ] as const;
  for (const [method, path, body, documented] of requested) {
    assert.equal((await other(method, path, body, documented)).status, 404, path);
  }
  const update = await other('POST', '/api/webhook/update', { webhook_id: webhook.id, name: 'mine' });
  assert.equal(update.status, 400);
  assert.deepEqual(fields(update.error), ['webhook_id']);
  assert.equal((await other('GET', '/api/webhook-deliveries')).data.pagination.total_count, 0);
  assert.equal(bank.received.length, 1);
  assert.equal((await ask('GET', '/api/webhooks')).data.webhooks[0]?.name, 'a');
});

test('at most 50 webhooks are registered, also by concurrent requests', async () => {
  const ask = await customer();
  const input = { name: 'a', endpoint: 'https://x.example/', type: '*' };
  const register = () => ask('POST', '/api/webhook', input);
  const answers = await Promise.all(Array.from({ length: 53 }, register));
  let registered = answers.filter(({ status }) => status === 200).length;
  // Who came to a service that was too busy was refused, and comes again.
  while ((await register()).status === 200) registered += 1;
  assert.equal(registered, 50);
  assert.equal((await ask('GET', '/api/webhooks')).data.webhooks.length, 50);
});
