import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { editionsRepository } from '../../src/lists/editions.repository.js';
import { importList } from '../../src/lists/import-list.js';
import { readList } from '../../src/lists/read-list.js';
import { idFactory } from '../../src/platform/database/new-id.js';
import { runningService } from '../support/running-service.js';

const service = await runningService();
const { database, ask, newOrganization } = service;
const bank = await newOrganization();
const { headers } = bank;

const now = () => new Date();
const deps = { now, newId: idFactory(now), editions: editionsRepository(database), sourceNamed: () => undefined };

/** A new edition of a list of these names; told to every node. */
async function publish(...names: string[]): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'list-')), 'custom.csv');
  writeFileSync(file, `id,name,categories\n${names.map((name, index) => `${index},${name},Sanctions`).join('\n')}\n`);
  const { edition } = await importList(deps, await readList('custom', [file], { mustBeWhole: true }), {
    ...{ source: 'custom', origin: [], acceptSmaller: 'a test' },
  });
  return edition.version;
}

interface Alert {
  type: string;
  search_reference: string;
  searched_name: string;
  client_reference: string;
  customer_id: string;
  changes: { editions_before: string[]; editions_after: string[]; matches?: { name: string }[] };
}

async function alerts(query = '', who = headers): Promise<{ alerts: Alert[]; pagination: { total_records: number } }> {
  const { status, body, text } = await ask('GET', `/api/monitoring/alerts${query}`, { headers: who });
  assert.equal(status, 200, text);
  return body.data as unknown as { alerts: Alert[]; pagination: { total_records: number } };
}

async function row(reference: string): Promise<{ is_updated: boolean; is_read: boolean; is_monitored: boolean }> {
  const { body } = await ask('POST', '/api/searches', { headers, body: {} });
  const { searches } = body.data as unknown as { searches: { search_reference: string }[] };
  return searches.find(({ search_reference }) => search_reference === reference) as never;
}

test('alerts are listed with the editions before and after, and mark their search as unread until it is read', async () => {
  const { body: settings } = await ask('GET', '/api/ai-risk-configuration', { headers });
  const { configuration } = settings.data as unknown as { configuration: Record<string, unknown> };
  const { enabled, default_mode, ai_risk_process_records, lite_inputs, advanced_fields } = configuration;
  const saved = await ask('POST', '/api/ai-risk-configuration', {
    headers,
    body: {
      ...{ enabled, default_mode, ai_risk_process_records, lite_inputs, advanced_fields },
      ...{ ongoing_monitoring_enabled: true, ongoing_monitoring_frequency: 'Instantly' },
    },
  });
  assert.equal(saved.status, 200, saved.text);
  const first = await publish('Somebody Else Entirely');
  const search = await ask('POST', '/api/search', {
    headers,
    body: {
      ...{ name: 'Gavrilo Zaretsky', categories: ['Sanctions'], entity_type: ['Person'] },
      ...{ ongoing_monitoring: true, client_reference: 'file 7' },
    },
  });
  const { search_reference: reference } = search.body.data as unknown as { search_reference: string };
  assert.deepEqual((await alerts()).alerts, []);
  assert.equal((await row(reference)).is_updated, false);

  const second = await publish('Somebody Else Entirely', 'Gavrilo Zaretsky');
  while ((await alerts()).alerts.length < 2) await delay(50);
  const found = await alerts('?type=monitoring.match_added');
  assert.equal(found.pagination.total_records, 1);
  const [added] = found.alerts;
  assert.deepEqual(
    [added?.search_reference, added?.searched_name, added?.client_reference, added?.customer_id],
    [reference, 'Gavrilo Zaretsky', 'file 7', ''],
  );
  // Before it was the first list, or the invented one, where this node had not loaded that yet.
  assert.ok(![second, undefined].includes(added?.changes.editions_before[0]), first);
  assert.deepEqual(added?.changes.editions_after, [second]);
  assert.deepEqual(
    added?.changes.matches?.map(({ name }) => name),
    ['Gavrilo Zaretsky'],
  );
  assert.equal((await alerts(`?search_reference=${reference}`)).pagination.total_records, 2);
  assert.equal((await alerts(`?search_reference=${'f'.repeat(24)}`)).pagination.total_records, 0);
  assert.equal((await alerts('?start_date=01-01-2020&end_date=02-01-2020')).pagination.total_records, 0);
  assert.equal((await alerts('', (await newOrganization()).headers)).pagination.total_records, 0);

  assert.deepEqual(await row(reference).then(({ is_updated, is_read }) => [is_updated, is_read]), [true, false]);
  await ask('GET', `/api/searches/${reference}`, { headers });
  assert.deepEqual(await row(reference).then(({ is_updated, is_read }) => [is_updated, is_read]), [false, true]);
});

test('an unknown kind of alert is refused', async () => {
  const { status } = await ask('GET', '/api/monitoring/alerts?type=list.updated', { headers });
  assert.equal(status, 400);
});
