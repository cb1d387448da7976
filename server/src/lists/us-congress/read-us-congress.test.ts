import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesOf, readMade, readRecords, recordOf } from '../../../test/support/read-records.js';
import { hasSharedData, sharedData } from '../../../test/support/shared-data.js';

const LEGISLATORS = `- id:
    bioguide: X000001
    govtrack: 990001
    wikidata: Q900000001
    thomas: '00172'
    fec:
    - S0EX00001
  name:
    first: Anna
    middle: B.
    last: Invented
    nickname: Annie
    official_full: Anna B. Invented
  bio:
    birthday: '1961-03-07'
    gender: F
  leadership_roles:
  - title: Senate Example Leader
    chamber: senate
    start: '2200-01-03'
  family:
  - name: Boris Invented
    relation: daughter
  terms:
  - type: rep
    start: '2001-01-03'
    end: '2003-01-03'
    state: EX
    district: 1
    party: Example
  - type: rep
    start: '2003-01-07'
    end: '2005-01-03'
    state: EX
    district: 1
    party: Example
  - type: sen
    start: '2199-01-03'
    end: '2205-01-03'
    state: EX
    class: 1
    party: Other
    phone: 202-000-0000
    url: https://example.org/anna
    address: 1 Example Building Washington DC
- id:
    bioguide: X000002
  name:
    first: ''
  terms: []
- id:
    wikidata: Q1
  name:
    last: Nobody
  terms: []
`;

const EXECUTIVE = `# presidents
- id:
    govtrack: 990009
  name:
    first: Clara
    last: Invented
    suffix: Jr.
  bio:
    birthday: '1932-02-30'
    gender: F
  terms:
  - type: prez
    start: '1999-04-30'
    end: '2003-03-04'
    party: no party
    how: election
- id:
    bioguide: X000001
  name:
    first: Anna
    last: Invented
  terms:
  - type: viceprez
    start: '2210-01-20'
    end: '2214-01-20'
    how: election
`;

const COMMITTEES = `EXAM:
- name: Anna Invented
  rank: 1
  title: Chairman
  bioguide: X000001
EXAM39: []
EXAM40:
- name: Anna Invented
  bioguide: X000001
`;

test('a member of Congress has seats and terms, consecutive ones joined, and the committees from a separate file', async () => {
  const { format, records, broken } = await readMade('us_congress', {
    'committee-membership-current.yaml': COMMITTEES,
    'legislators-current.yaml': LEGISLATORS,
    'executive.yaml': EXECUTIVE,
  });
  assert.equal(format, 'congress-legislators YAML');
  const anna = recordOf(records, 'X000001');
  assert.deepEqual(namesOf(anna), ['Anna B. Invented', 'Anna Invented', 'Annie Invented', 'Boris Invented']);
  assert.deepEqual(anna.categories, ['PEP Level 1']);
  assert.deepEqual(anna.positions, [
    {
      title: 'Member of the United States House of Representatives (EX, district 1)',
      country: 'US',
      from: '2001-01-03',
      to: '2005-01-03',
      current: false,
    },
    { title: 'United States Senator (EX)', country: 'US', from: '2199-01-03', to: '2205-01-03', current: true },
    {
      title: 'Vice President of the United States',
      country: 'US',
      from: '2210-01-20',
      to: '2214-01-20',
      current: true,
    },
    { title: 'Senate Example Leader', country: 'US', from: '2200-01-03', current: true },
  ]);
  assert.deepEqual(anna.relations, [{ kind: 'family', relation: 'daughter of', name: 'Boris Invented' }]);
  assert.deepEqual(anna.particulars.committees, ['EXAM: Chairman', 'EXAM40']);
  assert.ok(anna.particulars.other_identifiers?.includes('thomas: 00172'));
  assert.equal(anna.gender, 'female');
  const clara = recordOf(records, 'govtrack-990009');
  assert.deepEqual(namesOf(clara), ['Clara Invented Jr.', 'Clara Invented']);
  assert.deepEqual(clara.notes, ['Date of birth: 1932-02-30']);
  assert.equal(clara.positions[0]?.current, false);
  assert.deepEqual(broken.map(({ place }) => place).sort(), [
    'legislators-current.yaml line 46',
    'legislators-current.yaml line 51',
  ]);
});

const BOMB = `- id:
    bioguide: X000001
  a: &a [x, x, x, x, x, x, x, x, x, x]
  b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
  c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
  terms:
  - type: rep
`;

test('an item that is not YAML, or endlessly nested, is reported with its line and skipped', async () => {
  const deep = `- id: {}\n  deep: ${'['.repeat(100_000)}\n`;
  const { broken, brokenCount } = await readMade('us_congress', {
    'legislators-current.yaml': `${LEGISLATORS}- id: [\n${deep}`,
  });
  assert.equal(brokenCount, 4);
  assert.match(broken.map(({ place, reason }) => `${place} ${reason}`).join(), /line 57 it is not valid YAML/);
});

const REFUSED: readonly (readonly [string, string, RegExp])[] = [
  ['a file cut off in a line', LEGISLATORS.slice(0, -3), /truncated/],
  ['an alias bomb', BOMB, /has aliases/],
  [
    'an item without end',
    `${LEGISLATORS}${`  more: ${'x'.repeat(90)}\n`.repeat(12_000)}`,
    /longer than 1048576 characters/,
  ],
  ['committees alone', COMMITTEES, /only committee memberships were given; add legislators-current/],
  ['another list', 'id,name\n', /not in a format of us_congress/],
];

for (const [what, text, reason] of REFUSED) {
  test(`the Congress YAML is refused for ${what}`, async () => {
    await assert.rejects(readMade('us_congress', { 'legislators-current.yaml': text }), reason);
  });
}

if (hasSharedData) {
  test('every legislator, president and vice president is read', async () => {
    const files = ['legislators-current.yaml.gz', 'executive.yaml', 'committee-membership-current.yaml.gz'];
    const { records, brokenCount } = await readRecords(
      'us_congress',
      ...files.map((file) => sharedData(`pep/us-congress-2026-06/${file}`)),
    );
    assert.equal(records.filter((record) => record.categories.includes('PEP Level 2')).length, 537);
    assert.equal(records.filter((record) => record.categories.includes('PEP Level 1')).length, 80);
    assert.equal(records.length, 617);
    assert.equal(brokenCount, 0);
    assert.ok(records.every((record) => record.dates.length === 1 && record.gender !== undefined));
  });
}
