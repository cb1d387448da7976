import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { namesOf, readMade, readRecords, recordOf } from '../../../test/support/read-records.js';
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
  assert.match(warnings.join(), /1 items were on two pages.*5 of the 1044 items/);
});

test('the missing, the unidentified and unsolved cases are law enforcement notices of nobody accused', async () => {
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

test('a red notice has its warrants and charges, from its own file where there is one', async () => {
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

const DEBARRED = {
  response: {
    ZPROCSUPP: [
      {
        SUPP_ID: '100001',
        SUPP_NAME: 'EXAMPLE TRADERS LIMITED (FORMERLY EXAMPLE BROTHERS (PVT) LTD; also known as EX-TRADE)*123',
        ADD_SUPP_INFO: '*123 Invented footnote',
        SUPP_ADDR: '1 EXAMPLE ROAD',
        SUPP_CITY: 'DHAKA',
        SUPP_ZIP_CODE: '1000',
        COUNTRY_NAME: 'Bangladesh',
        LAND1: 'BD',
        DEBAR_FROM_DATE: '2019-05-01',
        DEBAR_TO_DATE: '2999-12-31',
        DEBAR_REASON: 'Cross Debarment: Example Bank',
        INELIGIBLY_STATUS: 'Permanently',
      },
      {
        SUPP_ID: '100002',
        SUPP_NAME: 'MR. BORIS INVENTED *45',
        COUNTRY_NAME: 'Atlantis',
        DEBAR_FROM_DATE: '2020-01-02',
        DEBAR_TO_DATE: '2027-01-01',
        DEBAR_REASON: 'Fraud',
      },
      { SUPP_ID: '100003', SUPP_NAME: 'DR. EXAMPLE PHARMA LTD.' },
      { SUPP_ID: '100004', SUPP_NAME: 'CLARA INVENTED', SUPP_TYPE_CODE: 'I' },
      { SUPP_ID: '100004', SUPP_NAME: 'CLARA INVENTED' },
      { SUPP_NAME: 'NO ID' },
      { SUPP_ID: '100005', SUPP_NAME: '**' },
    ],
  },
};

test('a debarred firm has its further names apart, its footnotes as notes, and an open end told as one', async () => {
  const { format, records, broken } = await readMade('worldbank', { 'worldbank.json': JSON.stringify(DEBARRED) });
  assert.equal(format, 'World Bank debarred JSON');
  const firm = recordOf(records, '100001');
  assert.deepEqual(
    firm.names.map(({ full, kind }) => [full, kind]),
    [
      ['EXAMPLE TRADERS LIMITED', 'primary'],
      ['EXAMPLE BROTHERS (PVT) LTD', 'fka'],
      ['EX-TRADE', 'aka'],
    ],
  );
  assert.equal(firm.entityType, 'Company');
  assert.deepEqual(firm.categories, ['Warnings and Regulatory Enforcement']);
  assert.deepEqual(firm.addresses, [{ street: '1 EXAMPLE ROAD', city: 'DHAKA', postalCode: '1000', country: 'BD' }]);
  assert.deepEqual(firm.listing, {
    listedOn: '2019-05-01',
    programs: ['Permanently'],
    legalBasis: ['Cross Debarment: Example Bank'],
    measures: ['Ineligible for contracts of the World Bank, until further notice'],
    reason: 'Cross Debarment: Example Bank',
  });
  assert.deepEqual(firm.notes, ['*123 Invented footnote', 'Footnote *123']);
  const boris = recordOf(records, '100002');
  assert.deepEqual([boris.entityType, ...namesOf(boris)], ['Person', 'BORIS INVENTED']);
  assert.deepEqual(boris.titles, ['MR']);
  assert.deepEqual(boris.addresses, [{ region: 'Atlantis' }]);
  assert.equal(recordOf(records, '100003').entityType, 'Company');
  assert.equal(recordOf(records, '100004').entityType, 'Person');
  assert.deepEqual(
    broken.map(({ place }) => place),
    [5, 6, 7].map((number) => `worldbank.json supplier ${number}`),
  );
});

test('a wallet is its address, with the currency of the file, and is listed for each currency', async () => {
  const address = '0x00000000000000000000000000000000000000aa';
  const { format, records, broken } = await readMade('ofac_wallets', {
    'sanctioned_addresses_ETH.json': JSON.stringify([address, address, 'too short', 7]),
    'sanctioned_addresses_USDT.json': JSON.stringify([address]),
    'sanctioned_addresses_XRP.json': '[]',
  });
  assert.equal(format, 'OFAC digital currency addresses JSON');
  assert.deepEqual(
    records.map((record) => record.sourceId),
    [`ETH:${address}`, `USDT:${address}`],
  );
  assert.deepEqual(records[0]?.identifiers, [{ type: 'wallet', value: address, currency: 'ETH' }]);
  assert.equal(records[0]?.entityType, 'Crypto_Wallet');
  assert.deepEqual(records[0]?.categories, ['Sanctions']);
  assert.equal(broken.length, 3);
});

const REFUSED: readonly (readonly [string, string, string, RegExp])[] = [
  ['fbi_wanted', 'page.json', JSON.stringify(FBI).slice(0, -30), /truncated/],
  ['fbi_wanted', 'page.json', JSON.stringify(PAGE), /not in a format of fbi_wanted/],
  ['interpol_red', 'page.json', JSON.stringify(PAGE).slice(0, -10), /truncated/],
  ['interpol_red', 'page.json', JSON.stringify(FBI), /not in a format of interpol_red/],
  ['interpol_red', 'page.json', `{"notices": [${'['.repeat(70)}${']'.repeat(70)}]}`, /nested deeper than 64 levels/],
  ['worldbank', 'worldbank.json', JSON.stringify(DEBARRED).slice(0, -10), /truncated/],
  ['worldbank', 'worldbank.json', '{"response": {"ZPROCSUPP": ["]}}', /truncated/],
  ['worldbank', 'worldbank.json', '<html><body>Access denied</body></html>', /web page/],
  [
    'ofac_wallets',
    'sanctioned_addresses_ETH.json',
    '["0x00000000000000000000000000000000000000aa',
    /not in a format|truncated/,
  ],
  ['ofac_wallets', 'addresses.json', '["0x00000000000000000000000000000000000000aa"]', /names no currency/],
];

for (const [source, name, text, reason] of REFUSED) {
  test(`${source} is refused where the file is: ${text.slice(0, 40)} … ${String(reason)}`, async () => {
    await assert.rejects(readMade(source, { [name]: text }), reason);
  });
}

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

  test('all 654 published digital currency addresses are read', async () => {
    const folder = sharedData('ofac/digital-currency-addresses-2024-09-27/');
    const { records, brokenCount } = await readRecords(
      'ofac_wallets',
      ...readdirSync(folder).map((file) => `${folder}${file}`),
    );
    assert.equal(records.length, 654);
    assert.equal(records.filter((record) => record.identifiers[0]?.currency === 'XBT').length, 435);
    assert.equal(brokenCount, 0);
  });
}
