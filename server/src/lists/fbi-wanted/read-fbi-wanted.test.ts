import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMade, readRecords, recordOf } from '../../../test/support/read-records.js';
import { hasSharedData, sharedData } from '../../../test/support/shared-data.js';

const FBI = {
  total: 1044,
  items: [
    {
      uid: 'f-1',
      title: 'JOHN "BIG" EXAMPLE, JR. - MIAMI, FLORIDA',
      aliases: ['John Q. Example', '"Exo," Example John', 'Ex'],
      dates_of_birth_used: ['August 17, 1982', '1983', 'unknown'],
      nationality: 'New Zealander',
      subjects: ['White-Collar Crime', 'Case of the Week'],
      person_classification: 'Main',
      poster_classification: 'default',
      sex: 'Male',
      place_of_birth: 'Atlanta, Georgia',
      details: '<p>Invented&nbsp;details &amp; more.</p>',
      caution: '<p>Wanted for invented fraud.</p>',
      status: 'captured',
      ncic: 'W000000000',
      publication: '2025-04-11T06:47:00',
      modified: '2025-04-18T15:02:19+00:00',
      images: [{ original: 'https://example.org/1.png' }],
      url: 'https://example.org/f-1',
      field_offices: ['miami'],
    },
    { uid: 'f-2', title: 'JANE DOE - EXAMPLETON', subjects: ['ViCAP Unidentified Persons'] },
    { uid: 'f-3', title: 'EXAMPLE STATION ARSON', subjects: ['Seeking Information'] },
    {
      uid: 'f-4',
      title: 'ANNA EXAMPLE',
      subjects: ['Kidnappings and Missing Persons'],
      poster_classification: 'missing',
    },
    { uid: 'f-5', title: 'BORIS CASE', subjects: ['Crimes Against Children'], dates_of_birth_used: ['May 1, 1970'] },
    { uid: 'f-1', title: 'JOHN EXAMPLE', subjects: [] },
    { title: 'NO ID' },
    { uid: 'f-6', title: '???' },
    7,
  ],
};

test('a fugitive of the FBI has the name without the place, nicknames as weak names, and every date', async () => {
  const { format, records, warnings } = await readMade('fbi_wanted', { 'page-1.json': JSON.stringify(FBI) });
  assert.equal(format, 'FBI wanted JSON');
  const john = recordOf(records, 'f-1');
  assert.deepEqual(
    john.names.map(({ full, quality }) => [full, quality]),
    [
      ['JOHN EXAMPLE JR.', 'strong'],
      ['BIG', 'weak'],
      ['John Q. Example', 'strong'],
      ['Example John', 'strong'],
      ['Exo', 'weak'],
      ['Ex', 'weak'],
    ],
  );
  assert.deepEqual(john.categories, ['SIP', 'Law Enforcement']);
  assert.deepEqual(
    john.dates.map((date) => [date.start, date.precision]),
    [
      ['1982-08-17', 'day'],
      ['1983-01-01', 'year'],
    ],
  );
  assert.deepEqual(john.nationalities, ['NZ']);
  assert.deepEqual(john.countries, ['NZ'], 'Georgia is a state of the United States');
  assert.deepEqual(john.notes, [
    'Invented details & more.',
    'Title of the notice: JOHN "BIG" EXAMPLE, JR. - MIAMI, FLORIDA',
    'Date of birth: unknown',
  ]);
  assert.equal(john.listing.reason, 'Wanted for invented fraud.');
  assert.equal(john.listing.listedOn, '2025-04-11');
  assert.equal(john.listing.reference, 'NCIC W000000000');
  assert.deepEqual(john.particulars.status, ['captured']);
  assert.match(warnings.join(), /1 items appear on two pages.*5 of the 1044 items/);
});

test('missing and unidentified persons and unsolved cases are Law Enforcement only', async () => {
  const { records } = await readMade('fbi_wanted', { 'page-1.json': JSON.stringify(FBI) });
  for (const id of ['f-2', 'f-3', 'f-4']) assert.deepEqual(recordOf(records, id).categories, ['Law Enforcement'], id);
  const jane = recordOf(records, 'f-2');
  assert.deepEqual(jane.names, [{ full: 'JANE DOE - EXAMPLETON', kind: 'primary', quality: 'weak' }]);
  assert.equal(jane.entityType, 'Person');
  assert.equal(recordOf(records, 'f-3').entityType, 'Organization');
  assert.deepEqual(recordOf(records, 'f-5').categories, ['SIP', 'Law Enforcement'], 'a person whose name is Case');
});

test('an item of the FBI that cannot be read is reported with its number', async () => {
  const { broken } = await readMade('fbi_wanted', { 'page-1.json': JSON.stringify(FBI) });
  assert.deepEqual(
    broken.map(({ place }) => place),
    [7, 8, 9].map((number) => `page-1.json item ${number}`),
  );
});

test('a truncated page and a page of another publisher are refused', async () => {
  const files: readonly (readonly [name: string, content: string, reason: RegExp])[] = [
    ['page.json', JSON.stringify(FBI).slice(0, -30), /truncated/],
    ['page.json', '{"total": 1, "_embedded": {"notices": []}}', /not in a format of fbi_wanted/],
  ];
  for (const [name, content, reason] of files)
    await assert.rejects(readMade('fbi_wanted', { [name]: content }), reason);
});

if (hasSharedData) {
  test('every item of the published FBI pages is read', async () => {
    for (const page of ['2021-07', '2025-04']) {
      const { records, brokenCount } = await readRecords(
        'fbi_wanted',
        sharedData(`fbi-wanted/wanted-list-page-${page}.json`),
      );
      assert.equal(records.length, 20);
      assert.equal(brokenCount, 0);
    }
  });
}
