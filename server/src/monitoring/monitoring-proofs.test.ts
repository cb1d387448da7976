import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { listed, monitoredCases } from '../../test/support/monitored-cases.js';
import { readMade } from '../../test/support/read-records.js';
import { analyst } from '../../test/support/sample-case.js';
import { hasSharedData, sharedData } from '../../test/support/shared-data.js';
import { makeCase } from '../cases/make-case.js';
import { canonicalJson } from '../domain/canonical-json.js';
import type { ListedRecord } from '../domain/listed-record.js';
import { rescreen } from './rescreen.js';
import { rescreenModule } from './rescreen.module.js';

const { database, db, now, newId, deps, publish, enrol, cycle, alerts, stored } = await monitoredCases();

test('an incremental cycle finds what a full search of every case finds', async () => {
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
      await database.asOwner(
        'truncate cases, events, monitoring_states, monitoring_alerts, editions, listed_records cascade',
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
          const whole = await makeCase({ ...deps, cases: { add: async () => {} } }, analyst, {
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

/** Lists the differences between two editions of a list record by record, from the files alone. */
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
 * Imports snapshots of OFAC's list in their order, with all `parties` enrolled, and compares the alerts of each cycle
 * with the files: one alert for every difference in the party's own record, none without a difference, and nothing
 * else.
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
    const raised = (await alerts()).filter(({ type }) => type.startsWith('monitoring.match'));
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

test('snapshots of a list in OFAC’s form raise exactly the alerts of their differences', async () => {
  const row = (id: number, name: string, remarks = '-0- ') =>
    `${id},"${name}","individual","SDGT",${'-0- ,'.repeat(7)}${remarks}`;
  const files = [
    [row(1, 'ZARETSKY, Gavrilo'), row(2, 'MARCHETTI, Ondine', '"DOB 01 Jan 1970."'), row(3, 'TVERDOKHLEB, Anatol')],
    // One record more, one birth date corrected, the rest reordered.
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
  for (const created of files) snapshots.push((await readMade('ofac_sdn', created)).records);
  assert.deepEqual(await alertsCalledFor(snapshots, snapshots[1] ?? []), {
    ...{ 'monitoring.match_added': 2, 'monitoring.match_updated': 1, 'monitoring.match_removed': 2 },
  });
});

if (hasSharedData) {
  test('OFAC’s own snapshots raise exactly the alerts of their differences', async () => {
    // A twentieth of the list, and half of those in it that ever differ.
    const snapshots: (readonly ListedRecord[])[] = [];
    for (const day of ['2023-12-28', '2024-02-20', '2024-02-24', '2024-05-02']) {
      const rows = gunzipSync(readFileSync(sharedData(`ofac/snapshots/sdn-${day}.csv.gz`)))
        .toString('latin1')
        .split('\r\n')
        .filter((line) => Number.parseInt(line, 10) % 20 === 0);
      const created = { 'sdn.csv': Buffer.from([...rows, '\x1a'].join('\r\n'), 'latin1') };
      snapshots.push((await readMade('ofac_sdn', created)).records);
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

test('a look-back reports what an earlier edition would have found, and changes nothing', async () => {
  const first = await publish([listed('1', 'Gavrilo Zaretsky'), listed('9', 'Somebody Else')]);
  const second = await publish([listed('9', 'Somebody Else')]);
  const enrolled = await enrol('Gavrilo Zaretsky');
  const parts = rescreenModule(database, { now, newId });
  const differing = async (asOf?: string) => {
    const found: { id: string; types: string[]; changes: unknown }[] = [];
    for await (const { rescreened, differences } of rescreen(parts, asOf)) {
      found.push({ id: rescreened.id, types: differences.map(({ type }) => type), changes: differences[0]?.changes });
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
  assert.deepEqual(await alerts(), []);
});
