import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dataOf } from '@touchstone/client';
import { Webhook } from 'standardwebhooks';
import { receiver } from '../support/receiver.js';
import { runningService } from '../support/running-service.js';

const service = await runningService({ WEBHOOK_ALLOW_PRIVATE: '127.0.0.1' });

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
