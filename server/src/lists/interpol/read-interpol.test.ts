import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesOf, readMade, recordOf } from '../../../test/support/read-records.js';

const PAGE = {
  total: 6500,
  query: { page: 1, resultPerPage: 2 },
  _embedded: {
    notices: [
      {
        forename: 'ANNA BELLA',
        name: 'INVENTED',
        date_of_birth: '1979/01/17',
        entity_id: '2021/99001',
        nationalities: ['UY', 'XX'],
      },
      { forename: null, name: 'MONONYM', date_of_birth: '1980', entity_id: '2021/99002', nationalities: null },
      { name: 'NOBODY' },
      { forename: '-', name: '', entity_id: '2021/99003' },
    ],
  },
};
const NOTICE = {
  arrest_warrants: [
    { issuing_country_id: 'UY', charge: 'Estafa', charge_translation: 'Fraud' },
    { issuing_country_id: 'AR', charge: 'Money laundering', charge_translation: null },
  ],
  forename: 'ANNA BELLA',
  name: 'INVENTED',
  date_of_birth: '1979/01/17',
  entity_id: '2021/99001',
  nationalities: ['UY'],
  sex_id: 'F',
  place_of_birth: 'Exampleton',
  country_of_birth_id: 'UY',
  height: 1.7,
  weight: 0,
  distinguishing_marks: 'Invented scar',
  languages_spoken_ids: ['SPA'],
  _links: { thumbnail: { href: 'https://example.org/1.jpg' } },
};

test('a red notice has its warrants and charges, from a detail file if there is one', async () => {
  const { format, records, broken, warnings } = await readMade('interpol_red', {
    'page.json': JSON.stringify(PAGE),
    'notice.json': JSON.stringify(NOTICE),
  });
  assert.equal(format, 'Interpol red notices JSON');
  const anna = recordOf(records, '2021/99001');
  assert.deepEqual(anna.names, [
    { full: 'ANNA BELLA INVENTED', kind: 'primary', quality: 'strong', family: 'INVENTED', given: 'ANNA BELLA' },
  ]);
  assert.deepEqual(anna.categories, ['SIP', 'Law Enforcement']);
  assert.deepEqual(
    anna.dates.map((date) => date.start),
    ['1979-01-17'],
  );
  assert.equal(anna.gender, 'female');
  assert.deepEqual(anna.placesOfBirth, ['Exampleton, Uruguay']);
  assert.deepEqual(anna.listing.legalBasis, ['Arrest warrant of Uruguay', 'Arrest warrant of Argentina']);
  assert.equal(anna.listing.reason, 'Estafa (Fraud)\nMoney laundering');
  assert.deepEqual(anna.notes, ['Distinguishing marks: Invented scar']);
  assert.deepEqual(anna.particulars, { height: ['1.7 m'], image: ['https://example.org/1.jpg'], languages: ['SPA'] });
  assert.deepEqual(namesOf(recordOf(records, '2021/99002')), ['MONONYM']);
  assert.deepEqual(
    broken.map(({ place }) => place),
    ['page.json notice 3', 'page.json notice 4'],
  );
  assert.match(warnings.join(), /2 of the 6500 notices/);
});

test('a truncated page and a page of another publisher are refused', async () => {
  const files: readonly (readonly [name: string, content: string, reason: RegExp])[] = [
    ['page.json', JSON.stringify(PAGE).slice(0, -10), /truncated/],
    ['page.json', '{"total": 1, "items": []}', /not in a format of interpol_red/],
  ];
  for (const [name, content, reason] of files)
    await assert.rejects(readMade('interpol_red', { [name]: content }), reason);
});
