import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { namesOf, readMade, readRecords, recordOf } from '../../../test/support/read-records.js';
import { hasSharedData, sharedData } from '../../../test/support/shared-data.js';
import { tenure } from '../fields/tenure.js';

const LEGISLATURE = {
  persons: [
    {
      id: 'p-1',
      name: 'Вигадана Анна Іванівна',
      family_name: 'Вигадана',
      given_name: 'Анна',
      patronymic_name: 'Іванівна',
      other_names: [
        { lang: 'en', name: 'Anna Vyhadana', note: 'multilingual' },
        { lang: 'uk', name: 'вигадана анна іванівна' },
        { lang: 'ka', name: 'ანა გამოგონილი' },
      ],
      birth_date: '1961-03',
      death_date: '2020-01-02',
      gender: 'Female',
      honorific_prefix: 'Dr',
      email: 'anna@example.org',
      contact_details: [
        { type: 'phone', value: '+380 1' },
        { type: 'twitter', value: 'anna' },
        { type: 'facebook', value: 'https://example.org/anna' },
      ],
      identifiers: [
        { scheme: 'wikidata', identifier: 'Q999999999' },
        { scheme: 'legacy', identifier: '7' },
      ],
      image: 'https://example.org/1.png',
      images: [{ url: 'https://example.org/1.png' }],
      sources: [{ url: 'https://example.org/p-1' }],
    },
    { id: 'p-2', name: 'Boris Example', sort_name: 'Example, Boris', birth_date: '1961-02-31' },
    { id: 'p-3', name: 'Clara Example', patronymic_name: 'd/o David Example' },
    { id: 'p-3', name: 'Clara Example' },
    { name: 'Nobody' },
    { id: 'p-4', name: '??' },
    'no person',
  ],
  organizations: [
    { id: 'legislature', name: 'Example Rada', classification: 'legislature' },
    { id: 'party/a', name: 'Party A', classification: 'party' },
    { id: 'party/a', name: 'PARTY A', classification: 'party' },
    { id: 'party/b', name: 'Party B', classification: 'party' },
  ],
  memberships: [
    {
      person_id: 'p-1',
      organization_id: 'legislature',
      role: 'member',
      legislative_period_id: 't/1',
      on_behalf_of_id: 'party/a',
      area_id: 'a/1',
    },
    {
      person_id: 'p-1',
      organization_id: 'legislature',
      role: 'member',
      legislative_period_id: 't/2',
      on_behalf_of_id: 'party/a',
      end_date: '2016-04-14',
    },
    {
      person_id: 'p-1',
      organization_id: 'legislature',
      role: 'member',
      legislative_period_id: 't/2',
      on_behalf_of_id: 'party/b',
      start_date: '2016-04-15',
    },
    { person_id: 'p-2', organization_id: 'legislature', role: 'speaker', legislative_period_id: 't/3' },
  ],
  events: [
    { id: 't/1', name: '1st', start_date: '2010', end_date: '2014-11-26' },
    { id: 't/2', name: '2nd', start_date: '2014-11-27' },
    { id: 't/3', name: '3rd', start_date: '2200-01-01', end_date: '2204-01-01' },
  ],
  areas: [{ id: 'a/1', name: 'District 1' }],
};

const FILE = 'Ukraine__Example_Rada.popolo.json';

test('a member of a legislature is a PEP of level 2, with terms, parties, both scripts and the parts of the name', async () => {
  const { format, records } = await readMade('popolo', { [FILE]: JSON.stringify(LEGISLATURE) });
  assert.equal(format, 'Popolo JSON');
  const anna = recordOf(records, 'p-1');
  assert.deepEqual(anna.categories, ['PEP Level 2']);
  assert.deepEqual(namesOf(anna), ['Вигадана Анна Іванівна', 'Anna Vyhadana', 'ანა გამოგონილი']);
  assert.deepEqual(
    anna.names.map((name) => name.kind),
    ['primary', 'aka', 'original'],
  );
  assert.equal(anna.names[0]?.family, 'Вигадана');
  assert.equal(anna.names[0]?.given, 'Анна Іванівна');
  assert.deepEqual(anna.countries, ['UA']);
  assert.deepEqual(
    anna.dates.map((date) => date.precision),
    ['month'],
  );
  assert.deepEqual(
    anna.deathDates.map((date) => date.start),
    ['2020-01-02'],
  );
  assert.equal(anna.gender, 'female');
  assert.deepEqual(anna.positions, [
    { title: 'Member of Example Rada', country: 'UA', from: '2010', to: '2014-11-26', current: false },
    { title: 'Member of Example Rada', country: 'UA', from: '2014-11-27', to: '2016-04-14', current: false },
    { title: 'Member of Example Rada', country: 'UA', from: '2016-04-15' },
  ]);
  assert.deepEqual(anna.politicalParties, ['Party A', 'Party B']);
  assert.deepEqual(anna.particulars.constituency, ['District 1']);
  assert.deepEqual(anna.particulars.image, ['https://example.org/1.png']);
  assert.deepEqual(anna.identifiers, [{ type: 'other', value: 'Q999999999' }]);
  assert.deepEqual(anna.phones, ['+380 1']);
  assert.deepEqual(anna.websites, ['https://example.org/anna']);
  assert.deepEqual(anna.notes, ['twitter: anna']);
  assert.equal(anna.sourceUrl, 'https://example.org/p-1');
});

test('a sort name gives the family name, a father in place of a patronymic is a relation, an invalid date a note', async () => {
  const { records } = await readMade('popolo', { [FILE]: JSON.stringify(LEGISLATURE) });
  const boris = recordOf(records, 'p-2');
  assert.equal(boris.names[0]?.family, 'Example');
  assert.deepEqual(boris.notes, ['Date of birth: 1961-02-31']);
  assert.deepEqual(boris.positions, [
    { title: 'Speaker of Example Rada', country: 'UA', from: '2200-01-01', to: '2204-01-01', current: true },
  ]);
  assert.deepEqual(recordOf(records, 'p-3').relations, [{ kind: 'family', relation: 'father', name: 'David Example' }]);
});

test('a person who cannot be read is reported with the number in the file', async () => {
  const { broken } = await readMade('popolo', { [FILE]: JSON.stringify(LEGISLATURE) });
  assert.deepEqual(
    broken.map(({ place }) => place),
    [4, 5, 6, 7].map((number) => `${FILE} person ${number}`),
  );
});

test('a member of both chambers, each in its file, is one person with the offices of both', async () => {
  const senate = {
    persons: [{ id: 'p-2', name: 'B. Example', contact_details: { type: 'email', value: 'b@example.org' } }],
    organizations: [{ id: 'legislature', name: 'Example Senate', classification: 'legislature' }],
    memberships: [{ person_id: 'p-2', organization_id: 'legislature', role: 'member', start_date: '2020' }],
  };
  const { records } = await readMade('popolo', {
    [FILE]: JSON.stringify(LEGISLATURE),
    'Ukraine__Example_Senate.popolo.json': JSON.stringify(senate),
  });
  const boris = recordOf(records, 'p-2');
  assert.deepEqual(namesOf(boris), ['Boris Example', 'Example, Boris', 'B. Example']);
  assert.deepEqual(
    boris.positions.map(({ title }) => title),
    ['Speaker of Example Rada', 'Member of Example Senate'],
  );
  // A single contact that is written without its array.
  assert.deepEqual(boris.emails, ['b@example.org']);
});

test('a file whose name has no country is read with a warning', async () => {
  const { records, warnings } = await readMade('popolo', { 'members.json': JSON.stringify(LEGISLATURE) });
  assert.deepEqual(recordOf(records, 'p-1').countries, []);
  assert.match(warnings.join(), /has no country/);
});

test('an office without an end is current as long as a term can last, and unknown after that', () => {
  assert.deepEqual(tenure('2024-06-01', undefined, '2026-11-20'), { from: '2024-06-01', current: true });
  assert.deepEqual(tenure('2011', undefined, '2026-11-20'), { from: '2011' });
  assert.deepEqual(tenure(undefined, '2026', '2026-11-20'), { to: '2026', current: true });
  assert.deepEqual(tenure(undefined, undefined, '2026-11-20'), {});
});

test('a truncated Popolo file and a file of another list are refused', async () => {
  const text = JSON.stringify(LEGISLATURE);
  await assert.rejects(readMade('popolo', { [FILE]: text.slice(0, -40) }), /truncated/);
  await assert.rejects(
    readMade('popolo', { [FILE]: '{"persons": "none", "organizations": []}' }),
    /the array "persons" is missing/,
  );
  await assert.rejects(readMade('popolo', { [FILE]: '{"entities": {}}' }), /not in a format of popolo/);
});

if (hasSharedData) {
  const COUNTS: Readonly<Record<string, number>> = {
    Brazil: 513,
    Bulgaria: 1323,
    Georgia: 148,
    Greece: 1783,
    Iran: 289,
    Iraq: 328,
    Israel: 926,
    Japan: 475,
    Jordan: 150,
    Nigeria: 362,
    Pakistan: 339,
    Russia: 450,
    Serbia: 251,
    South_Korea: 296,
    Taiwan: 111,
    Thailand: 218,
    Ukraine: 441,
    Venezuela: 162,
  };
  test('every member of the 18 legislatures is read, with the country of each', async () => {
    const folder = sharedData('pep/everypolitician-2015-11/');
    const files = readdirSync(folder);
    assert.equal(files.length, 18);
    for (const file of files) {
      const { records, brokenCount } = await readRecords('popolo', `${folder}${file}`);
      assert.equal(records.length, COUNTS[file.split('__')[0] ?? ''], file);
      assert.equal(brokenCount, 0);
      assert.ok(
        records.every((record) => record.countries.length === 1 && record.categories[0] === 'PEP Level 2'),
        file,
      );
    }
  });
}
