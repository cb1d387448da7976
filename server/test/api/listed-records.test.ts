import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { RecordHistoryData } from '../../src/cases/record-history.schema.js';
import { recordId } from '../../src/domain/id.js';
import { listedRecord } from '../../src/domain/listed-record.js';
import { editionsRepository } from '../../src/lists/editions.repository.js';
import { importList } from '../../src/lists/import-list.js';
import { idFactory } from '../../src/platform/database/new-id.js';
import { customListService } from '../support/custom-list-service.js';
import { readingOf } from '../support/reading-of.js';
import { runningService } from '../support/running-service.js';

const { service, bank, stranger, ask, search, newList, put } = await customListService(runningService());
const now = () => new Date();

const read = async (id: string, who = bank) => {
  const { status, body } = await ask('GET', `/api/records/${id}`, undefined, who);
  return { status, data: body.data as unknown as Static<typeof RecordHistoryData> };
};

test('a record of the demonstration list is read with its data and the decisions on it', async () => {
  const found = await search('Gavril Tverdokhlebenko');
  const id = (found.results[0] as unknown as { id: string }).id;
  const path = `/api/searches/${found.search_reference}/records/${id}`;
  await ask('POST', path, { match_status: 'False Positive', reason: 'another birth date' });
  const { data } = await read(id);
  assert.equal(data.record.id, id);
  assert.equal(data.record.name, found.results[0]?.name);
  assert.ok(data.record.demonstration && data.in_force);
  assert.deepEqual(
    data.history.map(({ change, version }) => [change, version]),
    [['added', data.record.version]],
  );
  assert.deepEqual([data.decisions.false_positive, data.decisions.true_positive], [1, 0]);
  assert.equal(data.decisions.last[0]?.search_reference, found.search_reference);
  assert.deepEqual((await read(id, stranger)).data.decisions.last, []);
});

test('the history of a listed record says which edition added, changed and removed it; a delisted record stays readable', async () => {
  const person = (sourceId: string, more: object = {}) =>
    listedRecord({
      ...{ source: 'custom', sourceId, entityType: 'Person', categories: ['Sanctions'], ...more },
      names: [{ full: 'Anton Wiedergaenger', kind: 'primary', quality: 'strong' }],
    });
  const deps = {
    now,
    newId: idFactory(now),
    editions: editionsRepository(service.database),
    sourceNamed: () => undefined,
  };
  const publish = async (...records: ReturnType<typeof person>[]) => {
    const reading = readingOf([...records, person('other', { notes: [String(Math.random())] })]);
    const input = { source: 'custom', origin: [], acceptSmaller: 'a test' };
    return (await importList(deps, reading, input)).edition.version;
  };
  // An id that the escape format of bytes must not read as one.
  const awkward = 'a\\101 ü';
  const editions = [
    await publish(person(awkward)),
    await publish(person(awkward, { occupations: ['miller'] })),
    await publish(),
    await publish(person(awkward)),
    await publish(),
  ];
  const { data } = await read(recordId('custom', awkward));
  assert.equal(data.in_force, false);
  assert.deepEqual(
    data.history.map(({ change, version }) => [change, version]),
    ['added', 'changed', 'removed', 'added', 'removed'].map((change, at) => [change, editions[at]]).reverse(),
  );
  assert.deepEqual(data.history[3]?.fields, [{ field: 'summary.occupation', before: [], after: ['miller'] }]);
  assert.equal((await read(recordId('custom', 'nobody'))).status, 404);
});

test('an entry of a custom list is read by its own organization alone', async () => {
  const list = await newList('Former customers');
  const change = async (notes: string) =>
    assert.equal((await put(list, [{ id: 'c-1', name: 'Osterhagen', notes }])).status, 200);
  await change('first');
  await change('second');
  const id = recordId(`custom:${list}`, 'c-1');
  const { data } = await read(id);
  assert.deepEqual([data.record.name, data.record.source_details[0]?.publisher], ['Osterhagen', 'Former customers']);
  assert.deepEqual(
    data.history.map(({ change: what, version, at }) => [what, version, at]),
    [
      ['changed', `custom:${list}@2`, null],
      ['added', `custom:${list}@1`, null],
    ],
  );
  assert.equal((await read(id, stranger)).status, 404);
  assert.equal((await read(`${id}/relations`)).status, 200);
  assert.equal((await read(`${id}/relations`, stranger)).status, 404);
  await ask('DELETE', `/api/custom-lists/${list}/entries/c-1`);
  assert.equal((await read(id)).data.in_force, false);
});

test('records are found through their indexes', async () => {
  const id = recordId('custom', 'nobody');
  const { rows } = await service.database.db.execute<{ 'QUERY PLAN': string }>(
    sql.raw(
      `explain select from listed_records where left(encode(sha256(decode(source || '\\000' || replace(source_id, '\\', '\\\\'), 'escape')), 'hex'), 24) = '${id}'`,
    ),
  );
  assert.match(rows.map((row) => row['QUERY PLAN']).join('\n'), /listed_records_record_index/);
});
