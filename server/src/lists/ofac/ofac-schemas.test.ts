import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRecords } from '../../../test/support/read-records.js';
import { hasSharedData, sharedData } from '../../../test/support/shared-data.js';
import type { ListedRecord } from '../../domain/listed-record.js';

/**
 * OFAC's consolidated list in its four schemas, of four dates. They must agree on every party; differences that come
 * from changes of the list are named here, party by party, so that a reader's error cannot hide among them.
 */
const FACETS: Readonly<Record<string, (record: ListedRecord) => unknown>> = {
  'entity type': ({ entityType }) => entityType,
  names: ({ names }) =>
    sorted(names.filter(({ kind }) => kind !== 'original').map(({ full, kind, quality }) => [full, kind, quality])),
  dates: ({ dates }) => sorted(dates),
  programs: ({ listing }) => sorted(listing.programs),
  identifiers: ({ identifiers }) => sorted(identifiers.map(({ type, value }) => [type, value])),
  nationalities: ({ nationalities }) => sorted(nationalities),
  countries: ({ countries }) => sorted(countries),
  gender: ({ gender }) => gender,
  'places of birth': ({ placesOfBirth }) => sorted(placesOfBirth),
  websites: ({ websites, emails }) => sorted([...websites, ...emails]),
  ties: ({ relations }) => sorted(relations.map(({ name }) => name.replace(/\.$/, ''))),
};

function sorted(values: readonly unknown[]): string[] {
  return values.map((value) => JSON.stringify(value)).sort();
}

type List = ReadonlyMap<string, ListedRecord>;

async function read(...files: readonly string[]): Promise<List> {
  const { records } = await readRecords('ofac_cons', ...files.map((file) => sharedData(`ofac/${file}`)));
  return new Map(records.map((record) => [record.sourceId, record]));
}

/** Facet → the parties in which two copies differ; facets without any difference are left out. */
function differences(one: List, other: List, facets = Object.keys(FACETS)): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const facet of facets) {
    const of = FACETS[facet];
    assert.ok(of);
    const ids = [...one.keys()].filter((id) => {
      const [a, b] = [one.get(id), other.get(id)];
      return a !== undefined && b !== undefined && JSON.stringify(of(a)) !== JSON.stringify(of(b));
    });
    if (ids.length > 0) found[facet] = ids.sort();
  }
  return found;
}

/** `number name` of the parties that the other copy has not. */
function missing(from: List, other: List): string[] {
  return [...from.values()]
    .filter(({ sourceId }) => !other.has(sourceId))
    .map(({ sourceId, names }) => `${sourceId} ${names[0]?.full}`)
    .sort();
}

if (hasSharedData) {
  const csv = await read(
    ...['prim', 'add', 'alt', 'comments'].map((part) => `consolidated-legacy-csv/cons_${part}.csv`),
  );
  const xml = await read('consolidated-xml/consolidated-2025-03-28.xml.gz');
  const enhanced = await read('consolidated-enhanced-xml/CONS_ENHANCED.ZIP');
  const advanced = await read('consolidated-advanced-xml/cons_advanced-2020-03-17.xml.gz');

  test('OFAC’s XML and Enhanced XML of the consolidated list give the same data of the same parties', () => {
    assert.deepEqual([missing(xml, enhanced), missing(enhanced, xml)], [[], []]);
    assert.deepEqual(differences(xml, enhanced), {});
  });

  test('OFAC’s legacy CSV and XML of the consolidated list differ in one party added and twelve Russian companies amended', () => {
    assert.deepEqual(missing(csv, xml), []);
    assert.deepEqual(missing(xml, csv), ['26182 Evren KAYAKIRAN']);
    assert.deepEqual(differences(csv, xml), {
      // Spelling, dropped aliases and, of 22391, quotation marks that the CSV cannot hold.
      names: ['17248', '18271', '18284', '18290', '18292', '22391'],
      // They lost the program RUSSIA-EO14024, most their registration numbers with it; 18782 gained SYRIA.
      programs: [
        '17022',
        '17248',
        '18267',
        '18269',
        '18271',
        '18274',
        '18276',
        '18282',
        '18284',
        '18290',
        '18292',
        '18782',
      ],
      identifiers: ['17248', '18267', '18269', '18271', '18274', '18276', '18282', '18284', '18290', '18292'],
      // The party added is linked to it.
      ties: ['17022'],
    });
  });

  test('OFAC’s Advanced XML of 2020 and Enhanced XML of 2025 differ only in what was listed, delisted or amended between', () => {
    assert.deepEqual(missing(advanced, enhanced), [
      '17526 Halis Bektas',
      '17527 Rixo International Trading Ltd.',
      '17530 Staroil B.V.',
      '17531 Alexander Hollebrand',
      '17532 Paul Van Mazijk',
      '18293 PROMINVESTBANK',
      '18713 SB SBERBANK JSC',
      '18717 SBERBANK (SWITZERLAND) AG',
      '20320 SKODA JS A.S.',
    ]);
    const added = [...enhanced.values()].filter(({ sourceId }) => !advanced.has(sourceId));
    assert.equal(added.length, 77);
    assert.ok(added.every(({ listing }) => (listing.listedOn ?? '') > '2020-03-17'));

    const both = [...advanced.values()].filter(({ sourceId }) => enhanced.has(sourceId));
    for (const { sourceId, listing } of both) {
      const now = enhanced.get(sourceId)?.listing;
      assert.equal(listing.listedOn, now?.listedOn, `${sourceId} was listed on another day`);
      assert.ok(
        listing.programs.every((program) => now?.programs.includes(program)),
        `${sourceId} lost a program`,
      );
    }
    const persons = new Map([...advanced].filter(([, { entityType }]) => entityType === 'Person'));
    assert.deepEqual(differences(persons, enhanced, ['entity type', 'dates']), {});
    // It was renamed from EXIAR to its full Russian name with a legal form.
    assert.deepEqual(differences(advanced, enhanced, ['entity type']), { 'entity type': ['18272'] });
  });
}
