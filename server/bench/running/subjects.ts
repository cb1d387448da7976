import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { listedNames } from '../listed-names.js';

/** Of so many subjects one is listed, as a bank's customers are. */
const ONE_LISTED_OF = 20;
const MOST = 4000;

const FIRST = [
  'Adelheid',
  'Bertram',
  'Coralie',
  'Dunstan',
  'Elfrida',
  'Fergal',
  'Gudrun',
  'Hartmut',
  'Ingrith',
  'Jolanda',
];
const SYLLABLES = [
  'bar',
  'den',
  'fell',
  'gart',
  'holm',
  'kest',
  'lind',
  'mar',
  'nor',
  'quill',
  'rath',
  'sten',
  'thor',
  'wick',
];

/**
 * Names to search for: persons that are on no list, and between them, evenly, names of OFAC's list (half of those with a letter
 * changed). The unlisted ones are those of `folder` (`labelled/unlisted-persons-*.csv.gz`), and invented without one.
 */
export function subjects(folder: string | undefined, sdn: string | undefined): readonly string[] {
  const listed = listedNames(sdn);
  const unlisted = folder === undefined ? inventedPersons() : personsOf(folder);
  return unlisted
    .slice(0, MOST)
    .map((name, index) =>
      index % ONE_LISTED_OF === 0 ? (listed[(index / ONE_LISTED_OF) % listed.length] ?? name) : name,
    );
}

function personsOf(folder: string): string[] {
  const files = ['unlisted-persons-global.csv.gz', 'unlisted-persons-us.csv.gz'].map((name) =>
    join(folder, 'labelled', name),
  );
  const perFile = files.filter(existsSync).map((file) =>
    gunzipSync(readFileSync(file))
      .toString('utf8')
      .split('\n')
      .slice(1, MOST)
      .map((line) => line.split(',')[0] ?? '')
      .filter((name) => name.length >= 2 && !name.includes('"')),
  );
  if (perFile.length === 0) throw new Error(`${folder} has no labelled/unlisted-persons-*.csv.gz`);
  // One of each in turn.
  return Array.from(
    { length: MOST },
    (_, index) => perFile[index % perFile.length]?.[Math.floor(index / perFile.length)] ?? '',
  ).filter((name) => name !== '');
}

function inventedPersons(): string[] {
  return Array.from({ length: MOST }, (_, index) => {
    const syllable = (step: number) => SYLLABLES[Math.floor(index / step) % SYLLABLES.length] ?? '';
    const family = `${syllable(1)}${syllable(14)}${syllable(196)}`;
    return `${FIRST[index % FIRST.length]} ${family[0]?.toUpperCase()}${family.slice(1)}`;
  });
}
