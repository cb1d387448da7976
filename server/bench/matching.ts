import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  buildWatchlist,
  type ListedEntity,
  parsePartialDate,
  type Subject,
  screen,
  type Watchlist,
} from '@touchstone/engine';
import { parse } from 'csv-parse/sync';
import { readList } from '../src/lists/read-list.js';

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const codes = new Map(letters.flatMap((a) => letters.map((b) => [english.of(a + b)?.toLowerCase(), a + b] as const)));

/**
 * Listed persons found and unlisted persons flagged at the fixed threshold 80, by the plain scan, with and without
 * evidence: `node dist/bench/matching.js <data folder> [persons of each file, default 2000] [--index]`.
 * The folder holds `ofac/`, `un/` and `labelled/`.
 */
const [folder, count = '2000'] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (folder === undefined) {
  console.error('usage: matching <data folder> [count] [--index]');
  process.exitCode = 2;
} else await report(folder, Number(count), !process.argv.includes('--index'));

async function report(data: string, most: number, scan: boolean): Promise<void> {
  const un = await entitiesOf('un_sc', [join(data, 'un/consolidated-2026-02-27.xml.gz')]);
  const earlier = await entitiesOf('un_sc', [join(data, 'un/consolidated-2025-04-19.xml.gz')]);
  const ofac = await entitiesOf(
    'ofac_sdn',
    [
      'ofac/snapshots/sdn-2023-12-28.csv.gz',
      'ofac/legacy-csv-2024-01/add.csv.gz',
      'ofac/legacy-csv-2024-01/alt.csv.gz',
      'ofac/legacy-csv-2024-01/sdn_comments.csv',
    ].map((file) => join(data, file)),
  );
  // The labelled persons were drawn from an edition between these two: a person of either must be found.
  const editions = [buildWatchlist(un), buildWatchlist(earlier)];
  for (const file of ['un-persons-as-written.csv', 'un-persons-distorted.csv']) {
    const persons = personsOf(join(data, 'labelled', file));
    for (const evidence of [false, true])
      tell(`${file}, found`, evidence, persons, (person) =>
        editions.some((list) => isFlagged(list, person, evidence, scan)),
      );
  }
  const all = buildWatchlist([...un, ...ofac]);
  for (const file of ['unlisted-persons-global.csv.gz', 'unlisted-persons-us.csv.gz', 'us-congress-persons.csv']) {
    const persons = personsOf(join(data, 'labelled', file)).slice(0, most);
    for (const evidence of [false, true])
      tell(`${file}, flagged`, evidence, persons, (person) => isFlagged(all, person, evidence, scan));
  }
}

function tell(what: string, evidence: boolean, persons: readonly Person[], test: (person: Person) => boolean): void {
  const started = performance.now();
  const share = persons.filter(test).length / persons.length;
  const ms = (performance.now() - started) / persons.length;
  console.log(
    `${what.padEnd(48)} ${(evidence ? 'with evidence' : 'name alone').padEnd(14)} ${(100 * share).toFixed(2).padStart(7)} % of ${persons.length}, ${ms.toFixed(2)} ms each`,
  );
}

type Person = Readonly<Record<string, string>>;

function isFlagged(list: Watchlist, person: Person, evidence: boolean, scan: boolean): boolean {
  return screen(list, subjectOf(person, evidence), { minScore: 80, limit: 1, scan }).length > 0;
}

function subjectOf(person: Person, evidence: boolean): Subject {
  const name = person.full_name ?? '';
  if (!evidence) return { name, entityTypes: ['Person'] };
  const date = parsePartialDate(person.date_of_birth ?? '');
  const nationality = countryOf(person.nationality ?? '');
  const { gender } = person;
  return {
    name,
    entityTypes: ['Person'],
    ...(date === undefined ? {} : { date }),
    ...(nationality === undefined ? {} : { nationalities: [nationality] }),
    ...(gender === 'male' || gender === 'female' ? { gender } : {}),
  };
}

function countryOf(text: string): string | undefined {
  return text.length === 2 ? text.toUpperCase() : codes.get(text.toLowerCase());
}

function personsOf(path: string): readonly Person[] {
  const bytes = readFileSync(path);
  return parse(path.endsWith('.gz') ? gunzipSync(bytes) : bytes, { columns: true, relax_column_count: true });
}

async function entitiesOf(source: string, files: readonly string[]): Promise<readonly ListedEntity[]> {
  const reading = await readList(source, files, { mustBeWhole: true });
  const entities: ListedEntity[] = [];
  for await (const record of reading.records()) entities.push(record);
  return entities;
}
