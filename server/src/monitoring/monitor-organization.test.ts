import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { SCORER_VERSION } from '@touchstone/engine';
import { sql } from 'drizzle-orm';
import { listed, monitoredCases } from '../../test/support/monitored-cases.js';
import { analyst } from '../../test/support/sample-case.js';
import { recordSplitService } from '../cases/record-splits.js';
import { recordSplitsRepository } from '../cases/record-splits.repository.js';
import { recordVersionsRepository } from '../cases/record-versions.repository.js';
import { SERVICE } from '../domain/audit.js';
import { type CustomList, customSource } from '../domain/custom-list.js';
import { isMonitoringDue } from '../domain/monitoring.js';
import type { SearchProfile } from '../domain/search-profile.js';
import { sourceNamed } from '../lists/sources.js';
import { deliveries } from '../platform/outbox/deliveries.table.js';
import { alertsRepository } from './alerts.repository.js';
import { type MonitorDeps, monitorCase, monitorOrganization } from './monitor-organization.js';
import { monitoringService } from './monitoring.js';
import { monitoringAlerts, monitoringStates } from './monitoring.table.js';

const { database, db, cases, monitoring, now, newId, input, searched, deps, publish, enrol, cycle, alerts, stored } =
  await monitoredCases();
const { organizationId } = analyst;

test('a match that a new edition adds, changes or removes raises an alert with the editions before and after', async () => {
  const someone = listed('9', 'Somebody Else Entirely');
  const first = await publish([someone]);
  const enrolled = await enrol('Gavrilo Zaretsky');
  await cycle();
  assert.deepEqual(await alerts(), []);

  const second = await publish([someone, listed('1', 'Gavrilo Zaretsky')]);
  await cycle();
  const [added, risk] = await alerts();
  assert.equal(added?.type, 'monitoring.match_added');
  assert.equal(added?.case, enrolled.id);
  assert.deepEqual(added?.changes, {
    editions_before: [first],
    editions_after: [second],
    matches: [
      {
        record_id: (await stored(enrolled.id)).results[0]?.id,
        ...{ source: 'test_list', source_id: '1', name: 'Gavrilo Zaretsky' },
      },
    ],
  });
  assert.equal(risk?.type, 'monitoring.risk_changed');
  assert.equal((await stored(enrolled.id)).found.risk.level, 'High');

  await publish([someone, listed('1', 'Gavrilo Zaretsky', { countries: ['BY'] })]);
  await cycle();
  const updated = (await alerts())[2] as unknown as { type: string; changes: { matches: { fields: unknown[] }[] } };
  assert.equal(updated.type, 'monitoring.match_updated');
  assert.deepEqual(updated.changes.matches[0]?.fields, [{ field: 'countries', before: [], after: ['BY'] }]);

  await publish([someone]);
  await cycle();
  const all = await alerts();
  assert.ok(all.some(({ type }) => type === 'monitoring.match_removed'));
  const { found, results } = await stored(enrolled.id);
  assert.deepEqual(results, []);
  assert.equal(found.totalResults, 0);
  assert.equal(found.risk.level, 'Low');
  const count = all.length;
  assert.equal((await db.select().from(monitoringAlerts)).length, count);

  // Reported once, however often it is read.
  await cycle();
  await monitorCase(deps, organizationId, enrolled.id);
  assert.equal((await alerts()).length, count);
});

test('a decision made while a cycle reads the case is not overwritten', async () => {
  await publish([listed('1', 'Gavrilo Zaretsky')]);
  const enrolled = await enrol('Gavrilo Zaretsky');
  await cycle();
  await publish([listed('1', 'Gavrilo Zaretsky'), listed('2', 'Gavrilo Zaretsky')]);
  const decide = async () => {
    await db.execute(sql`update case_results set status = 'False Positive',
      decision = '{"status":"False Positive","reason":"another","userId":"u","email":"a@b","at":"2026-11-20T09:00:00.000Z"}'`);
    await db.execute(
      sql`update cases set potential_matches = 0, false_positives = 1, updated_at = ${now().toISOString()}`,
    );
  };
  let reading: Promise<unknown> | undefined;
  let decided: Promise<void> | undefined;
  const read: MonitorDeps['cases'] = {
    ...cases,
    // Late, so that anything that is read at the same time is read before.
    async findEach(...requested) {
      await delay(5);
      await reading;
      decided ??= decide();
      await decided;
      return cases.findEach(...requested);
    },
    resultsOfEach(...requested) {
      const results = cases.resultsOfEach(...requested);
      reading = results;
      return results;
    },
  };
  await monitorOrganization({ ...deps, cases: read }, organizationId);
  const { found, results } = await stored(enrolled.id);
  assert.deepEqual(results.map(({ status }) => status).sort(), ['False Positive', 'Potential Match']);
  assert.deepEqual([found.statusCounts['False Positive'], found.statusCounts['Potential Match']], [1, 1]);
});

test('a new edition without changes to the matches raises no alert', async () => {
  await publish([listed('1', 'Gavrilo Zaretsky'), listed('2', 'Ondine Marchetti')]);
  const enrolled = await enrol('Gavrilo Zaretsky');
  await cycle();
  await publish([listed('1', 'Gavrilo Zaretsky'), listed('2', 'Ondine Marchetti', { countries: ['IT'] })]);
  await cycle();
  assert.deepEqual(await alerts(), []);
  const checked = async () => (await cases.list(organizationId, { number: 1, size: 10 })).cases[0]?.monitoredAt;
  const [state] = await db.select().from(monitoringStates);
  assert.deepEqual(await checked(), state?.ranAt);
  // The cycle has written no case that it found as it was; taken out, the case keeps its last look.
  assert.ok(((await stored(enrolled.id)).found.monitoredAt ?? 0) < (state?.ranAt ?? 0));
  await monitoring.enrol(organizationId, enrolled.id, false, {
    ...{ id: newId(), organizationId, at: now(), actor: SERVICE, action: 'monitoring.changed' },
    ...{ target: { kind: 'case', id: enrolled.id }, details: {} },
  });
  await cycle();
  assert.deepEqual(await checked(), state?.ranAt);
});

test('a rescreened case names the scorer that found its new matches', async () => {
  await publish([listed('9', 'Somebody Else Entirely')]);
  const enrolled = await enrol('Gavrilo Zaretsky');
  await cycle();
  await db.execute(sql`update cases set scorer_version = 'an earlier one'`);
  await cycle();
  assert.equal((await stored(enrolled.id)).found.scorerVersion, 'an earlier one');
  await publish([listed('1', 'Gavrilo Zaretsky')]);
  await cycle();
  assert.equal((await stored(enrolled.id)).found.scorerVersion, SCORER_VERSION);
});

test('splitting or rejoining records rescreens their cases and reopens the decision for each', async () => {
  const born = { start: '1961-03-07', end: '1961-03-07', precision: 'day', circa: false } as const;
  await publish([listed('1', 'Gavrilo Zaretsky', { dates: [born] })]);
  await publish([{ ...listed('1', 'Gavrilo Zaretsky', { dates: [born] }), source: 'other_list' }], 'other_list');
  const enrolled = await enrol('Gavrilo Zaretsky');
  await cycle();
  await db.execute(sql`update case_results set status = 'False Positive',
    decision = '{"status":"False Positive","reason":"another","userId":"u","email":"a@b","at":"2026-11-20T09:00:00.000Z"}'`);
  const records = [
    { source: 'other_list', sourceId: '1' },
    { source: 'test_list', sourceId: '1' },
  ] as const;
  const [joined, parted] = [['other_list:1', 'test_list:1'], records.map(({ source }) => [`${source}:1`])];
  const by = { organizationId, actor: SERVICE };
  const splits = recordSplitService({
    ...deps,
    recordSplits: recordSplitsRepository(database),
    sourceNamed: () => sourceNamed('demo'),
  });
  const split = await splits.split(by, { records, reason: 'cousins' });
  await cycle();
  const found = (await stored(enrolled.id)).results;
  assert.deepEqual(
    found.map(({ status, records: of }) => [status, of.length]),
    [
      ['Potential Match', 1],
      ['Potential Match', 1],
    ],
  );
  const groups = async () =>
    (await alerts())
      .filter(({ type }) => type === 'monitoring.match_updated')
      .map(({ changes }) => (changes.matches as unknown as { fields: unknown[] }[]).map(({ fields }) => fields));
  const before = parted.map((after) => [{ field: 'group', before: joined, after }]);
  assert.deepEqual(await groups(), [before]);
  await splits.rejoin(by, split.id);
  await cycle();
  assert.equal((await stored(enrolled.id)).results.length, 1);
  assert.deepEqual(
    (await groups())[1],
    parted.map((alone) => [{ field: 'group', before: alone, after: joined }]),
  );
});

test('a decision stands while the identity of its record is unchanged, and is withdrawn when it changes', async () => {
  const record = listed('1', 'Gavrilo Zaretsky');
  await publish([record]);
  const enrolled = await enrol('Gavrilo Zaretsky');
  const decide = sql`update case_results set status = 'False Positive',
    decision = '{"status":"False Positive","reason":"another","userId":"u","email":"a@b","at":"2026-11-20T09:00:00.000Z"}'`;
  await db.execute(decide);
  await publish([{ ...record, notes: ['A remark.'] }]);
  await cycle();
  assert.equal((await stored(enrolled.id)).results[0]?.status, 'False Positive');
  await publish([{ ...record, countries: ['BY'] }]);
  await cycle();
  const { found, results } = await stored(enrolled.id);
  assert.equal(results[0]?.status, 'Potential Match');
  assert.equal(found.statusCounts['Potential Match'], 1);
});

test('an interrupted cycle is repeated, and every case raises one alert', async () => {
  await publish([listed('9', 'Somebody Else')]);
  const enrolled = await Promise.all(Array.from({ length: 40 }, () => enrol('Gavrilo Zaretsky')));
  await cycle();
  await publish([listed('9', 'Somebody Else'), listed('1', 'Gavrilo Zaretsky')]);
  let written = 0;
  const dying: MonitorDeps = {
    ...deps,
    monitoring: {
      ...monitoring,
      async reevaluate(...requested) {
        written += 1;
        if (written > 1) throw new Error('the process has ended');
        return monitoring.reevaluate(...requested);
      },
    },
  };
  await assert.rejects(monitorOrganization(dying, organizationId), /has ended/);
  await cycle();
  const added = (await alerts()).filter(({ type }) => type === 'monitoring.match_added');
  assert.deepEqual(added.map((one) => one.case).sort(), enrolled.map(({ id }) => id).sort());
});

test('a node whose watchlist is behind does not take part', async () => {
  await publish([listed('1', 'Gavrilo Zaretsky')]);
  await enrol('Gavrilo Zaretsky');
  const behind = searched.screener;
  await publish([listed('1', 'Gavrilo Zaretsky'), listed('2', 'Gavrilo Zaretsky')]);
  searched.screener = behind;
  await assert.rejects(cycle(), { code: 'unavailable' });
  assert.equal(await monitoring.state(organizationId), undefined);
});

test('a case changed during a cycle is read again and not overwritten', async () => {
  await publish([listed('1', 'Gavrilo Zaretsky')]);
  const before = await enrol('Gavrilo Zaretsky');
  await db.execute(sql`update cases set updated_at = now()`);
  const other = await enrol('Gavrilo Zaretsky');
  const changed = [before, other].map((one) => ({
    ...{ id: newId(), before: one, after: { ...one, totalResults: 0, updatedAt: now() } },
    ...{ results: [], events: [], alerts: [] },
  }));
  assert.deepEqual([...(await monitoring.reevaluate(organizationId, changed))], [other.id]);
  assert.equal((await stored(other.id)).results.length, 0);
  assert.equal((await stored(before.id)).results.length, 1);
});

test('an unenrolled case is not rescreened, and an enrolled one at once', async () => {
  await publish([listed('9', 'Somebody Else')]);
  const enrolled = await enrol('Gavrilo Zaretsky');
  const audit = {
    ...{ id: newId(), organizationId, at: now(), actor: SERVICE, action: 'monitoring.changed' as const },
    ...{ target: { kind: 'case', id: enrolled.id }, details: {} },
  };
  assert.equal(await monitoring.enrol(organizationId, enrolled.id, false, audit), 'done');
  await publish([listed('1', 'Gavrilo Zaretsky')]);
  await cycle();
  assert.deepEqual(await alerts(), []);
  assert.equal(await monitoring.enrol(organizationId, enrolled.id, true, { ...audit, id: newId() }), 'done');
  const { rows } = await db.execute(sql`select 1 from graphile_worker.jobs where task_identifier = 'monitor_case'`);
  assert.equal(rows.length, 1);
  await monitorCase(deps, organizationId, enrolled.id);
  assert.deepEqual(
    (await alerts()).map(({ type }) => type),
    ['monitoring.match_added', 'monitoring.risk_changed'],
  );
  assert.equal(await monitoring.enrol('f'.repeat(24), enrolled.id, false, { ...audit, id: newId() }), 'missing');
});

test('each interval is due in its time, and never if it is never', () => {
  const last = new Date('2026-11-20T08:00:00Z');
  const after = (hours: number) => new Date(last.getTime() + hours * 3_600_000);
  assert.ok(isMonitoringDue('instantly', last, last));
  assert.ok(isMonitoringDue('daily', undefined, last));
  assert.deepEqual(
    [23, 24].map((hours) => isMonitoringDue('daily', last, after(hours))),
    [false, true],
  );
  assert.deepEqual(
    [6, 7].map((days) => isMonitoringDue('weekly', last, after(days * 24))),
    [false, true],
  );
  assert.deepEqual(
    [29, 30].map((days) => isMonitoringDue('monthly', last, after(days * 24))),
    [false, true],
  );
  assert.equal(isMonitoringDue('never', undefined, last), false);
  // The clock was set back since.
  assert.equal(isMonitoringDue('monthly', last, after(-5)), true);
});

test('a cycle is queued once for every organization that is due', async () => {
  await publish([listed('1', 'Gavrilo Zaretsky')]);
  await enrol('Gavrilo Zaretsky');
  const disabled = { ...input, monitoring: { enabled: false, frequency: 'daily' } } as const;
  for (const inputs of [deps.inputs, deps.inputs, async () => disabled]) {
    const alerts = { alerts: alertsRepository(database), versions: recordVersionsRepository(database) };
    await monitoringService({ ...deps, ...alerts, inputs }).queueDueCycles();
  }
  const queued = sql`select key from graphile_worker.jobs where task_identifier = 'monitor_organization'`;
  assert.deepEqual((await db.execute(queued)).rows, [{ key: `monitor ${organizationId}` }]);
  assert.equal((await db.select().from(deliveries)).length, 0);
});

test('a changed custom list rescreens the cases it may concern, a changed profile those that use it, a deleted or first published list all', async () => {
  const list = customList(1);
  const entry = JSON.stringify(listed('e', 'Gavrilo Zaretsky', { source: customSource(list.id), categories: [] }));
  const profile = {
    ...{ id: newId(), organizationId, name: 'p', categories: [], sources: [] },
    createdAt: now(),
    updatedAt: now(),
  };
  let own: CustomList[] = [];
  let profiles: SearchProfile[] = [profile];
  let checked: string[] = [];
  const beside: MonitorDeps = {
    ...deps,
    screener: {
      editions: () => searched.screener.editions(),
      screen: (subject, ...requested) => {
        if (subject.name !== '') checked.push(subject.name);
        return searched.screener.screen(subject, ...requested);
      },
    },
    searchProfiles: { find: async () => profile, list: async () => profiles },
    customLists: {
      list: async () => own,
      changes: async (_, from) => ({
        count: 1,
        runs: oneRun([from === 0 ? { sourceId: 'e', after: entry } : { sourceId: 'e', before: entry }]),
      }),
    },
  };
  const cycleBeside = async () => {
    checked = [];
    await monitorOrganization(beside, organizationId);
    return checked.sort();
  };
  await enrol('Gavrilo Zaretsky');
  await enrol('Nikodim Barsukov');
  assert.equal((await cycleBeside()).length, 2);
  assert.deepEqual(await cycleBeside(), []);
  own = [list];
  assert.deepEqual(await cycleBeside(), ['Gavrilo Zaretsky']);
  own = [customList(2)];
  assert.deepEqual(await cycleBeside(), ['Gavrilo Zaretsky']);
  profiles = [{ ...profile, updatedAt: now() }];
  assert.deepEqual(await cycleBeside(), []);
  await db.execute(sql`
    update cases set filters = jsonb_set(filters::jsonb, '{searchProfile}', to_jsonb(${profile.id}::text))
    where filters ->> 'name' = 'Nikodim Barsukov'`);
  // Twice in one second.
  for (const at of [1, 2]) {
    profiles = [{ ...profile, updatedAt: new Date(at) }];
    assert.deepEqual(await cycleBeside(), ['Nikodim Barsukov']);
  }
  own = [];
  assert.equal((await cycleBeside()).length, 2);
  await publish([listed('9', 'Somebody Else Entirely')]);
  assert.equal((await cycleBeside()).length, 2, 'what the demonstration list showed is gone');
});

function customList(version: number): CustomList {
  const at = new Date('2026-11-20T08:00:00Z');
  return {
    ...{ id: '691f0c2f8e6b1a5d3c000001', organizationId, name: 'Own', type: 'block' },
    ...{ version, entryCount: 2 - version, createdAt: at, updatedAt: at },
  };
}

async function* oneRun<T>(run: readonly T[]): AsyncGenerator<readonly T[]> {
  yield run;
}
