import type { AnalysedRecord, AnalysisInput } from '../../../domain/analysis.js';
import type { IdentifierFault } from '../../../domain/identifier-faults.js';
import { placeholdersOf } from '../../../domain/placeholders.js';
import {
  type HiddenRecords,
  isNothingReal,
  isOpen,
  isUnsearched,
  type SearchGaps,
} from '../../../domain/search-gaps.js';
import { faultsOf } from '../../verdict/judge-gaps.js';
import { counted, countedParties, enumerate, quoted } from './record-words.js';

const FAULT_WORDS: Readonly<Record<IdentifierFault, string>> = {
  imo_checksum_wrong: 'an IMO number whose check digit is wrong',
  mmsi_form_wrong: 'an MMSI that no ship can have',
  lei_checksum_wrong: 'an LEI whose check digits are wrong',
  iban_checksum_wrong: 'an IBAN whose check digits are wrong',
  isin_checksum_wrong: 'an ISIN whose check digit is wrong',
  bic_form_wrong: 'a BIC that has not the form of one',
  wallet_checksum_wrong: 'a wallet address whose checksum is wrong',
  tail_mark_unknown: 'a tail number that begins with the mark of no civil register',
};

/** One thing that was not searched, not shown, or decided by a person: a clause, and whether it keeps the customer from being cleared. */
export interface GapClause {
  readonly text: string;
  readonly isOpen: boolean;
}

/** Gaps of the search: what it could not find, did not look at, or found and does not show. */
export function gapClauses(input: AnalysisInput): GapClause[] {
  return [
    ...faultsOf(input).map((fault) => faultClause(FAULT_WORDS[fault])),
    ...searchClauses(input),
    ...placeholderClauses(input),
  ];
}

/** Whoever gives no number is not cleared by it, and no more held than others who gave none. */
function placeholderClauses({ party }: AnalysisInput): GapClause[] {
  return placeholdersOf(party).map(({ what, value }) => ({
    text: `the customer gives ${quoted(value)} as ${what}, which is none and counts as not given`,
    isOpen: false,
  }));
}

function faultClause(what: string): GapClause {
  return { text: `the customer gives ${what}, which was probably mistyped`, isOpen: true };
}

function searchClauses({ gaps, editions }: AnalysisInput): GapClause[] {
  const unreal = isNothingReal(editions) ? [{ text: unrealClause(editions.length), isOpen: true }] : [];
  if (gaps === undefined) return unreal;
  return [
    ...unreal,
    ...(gaps.unlisted.length > 0 ? [unlistedClause(gaps)] : []),
    ...(gaps.unlistedLevels === undefined ? [] : [levelsClause(gaps.unlistedLevels, isUnsearched(gaps))]),
    ...gaps.hidden.map((hidden) => ({ text: hiddenClause(hidden), isOpen: isOpen(hidden) })),
  ];
}

function unrealClause(lists: number): string {
  return lists === 0
    ? 'no list was searched, so that nothing is known of the customer'
    : 'of the published lists the demonstration list of invented records alone was searched, which says nothing of the customer';
}

function unlistedClause(gaps: SearchGaps): GapClause {
  return {
    text: `no list that was searched names anybody for ${enumerate(gaps.unlisted)}, which therefore says nothing of the customer`,
    isOpen: isUnsearched(gaps),
  };
}

function levelsClause(levels: readonly string[], isOpen: boolean): GapClause {
  return { text: `of PEP no list that was searched names anybody for ${enumerate(levels)}`, isOpen };
}

function hiddenClause({ by, count, identified, categories }: HiddenRecords): string {
  const records = `${counted(count, 'further record')} at or over it ${count === 1 ? 'was' : 'were'}`;
  const why = {
    entity_type: 'of another type than was asked for and not compared',
    source: 'of a list that was not asked for and not compared',
    category: `listed for ${enumerate(categories)}, which was not asked for, and not compared`,
    country: 'hidden by the countries that the search was narrowed to and not compared',
    name_kind: 'found by a name that was not searched and not compared',
  }[by];
  return identified === 0
    ? `${records} ${why}`
    : `${records} ${why}, ${identified} of them with the customer's identifier`;
}

/** Effect of the gaps on the verdict; empty if they have none. */
export function gapReason(input: AnalysisInput): string {
  return [
    faultsOf(input).length > 0 && 'Nobody is cleared by a number that was probably mistyped.',
    searchClauses(input).some((clause) => clause.isOpen) &&
      'Nobody is cleared by what was asked for and not searched, or found and not compared.',
  ]
    .filter((text) => text !== false)
    .join(' ');
}

/** Who reached the bar, as they are counted; where some are hidden, "of those asked for". */
function countedShown({ records, gaps }: AnalysisInput): string {
  return `${countedParties(records)}${(gaps?.hidden.length ?? 0) > 0 ? ' of those asked for' : ''}`;
}

/** The same with the bar that they reached, as a clause. */
export function countedAtBar(input: AnalysisInput): string {
  return input.matchScore === 0
    ? `${countedShown(input)} had any likeness to the name (match score 0)`
    : `${countedShown(input)} reached the match score of ${input.matchScore}`;
}

/** Parties that a person has held for others than the subject; empty where there is none. */
export function decidedClause(records: readonly AnalysedRecord[]): string {
  const held = records.filter(({ joinedBy, heldForAnother }) => joinedBy === undefined && heldForAnother !== undefined);
  const days = held.flatMap(({ heldForAnother = '' }) => heldForAnother.slice(0, 10)).sort();
  if (days.length === 0) return '';
  const parties = `${counted(days.length, 'listed party', 'listed parties')} ${days.length === 1 ? 'is' : 'are'}`;
  return `${parties} held for another than the subject by an analyst's decision${days.length === 1 ? '' : 's, the last'} of ${days.at(-1)}`;
}
