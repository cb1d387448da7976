import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { namesOf, readMade, readRecords, recordOf } from '../../../test/support/read-records.js';
import { hasSharedData, sharedData } from '../../../test/support/shared-data.js';

type Value = object | string;

function item(id: string): object {
  return { 'entity-type': 'item', id };
}

function day(time: string, precision = 11): object {
  return { time: `+${time}T00:00:00Z`, precision, calendarmodel: 'http://www.wikidata.org/entity/Q1985727' };
}

function claim(value: Value, qualifiers: Record<string, Value> = {}, rank = 'normal'): object {
  const snak = (one: Value): object => ({ snaktype: 'value', datavalue: { value: one } });
  return {
    mainsnak: snak(value),
    rank,
    qualifiers: Object.fromEntries(Object.entries(qualifiers).map(([property, one]) => [property, [snak(one)]])),
  };
}

function entity(id: string, label: string, claims: Record<string, object[]>, more: object = {}): object {
  return { id, modified: '2026-03-13T19:35:08Z', labels: { en: { language: 'en', value: label } }, claims, ...more };
}

const HUMAN = [claim(item('Q5'))];
const MINISTER = entity(
  'Q900000001',
  'Anna Invented',
  {
    P31: HUMAN,
    P21: [claim(item('Q6581072'))],
    P27: [claim(item('Q15180'), { P582: day('1991-00-00', 9) }), claim(item('Q229'), {}, 'preferred')],
    P39: [
      claim(item('Q83307'), { P580: day('2010-01-05'), P582: day('2014-00-00', 9) }),
      claim(item('Q900000009'), { P580: day('2015-01-01') }, 'deprecated'),
      claim(item('Q900000008'), { P580: day('2001-03-00', 10) }),
    ],
    P106: [claim(item('Q82955'))],
    P569: [claim(day('1961-03-07'))],
    P570: [claim(day('2020-00-00', 9))],
    P19: [claim(item('Q900000007'))],
    P26: [claim(item('Q900000002'), { P580: day('1985-00-00', 9) })],
    P40: [{ mainsnak: { snaktype: 'somevalue' }, rank: 'normal' }, claim(item('Q900000099'))],
    P1477: [claim({ text: 'Анна Выдуманная', language: 'ru' })],
    P18: [claim('Anna Invented.jpg')],
  },
  {
    aliases: { en: [{ value: 'Anya Invented' }], ru: [{ value: 'Аня Выдуманная' }] },
    descriptions: { en: { value: 'Cypriot politician' } },
  },
);
const HUSBAND = entity('Q900000002', 'Boris Invented', {
  P31: HUMAN,
  P569: [claim(day('1950-00-00', 8))],
  P106: [claim(item('Q131524'))],
});
const COUSIN = entity(
  'Q900000003',
  'Clara Invented',
  { P31: HUMAN, P1038: [claim(item('Q900000098'))] },
  { descriptions: { en: { value: 'cousin of a politician' } } },
);
const OFFICE = entity('Q900000008', 'member of the Example Parliament', {
  P31: [claim(item('Q4164871'))],
  P1001: [claim(item('Q229'))],
});
const CITY = entity('Q900000007', 'Exampleton', { P31: [claim(item('Q515'))] });

function answer(...entities: object[]): string {
  return JSON.stringify({
    entities: Object.fromEntries(entities.map((one) => [(one as { id: string }).id, one])),
    success: 1,
  });
}

test('a person of Wikidata has offices with dates, both scripts, citizenships in force and all dates by precision', async () => {
  const { format, records } = await readMade('wikidata', {
    'a.json': answer(MINISTER, OFFICE),
    'b.json': answer(HUSBAND, CITY, COUSIN),
  });
  assert.equal(format, 'Wikidata entities JSON');
  assert.equal(records.length, 3);
  const anna = recordOf(records, 'Q900000001');
  assert.deepEqual(anna.categories, ['PEP Level 1']);
  assert.deepEqual(namesOf(anna), [
    'Anna Invented',
    'Anya Invented',
    'Аня Выдуманная',
    'Анна Выдуманная',
    'Boris Invented',
  ]);
  assert.equal(anna.names[3]?.kind, 'fka');
  assert.deepEqual(anna.nationalities, ['CY']);
  assert.deepEqual(anna.positions, [
    { title: 'minister', from: '2010-01-05', to: '2014', current: false },
    { title: 'member of the Example Parliament', country: 'CY', from: '2001-03' },
  ]);
  assert.deepEqual(
    anna.dates.map((date) => [date.start, date.precision]),
    [['1961-03-07', 'day']],
  );
  assert.deepEqual(
    anna.deathDates.map((date) => [date.start, date.precision]),
    [['2020-01-01', 'year']],
  );
  assert.deepEqual(anna.placesOfBirth, ['Exampleton']);
  assert.equal(anna.gender, 'female');
  assert.deepEqual(anna.occupations, ['politician']);
  assert.equal(anna.sourceUrl, 'https://www.wikidata.org/wiki/Q900000001');
  assert.deepEqual(
    recordOf(records, 'Q900000002').dates.map((date) => [date.start, date.end, date.circa]),
    [['1950-01-01', '1959-12-31', true]],
  );
});

test('relatives are reported at both ends even if Wikidata has one, and a close associate of a PEP is an RCA', async () => {
  const { records } = await readMade('wikidata', { 'a.json': answer(MINISTER, HUSBAND, COUSIN) });
  assert.deepEqual(recordOf(records, 'Q900000001').relations, [
    { kind: 'family', relation: 'spouse', name: 'Boris Invented', details: 'from 1985', sourceId: 'Q900000002' },
    { kind: 'family', relation: 'child', name: 'Wikidata Q900000099' },
  ]);
  const boris = recordOf(records, 'Q900000002');
  assert.deepEqual(boris.relations, [
    { kind: 'family', relation: 'spouse', name: 'Anna Invented', details: 'from 1985', sourceId: 'Q900000001' },
  ]);
  assert.deepEqual(boris.categories, ['RCA', 'Businessperson']);
  assert.deepEqual(recordOf(records, 'Q900000003').categories, ['RCA']);
});

test('an item that is missing, unnamed or invalid is reported', async () => {
  const nameless = { id: 'Q900000005', labels: {}, claims: { P31: HUMAN } };
  const text = JSON.stringify({
    entities: { Q1: { id: 'Q1', missing: '' }, P39: {}, Q900000005: nameless, Q900000002: HUSBAND },
  });
  const { records, broken } = await readMade('wikidata', { 'a.json': text });
  assert.deepEqual(
    records.map((record) => record.sourceId),
    ['Q900000002'],
  );
  assert.deepEqual(broken.map(({ place }) => place).sort(), [
    'a.json entity P39',
    'a.json entity Q1',
    'a.json entity Q900000005',
  ]);
});

test('an item of several answers counts once, as edited last', async () => {
  const later = { ...HUSBAND, modified: '2099-01-01T00:00:00Z' };
  for (const [one, other] of [
    [HUSBAND, later],
    [later, HUSBAND],
  ] as const) {
    const { records, brokenCount } = await readMade('wikidata', { 'a.json': answer(one), 'b.json': answer(other) });
    assert.equal(brokenCount, 0);
    assert.deepEqual(
      records.map(({ sourceId, listing }) => [sourceId, listing.updatedOn]),
      [['Q900000002', '2099-01-01']],
    );
  }
});

test('a truncated Wikidata file and a file of another list are refused', async () => {
  await assert.rejects(readMade('wikidata', { 'a.json': answer(HUSBAND).slice(0, -9) }), /truncated/);
  await assert.rejects(readMade('wikidata', { 'a.json': '{"persons": []}' }), /not in a format of wikidata/);
});

if (hasSharedData) {
  test('every person of the published answers is read: one head of state, and his relatives and associates as RCAs', async () => {
    const folder = sharedData('pep/wikidata/');
    const { records, brokenCount } = await readRecords(
      'wikidata',
      ...readdirSync(folder).map((file) => `${folder}${file}`),
    );
    assert.equal(records.length, 12);
    assert.equal(brokenCount, 0);
    assert.deepEqual(
      records.filter((record) => record.categories.includes('PEP Level 1')).map((record) => record.sourceId),
      ['Q7747'],
    );
    assert.ok(records.every((record) => record.sourceId === 'Q7747' || record.categories.includes('RCA')));
  });
}
