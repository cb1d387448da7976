import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordId } from '../../src/domain/id.js';
import { type ListedRecord, listedRecord } from '../../src/domain/listed-record.js';
import { editionsRepository } from '../../src/lists/editions.repository.js';
import { importList } from '../../src/lists/import-list.js';
import { idFactory } from '../../src/platform/database/new-id.js';
import { readingOf } from '../support/reading-of.js';
import { runningService } from '../support/running-service.js';

const service = await runningService();
const { headers } = await service.newOrganization();
const now = () => new Date();
const deps = {
  now,
  newId: idFactory(now),
  editions: editionsRepository(service.database),
  sourceNamed: () => undefined,
};

interface Diff {
  from: { number: number } | null;
  to: { number: number; restored_from: number | null };
  counts: object | null;
  records: { kind: string; source_id: string; name: string; record_id: string; fields: object[] }[];
  next_cursor: string | null;
}

const person = (sourceId: string, name: string, more: Partial<ListedRecord> = {}) =>
  listedRecord({
    ...{ source: 'un_sc', sourceId, entityType: 'Person', categories: ['Sanctions'], ...more },
    names: [{ full: name, kind: 'primary', quality: 'strong' }],
  });

async function publish(...records: ListedRecord[]): Promise<string> {
  const input = { source: 'un_sc', origin: ['list.xml'], acceptSmaller: 'a test' };
  return (await importList(deps, readingOf(records), input)).edition.version;
}

async function read<Data>(path: string, expected = 200): Promise<Data> {
  const { status, text, body } = await service.ask('GET', path, { headers });
  assert.equal(status, expected, text);
  return body.data as unknown as Data;
}

const kinds = ({ records }: Diff) => records.map(({ kind, source_id: id }) => `${kind} ${id}`);

const versions = [
  await publish(person('a', 'Anton Quill'), person('b', 'Berta Mull')),
  await publish(person('a', 'Anton Quill', { occupations: ['miller'] }), person('c', 'Cyril Vane')),
  await publish(person('a', 'Anton Quill', { occupations: ['miller'] }), person('b', 'Berta Mull')),
];

test('the editions of a list are read newest first, page by page', async () => {
  interface Page {
    editions: { version: string; number: number; added: number; removed: number; origin: string[] }[];
    next_cursor: string | null;
  }
  const first = await read<Page>('/api/lists/un_sc/editions?limit=2');
  assert.deepEqual(
    first.editions.map(({ number, version }) => [number, version]),
    [
      [3, versions[2]],
      [2, versions[1]],
    ],
  );
  const second = await read<Page>(`/api/lists/un_sc/editions?limit=2&cursor=${first.next_cursor}`);
  assert.deepEqual([second.editions.map(({ number }) => number), second.next_cursor], [[1], null]);
  assert.deepEqual((await read<Page>('/api/lists/eu_fsf/editions')).editions, []);
  await read('/api/lists/no_such_list/editions', 404);
});

test('the edition in force is compared with the one before, any two with each other, in either order', async () => {
  const newest = await read<Diff>('/api/lists/un_sc/diff');
  assert.deepEqual([newest.from?.number, newest.to.number, newest.to.restored_from], [2, 3, null]);
  assert.deepEqual(kinds(newest), ['added b', 'removed c']);
  assert.deepEqual(newest.counts, { added: 1, changed: 0, removed: 1 });

  const two = await read<Diff>(`/api/lists/un_sc/diff?from=1&to=${versions[1]}`);
  assert.deepEqual(kinds(two), ['changed a', 'removed b', 'added c']);
  assert.deepEqual(two.records[0]?.fields, [{ field: 'summary.occupation', before: [], after: ['miller'] }]);
  const back = await read<Diff>('/api/lists/un_sc/diff?from=2&to=1');
  assert.deepEqual(kinds(back), ['changed a', 'added b', 'removed c']);
  assert.deepEqual(back.records[0]?.fields, [{ field: 'summary.occupation', before: ['miller'], after: [] }]);
  const first = await read<Diff>('/api/lists/un_sc/diff?to=1');
  assert.deepEqual([first.from, kinds(first)], [null, ['added a', 'added b']]);
});

test('differences are filtered by kind and name and come page by page, counted on the first', async () => {
  const path = '/api/lists/un_sc/diff?from=1&to=2';
  assert.deepEqual(kinds(await read<Diff>(`${path}&kind=removed`)), ['removed b']);
  assert.deepEqual(kinds(await read<Diff>(`${path}&kind=changed`)), ['changed a']);
  const named = await read<Diff>(`${path}&search=VANE`);
  assert.deepEqual([kinds(named), named.counts], [['added c'], { added: 1, changed: 0, removed: 0 }]);
  assert.deepEqual(kinds(await read<Diff>(`${path}&search=b`)), ['removed b']);
  const start = await read<Diff>(`${path}&limit=2`);
  assert.deepEqual(kinds(start), ['changed a', 'removed b']);
  const rest = await read<Diff>(`${path}&limit=2&cursor=${start.next_cursor}`);
  assert.deepEqual([kinds(rest), rest.next_cursor, rest.counts], [['added c'], null, null]);
});

test('a record is read as it was in an edition, also after it left the list', async () => {
  interface Read {
    record: { version: string; data: { summary: { occupation: string[] } } };
    in_force: boolean;
  }
  const path = `/api/records/${recordId('un_sc', 'a')}`;
  const old = await read<Read>(`${path}?version=${versions[0]}`);
  assert.deepEqual([old.record.version, old.record.data.summary.occupation, old.in_force], [versions[0], [], true]);
  const later = await read<Read>(`${path}?version=${versions[2]}`);
  assert.deepEqual([later.record.version, later.record.data.summary.occupation], [versions[1], ['miller']]);
  const gone = `/api/records/${recordId('un_sc', 'c')}`;
  assert.equal((await read<Read>(`${gone}?version=${versions[1]}`)).in_force, false);
  await read(`${gone}?version=${versions[2]}`, 404);
  await read(`${gone}?version=ofac_sdn@2026-11-20T04:00:00Z`, 404);
});

test('an edition that the list lacks and a cursor of no page are refused', async () => {
  const { body } = await service.ask('GET', '/api/lists/un_sc/diff?from=9', { headers });
  assert.equal(body.error.code, 'unknown_edition');
  assert.match(body.error.message, /un_sc has no edition "9"/);
  await read(`/api/lists/un_sc/diff?cursor=${Buffer.from('a\0b').toString('base64url')}`, 400);
  await read('/api/lists/eu_fsf/diff', 404);
});
