import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesOf, readMade, recordOf } from '../../../test/support/read-records.js';
import { wikidata } from './publisher.js';
import { OFFICE_CLASSES } from './wikidata-queries.js';

const VARS = 'person name native sex born precision citizenship class position title country start end'.split(' ');

/** One row: items as `Q…`, other values as texts. */
function row(values: Readonly<Record<string, string>>): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      /^Q\d+$/.test(value) && name !== 'name'
        ? { type: 'uri', value: `http://www.wikidata.org/entity/${value}` }
        : { type: 'literal', value },
    ]),
  );
}

function answer(...rows: readonly object[]): string {
  return JSON.stringify({ head: { vars: VARS }, results: { bindings: rows } });
}

const MAYOR = {
  ...{ person: 'Q900000001', name: 'Anna Invented', native: 'Анна Выдуманная', sex: 'Q6581072', citizenship: 'BG' },
  ...{ born: '1961-01-01T00:00:00Z', precision: '9', class: 'Q30185', position: 'Q900000101' },
  ...{ title: 'Head of Exampleton', country: 'BG', start: '2023-11-13T00:00:00Z' },
};

test('a holder of offices is one record of all rows and answers, with the level of office or class, highest first', async () => {
  const legislator = {
    ...{ ...MAYOR, citizenship: 'CY', class: 'Q4175034', position: 'Q900000102', title: 'Elected One' },
    ...{ start: '2010-01-01T00:00:00Z', end: '2024-06-30T00:00:00Z' },
  };
  const { format, records, brokenCount, warnings } = await readMade('wikidata', {
    'a.json': answer(row(MAYOR), row({ ...MAYOR, citizenship: 'CY' })),
    'b.json': answer(row(legislator)),
  });
  assert.equal(format, 'Wikidata query results JSON');
  assert.deepEqual([records.length, brokenCount, warnings], [1, 0, []]);
  const anna = recordOf(records, 'Q900000001');
  assert.deepEqual(namesOf(anna), ['Anna Invented', 'Анна Выдуманная']);
  assert.equal(anna.names[1]?.kind, 'original');
  assert.equal(anna.gender, 'female');
  assert.deepEqual(anna.nationalities, ['BG', 'CY']);
  // The value service gives the first of January with precision 9 for "1961".
  assert.deepEqual(
    anna.dates.map(({ start, end, precision }) => [start, end, precision]),
    [['1961-01-01', '1961-12-31', 'year']],
  );
  assert.deepEqual(anna.categories, ['PEP Level 4']);
  assert.deepEqual(anna.positions, [
    { title: 'Head of Exampleton', country: 'BG', from: '2023-11-13', current: true },
    { title: 'Elected One', country: 'BG', from: '2010', to: '2024-06-30', current: false },
  ]);
  assert.equal(anna.sourceUrl, 'https://www.wikidata.org/wiki/Q900000001');
});

test('each level is filled: by the title of an office, or else by its class', async () => {
  const levelOf = async (name: keyof typeof OFFICE_CLASSES, title: string) => {
    const item = OFFICE_CLASSES[name]?.item ?? '';
    const { records } = await readMade('wikidata', { 'a.json': answer(row({ ...MAYOR, class: item, title })) });
    return records[0]?.categories[0];
  };
  assert.equal(await levelOf('head of state', 'Exampler of the Isles'), 'PEP Level 1');
  assert.equal(await levelOf('member of parliament', 'Sitter of the Isles'), 'PEP Level 2');
  assert.equal(await levelOf('ambassador', 'Ambassador of Cyprus to Malta'), 'PEP Level 3');
  assert.equal(await levelOf('governor', 'Head of Example Land'), 'PEP Level 3');
  assert.equal(await levelOf('mayor', 'Mayor of Exampleton'), 'PEP Level 4');
  assert.equal(await levelOf('legislator', 'member of the House of Commons'), 'PEP Level 2');
});

test('a person without a label is counted, a row without a person is broken, several countries of an office are none', async () => {
  const nameless = row({ ...MAYOR, person: 'Q900000002', name: 'Q900000002', native: '' });
  const { records, broken, warnings } = await readMade('wikidata', {
    'a.json': answer(nameless, row({ ...MAYOR, person: 'b0' }), row(MAYOR), row({ ...MAYOR, country: 'RO' })),
  });
  assert.equal(records.length, 1);
  assert.deepEqual(records[0]?.positions[0], { title: 'Head of Exampleton', from: '2023-11-13', current: true });
  assert.deepEqual(records[0]?.countries, ['BG', 'RO']);
  assert.deepEqual(broken, [{ place: 'a.json row 2', reason: 'the row has no person' }]);
  assert.match(warnings.join(), /Skipped 1 holders of offices whose name/);
});

test('an answer that broke off, as after a time-out of the service, is refused', async () => {
  const text = answer(row(MAYOR));
  await assert.rejects(readMade('wikidata', { 'a.json': text.slice(0, -20) }), /truncated/);
  const late = `${text.slice(0, -20)}\njava.util.concurrent.TimeoutException`;
  await assert.rejects(readMade('wikidata', { 'a.json': late }), /truncated|not valid JSON/);
});

test('the queries ask for every class of offices once, large ones in ten parts, each with a limit', () => {
  const queries = wikidata.addresses.map((address) => new URL(address).searchParams.get('query') ?? '');
  assert.equal(new Set(queries).size, queries.length);
  for (const { item, large } of Object.values(OFFICE_CLASSES)) {
    assert.equal(queries.filter((one) => one.includes(`wd:${item} }`)).length, large === true ? 10 : 1, item);
  }
  for (const one of queries) assert.match(one, / LIMIT 50000$/);
  for (const address of wikidata.addresses) assert.ok(address.length < 4000);
});
