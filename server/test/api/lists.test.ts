import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { type ListedRecord, listedRecord } from '../../src/domain/listed-record.js';
import { editionsRepository } from '../../src/lists/editions.repository.js';
import { importList } from '../../src/lists/import-list.js';
import { listChecksRepository } from '../../src/lists/list-checks.repository.js';
import { idFactory } from '../../src/platform/database/new-id.js';
import { runningService } from '../support/running-service.js';

const service = await runningService();
const { headers } = await service.newOrganization();
const HOUR = 3_600_000;

interface ListOfAnswer {
  source: string;
  version: string;
  records: number;
  categories: string[];
  age_hours: number;
  max_age_hours: number;
  overdue: boolean;
  last_failure: object | null;
}

async function publish(source: string, hoursAgo: number, about: Partial<ListedRecord> = {}): Promise<void> {
  const now = () => new Date(Date.now() - hoursAgo * HOUR);
  const reading = {
    format: 'test',
    readerVersion: 1,
    async *records() {
      yield listedRecord({
        source,
        sourceId: '1',
        entityType: 'Person',
        names: [{ full: 'Bertram Osterhagen', kind: 'primary', quality: 'strong' }],
        categories: ['Sanctions'],
        ...about,
      });
    },
    outcome: () => ({ checksum: source, broken: [], brokenCount: 0, warnings: [] }),
  };
  const deps = {
    now,
    newId: idFactory(now),
    editions: editionsRepository(service.database),
    sourceNamed: () => undefined,
  };
  await importList(deps, reading, { source, origin: ['test.csv'] });
}

/** Searches until the list is searched: the node takes it up by itself. */
async function noticesOnce(source: string): Promise<string[]> {
  for (;;) {
    const body = { name: 'Bertram Osterhagen', categories: ['Sanctions'], entity_type: ['Person'] };
    const { data } = (await service.ask('POST', '/api/search', { headers, body })).body;
    const { editions, notices } = data as unknown as { editions: string[]; notices: { code: string }[] };
    if (editions.some((version) => version.startsWith(`${source}@`))) return notices.map(({ code }) => code);
  }
}

async function lists(): Promise<ListOfAnswer[]> {
  const { data } = (await service.ask('GET', '/api/lists', { headers })).body;
  return (data as unknown as { lists: ListOfAnswer[] }).lists;
}

async function readiness(): Promise<string | undefined> {
  const { data } = (await service.ask('GET', '/health/ready')).body;
  return (data as unknown as { checks: { name: string; message: string }[] }).checks.find(
    ({ name }) => name === 'lists',
  )?.message;
}

async function listNotices(): Promise<{ code: string; message: string }[]> {
  const { data } = (await service.ask('GET', '/api/lists', { headers })).body;
  return (data as unknown as { notices: { code: string; message: string }[] }).notices;
}

test('with the demonstration list alone both answers say that only invented records are loaded, and how to load others', async () => {
  assert.deepEqual(await lists(), []);
  const message = (await readiness()) ?? '';
  assert.match(message, /^Only the demonstration list of invented records is loaded\..* \.\/touchstone lists update/);
  assert.deepEqual(await listNotices(), [{ code: 'demonstration_data', message }]);
});

test('a fresh list is shown with its age, and no answer has a notice about it', async () => {
  await publish('un_sc', 1);

  assert.deepEqual(await noticesOnce('un_sc'), []);
  const [list] = await lists();
  assert.deepEqual(list?.categories, ['Sanctions']);
  assert.deepEqual(
    [list?.source, list?.records, list?.age_hours, list?.max_age_hours, list?.overdue, list?.last_failure],
    ['un_sc', 1, 1, 24, false, null],
  );
  assert.deepEqual(await listNotices(), []);
});

test('a list that was never updated is reported with the reason, until an update succeeds', async () => {
  const missing = async () => (await service.ask('GET', '/api/lists', { headers })).body.data.missing as unknown;
  const at = new Date('2026-11-20T04:00:00Z');
  await listChecksRepository(service.database).fail('ca_sema', at, 'publisher.example: it answers 404');
  await listChecksRepository(service.database).fail('un_sc', at, 'it is in force all the same');
  assert.deepEqual(await missing(), [
    {
      ...{ source: 'ca_sema', title: 'Consolidated Canadian Autonomous Sanctions List' },
      last_failure: { at: at.toISOString(), reason: 'publisher.example: it answers 404' },
    },
  ]);
  await listChecksRepository(service.database).confirm('ca_sema', at, []);
  assert.deepEqual(await missing(), []);
});

test('an overdue list is flagged in the lists, the readiness details, the metrics and every answer', async () => {
  await publish('us_congress', 30);
  assert.deepEqual(await noticesOnce('us_congress'), [], 'a week is allowed for PEP');
  await publish('ofac_sdn', 30);
  assert.deepEqual(await noticesOnce('ofac_sdn'), ['lists_overdue']);
  assert.deepEqual(
    (await lists()).map(({ source, overdue }) => [source, overdue]),
    [
      ['ofac_sdn', true],
      ['un_sc', false],
      ['us_congress', false],
    ],
  );
  assert.equal(await readiness(), 'too old: ofac_sdn is 30 hours old (limit 24)');
  const metrics = await fetch(`${service.address}/metrics`).then((answer) => answer.text());
  assert.match(metrics, /touchstone_edition_overdue\{source="ofac_sdn"\} 1/);
  assert.match(metrics, /touchstone_edition_overdue\{source="un_sc"\} 0/);
});

test('an administrator can split joined records; the split survives new editions until it is withdrawn', async () => {
  const born = { start: '1961-03-07', end: '1961-03-07', precision: 'day', circa: false } as const;
  const about = { names: [{ full: 'Zoltan Merevich', kind: 'primary', quality: 'strong' }], dates: [born] } as const;
  await publish('eu_fsf', 0, about);
  await publish('ch_seco', 0, about);
  await Promise.all([noticesOnce('eu_fsf'), noticesOnce('ch_seco')]);
  const send = (method: string, path: string, body?: object, who = headers) =>
    service.ask(method, path, { headers: who, ...(body && { body }) });
  const results = async (who = headers) => {
    const body = { name: 'Zoltan Merevich', categories: ['Sanctions'], entity_type: ['Person'] };
    const { data } = (await send('POST', '/api/search', body, who)).body;
    const found = (data as unknown as { results: { source_details: { source: string }[] }[] }).results;
    return found.map(({ source_details }) => source_details.map(({ source }) => source)).sort();
  };
  assert.deepEqual(await results(), [['ch_seco', 'eu_fsf']]);

  const records = ['eu_fsf', 'ch_seco'].map((source) => ({ source, source_id: '1' }));
  const created = await send('POST', '/api/splits', { records, reason: 'Cousins of one name, born on one day' });
  assert.equal(created.status, 200, created.text);
  assert.deepEqual(await results(), [['ch_seco'], ['eu_fsf']]);
  const stranger = await service.newOrganization();
  assert.deepEqual(await results(stranger.headers), [['ch_seco', 'eu_fsf']], 'of this organization alone');
  await publish('eu_fsf', 0, { ...about, gender: 'male' });
  assert.deepEqual(await results(), [['ch_seco'], ['eu_fsf']]);

  for (const [wrong, field] of [
    [{ records: [...records].reverse(), reason: 'again' }, 'records'],
    [{ records: [records[0], { ...records[0], source_id: '2' }], reason: 'one list' }, 'records'],
    [{ records: [{ source: 'nobody', source_id: '1' }, records[0]], reason: 'no list' }, 'records[0].source'],
    [{ records: [records[0]], reason: 'alone' }, 'records'],
  ] as const) {
    const { status, body } = await send('POST', '/api/splits', wrong);
    assert.deepEqual([status, body.error.details[0]?.field], [400, field]);
  }
  await service.database.db.execute(sql`
    insert into record_splits (id, organization_id, pair, records, reason, by, at)
    select 'x' || n, organization_id, n::text, records, reason, by, at from record_splits, generate_series(2, 1000) n`);
  const third = { records: [records[0], { source: 'un_sc', source_id: '1' }], reason: 'one too many' };
  assert.equal((await send('POST', '/api/splits', third)).body.error.code, 'too_many_splits');
  await service.database.db.execute(sql`delete from record_splits where id like 'x%'`);
  const { split } = created.body.data as unknown as { split: { id: string } };
  const { splits } = (await send('GET', '/api/splits')).body.data as unknown as { splits: { id: string }[] };
  assert.deepEqual(splits, [split]);
  assert.equal((await send('DELETE', `/api/splits/${split.id}`, undefined, stranger.headers)).status, 404);
  assert.equal((await send('DELETE', `/api/splits/${split.id}`)).status, 200);
  assert.deepEqual(await results(), [['ch_seco', 'eu_fsf']]);
  const { entries } = (await send('GET', '/api/audit?page_size=100')).body.data as unknown as {
    entries: { action: string; target_id: string }[];
  };
  const actions = entries.filter(({ action }) => /^record\.(split|rejoined)$/.test(action)).map(({ action }) => action);
  assert.deepEqual(actions.sort(), ['record.rejoined', 'record.split']);
});
