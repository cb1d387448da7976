import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parsePartialDate } from '@touchstone/engine';
import { parse } from 'csv-parse/sync';
import type { VerdictModel } from '../../src/analysis/verdict/verdict-model.js';
import type { AnalysedParty } from '../../src/domain/analysis.js';
import { findRecords, judge, type Lists } from './judge-pairs.js';
import type { Counts } from './measure.js';

/** Files of `labelled/` that no weight was fitted on. */
const FILES = [
  'un-persons-as-written.csv',
  'un-persons-distorted.csv',
  'us-congress-persons.csv',
  'unlisted-persons-global.csv.gz',
  'unlisted-persons-us.csv.gz',
] as const;

/** The verdict on each labelled person, with everything the file tells of them, by file. `most` persons of each. */
export function judgeLabelled(model: VerdictModel, lists: Lists, data: string, most: number): Record<string, Counts> {
  const found: Record<string, Counts> = {};
  for (const file of FILES) {
    const counts: Counts = {};
    for (const person of personsOf(join(data, 'labelled', file)).slice(0, most)) {
      const party = partyOf(person);
      const verdict = judge(model, party, findRecords(lists, party))[0]?.verdict ?? 'true_negative';
      counts[verdict] = (counts[verdict] ?? 0) + 1;
    }
    found[file] = counts;
  }
  return found;
}

type Person = Readonly<Record<string, string>>;

function partyOf({ full_name, date_of_birth, nationality, gender }: Person): AnalysedParty {
  const date = parsePartialDate(date_of_birth ?? '');
  return {
    name: full_name ?? '',
    entityTypes: ['Person'],
    ...(date && { date }),
    ...(nationality && { nationality }),
    ...((gender === 'male' || gender === 'female') && { gender }),
  };
}

function personsOf(path: string): readonly Person[] {
  const bytes = readFileSync(path);
  return parse(path.endsWith('.gz') ? gunzipSync(bytes) : bytes, { columns: true, bom: true }) as Person[];
}
