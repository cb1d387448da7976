import type { EntityType } from '@touchstone/engine';
import type { AnalysedParty, AnalysedRecord } from '../../domain/analysis.js';
import type { EvidenceOutcome } from '../../domain/identity-evidence.js';
import type { ChangedPhrases } from '../changed-phrases.js';
import type { NameMeeting } from './meet-names.js';

/** Shares of all records by country (alpha-2): agreeing on a common country is weaker evidence. */
export type CountryShares = Readonly<Record<string, number>>;

/** A customer beside one record: the input of every comparison. */
export interface Comparison {
  /** Holds only what the analysis may look at. */
  readonly party: AnalysedParty;
  readonly analysed: AnalysedRecord;
  readonly meeting: NameMeeting;
  /** Other records of the same list whose name is as near. */
  readonly rivals: number;
  readonly shares: CountryShares;
  /** The customer is called by a number of the record (a wallet, vessel or aircraft): there is no name to compare. */
  readonly isNumbered: boolean;
}

/** Result of a comparison: the level names the precision of the agreement, both values as shown to people. */
export interface Compared<Level extends string = string> {
  readonly level: Level | 'missing';
  readonly subject: string | null;
  readonly listed: string | null;
}

/** Values of a fact that was compared, for the words of one level. */
export interface PhraseInput {
  readonly subject: string;
  readonly listed: string;
  readonly type: EntityType;
  /** Name of the fact inside a sentence. */
  readonly noun: string;
  /** The listed name is the record's main name. */
  readonly isMainName: boolean;
  /** The customer's name is borne by few. */
  readonly isRareName: boolean;
  readonly phrases: ChangedPhrases;
}

/** Shares one sentence with all that is identical. */
export const IDENTICAL = Symbol('identical');

/** Marks a fact without a phrase, because it holds for almost every record or belongs to the phrase of another fact. */
export const NO_PHRASE = Symbol('unsaid');

/** A clause in lower case and without a full stop. */
type Phrase = typeof IDENTICAL | typeof NO_PHRASE | ((input: PhraseInput) => string | typeof IDENTICAL);

export interface FactLevel {
  readonly outcome: Exclude<EvidenceOutcome, 'missing'>;
  /** Phrase of narrative and key driver alike. */
  readonly phrase: Phrase;
  /** Wording of the key driver, if it differs from the narrative's. */
  readonly driver?: (input: PhraseInput) => string;
  /** Limits what the rest proves, whatever it weighs. */
  readonly isCaution?: true;
}

/**
 * Everything the analysis knows about one kind of evidence. Weights are the verdict model's, by `code.level`.
 * A level that `compare` returns and `levels` lacks does not compile.
 */
export interface FactDescriptor<Level extends string = string> {
  /** Inside a sentence, for a party of this type. */
  readonly noun: (type: EntityType) => string;
  /** Fields of the customer it compares; none for what the record or the search alone gives. */
  readonly fields?: readonly (keyof AnalysedParty)[];
  /** Absent: compared for every type of record. */
  readonly isFor?: (type: EntityType) => boolean;
  readonly compare: (comparison: Comparison) => readonly Compared<Level>[];
  readonly levels: Readonly<Record<Level, FactLevel>>;
  /** Agreements of one group count once towards a true positive; absent: agreement does not count. */
  readonly agreement?: string;
  /** `hard`: seldom a mere difference of record keeping. Absent: a difference contradicts nothing. */
  readonly conflict?: 'hard' | 'soft';
  /** Agreement outweighs a distant date. */
  readonly outweighsDates?: true;
  /** Describes the match rather than the party: never a reason that could prove wrong. */
  readonly isOfMatch?: true;
  /** Wording of an identical value in the shared sentence; default: noun and value. */
  readonly identicalAs?: (input: PhraseInput) => string;
  readonly missing?: MissingFact;
}

/** Meaning of an absent fact. */
interface MissingFact {
  /** Worth asking the customer for: 1 most. */
  readonly askRank?: number;
  /** Gives its absence a key driver of its own. */
  readonly isDriver?: true;
  /** Mentioned even if neither side has it. */
  readonly isNotedWhenUnknown?: true;
  /** Every record has one, so that a customer without it lacks nothing. */
  readonly isNeverMissed?: true;
  /** Reason why two values may be inconclusive. */
  readonly incomparable?: (phrases: ChangedPhrases) => string;
  /** Leaves out the listed value, which the customer's was not compared with. */
  readonly omitsListed?: true;
}

/** Checks a descriptor: its levels are those that its comparison returns. */
export function describeFact<const Level extends string>(fact: FactDescriptor<Level>): FactDescriptor<Level> {
  return fact;
}

/**
 * Builds the evidence of a missing fact: one side or both lack it; with both values, they neither agree nor contradict.
 */
export function missing(subject: string | null, listed: string | null): Compared<never> {
  return { level: 'missing', subject, listed };
}

/** Writes both values: "MP1234567", or "2 January 1981; listed as 1980". */
export function both({ subject, listed }: Pick<PhraseInput, 'subject' | 'listed'>): string {
  return subject === listed ? subject : `${subject}; listed as ${listed}`;
}

export const isPerson = (type: EntityType): boolean => type === 'Person';
export const isOrganized = (type: EntityType): boolean => type === 'Company' || type === 'Organization';
export const isCraft = (type: EntityType): boolean => type === 'Vessel' || type === 'Aircraft';
