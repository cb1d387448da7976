import type { AnalysedRecord, AnalysisInput } from '../../domain/analysis.js';
import type { CitedEdition } from '../../domain/case.js';
import { oneLine } from '../../domain/one-line.js';
import type { Verdict } from '../../domain/verdict.js';
import { changedPhrases } from '../changed-phrases.js';
import { counted, writtenOut } from '../words.js';

/** A verdict inside a sentence. */
export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  true_positive: 'a true positive',
  potential_match: 'a potential match',
  uncertain: 'uncertain',
  false_positive: 'a false positive',
  true_negative: 'a true negative',
};

/** The same of several records. */
export const VERDICTS_WORDS: Readonly<Record<Verdict, string>> = {
  true_positive: 'true positives',
  potential_match: 'potential matches',
  uncertain: 'uncertain',
  false_positive: 'false positives',
  true_negative: 'true negatives',
};

/** A record as a sentence cites it: its main name, its list and its number there. */
export function recordTitle({ record, source }: AnalysedRecord): string {
  const number = record.listing.reference ?? record.sourceId;
  return `${oneLine(record.names[0]?.full ?? record.sourceId)} (${source.shortTitle ?? source.title}, ${number})`;
}

/** A list by its title and the day it was published, else imported: "the OFAC SDN List (28 December 2023)". */
export function listTitle({ source, version, title, publishedOn, demonstration }: CitedEdition): string {
  const name = `the ${title ?? `list ${source}`}`;
  if (demonstration) return `${name} (invented records)`;
  const [imported] = /\d{4}-\d{2}-\d{2}(?=T)/.exec(version) ?? [];
  const day = publishedOn ?? (imported === undefined ? undefined : `imported ${imported}`);
  return day === undefined ? name : `${name} (${writtenOut(day)})`;
}

/** "one listed party", "one listed party (two records)": a party named by several lists counts once, as in a search. */
function countedParties(records: readonly AnalysedRecord[]): string {
  const parties = records.filter(({ joinedBy }) => joinedBy === undefined).length;
  const parts = counted(parties, 'listed party', 'listed parties');
  return parties === records.length ? parts : `${parts} (${counted(records.length, 'record')})`;
}

/**
 * Names the parties that reached the threshold, as a clause, which says so if the search's filters exclude others.
 */
export function reachedClause(input: AnalysisInput): string {
  const { records, matchScore, gaps } = input;
  const { withinFilters, hadSimilarity } = changedPhrases(input);
  const parties = `${countedParties(records)}${(gaps?.hidden.length ?? 0) > 0 ? ` ${withinFilters}` : ''}`;
  return matchScore === 0
    ? `${parties} ${hadSimilarity(records.length)} (threshold 0)`
    : `${parties} reached the threshold of ${matchScore}`;
}
