import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Static } from 'typebox';
import { recordRelations } from '../../src/cases/record-relations.js';
import type { RelationsSchema } from '../../src/cases/record-relations.schema.js';
import { recordId } from '../../src/domain/id.js';
import { type ListedRecord, listedRecord, type Relation } from '../../src/domain/listed-record.js';
import { LISTED, workService } from '../support/work-service.js';

const { send, newOrganization, search } = await workService();
type Relations = Static<typeof RelationsSchema>;

async function relationsOf(id: string, query = '') {
  const { headers } = await newOrganization();
  const { status, data } = await send('GET', `/api/records/${id}/relations${query}`, headers);
  return { status, data: data as unknown as Relations };
}

const named = ({ nodes, edges }: Relations) =>
  edges.map(({ from, to, relation }) => `${nodes[from]?.name}: ${relation} ${nodes[to]?.name}`).sort();

test('the parties of a record are read with their ties, and those of its neighbours at two steps', async () => {
  const { headers } = await newOrganization();
  const id = (await search(headers)).results[0]?.id ?? '';
  const { data } = await relationsOf(id);
  assert.deepEqual([data.nodes[0]?.record_id, data.nodes[0]?.name, data.left_out], [id, LISTED, 0]);
  // The spouse and the company state the tie as well: it is given once.
  assert.deepEqual(named(data), [
    `${LISTED}: associate Yusuf Karabeyazoğlu`,
    `${LISTED}: owner of RA-99001`,
    `${LISTED}: owner of Tverdyna Trading Demo Ltd`,
    `${LISTED}: relative Miron Tverdokhlebenko`,
    `${LISTED}: spouse Larysa Tverdokhlebenko`,
  ]);
  const [spouse] = data.nodes.filter(({ name }) => name.startsWith('Larysa'));
  assert.deepEqual([spouse?.entity_types, spouse?.categories], [['Person'], ['RCA']]);
  const further = (await relationsOf(id, '?depth=2')).data;
  assert.deepEqual(
    named(further).filter((tie) => !tie.startsWith(LISTED)),
    ['Tverdyna Trading Demo Ltd: owner of TVERDYNA DEMO SPIRIT'],
  );
});

test('an unknown record is not found, and another depth is refused', async () => {
  assert.equal((await relationsOf('0'.repeat(24))).status, 404);
  assert.equal((await relationsOf('0'.repeat(24), '?depth=3')).status, 400);
});

const tie = (name: string, sourceId?: string, relation = 'linked to'): Relation => ({
  ...{ kind: 'linked', relation, name },
  ...(sourceId !== undefined && { sourceId }),
});

async function relationsAmong(records: readonly ListedRecord[], depth: number) {
  const byId = new Map(records.map((record) => [recordId(record.source, record.sourceId), record]));
  const deps = {
    find: async () => records[0] as ListedRecord,
    current: async (_: string, ids: readonly string[]) =>
      new Map([...byId].filter(([id]) => ids.includes(id))) as ReadonlyMap<string, ListedRecord>,
  };
  const caller = { organizationId: 'o' } as Parameters<typeof recordRelations>[1];
  return recordRelations(deps, caller, recordId('l', 'a'), depth);
}

const listed = (sourceId: string, ...relations: readonly Relation[]) =>
  listedRecord({
    ...{ source: 'l', sourceId, entityType: 'Person', categories: [], relations },
    names: [{ full: `Name of ${sourceId}`, kind: 'primary', quality: 'strong' }],
  });

test('ties among neighbours are given at every depth; a party that no record has is one of its own', async () => {
  const records = [
    listed('a', tie('B as stated', 'b'), tie('C', 'c'), tie('Jane Roe'), tie('Gone', 'gone'), tie('Itself', 'a')),
    listed('b', tie('C', 'c', 'brother'), tie('Jane Roe'), tie('A', 'a')),
    listed('c', tie('B', 'b', 'brother')),
  ];
  const { parties, ties, leftOut } = await relationsAmong(records, 1);
  assert.deepEqual(
    parties.map(({ name, listed: found }) => [name, found !== undefined]),
    [
      ['Name of a', true],
      ['Name of b', true],
      ['Name of c', true],
      ['Jane Roe', false],
      ['Gone', false],
    ],
  );
  assert.deepEqual(
    ties.map(({ from, to, relation }) => [from, to, relation]),
    [
      [0, 1, 'linked to'],
      [0, 2, 'linked to'],
      [0, 3, 'linked to'],
      [0, 4, 'linked to'],
      [1, 2, 'brother'],
    ],
  );
  assert.equal(leftOut, 0);
  const deeper = await relationsAmong(records, 2);
  assert.deepEqual(deeper.parties.map(({ name }) => name).filter((name) => name === 'Jane Roe').length, 2);
});

test('60 parties are answered, the nearest first, and the others counted', async () => {
  const many = Array.from({ length: 70 }, (_, at) => tie(`Party ${at}`));
  const { parties, ties, leftOut } = await relationsAmong(
    [listed('a', tie('B', 'b'), ...many), listed('b', ...many)],
    2,
  );
  assert.deepEqual([parties.length, ties.length, leftOut], [60, 59, 82]);
  assert.deepEqual(parties[59]?.name, 'Party 57');
});
