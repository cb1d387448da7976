import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesOf, readMade, recordOf } from '../../../test/support/read-records.js';

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

test('a debarred firm has its other names separated, its footnotes as notes, and an open end stated', async () => {
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

test('a truncated document and a web page are refused', async () => {
  const files: readonly (readonly [name: string, content: string, reason: RegExp])[] = [
    ['worldbank.json', JSON.stringify(DEBARRED).slice(0, -10), /truncated/],
    ['worldbank.json', '{"response": {"ZPROCSUPP": ["]}}', /truncated/],
    ['worldbank.json', '<html><body>Access denied</body></html>', /web page/],
  ];
  for (const [name, content, reason] of files) await assert.rejects(readMade('worldbank', { [name]: content }), reason);
});
