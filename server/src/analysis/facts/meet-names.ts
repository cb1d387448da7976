import { compareNames, type ListedName } from '@touchstone/engine';
import type { AnalysedParty, AnalysedRecord } from '../../domain/analysis.js';
import { namesInField } from '../../domain/parts-of-field.js';

/** Comparison of the customer's name, or else a known alias, with the record's closest name. */
export interface NameMeeting {
  /** 0 to 100, by the names alone. */
  readonly score: number;
  /** The customer's name that matched. */
  readonly subject: string;
  /** Absent if no listed name reached the bar: an identifier alone found the record. */
  readonly met?: ListedName;
  /** The customer's words that agree. */
  readonly agreeing: readonly string[];
}

/** A weak alias or a relative's name counts only if no better name scores nearly as high. */
const HANDICAP = { weak: 15, relative: 25 } as const;

/** Words that are less alike are not the same word. */
const SAME_WORD = 0.75;

/** Least score at which two names are compatible. */
export const COMPATIBLE_NAME = 70;

/**
 * Compares the names anew: a hit's own explanation includes facts besides the name, and may be of another name. The
 * known alias replaces the name only if the name itself is compatible with none of the record's; otherwise it is
 * evidence of its own.
 */
export function meetNames(party: AnalysedParty, analysed: AnalysedRecord): NameMeeting {
  const byName = bestMeeting(party.name, analysed, () => true);
  if (byName.score >= COMPATIBLE_NAME) return byName;
  const [byAlias] = namesInField(party.knownAlias)
    .map((alias) => bestMeeting(alias, analysed, ({ kind }) => kind !== 'relative'))
    .sort((a, b) => b.score - a.score);
  return byAlias !== undefined && byAlias.score >= COMPATIBLE_NAME ? byAlias : byName;
}

function bestMeeting(
  subject: string,
  { record, hit }: AnalysedRecord,
  may: (name: ListedName) => boolean,
): NameMeeting {
  let best: { readonly meeting: NameMeeting; readonly rank: number } | undefined;
  for (const { nameIndex } of hit.matchedNames) {
    const met = record.names[nameIndex];
    if (met === undefined || !may(met)) continue;
    const { score, alignment } = compareNames(subject, met.full, record.entityType);
    const rank = score - (met.kind === 'relative' ? HANDICAP.relative : met.quality === 'weak' ? HANDICAP.weak : 0);
    if (best !== undefined && best.rank >= rank) continue;
    const agreeing = alignment.filter(({ similarity }) => similarity >= SAME_WORD).map((part) => part.subject);
    best = { meeting: { score, subject, met, agreeing }, rank };
  }
  return best?.meeting ?? { score: 0, subject, agreeing: [] };
}
