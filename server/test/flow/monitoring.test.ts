import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { beforeEach, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { buildWatchlist, type ListedName, screenAll } from '@touchstone/engine';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { analyse } from '../../src/assess/analyse.js';
import { composeRescreen } from '../../src/compose/rescreen.js';
import type { Analysis, AnalysisInput } from '../../src/domain/analysis.js';
import { actorOf, SERVICE } from '../../src/domain/audit.js';
import { canonicalJson } from '../../src/domain/canonical-json.js';
import type { Case, CaseFilters } from '../../src/domain/case.js';
import type { CaseArticle } from '../../src/domain/case-article.js';
import { type CustomList, customSource } from '../../src/domain/custom-list.js';
import { type ListedRecord, listedRecord } from '../../src/domain/listed-record.js';
import { matchedPart } from '../../src/domain/matched-part.js';
import { isMonitoringDue } from '../../src/domain/monitoring.js';
import type { SearchProfile } from '../../src/domain/search-profile.js';
import type { NumberedEdition } from '../../src/domain/source.js';
import { analyseCustomers } from '../../src/flow/analyse-customers.js';
import { customerOf } from '../../src/flow/customer-of.js';
import { importList } from '../../src/flow/import-list.js';
import { makeCase, screenCase } from '../../src/flow/make-case.js';
import { type MonitorWorld, monitorCase, monitorOrganization } from '../../src/flow/monitor-organization.js';
import { phraseNarrative } from '../../src/flow/phrase-narrative.js';
import type { Images } from '../../src/flow/ports/images.js';
import type { MonitoringWish } from '../../src/flow/ports/monitoring.js';
import type { Screener } from '../../src/flow/ports.js';
import { rescreen } from '../../src/flow/rescreen.js';
import { rejoinRecords, splitRecords } from '../../src/flow/split-records.js';
import { startMonitoring } from '../../src/flow/start-monitoring.js';
import { openChanges } from '../../src/lists/screener/open-changes.js';
import { sourceNamed } from '../../src/lists/sources.js';
import { settingsIn } from '../../src/store/ai-risk-settings.js';
import { analysesIn } from '../../src/store/analyses.js';
import { caseMediaIn } from '../../src/store/case-media.js';
import { casesIn } from '../../src/store/cases.js';
import { customListsIn } from '../../src/store/custom-lists.js';
import { customersIn } from '../../src/store/customers.js';
import { editionsIn } from '../../src/store/editions.js';
import { monitoringIn } from '../../src/store/monitoring.js';
import { idFactory } from '../../src/store/new-id.js';
import { recordSplitsIn } from '../../src/store/record-splits.js';
import { riskScoreEnginesIn } from '../../src/store/risk-score-engines.js';
import { deliveries, events, monitoringAlerts, monitoringStates } from '../../src/store/schema/index.js';
import { searchProfilesIn } from '../../src/store/search-profiles.js';
import { whitelistsIn } from '../../src/store/whitelists.js';
import { readMade } from '../support/read-records.js';
import { analyst, caseRequest } from '../support/sample-case.js';
import { hasSharedData, sharedData } from '../support/shared-data.js';
import { testDatabase } from '../support/test-database.js';

const database = await testDatabase();
const { db } = database;
const editions = editionsIn(database);
const cases = casesIn(database);
const monitoring = monitoringIn(database);

const { organizationId } = analyst;
let clock = new Date('2026-11-20T08:30:00Z');
const now = () => {
  clock = new Date(clock.getTime() + 1000);
  return clock;
};
const newId = idFactory(now);
const customers = customersIn(database, newId);
const wish: MonitoringWish = {
  monitoring: { enabled: true, frequency: 'instantly' },
  alerts: { email: false, webhook: true, recipients: [] },
};

let screener = await inForceScreener();
const aiRisk = { customers, settings: settingsIn(database) };
const world: MonitorWorld = {
  screener: { screen: (...asked) => screener.screen(...asked), editions: () => screener.editions() },
  ...{ cases, editions, monitoring, openChanges, sourceNamed, now, newId },
  searchProfiles: searchProfilesIn(database),
  customLists: customListsIn(database),
  recordSplits: recordSplitsIn(database),
  whitelists: whitelistsIn(database),
  wishes: async () => wish,
  riskScoreEngines: riskScoreEnginesIn(database),
  tellProblem: (_, message) => assert.fail(message),
};

beforeEach(async () => {
  await db.execute(sql`truncate cases, events, monitoring_alerts, monitoring_states, editions, listed_records cascade`);
});

/** Everything in force, searched in this thread. */
async function inForceScreener(): Promise<Screener> {
  const loaded: readonly NumberedEdition[] = await editions.inForce();
  const records: ListedRecord[] = [];
  for (const edition of loaded) {
    for await (const texts of editions.recordTexts(edition)) records.push(...texts.map((text) => JSON.parse(text)));
  }
  const watchlist = buildWatchlist(records.map(matchedPart));
  return {
    editions: () => loaded,
    async screen(subject, options) {
      const screened = screenAll(watchlist, subject, options);
      const found = screened.hits.map(({ entity }) => records[entity] as ListedRecord);
      return { ...screened, records: found, editions: loaded, customLists: [] };
    },
  };
}

async function publish(records: readonly ListedRecord[], source = 'test_list'): Promise<string> {
  const reading = {
    format: 'test',
    readerVersion: 1,
    async *records() {
      yield* records;
    },
    outcome: () => ({ checksum: JSON.stringify(records), broken: [], brokenCount: 0, warnings: [] }),
  };
  const { edition } = await importList({ now, newId, editions }, reading, { source, origin: [], acceptSmaller: true });
  screener = await inForceScreener();
  return edition.version;
}

const listed = (sourceId: string, full: string, more: Partial<ListedRecord> = {}): ListedRecord =>
  listedRecord({
    source: 'test_list',
    sourceId,
    entityType: 'Person',
    names: [{ full, kind: 'primary', quality: 'strong' } as ListedName],
    categories: ['Sanctions'],
    ...more,
  });

async function enrol(name: string, more: Partial<CaseFilters> = {}): Promise<Case> {
  const { made } = await makeCase(
    { ...world, ...aiRisk, cases },
    analyst,
    caseRequest({ name, categories: ['Sanctions', 'PEP'], ongoingMonitoring: true, ...more }),
  );
  return made;
}

const cycle = () => monitorOrganization(world, organizationId);
const told = async () =>
  (await db.select().from(events).orderBy(events.id))
    .filter(({ type }) => type.startsWith('monitoring.'))
    .map(({ type, aboutId, changes }) => ({ type, case: aboutId, changes: changes as Record<string, never> }));
const stored = async (id: string) => ({
  found: (await cases.find(organizationId, id)) as Case,
  results: await cases.results(organizationId, id, { number: 1, size: 1000 }),
});

test('a match that a new edition adds, changes and removes is told, each time naming the editions before and after', async () => {
  const someone = listed('9', 'Somebody Else Entirely');
  const first = await publish([someone]);
  const enrolled = await enrol('Gavrilo Zaretsky');
  await cycle();
  assert.deepEqual(await told(), []);

  const second = await publish([someone, listed('1', 'Gavrilo Zaretsky')]);
  await cycle();
  const [added, risk] = await told();
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
  const updated = (await told())[2] as unknown as { type: string; changes: { matches: { fields: unknown[] }[] } };
  assert.equal(updated.type, 'monitoring.match_updated');
  assert.deepEqual(updated.changes.matches[0]?.fields, [{ field: 'countries', before: [], after: ['BY'] }]);

  await publish([someone]);
  await cycle();
  const all = await told();
  assert.ok(all.some(({ type }) => type === 'monitoring.match_removed'));
  const { found, results } = await stored(enrolled.id);
  assert.deepEqual(results, []);
  assert.equal(found.totalResults, 0);
  assert.equal(found.risk.level, 'Low');
  const count = all.length;
  assert.equal((await db.select().from(monitoringAlerts)).length, count);

  // Told once, however often it is looked at.
  await cycle();
  await monitorCase(world, organizationId, enrolled.id);
  assert.equal((await told()).length, count);
});

test('a new edition that says nothing else of the matches raises no alert', async () => {
  await publish([listed('1', 'Gavrilo Zaretsky'), listed('2', 'Ondine Marchetti')]);
  const enrolled = await enrol('Gavrilo Zaretsky');
  await cycle();
  await publish([listed('1', 'Gavrilo Zaretsky'), listed('2', 'Ondine Marchetti', { countries: ['IT'] })]);
  await cycle();
  assert.deepEqual(await told(), []);
  const looked = async () => (await cases.list(organizationId, { number: 1, size: 10 })).cases[0]?.monitoredAt;
  const [state] = await db.select().from(monitoringStates);
  assert.deepEqual(await looked(), state?.ranAt);
  // The cycle has written no case that it found as it was; taken out, the case keeps its last look.
  assert.ok(((await stored(enrolled.id)).found.monitoredAt ?? 0) < (state?.ranAt ?? 0));
  await monitoring.enrol(organizationId, enrolled.id, false, {
    ...{ id: newId(), organizationId, at: now(), actor: SERVICE, action: 'monitoring.changed' },
    ...{ target: { kind: 'case', id: enrolled.id }, details: {} },
  });
  await cycle();
  assert.deepEqual(await looked(), state?.ranAt);
});

test('records that are split, or joined again, are looked at by monitoring: what was decided of both is open for each', async () => {
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
  const splits = { ...world, recordSplits: recordSplitsIn(database), sourceNamed: () => sourceNamed('demo') };
  const split = await splitRecords(splits, by, { records, reason: 'cousins' });
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
    (await told())
      .filter(({ type }) => type === 'monitoring.match_updated')
      .map(({ changes }) => (changes.matches as unknown as { fields: unknown[] }[]).map(({ fields }) => fields));
  const before = parted.map((after) => [{ field: 'group', before: joined, after }]);
  assert.deepEqual(await groups(), [before]);
  await rejoinRecords(splits, by, split.id);
  await cycle();
  assert.equal((await stored(enrolled.id)).results.length, 1);
  assert.deepEqual(
    (await groups())[1],
    parted.map((alone) => [{ field: 'group', before: alone, after: joined }]),
  );
});

test('a decision stands while its record says the same of whom it means, and falls when it does not', async () => {
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

test('the cheap way round ends with what a full search of everybody finds', async () => {
  const parts = [
    'Gavrilo',
    'Zaretsky',
    'Ondine',
    'Marchetti',
    'Petr',
    'Ivanov',
    'Gavril',
    'Zaretski',
    'Ondina',
    'Pyotr',
  ];
  const name = fc
    .uniqueArray(fc.constantFrom(...parts), { minLength: 2, maxLength: 3 })
    .map((words) => words.join(' '));
  const record = fc.record({
    id: fc.integer({ min: 1, max: 12 }),
    name,
    country: fc.constantFrom('BY', 'IT', undefined),
  });
  const list = fc.uniqueArray(record, { selector: ({ id }) => id, minLength: 1, maxLength: 10 });
  const property = fc.asyncProperty(
    fc.array(list, { minLength: 2, maxLength: 3 }),
    fc.array(name, { maxLength: 4 }),
    async (lists, names) => {
      await db.execute(
        sql`truncate cases, events, monitoring_states, monitoring_alerts, editions, listed_records cascade`,
      );
      const [first = [], ...later] = lists.map((entries) =>
        entries.map((entry) =>
          listed(String(entry.id), entry.name, entry.country === undefined ? {} : { countries: [entry.country] }),
        ),
      );
      await publish(first);
      const enrolled = await Promise.all(names.map((name) => enrol(name)));
      await cycle();
      for (const next of later) {
        await publish(next);
        await cycle();
        for (const { id, filters } of enrolled) {
          const whole = await makeCase({ ...world, ...aiRisk, cases: { add: async () => {} } }, analyst, {
            filters,
            runAiRisk: false,
          });
          const { found, results } = await stored(id);
          const facts = (of: typeof results) =>
            of.map(({ id: record, records, risk }) => ({
              record,
              records: records.map(({ record: inner, hit }) => ({ inner, hit })),
              risk,
            }));
          assert.deepEqual(facts(results), facts(whole.results));
          assert.deepEqual(found.risk, whole.made.risk);
          assert.deepEqual(found.statusCounts, whole.made.statusCounts);
        }
      }
    },
  );
  await fc.assert(property, { numRuns: 4 });
});

/** Of each record that differs between two editions of a list: how, by the files alone. */
function differences(before: readonly ListedRecord[], after: readonly ListedRecord[]): Map<string, string> {
  const [old, now] = [before, after].map(
    (records) => new Map(records.map((record) => [record.sourceId, canonicalJson(record)])),
  ) as [Map<string, string>, Map<string, string>];
  const kinds = new Map<string, string>();
  for (const [id, text] of now) {
    const known = old.get(id);
    if (known !== text) kinds.set(id, known === undefined ? 'monitoring.match_added' : 'monitoring.match_updated');
  }
  for (const id of old.keys()) if (!now.has(id)) kinds.set(id, 'monitoring.match_removed');
  return kinds;
}

/**
 * Imports snapshots of OFAC's list in their order, everybody of `parties` enrolled, and holds the alerts of each cycle against the
 * files: an alert of every difference in the party's own record, none of a record that does not differ, and nothing else.
 */
async function alertsCalledFor(snapshots: readonly (readonly ListedRecord[])[], parties: readonly ListedRecord[]) {
  const [first = [], ...later] = snapshots;
  await publish(first, 'ofac_sdn');
  const owners = new Map<string, string>();
  for (const { sourceId, names, entityType } of parties) {
    const { id } = await enrol(names[0]?.full ?? '', { entityTypes: [entityType], categories: ['Sanctions'] });
    owners.set(id, sourceId);
  }
  await cycle();
  const kinds: Record<string, number> = {};
  let before = first;
  for (const after of later) {
    await publish(after, 'ofac_sdn');
    await db.execute(sql`delete from events`);
    await cycle();
    const called = differences(before, after);
    const raised = (await told()).filter(({ type }) => type.startsWith('monitoring.match'));
    const own = new Map<string, string>();
    for (const { type, case: caseId, changes } of raised) {
      for (const { source_id: id } of changes.matches as unknown as { source_id: string }[]) {
        assert.equal(called.get(id), type, `${type} of ${id}`);
        kinds[type] = (kinds[type] ?? 0) + 1;
        if (owners.get(caseId) === id) own.set(caseId, type);
      }
    }
    for (const [caseId, id] of owners) assert.equal(own.get(caseId), called.get(id), `${id} of ${caseId}`);
    before = after;
  }
  return kinds;
}

test('snapshots of a list in OFAC’s form raise exactly the alerts that their differences call for', async () => {
  const row = (id: number, name: string, remarks = '-0- ') =>
    `${id},"${name}","individual","SDGT",${'-0- ,'.repeat(7)}${remarks}`;
  const files = [
    [row(1, 'ZARETSKY, Gavrilo'), row(2, 'MARCHETTI, Ondine', '"DOB 01 Jan 1970."'), row(3, 'TVERDOKHLEB, Anatol')],
    // One more, a birth date mended, the rest in another order.
    [
      row(3, 'TVERDOKHLEB, Anatol'),
      row(2, 'MARCHETTI, Ondine', '"DOB 02 Jan 1970."'),
      row(1, 'ZARETSKY, Gavrilo'),
      row(4, 'OYELARAN, Bukola'),
    ],
    [row(1, 'ZARETSKY, Gavrilo'), row(2, 'MARCHETTI, Ondine', '"DOB 02 Jan 1970."')],
    // Listed again.
    [row(1, 'ZARETSKY, Gavrilo'), row(2, 'MARCHETTI, Ondine', '"DOB 02 Jan 1970."'), row(4, 'OYELARAN, Bukola')],
  ].map((rows) => ({ 'sdn.csv': [...rows, '\x1a'].join('\r\n') }));
  const snapshots: (readonly ListedRecord[])[] = [];
  for (const made of files) snapshots.push((await readMade('ofac_sdn', made)).records);
  assert.deepEqual(await alertsCalledFor(snapshots, snapshots[1] ?? []), {
    ...{ 'monitoring.match_added': 2, 'monitoring.match_updated': 1, 'monitoring.match_removed': 2 },
  });
});

if (hasSharedData) {
  test('OFAC’s own snapshots raise exactly the alerts that their differences call for', async () => {
    // A twentieth of the list, and half of those in it that ever differ.
    const snapshots: (readonly ListedRecord[])[] = [];
    for (const day of ['2023-12-28', '2024-02-20', '2024-02-24', '2024-05-02']) {
      const rows = gunzipSync(readFileSync(sharedData(`ofac/snapshots/sdn-${day}.csv.gz`)))
        .toString('latin1')
        .split('\r\n')
        .filter((line) => Number.parseInt(line, 10) % 20 === 0);
      const made = { 'sdn.csv': Buffer.from([...rows, '\x1a'].join('\r\n'), 'latin1') };
      snapshots.push((await readMade('ofac_sdn', made)).records);
    }
    const differing = new Set(
      snapshots.slice(1).flatMap((after, index) => [...differences(snapshots[index] ?? [], after).keys()]),
    );
    const everyone = new Map(snapshots.flat().map((record) => [record.sourceId, record]));
    const parties = [...everyone.values()].filter(({ sourceId }, index) => differing.has(sourceId) && index % 2 === 0);
    const kinds = await alertsCalledFor(snapshots, parties);
    for (const kind of ['added', 'updated', 'removed']) assert.ok((kinds[`monitoring.match_${kind}`] ?? 0) > 0, kind);
  });
}

test('a cycle that ends in the middle is repeated, and every case is told of once', async () => {
  await publish([listed('9', 'Somebody Else')]);
  const enrolled = await Promise.all(Array.from({ length: 12 }, () => enrol('Gavrilo Zaretsky')));
  await cycle();
  await publish([listed('9', 'Somebody Else'), listed('1', 'Gavrilo Zaretsky')]);
  let written = 0;
  const dying: MonitorWorld = {
    ...world,
    monitoring: {
      ...monitoring,
      async reevaluate(reevaluation) {
        written += 1;
        if (written > 5) throw new Error('the process has ended');
        return monitoring.reevaluate(reevaluation);
      },
    },
  };
  await assert.rejects(monitorOrganization(dying, organizationId), /has ended/);
  await cycle();
  const added = (await told()).filter(({ type }) => type === 'monitoring.match_added');
  assert.deepEqual(added.map((one) => one.case).sort(), enrolled.map(({ id }) => id).sort());
});

test('a look-back tells what an earlier edition would have found, and changes nothing', async () => {
  const first = await publish([listed('1', 'Gavrilo Zaretsky'), listed('9', 'Somebody Else')]);
  const second = await publish([listed('9', 'Somebody Else')]);
  const enrolled = await enrol('Gavrilo Zaretsky');
  const parts = composeRescreen(database, { now, newId });
  const differing = async (asOf?: string) => {
    const found: { id: string; types: string[]; changes: unknown }[] = [];
    for await (const { looked, told } of rescreen(parts, asOf)) {
      found.push({ id: looked.id, types: told.map(({ type }) => type), changes: told[0]?.changes });
    }
    return found;
  };
  assert.deepEqual(await differing(), [{ id: enrolled.id, types: [], changes: undefined }]);
  const [back] = await differing(first);
  assert.deepEqual(back?.types, ['monitoring.match_added', 'monitoring.risk_changed']);
  const { editions_before, editions_after } = (back?.changes ?? {}) as Record<string, string[]>;
  assert.deepEqual([editions_before, editions_after], [[second], [first]]);
  await assert.rejects(differing('test_list@2020-01-01T00:00:00Z'), /has no edition/);
  assert.deepEqual((await stored(enrolled.id)).results, []);
  assert.deepEqual(await told(), []);
});

test('a node whose watchlist is behind does not take part', async () => {
  await publish([listed('1', 'Gavrilo Zaretsky')]);
  await enrol('Gavrilo Zaretsky');
  const behind = screener;
  await publish([listed('1', 'Gavrilo Zaretsky'), listed('2', 'Gavrilo Zaretsky')]);
  screener = behind;
  await assert.rejects(cycle(), { code: 'unavailable' });
  assert.equal(await monitoring.state(organizationId), undefined);
});

test('a case that somebody works on meanwhile is read anew and not overwritten', async () => {
  await publish([listed('1', 'Gavrilo Zaretsky')]);
  const before = await enrol('Gavrilo Zaretsky');
  await db.execute(sql`update cases set updated_at = now()`);
  const after = { ...before, updatedAt: now() };
  assert.equal(await monitoring.reevaluate({ id: newId(), before, after, results: [], events: [], alerts: [] }), false);
  assert.equal((await stored(before.id)).results.length, 1);
});

test('who is taken out is not looked at, and who is enrolled is looked at at once', async () => {
  await publish([listed('9', 'Somebody Else')]);
  const enrolled = await enrol('Gavrilo Zaretsky');
  const audit = {
    ...{ id: newId(), organizationId, at: now(), actor: SERVICE, action: 'monitoring.changed' as const },
    ...{ target: { kind: 'case', id: enrolled.id }, details: {} },
  };
  assert.ok(await monitoring.enrol(organizationId, enrolled.id, false, audit));
  await publish([listed('1', 'Gavrilo Zaretsky')]);
  await cycle();
  assert.deepEqual(await told(), []);
  assert.ok(await monitoring.enrol(organizationId, enrolled.id, true, { ...audit, id: newId() }));
  const { rows } = await db.execute(sql`select 1 from graphile_worker.jobs where task_identifier = 'monitor_case'`);
  assert.equal(rows.length, 1);
  await monitorCase(world, organizationId, enrolled.id);
  assert.deepEqual(
    (await told()).map(({ type }) => type),
    ['monitoring.match_added', 'monitoring.risk_changed'],
  );
  assert.equal(await monitoring.enrol('f'.repeat(24), enrolled.id, false, { ...audit, id: newId() }), false);
});

test('each pace is due in its time, and never when it is never', () => {
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
  await startMonitoring(world);
  await startMonitoring(world);
  await startMonitoring({
    ...world,
    wishes: async () => ({ ...wish, monitoring: { enabled: false, frequency: 'daily' } }),
  });
  const queued = sql`select key from graphile_worker.jobs where task_identifier = 'monitor_organization'`;
  assert.deepEqual((await db.execute(queued)).rows, [{ key: `monitor ${organizationId}` }]);
  assert.equal((await db.select().from(deliveries)).length, 0);
});

/** A customer of a monitored case with its first analysis, and how it is analysed again. */
async function analysedCustomer(filters: Partial<CaseFilters> = {}) {
  const { made, results } = await screenCase(
    world,
    analyst,
    caseRequest({ name: 'Gavrilo Zaretsky', ongoingMonitoring: true, ...filters }),
    'API',
  );
  const customer = customerOf({ now, newId }, analyst, made, 'lite');
  await customers.add({ customer, made, results });
  const analysisWorld = {
    analyses: analysesIn(database, newId),
    analyse: async (input: AnalysisInput) => analyse(input),
    phrase: (input: AnalysisInput, analysis: Analysis) => phraseNarrative({}, input, analysis),
    now,
    newId,
  };
  const run = () => analyseCustomers(analysisWorld, { customerIds: [customer.id] }, { attempt: 1 });
  await run();
  return { customer, run, read: () => customers.find(organizationId, customer.id) };
}

test('the customer of a case is analysed again, and a verdict that changes is told and reopens the decision', async () => {
  await publish([listed('9', 'Somebody Else')]);
  const { customer, run, read } = await analysedCustomer();
  const first = await read();
  assert.ok(first?.outcome);
  await customers.decide(
    organizationId,
    customer.id,
    { decision: 'confirmed' },
    {
      ...{ id: newId(), organizationId, at: now(), actor: actorOf(analyst), action: 'customer.decided' },
      ...{ target: { kind: 'customer', id: customer.id }, details: {} },
    },
  );

  await publish([listed('9', 'Somebody Else'), listed('1', 'Gavrilo Zaretsky')]);
  await cycle();
  assert.equal((await customers.find(organizationId, customer.id))?.status, 'in_progress');
  const { rows } = await db.execute(
    sql`select 1 from graphile_worker.jobs where task_identifier = 'analyse_customers'`,
  );
  assert.ok(rows.length >= 1);
  await run();
  const second = await customers.find(organizationId, customer.id);
  assert.equal(second?.status, 'completed');
  assert.notEqual(second?.outcome?.verdict, first.outcome.verdict);
  assert.equal(second?.decision, undefined);
  assert.equal((await customers.decisions(organizationId, customer.id))[0]?.decision, 'confirmed');
});

test('a customer is analysed again when what was not searched, or is of another type, changes, and nobody is alerted of it', async () => {
  await publish([listed('9', 'Somebody Else')]);
  await enrol('Nikodim Barsukov', { entityTypes: ['Person'] });
  const { customer, run, read } = await analysedCustomer({
    entityTypes: ['Person'],
    categories: ['Sanctions', 'PEP Level 1'],
  });
  const verdicts = [(await read())?.outcome?.verdict];
  await cycle();
  const official = listed('p', 'Ondine Marchetti', { source: 'other_list', categories: ['PEP Level 1'] });
  const namesake = listed('c', 'Gavrilo Zaretsky', { source: 'other_list', entityType: 'Company' });
  const lists = [[official], [official, namesake], [{ ...official, notes: ['changed'] }, namesake]];
  const rounds: number[] = [];
  for (const list of lists) {
    await publish(list, 'other_list');
    await cycle();
    await run();
    const found = await read();
    verdicts.push(found?.outcome?.verdict);
    rounds.push(found?.round ?? 0);
  }
  assert.deepEqual(verdicts, ['uncertain', 'true_negative', 'uncertain', 'uncertain']);
  assert.deepEqual(rounds, [2, 3, 3]);
  assert.deepEqual(
    (await told()).filter(({ type }) => type !== 'monitoring.verdict_changed'),
    [],
  );
  assert.deepEqual((await stored(customer.caseId)).found.gaps.unlisted, []);
});

test('a new picture of a listed person is compared with that of the subject, and what cannot be compared stands', async () => {
  const picture = (distance: number) => `data:image/png;base64,${Buffer.from([distance]).toString('base64')}`;
  let isAvailable = true;
  const images: Images = {
    faces: {
      compare: async (_, shown) =>
        isAvailable
          ? { outcome: 'compared', distances: shown.map(([distance = 0]) => distance / 100) }
          : { outcome: 'unavailable' },
    },
    close: (text) => text,
    read: async () => picture(0),
    ofEntries: async () => new Map(),
    putOfEntry: async () => false,
    removeOfEntry: async () => false,
  };
  const withFaces = { ...world, images };
  const shown = (distance: number, notes: string[] = []) =>
    publish([listed('1', 'Gavrilo Zaretsky', { particulars: { photo: [picture(distance)] }, notes })]);
  await shown(70);
  const { made } = await makeCase(
    { ...withFaces, ...aiRisk, cases },
    analyst,
    caseRequest({ ongoingMonitoring: true }, { image: { text: picture(0), bytes: Buffer.from([0]), format: 'png' } }),
  );
  const distance = async () => (await stored(made.id)).results[0]?.records[0]?.faceDistance;
  assert.equal(await distance(), 0.7);
  await monitorOrganization(withFaces, organizationId);
  await shown(20);
  await monitorOrganization(withFaces, organizationId);
  assert.equal(await distance(), 0.2);
  isAvailable = false;
  await shown(20, ['changed']);
  await monitorOrganization(withFaces, organizationId);
  assert.equal(await distance(), 0.2);
  const fields = (await told()).map(({ changes }) => (changes.matches as unknown as { fields: object[] }[])[0]?.fields);
  assert.deepEqual(fields[0], [{ field: 'faceDistance', before: 0.7, after: 0.2 }]);
  assert.deepEqual(
    fields[1]?.map((change) => 'field' in change && change.field),
    ['notes'],
  );
});

test('a cycle keeps the articles of a case and what they add to its risk', async () => {
  await publish([listed('1', 'Gavrilo Zaretsky')]);
  const { made } = await makeCase(
    { ...world, ...aiRisk, cases },
    analyst,
    caseRequest({ name: 'Gavrilo Zaretsky', categories: ['Sanctions', 'Adverse Media'], ongoingMonitoring: true }),
  );
  assert.equal(made.isMediaMonitored, true);
  const media = caseMediaIn(database, cases);
  const party = {
    name: made.filters.name,
    type: 'person',
    role: 'convicted',
    offences: ['fraud'],
    birthYears: [],
  } as const;
  const article: CaseArticle = {
    ...{ articleId: 'a'.repeat(24), linkStatus: 'linked', probability: 0.9, reasons: [], weight: 1, storyId: 's' },
    resultIds: (await stored(made.id)).results.map(({ id }) => id),
    shown: { title: 'Jailed', description: '', publisherTier: 1, language: 'en', sentiment: -1, party },
  };
  const outcome = { articles: [article], total: 1, mediaRiskScore: 99, notices: [], results: [], at: now() };
  const event = {
    organizationId,
    type: 'adverse_media.completed',
    about: { kind: 'case', id: made.id },
    at: now(),
  } as const;
  assert.equal(await media.complete(made, outcome, event), true);
  await publish([listed('1', 'Gavrilo Zaretsky', { notes: ['changed'] })]);
  await cycle();
  const { found, results } = await stored(made.id);
  assert.deepEqual(found.adverseMedia, [article]);
  assert.deepEqual(
    results[0]?.risk.components.crimes.selected.map(({ name }) => name),
    ['fraud'],
  );
  assert.ok(found.risk.score > 0);
});

test('a change of an own list is looked at by whom it may concern, one of a profile by who uses it, a deleted list by all', async () => {
  await publish([listed('9', 'Somebody Else Entirely')]);
  const list = customList(1);
  const entry = JSON.stringify(listed('e', 'Gavrilo Zaretsky', { source: customSource(list.id), categories: [] }));
  const profile = {
    ...{ id: newId(), organizationId, name: 'p', categories: [], sources: [] },
    createdAt: now(),
    updatedAt: now(),
  };
  let own: CustomList[] = [];
  let profiles: SearchProfile[] = [profile];
  let looked: string[] = [];
  const beside: MonitorWorld = {
    ...world,
    screener: {
      editions: () => screener.editions(),
      screen: (subject, ...asked) => {
        if (subject.name !== '') looked.push(subject.name);
        return screener.screen(subject, ...asked);
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
    looked = [];
    await monitorOrganization(beside, organizationId);
    return looked.sort();
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
  own = [];
  assert.equal((await cycleBeside()).length, 2);
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
