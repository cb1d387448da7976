import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { recordId } from '../../src/domain/id.js';
import { type ListedRecord, listedRecord } from '../../src/domain/listed-record.js';
import { editionsRepository } from '../../src/lists/editions.repository.js';
import { importList } from '../../src/lists/import-list.js';
import { fillSources, recordAlerts } from '../../src/monitoring/alerts.repository.js';
import { idFactory } from '../../src/platform/database/new-id.js';
import { readingOf } from '../support/reading-of.js';
import { runningService } from '../support/running-service.js';

const service = await runningService();
const { database, ask, newOrganization, newUser } = service;
const bank = await newOrganization();
const { headers, organizationId } = bank;
const now = () => new Date();
const newId = idFactory(now);
const deps = { now, newId, editions: editionsRepository(database), sourceNamed: () => undefined };

interface Listed {
  alerts: { alert_id: string; seen_at: string | null; seen_by: string; type: string }[];
  pagination: { total_records: number; total_is_exact: boolean };
  next_cursor: string | null;
  unseen: number;
}

const record = (more: Partial<ListedRecord>) =>
  listedRecord({
    ...{ source: 'un_sc', sourceId: 'a', entityType: 'Person', categories: ['Sanctions'], ...more },
    names: [{ full: 'Anton Quill', kind: 'primary', quality: 'strong' }],
  });

async function publish(...records: ListedRecord[]): Promise<string> {
  const other = listedRecord({
    ...{ source: 'un_sc', sourceId: 'z', entityType: 'Person', categories: ['Sanctions'] },
    names: [{ full: 'Somebody Else', kind: 'primary', quality: 'strong' }],
  });
  const input = { source: 'un_sc', origin: [], acceptSmaller: 'a test' };
  return (await importList(deps, readingOf([...records, other]), input)).edition.version;
}

const editions = [await publish(record({})), await publish(record({ occupations: ['miller'] })), await publish()];

const made = await ask('POST', '/api/search', {
  headers,
  body: { name: 'Ottoline Brackwater', categories: ['Sanctions'], entity_type: ['Person'], client_reference: 'KYC-7' },
});
const caseId = (made.body.data as unknown as { search_reference: string }).search_reference;

/** Alerts about the record, as monitoring writes them. */
async function alert(type: string, from: number, to: number, source = 'un_sc'): Promise<string> {
  const id = newId();
  const match = { record_id: recordId(source, 'a'), source, source_id: 'a', name: 'Anton Quill' };
  const fields = type === 'monitoring.match_updated' ? [{ field: 'score', before: 82, after: 90 }] : [];
  const changes = {
    editions_before: [editions[from]],
    editions_after: [editions[to]],
    matches: [{ ...match, ...(fields.length > 0 && { fields }) }],
  };
  await recordAlerts(database.db, organizationId, [{ id, caseId, type, changes, createdAt: now() }]);
  return id;
}

async function read<Data>(path: string, who = headers): Promise<Data> {
  const { status, body, text } = await ask('GET', path, { headers: who });
  assert.equal(status, 200, text);
  return body.data as unknown as Data;
}

const list = (query = '', who = headers) => read<Listed>(`/api/monitoring/alerts${query}`, who);
const added = await alert('monitoring.match_added', 2, 0);
const updated = await alert('monitoring.match_updated', 0, 1);
const removed = await alert('monitoring.match_removed', 1, 2);

test('an alert has the whole records before and after, and the fields that differ', async () => {
  interface Side {
    version: string;
    data: { summary: { occupation: string[] } };
  }
  interface Details {
    matches: { before: Side | null; after: Side | null; fields: object[] }[];
  }
  const [change] = (await read<Details>(`/api/monitoring/alerts/${updated}`)).matches;
  assert.deepEqual(change?.fields, [
    { field: 'summary.occupation', before: [], after: ['miller'] },
    { field: 'score', before: 82, after: 90 },
  ]);
  const [gone] = (await read<Details>(`/api/monitoring/alerts/${removed}`)).matches;
  assert.deepEqual(
    [gone?.after, gone?.before?.version, gone?.before?.data.summary.occupation, gone?.fields],
    [null, editions[1], ['miller'], []],
  );
  const [came] = (await read<Details>(`/api/monitoring/alerts/${added}`)).matches;
  assert.deepEqual([came?.before, came?.after?.version], [null, editions[0]]);
});

test('alerts are marked as seen once, by their own organization', async () => {
  const stranger = await newOrganization();
  const mark = async (ids: string[], who = headers) =>
    ask('POST', '/api/monitoring/alerts/seen', { headers: who, body: { alert_ids: ids } });
  assert.equal((await ask('GET', `/api/monitoring/alerts/${added}`, { headers: stranger.headers })).status, 404);
  assert.deepEqual((await mark([added], stranger.headers)).body.data, { seen: 0 });
  assert.equal((await list()).unseen, 3);

  const viewer = await newUser(bank, 'viewer');
  const { body } = await ask('POST', '/api/get-access-token', { body: viewer });
  assert.equal((await mark([added], { authorization: `Bearer ${body.data.access_token}` })).status, 403);

  assert.deepEqual((await mark([added, removed, 'f'.repeat(24)])).body.data, { seen: 2 });
  const seen = await list('?seen=true');
  assert.deepEqual(
    seen.alerts.map(({ alert_id }) => alert_id),
    [removed, added],
  );
  assert.ok(seen.alerts.every(({ seen_at, seen_by }) => seen_at !== null && seen_by !== ''));
  assert.deepEqual((await mark([added])).body.data, { seen: 0 });
  const left = await list('?seen=false');
  assert.deepEqual([left.alerts.map(({ alert_id }) => alert_id), left.unseen], [[updated], 1]);
});

test('alerts are filtered by list, customer and kind, and read on by cursor', async () => {
  const other = await alert('monitoring.match_added', 2, 0, 'eu_fsf');
  assert.deepEqual(
    (await list('?source=eu_fsf')).alerts.map(({ alert_id }) => alert_id),
    [other],
  );
  assert.equal((await list('?source=un_sc')).pagination.total_records, 3);
  assert.equal((await list('?source=un_sc&type=monitoring.match_added')).pagination.total_records, 1);
  assert.equal((await list('?source=a%22')).pagination.total_records, 0);
  // As a node of an earlier version leaves them.
  await database.db.execute(sql`update monitoring_alerts set sources = null where organization_id = ${organizationId}`);
  assert.equal((await list('?source=un_sc')).pagination.total_records, 3);
  while (await fillSources(database.db, 2));
  const { rows } = await database.db.execute(
    sql`select distinct sources from monitoring_alerts where organization_id = ${organizationId} order by 1`,
  );
  assert.deepEqual(rows, [{ sources: ['eu_fsf'] }, { sources: ['un_sc'] }]);
  const first = await list('?page_size=3');
  assert.deepEqual([first.alerts.length, first.pagination.total_is_exact], [3, true]);
  const second = await list(`?page_size=3&cursor=${first.next_cursor}`);
  assert.deepEqual([second.alerts.map(({ alert_id }) => alert_id), second.next_cursor], [[added], null]);
  const refused = await ask('GET', `/api/monitoring/alerts?page=2&cursor=${first.next_cursor}`, { headers });
  assert.equal(refused.status, 400);
});

test('unseen alerts, and those of a rare list, are found through their indexes', async () => {
  await database.db.execute(sql`
    insert into monitoring_alerts (id, organization_id, case_id, type, changes, created_at, awaits_digest, seen_at, sources)
    select lpad(to_hex(n), 24, '0'), ${organizationId}, ${caseId}, 'monitoring.risk_changed', '{}', now(), false, now(), '{}'
    from generate_series(1, 5000) n`);
  await database.asOwner('analyze monitoring_alerts');
  const planOf = async (condition: string) => {
    const { rows } = await database.db.execute<{ 'QUERY PLAN': string }>(
      sql.raw(
        `explain select id from monitoring_alerts where organization_id = '${organizationId}' and ${condition} order by id desc limit 50`,
      ),
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  assert.match(await planOf('seen_at is null'), /monitoring_alerts_unseen_index/);
  assert.match(await planOf("sources @> '{eu_fsf}'"), /monitoring_alerts_sources_index/);
});
