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

interface Shown {
  results: object[];
  case_status: string;
}

test('a record that has left its list is still shown in the round that found it', async () => {
  const search = await ask('POST', '/api/search', {
    headers,
    body: {
      name: 'Wenceslas Quillfeather',
      categories: ['Sanctions'],
      entity_type: ['Person'],
      ongoing_monitoring: true,
    },
  });
  const { search_reference: reference } = search.body.data as unknown as { search_reference: string };
  const countAlerts = async () => (await alerts(`?search_reference=${reference}`)).pagination.total_records;
  await publish('Somebody Else Entirely', 'Wenceslas Quillfeather');
  while ((await countAlerts()) === 0) await delay(50);
  const raised = await countAlerts();
  await publish('Somebody Else Entirely');
  while ((await countAlerts()) === raised) await delay(50);

  const read = async (path: string, who = headers) => ask('GET', `/api/searches/${reference}${path}`, { headers: who });
  const { rounds } = (await read('/rounds')).body.data as unknown as { rounds: Record<string, unknown>[] };
  assert.deepEqual(
    rounds.map(({ round, trigger, total_results, case_status }) => [round, trigger, total_results, case_status]),
    [
      [1, 'created', 0, 'Passed'],
      [2, 'monitoring', 1, 'For Review'],
      [3, 'monitoring', 0, 'Passed'],
    ],
  );
  const shown = async (query: string) => (await read(query)).body.data as unknown as Shown;
  const second = await shown('?round=2');
  assert.deepEqual([second.results.length, second.case_status], [1, 'For Review']);
  assert.match(JSON.stringify(second.results), /Wenceslas Quillfeather/);
  assert.equal((await row(reference)).is_read, false);
  assert.equal((await shown('?round=1')).results.length, 0);
  assert.equal((await shown('?round=3')).results.length, 0);
  assert.equal((await read('?round=4')).status, 404);
  const { headers: stranger } = await newOrganization();
  for (const path of ['/rounds', '?round=2']) assert.equal((await read(path, stranger)).status, 404);
});

test('an unknown kind of alert is refused', async () => {
  const { status } = await ask('GET', '/api/monitoring/alerts?type=list.updated', { headers });
  assert.equal(status, 400);
});
