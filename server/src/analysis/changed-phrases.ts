import type { AnalysedArticle, AnalysisInput } from '../domain/analysis.js';
import { FAULT_WORDS, type IdentifierFault } from '../domain/identifier-faults.js';
import type { Verdict } from '../domain/verdict.js';
import { enumerate } from './words.js';

/**
 * Phrases that versions of the narrative word differently; all others stand where they are used. To change one that
 * stands there, move it here, one wording for each version, and raise `NARRATIVE_VERSION`. Clauses are in lower case and
 * without a full stop.
 */
export interface ChangedPhrases {
  /** Parts of the listed name that the customer's lacks. */
  readonly withoutParts: (parts: string) => string;
  readonly yearAndMonth: (noun: string) => string;
  readonly isTurned: string;
  readonly otherRelation: string;
  readonly similarFaces: string;
  readonly ties: (noun: string, given: string, tied: string) => string;
  readonly kindredCountries: string;
  readonly knownAlias: (alias: string, isWeak: boolean) => string;
  readonly inconclusive: string;
  readonly genderInconclusive: string;
  readonly knownAliasInconclusive: string;
  readonly noCommonWord: string;
  /** A fact as something that may prove wrong. */
  readonly doubted: (noun: string) => string;
  readonly nounsInSentence: (nouns: string) => string;
  readonly unknown: readonly [one: string, many: string];
  readonly fault: (fault: IdentifierFault) => string;
  readonly accepted: (day: string, categories: string) => string;
  /** End of a clause on a gap, for a result of this verdict. */
  readonly clearsNobody: (verdict: Verdict) => string;
  readonly isAbsentMediaReason: (verdict: Verdict) => boolean;
  readonly mediaWas: 'was' | 'were';
  readonly mediaHas: 'has' | 'have';
  readonly mediaElsewhere: (stories: string) => string;
  readonly mediaReview: (isLinked: boolean) => string;
  readonly articleLine: (tie: string, title: string, article: AnalysedArticle) => string;
  readonly excluded: (title: string, about: readonly string[], reason: string) => string;
  readonly joined: (reason: string) => string;
  readonly listedFor: (categories: readonly string[]) => string;
  readonly withinFilters: string;
  readonly hadSimilarity: (parties: number) => string;
  /** `lists` is empty if no list was searched. */
  readonly wasScreened: (lists: string) => string;
  readonly changeReopens: string;
  /** Empty lists name nothing to ask for, or nothing to enable. */
  readonly couldSettle: (requested: readonly string[], disabled: readonly string[]) => string;
  readonly screenAgain: string;
  readonly otherRecords: (counts: string) => string;
  readonly remains: readonly [one: string, many: string];
  readonly incomplete: (reason: string) => string;
  readonly numbersInconclusive: string;
  readonly mediaPending: string;
  readonly littleCompared: string;
  readonly littleBesidesRareName: string;
  /** A verdict of the evidence alone, and the reason why it does not stand. */
  readonly capped: (reason: string, alone: string, but: string) => string;
}

/** Wordings that versions 4 and 5 share. */
const UNTIL_5 = {
  numbersInconclusive: 'not known to be of the same kind and issuer',
  mediaPending: 'the adverse media search was not finished',
  littleCompared: 'hardly anything besides the name could be compared',
  littleBesidesRareName: 'a rare name is identical, but hardly anything else could be compared',
} as const;

const VERSION_4: ChangedPhrases = {
  ...UNTIL_5,
  withoutParts: (parts) => `${parts} omitted by the customer`,
  yearAndMonth: (noun) => `year and month of the ${noun}`,
  isTurned: 'differs only by exchanged day and month',
  otherRelation: 'is named in the record in another relation',
  similarFaces: 'the faces are similar, but not enough to be the same person',
  ties: (noun, given) => `the customer's ${noun} (${given})`,
  kindredCountries: 'though records often use one for the other',
  knownAlias: (alias, isWeak) =>
    `the known alias ${alias} is also a ${isWeak ? 'weak or common alias' : 'name'} of the record`,
  inconclusive: 'cannot be compared',
  genderInconclusive: 'not both male or female',
  knownAliasInconclusive: 'adds nothing to the name',
  noCommonWord: 'no word in common',
  doubted: (noun) => noun,
  nounsInSentence: (nouns) => nouns,
  unknown: ['is neither supplied nor on record', 'are neither supplied nor on record'],
  fault: (fault) => FAULTS_4[fault] ?? FAULT_WORDS[fault],
  accepted: (day, categories) => `the organization accepted on ${day} that no list covers ${categories}`,
  clearsNobody: () => ', so this result does not clear the customer',
  isAbsentMediaReason: () => true,
  mediaWas: 'were',
  mediaHas: 'have',
  mediaElsewhere: (stories) =>
    `adverse media report on a party of the same name in another country, and nothing else differs: ${stories}`,
  mediaReview: (isLinked) =>
    `articles that ${isLinked ? 'are' : 'may be'} about the subject require a review whatever the records show, but never confirm an identity by themselves`,
  articleLine: (tie, title, { probability, weight }) =>
    `Adverse media ${tie} the subject: ${title}; probability ${probability}, weight by age and source ${weight}`,
  excluded: (title, about, reason) => `${title}${about.length === 0 ? '' : ` (${about.join(', ')})`}, ${reason}`,
  joined: (reason) => `, the same party as another of these records (${reason})`,
  listedFor: (categories) => `, listed for ${enumerate(categories)}`,
  withinFilters: 'within the search profile',
  hadSimilarity: () => 'had any similarity to the name',
  wasScreened: (lists) => `was screened against ${lists === '' ? 'no list' : lists}`,
  capped: (reason, alone, but) => `${reason}, which alone would make it ${alone}; but ${but}.`,
  changeReopens: 'A material change of the record would reopen the decision.',
  couldSettle: (requested, disabled) => {
    const offers = [
      requested.length > 0 &&
        `the ${enumerate(requested)}; asking the customer for ${them(requested)} could settle this`,
      disabled.length > 0 &&
        `the ${enumerate(disabled)}; enabling ${them(disabled)} in the configuration could settle this`,
    ].filter((text) => text !== false);
    return offers.length === 0
      ? 'The record holds nothing else to compare; only information from elsewhere could settle this.'
      : `The record also holds ${offers.join(', and it holds ')}.`;
  },
  screenAgain: 'Screen again when a list is updated or the customer details change.',
  otherRecords: (counts) => `of the other records, ${counts}`,
  remains: ['is', 'are'],
  incomplete: (reason) =>
    `The analysis is incomplete: ${reason}. It neither clears nor incriminates this party. The result is uncertain; a manual review is required.`,
};

const FAULTS_4: Partial<Readonly<Record<IdentifierFault, string>>> = {
  mmsi_form_wrong: 'MMSI is not one that a vessel can have',
  bic_form_wrong: 'BIC does not have the format of a BIC',
};

const VERSION_5: ChangedPhrases = {
  ...UNTIL_5,
  withoutParts: (parts) => `supplied without ${parts.startsWith('"') ? parts : `the ${parts}`}`,
  yearAndMonth: (noun) => `the year and month of ${noun.replace('date of ', '')}`,
  isTurned: 'differs only in that day and month are swapped',
  otherRelation: 'is named in the record as a different kind of relation',
  similarFaces: 'the faces are similar, but not similar enough to be those of one person',
  ties: (noun, _given, tied) => `${tied}, the customer's ${noun}`,
  kindredCountries: 'though records often confuse the two',
  knownAlias: (alias, isWeak) =>
    `the known alias ${alias} matches ${isWeak ? 'a weak or common listed alias' : 'another listed name'}`,
  inconclusive: 'is inconclusive',
  genderInconclusive: 'only male and female can be compared',
  knownAliasInconclusive: 'it matches no further listed name',
  noCommonWord: 'no words in common',
  doubted: (noun) => (noun === 'face' ? 'picture' : noun),
  nounsInSentence: (nouns) => `the ${nouns}`,
  unknown: ['was not supplied and is not on record', 'were not supplied and are not on record'],
  fault: (fault) => FAULT_WORDS[fault],
  accepted: (day, categories) => `on ${day} the organization accepted that no list covers ${categories}`,
  clearsNobody: (verdict) => (verdict === 'uncertain' ? ', so this result does not clear the customer' : ''),
  isAbsentMediaReason: (verdict) => verdict === 'uncertain',
  mediaWas: 'was',
  mediaHas: 'has',
  mediaElsewhere: (stories) =>
    `adverse media reports on a party of the same name in another country, a difference that alone rules nothing out: ${stories}`,
  mediaReview: (isLinked) =>
    `articles ${isLinked ? '' : 'that may be '}about the subject require a review whatever the records show, but never confirm an identity by themselves`,
  articleLine: (tie, title, { probability, weight }) =>
    `Adverse media ${tie} the subject (probability ${probability}): ${title}; weight ${weight} for its age and source`,
  excluded: (title, about, reason) =>
    `${title} (${[about.join(', '), reason].filter((text) => text !== '').join('; ')})`,
  joined: (reason) => `, not counted again because it is the same party as another of these records (${reason})`,
  listedFor: (categories) => (categories.length === 0 ? '' : `, listed for ${enumerate(categories)}`),
  withinFilters: "within the search's filters",
  hadSimilarity: (parties) => `had ${parties === 0 ? 'any' : 'some'} similarity to the name`,
  wasScreened: (lists) => (lists === '' ? 'was not screened against any list' : `was screened against ${lists}`),
  capped: (reason, alone, but) => `${reason}, which alone would make it ${alone}; however, ${but}.`,
  changeReopens: 'A material change to the record would reopen the decision.',
  couldSettle: (requested, disabled) => {
    if (requested.length + disabled.length === 0)
      return 'The record holds nothing else to compare; only information from other sources could settle this.';
    const asking = `The record also holds the ${enumerate(requested)}; asking the customer for ${them(requested)} could settle this.`;
    const enabling = `The record also holds the ${enumerate(disabled)}, not compared under the present configuration; enabling ${them(disabled)} could settle this.`;
    return [requested.length > 0 && asking, disabled.length > 0 && enabling].filter(Boolean).join(' ');
  },
  screenAgain: "Screen again when a list is updated or the customer's details change.",
  otherRecords: (counts) => `among the other records, ${counts}`,
  remains: ['remains', 'remain'],
  incomplete: (reason) =>
    `The analysis is incomplete: ${reason}. It neither clears this party nor counts against it. The result is uncertain; a manual review is required.`,
};

const VERSION_6: ChangedPhrases = {
  ...VERSION_5,
  numbersInconclusive: 'not known to be of the same type and issuer',
  mediaPending: 'the adverse media search did not finish',
  littleCompared: 'little besides the name could be compared',
  littleBesidesRareName: 'a rare name is identical, but little else could be compared',
  capped: (reason, alone, but) => `${reason}. On this evidence alone the result would be ${alone}; however, ${but}.`,
  mediaElsewhere: (stories) =>
    `adverse media reports on a party of the same name in another country, which alone does not rule out a match: ${stories}`,
  articleLine: (tie, title, { probability, weight }) =>
    `Adverse media ${tie} the subject (probability ${probability}): ${title}; weighted at ${weight} for age and source`,
};

const VERSIONS: ReadonlyMap<string | undefined, ChangedPhrases> = new Map([
  ['4', VERSION_4],
  ['5', VERSION_5],
]);

function them(these: readonly string[]): string {
  return these.length === 1 ? 'it' : 'them';
}

/** The wording of an analysis of version 4 or later. */
export function changedPhrases({ narrativeVersion }: Pick<AnalysisInput, 'narrativeVersion'>): ChangedPhrases {
  return VERSIONS.get(narrativeVersion) ?? VERSION_6;
}
