import type { AnalysedRecord, AnalysisInput } from '../../domain/analysis.js';
import { PEP_LEVELS } from '../../domain/category.js';
import { placeholdersOf } from '../../domain/placeholders.js';
import {
  type HiddenRecords,
  isNothingReal,
  isOpen,
  isUnsearched,
  MAX_ANALYSED,
  type SearchGaps,
} from '../../domain/search-gaps.js';
import type { Verdict } from '../../domain/verdict.js';
import { type ChangedPhrases, changedPhrases } from '../changed-phrases.js';
import { faultsOf } from '../verdict/judge-gaps.js';
import { counted, enumerate, inWords, quoted, writtenOut } from '../words.js';

/** Check that was not made or not assessed: a clause, and whether it keeps the customer from being cleared. */
export interface GapClause {
  readonly text: string;
  readonly isOpen: boolean;
}

/** Words what the search could not find, did not cover, or found outside its filters. */
export function gapClauses(input: AnalysisInput): GapClause[] {
  return [...faultClauses(input), ...searchClauses(input), ...placeholderClauses(input)];
}

/** Words the effect of the gaps on a result; empty without any. */
export function gapReason(input: AnalysisInput, verdict: Verdict): string {
  const soNobody = changedPhrases(input).clearsNobody(verdict);
  const isFaulty = faultsOf(input).length > 0;
  const isIncomplete = searchClauses(input).some((clause) => clause.isOpen);
  if (isFaulty && isIncomplete)
    return `an identifier was probably mistyped and some requested checks could not be completed${soNobody}`;
  if (isFaulty) return `an identifier was probably mistyped${soNobody}`;
  return isIncomplete ? `some requested checks could not be completed${soNobody}` : '';
}

/** Parties that an analyst ruled out, as a clause; empty without any. */
export function decidedClause(records: readonly AnalysedRecord[]): string {
  const ruledOut = records.filter(({ joinedBy, heldForAnother }) => joinedBy === undefined && heldForAnother);
  const days = ruledOut.flatMap(({ heldForAnother = '' }) => heldForAnother.slice(0, 10)).sort();
  if (days.length === 0) return '';
  const when = writtenOut(days.at(-1) ?? '');
  return days.length === 1
    ? `an analyst ruled out one listed party on ${when}`
    : `analysts ruled out ${counted(days.length, 'listed party', 'listed parties')}, most recently on ${when}`;
}

function faultClauses(input: AnalysisInput): GapClause[] {
  return faultsOf(input).map((fault) => ({
    text: `the customer's ${changedPhrases(input).fault(fault)} and was probably mistyped`,
    isOpen: true,
  }));
}

/** A placeholder clears the customer no less than no number at all. */
function placeholderClauses({ party }: AnalysisInput): GapClause[] {
  return placeholdersOf(party).map(({ what, value }) => ({
    text: `the ${what} ${quoted(value)} looks like a placeholder and was ignored`,
    isOpen: false,
  }));
}

function searchClauses(input: AnalysisInput): GapClause[] {
  const { gaps, editions } = input;
  const unreal = isNothingReal(editions) ? [unrealClause(input)] : [];
  if (gaps === undefined) return unreal;
  const unlisted = unlistedClause(gaps);
  return [
    ...unreal,
    ...(unlisted === '' ? [] : [{ text: unlisted, isOpen: isUnsearched(gaps) }]),
    ...(gaps.accepted === undefined ? [] : [acceptedClause(gaps.accepted, changedPhrases(input))]),
    ...(gaps.unloaded === undefined ? [] : [unloadedClause(gaps.unloaded)]),
    ...gaps.hidden.map((hidden) => ({ text: hiddenClause(hidden), isOpen: isOpen(hidden) })),
    ...(gaps.unanalysed === undefined ? [] : [unanalysedClause(gaps.unanalysed)]),
  ];
}

function unanalysedClause(count: number): GapClause {
  const parties = `${counted(count, 'further listed party', 'further listed parties')} reached the threshold`;
  return { text: `${parties}; the analysis compared only the ${MAX_ANALYSED} closest`, isOpen: true };
}

function acceptedClause({ categories, on }: NonNullable<SearchGaps['accepted']>, phrases: ChangedPhrases): GapClause {
  const named = enumerate(groupsOf(categories));
  const text = `${phrases.accepted(writtenOut(on), named)}, which ${categories.length === 1 ? 'was' : 'were'} not screened`;
  return { text, isOpen: false };
}

function unloadedClause(titles: readonly string[]): GapClause {
  const [is, was] = titles.length === 1 ? ['is', 'was'] : ['are', 'were'];
  return {
    text: `${enumerate(titles)}, which the search profile names, ${is} not loaded and ${was} not screened`,
    isOpen: true,
  };
}

function unrealClause({ editions, isTest }: AnalysisInput): GapClause {
  const text =
    editions.length === 0
      ? 'no loaded list covers the search, so nothing was screened'
      : `${isTest ? 'this is a test: ' : ''}only the demonstration list of invented records was screened, which says nothing about the customer`;
  return { text, isOpen: !isTest };
}

/** Groups named where the caller did not name the categories itself. */
const GROUPS_NAMED = 3;

function unlistedClause({ unlisted, unlistedLevels = [], asked }: SearchGaps): string {
  if (unlisted.length === 0 && unlistedLevels.length > 0) {
    const levels = levelNumbers(unlistedLevels);
    const these = levels.length === 1 ? 'this level was' : 'these levels were';
    return `the loaded lists contain no PEPs of Level ${enumerate(levels, 'or')}; ${these} not screened`;
  }
  const groups = groupsOf([...unlisted, ...unlistedLevels]);
  if (groups.length === 0) return '';
  const named = asked === 'by_name' || groups.length <= GROUPS_NAMED + 1 ? groups : groups.slice(0, GROUPS_NAMED);
  const rest = groups.length - named.length;
  return `categories without a loaded list: ${enumerate(rest > 0 ? [...named, `${inWords(rest)} more`] : named)}`;
}

/** Levels of PEP as one: "PEP Levels 1 to 4". */
function groupsOf(categories: readonly string[]): string[] {
  const numbers = levelNumbers(categories);
  const others = categories.filter((category) => !PEP_LEVELS.some((level) => level === category));
  if (numbers.length === 0) return others;
  // Naming only the two levels would understate it if no level has a list.
  if (others.includes('PEP') && numbers.length < PEP_LEVELS.length) return others;
  const isRange = numbers.length > 2 && Number(numbers.at(-1)) - Number(numbers[0]) === numbers.length - 1;
  const shown = isRange ? `${numbers[0]} to ${numbers.at(-1)}` : enumerate(numbers);
  return [`PEP ${numbers.length === 1 ? 'Level' : 'Levels'} ${shown}`, ...others.filter((one) => one !== 'PEP')];
}

/** Numbers of the PEP levels among categories, ascending. */
function levelNumbers(categories: readonly string[]): string[] {
  return PEP_LEVELS.flatMap((level, index) => (categories.includes(level) ? `${index + 1}` : []));
}

function hiddenClause({ by, count, identified, corroborated = 0, categories }: HiddenRecords): string {
  const listedFor = by === 'category' ? `, listed for ${enumerate(categories)},` : '';
  const records = `${counted(count, 'more record')}${listedFor} reached the threshold`;
  const where = {
    entity_type: 'under another entity type',
    source: 'on a list outside the search profile',
    category: 'outside the requested categories',
    country: 'outside the countries that the search was limited to',
    name_kind: 'under an alias or the name of a relative, which the search excluded,',
  }[by];
  const those = `${records} ${where} and ${count === 1 ? 'was' : 'were'} not assessed`;
  if (identified > 0) return `${those}; ${holders(count, identified)} the customer's identifier`;
  if (corroborated === 0) return those;
  return `${those}; ${agreeing(count, corroborated)} agrees with the customer's`;
}

function agreeing(count: number, corroborated: number): string {
  const fact = 'date, nationality or country';
  if (count === 1) return `its ${fact}`;
  return `the ${fact} of ${corroborated === 1 ? 'one' : inWords(corroborated)} of them`;
}

function holders(count: number, holding: number): string {
  if (count === 1) return 'it holds';
  return holding === 1 ? 'one of them holds' : `${inWords(holding)} of them hold`;
}
