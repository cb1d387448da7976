import type { HiddenBy } from './index/filters.js';

/** Comparison of one word (or run of words) of the subject's name with one of the listed name. */
export interface AlignedPart {
  readonly subject: string;
  readonly listed: string;
  /** Relation recognised, for instance `equal`, `spelling`, `initial`, `joined`, `nickname`, `transliteration`, `legal_form`, `missing`. */
  readonly kind: string;
  /** 0 to 1. */
  readonly similarity: number;
  readonly points: number;
}

/** Begin and end in UTF-16 units, the end exclusive. Spans of one name never overlap and never cut what is seen as one character. */
export type Span = readonly [start: number, end: number];

export const REASONS_UNMATCHED = ['unmatched', 'title', 'particle', 'omitted', 'contradicted'] as const;

/** A word without a partner, and why it has none. */
export interface UnmatchedWord {
  readonly text: string;
  readonly span: Span;
  /** `title` and `particle` are left out at will, `omitted` and `contradicted` as in `Explanation`, `unmatched` is any other. */
  readonly why: (typeof REASONS_UNMATCHED)[number];
}

/** The very names that a hit's alignment is of, and where its words stand in them; both empty when no names were compared. */
export interface ComparedText {
  readonly subjectName: string;
  readonly listedName: string;
  /** Of each part of `alignment`; null where its words stand in the place of another part's. */
  readonly subjectSpans: readonly (Span | null)[];
  readonly listedSpans: readonly (Span | null)[];
  readonly subjectRest: readonly UnmatchedWord[];
  readonly listedRest: readonly UnmatchedWord[];
}

export const EVIDENCE_OUTCOMES = ['agree', 'close', 'conflict', 'missing', 'cap'] as const;

/** One fact beside the name (or a cap), and what it added or took. */
export interface Evidence {
  /** `date`, `nationality`, `country`, `gender`, `identifier`, `entity_type`, `alias_quality`, … */
  readonly field: string;
  readonly outcome: (typeof EVIDENCE_OUTCOMES)[number];
  readonly subject: string | null;
  readonly listed: string | null;
  readonly points: number;
}

/** Why a score is what it is: all points of `alignment` and `evidence` together give the score before rounding. */
export interface Explanation {
  readonly alignment: readonly AlignedPart[];
  /** Words of the listed name that the subject's leaves out: no contradiction. */
  readonly omitted: readonly string[];
  /** Words on either side that contradict: there is a word in their place and it is another one. */
  readonly contradicted: readonly string[];
  readonly evidence: readonly Evidence[];
  /** Rounded to one decimal, half up. */
  readonly score: number;
  /** Of hits alone. */
  readonly compared?: ComparedText;
}

/** One name of a hit that reached the bar. */
export interface MatchedName {
  /** Position in the entity's `names`. */
  readonly nameIndex: number;
  readonly score: number;
}

/** One listed entity at or over the bar. */
export interface Hit {
  /** Position of the entity in the watchlist it was screened against. */
  readonly entity: number;
  readonly source: string;
  readonly sourceId: string;
  /** 0 to 100, one decimal, rounded half up. */
  readonly score: number;
  /** 0 to 100: how much independent evidence there is, rarity of the name included. */
  readonly confidence: number;
  /** Every name at or over the bar, best first; empty when an identifier alone found the entity. */
  readonly matchedNames: readonly MatchedName[];
  readonly explanation: Explanation;
}

/** A listed entity at or over the bar that a filter keeps from the hits. */
export interface HiddenHit {
  readonly source: string;
  readonly sourceId: string;
  /** The first filter that hides it. `entity_type` only where it holds an identifier or bears the very name. */
  readonly by: HiddenBy;
  /** It holds an identifier of the subject. */
  readonly identified: boolean;
  /** An identifier or date agrees, or a nationality or country does and the dates do not conflict. */
  readonly corroborated: boolean;
  readonly categories: readonly string[];
}

/** Everybody at or over the bar: those who are shown, and those whom a filter hides. */
export interface Screened {
  readonly hits: Hit[];
  /** By source and its id. */
  readonly hidden: readonly HiddenHit[];
  /** Coverage of the searched lists, by source, whatever was requested. */
  readonly categories: Readonly<Record<string, readonly string[]>>;
}
