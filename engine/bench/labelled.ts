import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntityType, Subject } from '../src/index.js';
import { parsePartialDate } from '../src/index.js';
import { hashText } from '../src/text/hash.js';
import { csvRows } from './csv-rows.js';
import { countryCode, textOf } from './official-lists.js';

/** Two names that somebody judged to be one party's or not, with the score another matcher gave them. */
export interface LabelledPair {
  readonly subject: string;
  readonly listed: string;
  /** More than one where the data does not say what the party is: the best counts. */
  readonly entityTypes: readonly EntityType[];
  readonly same: boolean;
  readonly strong: boolean;
  readonly group: string;
  /** 0 to 1, its own threshold is `PEER_THRESHOLD`; absent where it was not measured. */
  readonly peerScore?: number;
  readonly half: 'fit' | 'judge';
}

export const PEER_THRESHOLD = 0.7;

const TYPES: Readonly<Record<string, readonly EntityType[]>> = {
  Person: ['Person'],
  Company: ['Company'],
  Organization: ['Organization'],
  LegalEntity: ['Company', 'Person'],
  Vessel: ['Vessel'],
};

export function labelledPairs(data: string): readonly LabelledPair[] {
  return csvRows(readFileSync(join(data, 'labelled', 'name-pairs.csv'), 'utf8')).map((row) => ({
    subject: row.name1 ?? '',
    listed: row.name2 ?? '',
    entityTypes: TYPES[row.schema ?? ''] ?? ['Person'],
    same: row.is_match === 'true',
    strong: row.quality === 'STRONG',
    group: row.case_group ?? '',
    ...(row.peer_score === '' || row.peer_score === undefined ? {} : { peerScore: Number(row.peer_score) }),
    half: halfOf(row.name2 ?? ''),
  }));
}

/**
 * Weights are fitted, and rules are made, on one half only. The listed name decides which: pairs about one party
 * stand in the same half, so that nothing learnt of them helps to judge.
 */
export function halfOf(listed: string): 'fit' | 'judge' {
  return hashText(listed.toLowerCase(), 7) % 2 === 0 ? 'fit' : 'judge';
}

export type LabelledPerson = Readonly<Record<string, string>>;

export function labelledPersons(data: string, file: string): readonly LabelledPerson[] {
  return csvRows(textOf(join(data, 'labelled', file)));
}

export function subjectOf(person: LabelledPerson, evidence: boolean): Subject {
  const bare: Subject = { name: person.full_name ?? '', entityTypes: ['Person'] };
  if (!evidence) return bare;
  const date = parsePartialDate(person.date_of_birth ?? '');
  const nationality = countryCode(person.nationality ?? '');
  const { gender } = person;
  return {
    ...bare,
    ...(date === undefined ? {} : { date }),
    ...(nationality === undefined ? {} : { nationalities: [nationality] }),
    ...(gender === 'male' || gender === 'female' ? { gender } : {}),
  };
}
