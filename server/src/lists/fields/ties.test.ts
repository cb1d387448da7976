import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listedRecord, primary } from '../../../test/support/sample-records.js';
import type { ListedRecord, Relation } from '../../domain/listed-record.js';
import { withRelativesNamed, withTiesBack } from './ties.js';

const record = (
  sourceId: string,
  full: string,
  relations: readonly Relation[] = [],
  more: Partial<ListedRecord> = {},
) => listedRecord({ source: 'ofac_sdn', sourceId, names: [primary(full)], relations, ...more });

async function tied(...records: readonly ListedRecord[]): Promise<Record<string, readonly Relation[]>> {
  const stream = (async function* () {
    yield* records;
  })();
  const found: Record<string, readonly Relation[]> = {};
  for await (const { sourceId, relations } of withTiesBack(stream)) found[sourceId] = relations;
  return found;
}

test('a tie stated in one entry is shown in the other, in its own words or with those of the publisher', async () => {
  const to = (kind: Relation['kind'], relation: string, details?: string): Relation => ({
    ...{ kind, relation, name: 'Invented Magnate', sourceId: '1' },
    ...(details && { details }),
  });
  const found = await tied(
    record('1', 'Invented Magnate'),
    record('2', 'Mines Ltd', [to('owner', 'Owned or Controlled By', 'former')]),
    record('3', 'Bank Ltd', [to('linked', 'linked to')]),
    record('4', 'His Brother', [to('family', 'brother of')]),
    record('5', 'His Spouse', [to('family', 'spouse')]),
  );
  assert.deepEqual(found['1'], [
    {
      ...{ kind: 'owned', relation: 'owner of', name: 'Mines Ltd', sourceId: '2' },
      details: 'stated there as "Owned or Controlled By"; former',
    },
    { kind: 'linked', relation: 'linked to', name: 'Bank Ltd', sourceId: '3' },
    {
      ...{ kind: 'family', relation: 'relative', name: 'His Brother', sourceId: '4' },
      details: 'stated there as "brother of"',
    },
    { kind: 'family', relation: 'spouse', name: 'His Spouse', sourceId: '5' },
  ]);
});

test('a tie stated at both ends stays as stated, and none leads to the party itself or to nobody', async () => {
  const one: Relation = { kind: 'owner', relation: 'owner', name: 'B', sourceId: 'b' };
  const other: Relation = { kind: 'owned', relation: 'subsidiary', name: 'A', sourceId: 'a' };
  const self: Relation = { kind: 'linked', relation: 'linked to', name: 'A', sourceId: 'a' };
  const gone: Relation = { kind: 'linked', relation: 'linked to', name: 'C', sourceId: 'c' };
  assert.deepEqual(await tied(record('a', 'A', [one, self, gone]), record('b', 'B', [other])), {
    a: [one, self, gone],
    b: [other],
  });
});

test('an owner named without a number is the one party of the list with that name', async () => {
  const owner = (name: string): Relation => ({ kind: 'owner', relation: 'parent company', name });
  const found = await tied(
    record('1', 'Parent, Ltd.'),
    record('2', 'Child One', [owner('PARENT LTD')]),
    record('3', 'Twin'),
    record('4', 'Twin'),
    record('5', 'Child Two', [owner('Twin')]),
    record('6', 'Some Son', [{ kind: 'family', relation: 'father', name: 'Twin' }]),
  );
  assert.deepEqual(
    found['1']?.map(({ sourceId, relation }) => [sourceId, relation]),
    [['2', 'owner of']],
  );
  assert.equal(found['2']?.[0]?.sourceId, '1');
  assert.equal(found['5']?.[0]?.sourceId, undefined);
  assert.deepEqual(found['3'], []);
});

test('relatives and associates of a person are names for rca_search, owners and companies are not', () => {
  const relations: readonly Relation[] = [
    { kind: 'family', relation: 'wife', name: 'INVENTED, Ludmila' },
    { kind: 'family', relation: 'son', name: 'Ludmila INVENTED' },
    { kind: 'family', relation: 'father', name: 'Gavrilo' },
    { kind: 'associate', relation: 'associate', name: 'Pavel Inventov' },
    { kind: 'associate', relation: 'acting for', name: 'Imaginary Trading LLC' },
    { kind: 'associate', relation: 'associate of', name: 'OFAC number 4711' },
    { kind: 'linked', relation: 'linked to', name: 'Somebody Else' },
    { kind: 'family', relation: 'twin', name: 'The Person' },
  ];
  assert.deepEqual(withRelativesNamed(record('1', 'The Person', relations)).names.slice(1), [
    { full: 'Ludmila INVENTED', kind: 'relative', quality: 'strong' },
    { full: 'Gavrilo', kind: 'relative', quality: 'weak' },
    { full: 'Pavel Inventov', kind: 'relative', quality: 'strong' },
  ]);
  const company = record('2', 'A Company', relations, { entityType: 'Company' });
  assert.equal(withRelativesNamed(company), company);
});
