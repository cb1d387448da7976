import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customerService, minimalCustomer } from '../support/customer-service.js';
import { runningService } from '../support/running-service.js';
import { gavrilo } from '../support/sample-records.js';
import { sampleScreener } from '../support/sample-screener.js';

const requested = { name: 'Gavrilo Zaretsky', entity_type: ['Person'], categories: ['Sanctions'] };

test('searches and customers over the daily quota are 429 until midnight UTC, for this organization only', async () => {
  const service = await customerService(sampleScreener([gavrilo]), { casesPerDay: 2 });
  const search = (token?: string) => service.send('POST', '/api/search', requested, token);
  const create = () => service.send('POST', '/api/ai-risk-customers', minimalCustomer);
  assert.equal((await search()).statusCode, 200);
  assert.equal((await create()).statusCode, 200);
  for (const refused of [await search(), await create()]) {
    const { code, message } = refused.json().error;
    assert.deepEqual([refused.statusCode, code], [429, 'too_many_cases']);
    assert.match(message, /may create 2 searches and customers per day, and has already created 2/);
    assert.equal(refused.headers['retry-after'], String(15.5 * 3600));
  }
  const listed = await service.send('POST', '/api/searches', {});
  assert.equal(listed.json().data.searches.length, 2, 'nothing is stored of what was refused');
  assert.equal((await search('stranger')).statusCode, 200);
  service.clock = new Date('2026-11-21T00:00:00Z');
  assert.equal((await search()).statusCode, 200);
});

test('rows of an upload count towards the quota of customers', async () => {
  const service = await runningService({ CASES_PER_DAY: '3' });
  const { headers } = await service.newOrganization();
  const upload = async (rows: number) => {
    const form = new FormData();
    form.append('file', new Blob([`name${'\nJane Harmless'.repeat(rows)}`]), 'customers.csv');
    const answer = await fetch(`${service.address}/api/customers/bulk-upload`, { method: 'POST', body: form, headers });
    return { status: answer.status, body: (await answer.json()) as { error: { code: string; message: string } } };
  };
  assert.equal((await service.ask('POST', '/api/search', { headers, body: requested })).status, 200);
  const refused = await upload(3);
  assert.deepEqual([refused.status, refused.body.error.code], [429, 'too_many_cases']);
  assert.match(refused.body.error.message, /has already created 1; 0 uploaded rows are pending/);
  const history = await service.ask('GET', '/api/customers/bulk-upload/history', { headers });
  assert.deepEqual(history.body.data.uploads, []);
  assert.equal((await upload(2)).status, 200);
  assert.equal((await upload(1)).status, 429, 'whether the rows still wait or not');
});
