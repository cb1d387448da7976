import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dataOf } from '@touchstone/client';
import { Webhook } from 'standardwebhooks';
import { receiver } from '../support/receiver.js';
import { runningService } from '../support/running-service.js';

const service = await runningService({ WEBHOOK_ALLOW_PRIVATE: '127.0.0.1' });

test('a webhook may receive one event for each upload in place of those for its rows', async () => {
  const { headers, client } = await service.newOrganization();
  const [each, whole] = [await receiver(), await receiver()];
  const register = (endpoint: string, options: { bulk_events?: 'per_upload' } = {}) =>
    client.POST('/api/webhook', {
      body: { name: 'a', endpoint, type: ['case.created', 'ai_risk.completed'], ...options },
    });
  await register(each.url);
  await register(whole.url, { bulk_events: 'per_upload' });
  const form = new FormData();
  form.append('file', new Blob(['name\nGavril Tverdokhlebenko\nJane Doe\n']), 'two.csv');
  await fetch(`${service.address}/api/customers/bulk-upload`, { method: 'POST', body: form, headers });
  const eventsOf = ({ received }: typeof each) => received.map(({ body }) => JSON.parse(body).event).sort();
  await Promise.all([each.count(4), whole.count(1)]);
  assert.deepEqual(eventsOf(each), ['ai_risk.completed', 'ai_risk.completed', 'case.created', 'case.created']);
  assert.deepEqual(eventsOf(whole), ['bulk_upload.completed']);

  // A customer that is created alone is still reported.
  const alone = { name: 'Jane Doe', entity_type: ['Person' as const], categories: ['Sanctions'], match_score: 80 };
  dataOf(await client.POST('/api/ai-risk-customers', { body: alone }));
  await whole.count(3);
  assert.deepEqual(eventsOf(whole), ['ai_risk.completed', 'bulk_upload.completed', 'case.created']);
});

test('a registered webhook receives a signed event when an upload is completed', async () => {
  const { headers, client } = await service.newOrganization();
  const bank = await receiver();
  const body = { name: 'Batches', endpoint: bank.url, type: 'bulk_upload.completed' as const };
  const { secret } = dataOf(await client.POST('/api/webhook', { body })).webhook;

  const form = new FormData();
  form.append('file', new Blob(['name\nGavril Tverdokhlebenko\nJane Doe\nX\n']), 'three.csv');
  const sent = await fetch(`${service.address}/api/customers/bulk-upload`, { method: 'POST', body: form, headers });
  const { data } = (await sent.json()) as { data: { upload_id: string } };

  await bank.count(1);
  const [reported] = bank.received;
  const event = new Webhook(secret).verify(reported?.body ?? '', reported?.headers ?? {}) as {
    event: string;
    data: { upload: Record<string, unknown> };
  };
  assert.equal(event.event, 'bulk_upload.completed');
  const params = { path: { upload_id: data.upload_id } };
  const read = await client.GET('/api/customers/bulk-upload/{upload_id}', { params });
  assert.deepEqual(event.data, dataOf(read));
  assert.deepEqual(
    [event.data.upload.customers_created, event.data.upload.failed_rows, event.data.upload.status],
    [2, 1, 'Completed'],
  );
});
