import type { EntityType } from '@touchstone/engine';
import type { AnalysedRecord } from '../../../domain/analysis.js';
import { oneLine } from '../../../domain/one-line.js';
import type { Verdict } from '../../../domain/verdict.js';

/** A verdict inside a sentence. */
export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  true_positive: 'a true positive',
  potential_match: 'a potential match',
  uncertain: 'uncertain',
  false_positive: 'a false positive',
  true_negative: 'a true negative',
};

/** An entity type inside a sentence. */
export const TYPE_WORDS: Readonly<Record<EntityType, string>> = {
  Person: 'person',
  Company: 'company',
  Organization: 'organization',
  Crypto_Wallet: 'crypto wallet',
  Vessel: 'vessel',
  Aircraft: 'aircraft',
};

/** A record as a sentence cites it: its main name, its list and its number there. */
export function recordTitle({ record, source }: AnalysedRecord): string {
  const number = record.listing.reference ?? record.sourceId;
  return `${quoted(record.names[0]?.full ?? record.sourceId)} (${source.title}, ${number})`;
}

/** How many parties records are of: one named by several lists counts once, as it does among the results of a search. */
function countParties(records: readonly AnalysedRecord[]): number {
  return records.filter(({ joinedBy }) => joinedBy === undefined).length;
}

/** Somebody else's words, as such and on one line. */
export function quoted(text: string | null): string {
  return `"${oneLine(text ?? '')}"`;
}

/** "a", "a and b", "a, b and c". */
export function enumerate(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** "1 record", "2 records", "no record". */
export function counted(count: number, noun: string, nouns = `${noun}s`): string {
  if (count === 0) return `no ${noun}`;
  return `${count} ${count === 1 ? noun : nouns}`;
}

/** "no listed party", "1 listed party", "1 listed party (2 records)": the number that a search tells as its records. */
export function countedParties(records: readonly AnalysedRecord[]): string {
  const parties = countParties(records);
  const told = counted(parties, 'listed party', 'listed parties');
  return parties === records.length ? told : `${told} (${counted(records.length, 'record')})`;
}
