import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMade, recordOf } from '../../../test/support/read-records.js';

const member = (id: number | null, nameDisplayAs: string, house: number, membershipFrom: string) => ({
  value: {
    ...{ id, nameListAs: nameDisplayAs, nameDisplayAs, gender: 'F' },
    latestParty: { id: 1, name: 'Invented Party' },
    latestHouseMembership: {
      membershipFrom,
      house,
      membershipStartDate: '2019-12-12T00:00:00',
      membershipEndDate: null,
    },
  },
  links: [],
});
const page = (...items: object[]) => JSON.stringify({ items, totalResults: items.length, skip: 0, take: 20 });

test('a member of either house is a PEP of level 2 of the United Kingdom, with seat and party; pages may be empty', async () => {
  const { format, records, brokenCount } = await readMade('uk_parliament', {
    'commons.json': page(member(900001, 'Ms Anna Invented', 1, 'Sample North')),
    'lords.json': page(member(900002, 'Baroness Invented of Sample', 2, 'Life peer'), member(900001, 'Ms Anna', 1, '')),
    'beyond.json': page(),
  });
  assert.deepEqual([format, records.length, brokenCount], ['UK Parliament Members API JSON', 2, 0]);
  const anna = recordOf(records, '900001');
  assert.deepEqual(
    [anna.names[0]?.full, anna.categories, anna.nationalities, anna.countries, anna.gender],
    ['Ms Anna Invented', ['PEP Level 2'], [], ['GB'], 'female'],
  );
  assert.deepEqual(anna.positions, [
    {
      title: 'Member of the House of Commons of the United Kingdom (Sample North)',
      ...{ country: 'GB', from: '2019-12-12', current: true },
    },
  ]);
  assert.deepEqual(anna.politicalParties, ['Invented Party']);
  assert.match(recordOf(records, '900002').positions[0]?.title ?? '', /^Member of the House of Lords/);
});

test('a member without id or name is reported, a cut page and another document are refused', async () => {
  const whole = page(member(null, 'Anna', 1, ''), member(900003, '-', 1, ''));
  const { broken } = await readMade('uk_parliament', { 'a.json': whole });
  assert.deepEqual(
    broken.map(({ reason }) => reason),
    ['the member has no id', '900003 has no name'],
  );
  await assert.rejects(readMade('uk_parliament', { 'a.json': whole.slice(0, -30) }), /truncated/);
  await assert.rejects(readMade('uk_parliament', { 'a.json': '{"members": []}' }), /not in a format/);
});
