import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMade, recordOf } from '../../../test/support/read-records.js';

const member = (id: string, name: string, country: string) =>
  `<mep><fullName>${name}</fullName><country>${country}</country><politicalGroup>Group of Examples</politicalGroup>` +
  `<id>${id}</id><nationalPoliticalGroup>Invented Party &amp; Friends</nationalPoliticalGroup></mep>`;
const list = (...members: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><meps>${members.join('')}</meps>`;

test('a member of the European Parliament is a PEP of level 2, with country, group and party', async () => {
  const { format, records, brokenCount } = await readMade('eu_parliament', {
    'meps.xml': list(member('900001', 'Anna Maria INVENTED-SAMPLE', 'Cyprus'), member('900002', 'Boris', 'Atlantis')),
  });
  assert.deepEqual([format, records.length, brokenCount], ['European Parliament XML', 2, 0]);
  const anna = recordOf(records, '900001');
  assert.deepEqual(anna.names, [
    {
      ...{ full: 'Anna Maria INVENTED-SAMPLE', kind: 'primary', quality: 'strong' },
      ...{ family: 'INVENTED-SAMPLE', given: 'Anna Maria' },
    },
  ]);
  assert.deepEqual([anna.categories, anna.nationalities], [['PEP Level 2'], ['CY']]);
  assert.deepEqual(anna.positions, [{ title: 'Member of the European Parliament', current: true }]);
  assert.deepEqual(anna.politicalParties, ['Invented Party & Friends', 'Group of Examples']);
  assert.equal(anna.sourceUrl, 'https://www.europarl.europa.eu/meps/en/900001');
  assert.deepEqual(recordOf(records, '900002').notes, ['Country: Atlantis']);
});

test('a member without id or name is reported, a cut file and another one are refused', async () => {
  const whole = list(
    member('x', 'Anna INVENTED', 'Cyprus'),
    member('900003', '-', 'Cyprus'),
    member('900004', 'A B', ''),
  );
  const { records, broken } = await readMade('eu_parliament', { 'meps.xml': whole });
  assert.equal(records.length, 1);
  assert.deepEqual(
    broken.map(({ reason }) => reason),
    ['the member has no id', '900003 has no name'],
  );
  await assert.rejects(readMade('eu_parliament', { 'meps.xml': whole.slice(0, -12) }), /truncated/);
  await assert.rejects(readMade('eu_parliament', { 'meps.xml': '<export></export>' }), /not in a format/);
});
