import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesOf, readRecords, recordOf } from '../../../test/support/read-records.js';
import { hasSharedData, listSample, sharedData } from '../../../test/support/shared-data.js';

const XML = listSample('ch-seco.xml');

test('a target of the Swiss list is read completely: parts of names in order, spellings, places and programs by number', async () => {
  const { format, records, publishedAt } = await readRecords('ch_seco', XML);
  assert.equal(format, 'Swiss sanctions list XML');
  assert.equal(publishedAt?.toISOString(), '2026-08-27T00:00:00.000Z');
  const person = recordOf(records, '9001');
  assert.deepEqual(
    person.names.map(({ full, kind, quality }) => [full, kind, quality]),
    [
      ['Example Testovich Inventov', 'primary', 'strong'],
      ['Пример Инвентов', 'original', 'strong'],
      ['Example Testovich Inventoff', 'aka', 'strong'],
      ['Ivo', 'aka', 'weak'],
    ],
  );
  assert.deepEqual(
    person.dates.map(({ start, end }) => [start, end]),
    [
      ['1962-03-01', '1962-03-31'],
      ['1963-01-01', '1964-12-31'],
    ],
  );
  assert.deepEqual([person.nationalities, person.gender], [['RU'], 'male']);
  assert.deepEqual(person.placesOfBirth, ['Omsk, Omsk Oblast, Russian Federation']);
  assert.deepEqual(person.addresses, [
    { street: '1 Nowhere Street', city: 'Omsk', region: 'Omsk Oblast', postalCode: '644000', country: 'RU' },
  ]);
  assert.deepEqual(person.identifiers, [{ type: 'passport', value: '007700123', country: 'RU' }]);
  assert.deepEqual(person.relations, [
    { kind: 'linked', relation: 'related to', name: 'Nowhere Star', sourceId: '9002' },
  ]);
  assert.deepEqual(person.listing, {
    listedOn: '2019-03-01',
    updatedOn: '2020-11-18',
    programs: ['Example'],
    legalBasis: ['Ordinance on measures against examples'],
    measures: ['article 1 -- Assets freeze'],
    reason: 'Invented for tests.',
  });
});

test('a target delisted by Switzerland stays in the file and is skipped; a relisted one is read', async () => {
  const { records, broken } = await readRecords('ch_seco', XML);
  assert.deepEqual(
    records.map(({ sourceId }) => sourceId),
    ['9001', '9002'],
  );
  assert.deepEqual(broken, [{ place: 'ch-seco.xml line 37', reason: '9004 has no name' }]);
});

test('older copies inside modifications do not become names of the target', async () => {
  const { records } = await readRecords('ch_seco', XML);
  assert.ok(!records.flatMap(namesOf).includes('Older Copy'));
});

test('a vessel of the Swiss list has the IMO number given in its text', async () => {
  const vessel = recordOf((await readRecords('ch_seco', XML)).records, '9002');
  assert.deepEqual([vessel.entityType, vessel.identifiers], ['Vessel', [{ type: 'imo', value: '9074729' }]]);
});

if (hasSharedData) {
  test('every listed target of the published Swiss files is read', async () => {
    const whole = await readRecords('ch_seco', sharedData('ch-seco/seco-whole-list-excerpt-2026-08-27.xml'));
    assert.deepEqual(whole.records.map(namesOf), [['Belagroprombank'], ['Hui Chon', 'Hwang Gum San 2']]);
    const amendment = await readRecords('ch_seco', sharedData('ch-seco/seco-amendment-example-2024-01-17.xml'));
    assert.equal(amendment.records.length, 3);
    assert.equal(amendment.warnings.length, 1);
  });
}
