import { compareNames, type ListedName } from '@touchstone/engine';
import type { AnalysedParty, AnalysedRecord } from '../../domain/analysis.js';

/** How the customer's name, or the known alias, met the record's best fitting name. */
export interface NameMeeting {
  /** 0 to 100, by the names alone. */
  readonly score: number;
  /** The name of the customer that met. */
  readonly subject: string;
  /** Absent where no listed name reached the bar: an identifier alone found the record. */
  readonly met?: ListedName;
  /** The customer's words that agree. */
  readonly agreeing: readonly string[];
}

/** A weak alias or a relative's name is the one that counts only where no better name comes near it. */
const HANDICAP = { weak: 15, relative: 25 } as const;

/** Words that are less alike are not the same word. */
const SAME_WORD = 0.75;

/** Compares the names anew: a hit's own explanation mixes in what stands beside the name, and may be of another name. */
export function meetNames(party: AnalysedParty, { record, hit }: AnalysedRecord): NameMeeting {
  const owns = party.knownAlias === undefined ? [party.name] : [party.name, party.knownAlias];
  let best: (NameMeeting & { readonly rank: number }) | undefined;
  for (const { nameIndex } of hit.matchedNames) {
    const met = record.names[nameIndex];
    if (met === undefined) continue;
    for (const subject of owns) {
      const { score, alignment } = compareNames(subject, met.full, record.entityType);
      const rank = score - (met.kind === 'relative' ? HANDICAP.relative : met.quality === 'weak' ? HANDICAP.weak : 0);
      if (best !== undefined && best.rank >= rank) continue;
      const agreeing = alignment.filter(({ similarity }) => similarity >= SAME_WORD).map((part) => part.subject);
      best = { score, subject, met, agreeing, rank };
    }
  }
  if (best !== undefined)
    return { score: best.score, subject: best.subject, ...(best.met && { met: best.met }), agreeing: best.agreeing };
  return { score: 0, subject: party.name, agreeing: [] };
}
