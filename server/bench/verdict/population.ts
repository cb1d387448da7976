import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { countryName } from '../../src/domain/country.js';
import type { ListedRecord } from '../../src/domain/listed-record.js';
import { readList } from '../../src/lists/read-list.js';
import type { Population } from './make-pair.js';

/** OFAC SDN and the UN list, whole. */
export async function readRecords(data: string): Promise<readonly ListedRecord[]> {
  const un = await recordsOf('un_sc', [join(data, 'un/consolidated-2026-02-27.xml.gz')]);
  const ofac = await recordsOf(
    'ofac_sdn',
    [
      'ofac/snapshots/sdn-2023-12-28.csv.gz',
      'ofac/legacy-csv-2024-01/add.csv.gz',
      'ofac/legacy-csv-2024-01/alt.csv.gz',
      'ofac/legacy-csv-2024-01/sdn_comments.csv',
    ].map((file) => join(data, file)),
  );
  return [...un, ...ofac];
}

async function recordsOf(source: string, paths: readonly string[]): Promise<ListedRecord[]> {
  const records: ListedRecord[] = [];
  for await (const record of (await readList(source, paths, { mustBeWhole: true })).records()) records.push(record);
  return records;
}

/** Half of the records are for fitting and half for measuring, by their id: no record is in both. */
export function isForFitting({ source, sourceId }: ListedRecord): boolean {
  return (createHash('sha256').update(`${source} ${sourceId}`).digest()[0] as number) % 2 === 0;
}

export function populationOf(records: readonly ListedRecord[]): Population {
  const persons = records.filter(({ entityType }) => entityType === 'Person');
  return {
    persons,
    nationalities: persons.flatMap(({ nationalities }) => nationalities),
    addresses: records.flatMap(({ addresses }) =>
      addresses
        .filter(({ city }) => city !== undefined)
        .map(({ street, city, country }) => [street, city, country && countryName(country)].filter(Boolean).join(', ')),
    ),
    positions: persons.flatMap(({ positions }) => positions.map(({ title }) => title)),
    names: persons.map(({ names }) => names[0]?.full ?? '').filter((name) => /^[A-Za-z]{3}/.test(name)),
  };
}
