import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drawPicture } from '../support/draw-picture.js';
import { receiver } from '../support/receiver.js';
import { runningService } from '../support/running-service.js';

const service = await runningService({ WEBHOOK_ALLOW_PRIVATE: '127.0.0.1', FACES_ENABLED: 'false' });
const { ask, database, newOrganization } = service;
const { db } = database;
const { headers } = await newOrganization();
const bank = await receiver();

const picture = drawPicture(48);
const image = `data:image/png;base64,${picture.toString('base64')}`;
/** Of the middle of the picture, in every way in which text can hold bytes; base64 of each of the three places it can begin at. */
const TRACES = [
  ...[0, 1, 2].map((offset) => picture.subarray(99 + offset, 99 + offset + 30).toString('base64')),
  ...[0, 1, 2].map((offset) => picture.subarray(99 + offset, 99 + offset + 30).toString('base64url')),
  picture.subarray(99, 129).toString('hex'),
];

function hasPicture(text: string): boolean {
  return TRACES.some((trace) => text.includes(trace)) || text.toLowerCase().includes(TRACES.at(-1) as string);
}

async function send(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Record<string, unknown>> {
  const answer = await ask(method, path, { headers, ...(body !== undefined && { body }) });
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data;
}

async function until(what: string, done: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await done()); tries += 1) {
    assert.ok(tries < 600, `${what} did not come`);
    await delay(50);
  }
}

/** Tables of every schema with a row that holds the picture. PostgreSQL writes bytes as hex. */
async function tablesWithPicture(): Promise<string[]> {
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('information_schema', 'pg_catalog')`);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await db.execute<{ text: string }>(
      sql`select one::text as text from ${sql.identifier(schema)}.${sql.identifier(name)} as one`,
    );
    if (rows.some(({ text }) => hasPicture(text))) found.push(`${schema}.${name}`);
  }
  return found;
}

type Settings = Record<string, unknown>;
const person = { entity_type: ['Person'], categories: ['Sanctions'], birth_incorporation_date: '07-03-1961' };

test('a picture never occurs unencrypted in any table or delivery', async () => {
  assert.ok(hasPicture(image) && hasPicture(JSON.stringify({ image })) && hasPicture(picture.toString('hex')));
  const { configuration } = (await send('GET', '/api/ai-risk-configuration')) as { configuration: Settings };
  const { enabled, default_mode, ai_risk_process_records, lite_inputs, advanced_fields } = configuration;
  await send('POST', '/api/ai-risk-configuration', {
    ...{ enabled, default_mode, ai_risk_process_records, lite_inputs, advanced_fields },
    ...{ ongoing_monitoring_enabled: true, ongoing_monitoring_frequency: 'Instantly' },
    alerts: { webhook_enabled: true },
  });
  await send('POST', '/api/webhook', { name: 'All', endpoint: bank.url, type: '*' });
  const list = (await send('POST', '/api/custom-lists', { name: 'Ours', list_type: 'block' })) as unknown as {
    custom_list: { id: string };
  };
  const entries = `/api/custom-lists/${list.custom_list.id}/entries`;
  await send('POST', entries, { entries: [{ id: 'c-1', name: 'Gavril Tverdokhlebenko' }] });
  await send('POST', `${entries}/c-1/image`, { image });
  const withPicture = { id: 'c-3', name: 'Gavril Tverdokhlebenko', image: ['https://example.com/him.png', image] };
  const inEntry = await ask('POST', entries, { headers, body: { entries: [withPicture] } });
  assert.equal(inEntry.status, 400);
  const inFile = await ask('POST', entries.replace('entries', 'import'), {
    ...{ headers: { ...headers, 'content-type': 'application/json' }, body: [withPicture] },
  });
  assert.equal(inFile.status, 400);
  assert.match(inFile.text, /takes the address of a picture; send the picture itself to POST .*\/image/);

  const subject = { ...person, name: 'Gavril Tverdokhlebenko', biometric_search_image: image };
  const monitored = { ongoing_monitoring: true, adverse_media_monitoring: true, webhook: bank.url };
  const search = await send('POST', '/api/search', { ...subject, ...monitored });
  const reference = String(search.search_reference);
  await send('POST', '/api/compliance-request', { search_reference: reference, ai_risk_mode: 'AiRisk Lite' });
  const created = await send('POST', '/api/ai-risk-customers', {
    ...subject,
    match_score: 80,
    ai_risk_mode: 'AiRisk Lite',
  });
  const customer = `/api/ai-risk-customers/${created.customer_id}`;
  await until('the analysis', async () => (await send('GET', customer)).status === 'COMPLETED');
  await send('POST', '/api/ai-risk-customers/update', {
    ...{ customer_id: created.customer_id, analyst_decision: 'Declined', analyst_decision_reason: 'Not him' },
  });
  // Monitoring looks again at everybody whom a changed list may hold.
  await send('POST', entries, { entries: [{ id: 'c-2', name: 'Gavril Tverdokhlebenko', notes: 'again' }] });
  const file = new FormData();
  file.set('ai_risk_mode', 'AiRisk Lite');
  const csv = `name,entity_type,categories,biometric_search_image\nGavril Tverdokhlebenko,Person,Sanctions,"${image}"\n`;
  file.set('file', new Blob([csv]), 'customers.csv');
  await fetch(`${service.address}/api/customers/bulk-upload`, { method: 'POST', headers, body: file });
  const exported = await ask('GET', `/api/data-subjects/export?search_references=${reference}`, { headers });
  assert.ok(hasPicture(exported.text), 'its subject gets it');
  assert.ok(hasPicture(JSON.stringify(await send('GET', customer))), 'and so does who reads the customer');

  const reported = () => new Set(bank.received.map(({ body }) => JSON.parse(body).event as string));
  for (const event of ['ai_risk.completed', 'analyst_decision.updated', 'case.created', 'monitoring.match_added']) {
    await until(event, async () => reported().has(event));
  }
  const ofCustomer = bank.received.map(({ body }) => JSON.parse(body)).filter(({ data }) => data?.customer_id);
  assert.ok(ofCustomer.length > 0);
  for (const { data } of ofCustomer.filter(({ data }) => data.customer_id === created.customer_id)) {
    assert.ok(data.has_biometric_image && data.biometric_search_image === null);
  }
  assert.ok(!bank.received.some(({ body, headers }) => hasPicture(body) || hasPicture(JSON.stringify(headers))));
  assert.deepEqual(await tablesWithPicture(), []);
});
