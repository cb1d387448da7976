import type { AnalysedRecord } from '../../domain/analysis.js';
import type { Verdict } from '../../domain/verdict.js';

/** A verdict inside a sentence. */
export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  true_positive: 'a true positive',
  potential_match: 'a potential match',
  uncertain: 'uncertain',
  false_positive: 'a false positive',
  true_negative: 'a true negative',
};

/** A record as a sentence cites it: its main name, its list and its number there. */
export function recordTitle({ record, source }: AnalysedRecord): string {
  const number = record.listing.reference ?? record.sourceId;
  return `${record.names[0]?.full ?? record.sourceId} (${source.title}, ${number})`;
}

/** "a", "a and b", "a, b and c". */
export function enumerate(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
