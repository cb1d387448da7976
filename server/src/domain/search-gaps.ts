import type { HiddenBy, HiddenHit, Screened } from '@touchstone/engine';
import { type AcceptedGaps, acceptedCategories } from './accepted-gaps.js';
import { type Category, coveredCategories } from './category.js';
import { isCustomSource } from './custom-list.js';
import type { IdentifierFault } from './identifier-faults.js';

/** Gaps of a search: checks not made, or hits outside its filters. Its results alone do not clear the subject. */
export interface SearchGaps {
  /** Requested categories that no searched list covers; never Adverse Media, which has no list. */
  readonly unlisted: readonly Category[];
  /** PEP levels covered by a requested `PEP` without a list, where another level has one. */
  readonly unlistedLevels?: readonly Category[];
  /** `everything`: the caller named no categories. */
  readonly asked: 'by_name' | 'everything';
  /** Records at or over the bar that a filter of the search keeps from its results. */
  readonly hidden: readonly HiddenRecords[];
  /** Requested categories and levels without a list that the organization accepted not to cover; absent without any. */
  readonly accepted?: { readonly categories: readonly Category[] /** YYYY-MM-DD */; readonly on: string };
  /** Lists of the search profile that are not loaded, by title; absent where all are. */
  readonly unloaded?: readonly string[];
  /** Results past the closest ones (`MAX_ANALYSED`), which the analysis has not compared; absent where there are none. */
  readonly unanalysed?: number;
}

/** Most results that an analysis compares, the closest first: each takes time, and nobody reviews more. */
export const MAX_ANALYSED = 200;

/** The gaps of a search as its analysis has them. */
export function gapsOfAnalysis(gaps: SearchGaps, totalResults: number): SearchGaps {
  return totalResults > MAX_ANALYSED ? { ...gaps, unanalysed: totalResults - MAX_ANALYSED } : gaps;
}

export interface HiddenRecords {
  readonly by: HiddenBy;
  readonly count: number;
  /** Number of them that hold an identifier of the subject. */
  readonly identified: number;
  /** Number of them with an agreeing identifier, date, nationality or country; absent: none. */
  readonly corroborated?: number;
  /** Categories they are listed under. */
  readonly categories: readonly string[];
}

export function gapsOf(
  { categories: requested, allCategories }: { readonly categories: readonly Category[]; readonly allCategories?: true },
  found: Pick<Screened, 'hidden' | 'categories'>,
  unloaded: readonly string[],
  acceptance?: AcceptedGaps,
): SearchGaps {
  const categories = Object.values(found.categories).flat();
  const isListed = (category: Category) => coveredCategories([category]).some((one) => categories.includes(one));
  const isLevelled = requested.includes('PEP') && isListed('PEP') && !categories.includes('PEP');
  const covered = isLevelled ? coveredCategories(['PEP']) : [];
  const levels = covered.filter((one) => one !== 'PEP' && !requested.includes(one) && !categories.includes(one));
  const missing = requested.filter((category) => category !== 'Adverse Media' && !isListed(category));
  const accepted = acceptedCategories(acceptance);
  const isOpenGap = (category: Category) => !accepted.includes(category);
  const unlistedLevels = levels.filter(isOpenGap);
  const known = [...missing, ...levels].filter((category) => !isOpenGap(category));
  return {
    ...(unlistedLevels.length > 0 && { unlistedLevels }),
    unlisted: missing.filter(isOpenGap),
    ...(known.length > 0 &&
      acceptance && { accepted: { categories: known, on: acceptance.at.toISOString().slice(0, 10) } }),
    asked: allCategories ? 'everything' : 'by_name',
    hidden: hiddenRecords(found.hidden),
    ...(unloaded.length > 0 && { unloaded }),
  };
}

function hiddenRecords(hidden: readonly HiddenHit[]): HiddenRecords[] {
  return [...new Set(hidden.map(({ by }) => by))].sort().map((by) => {
    const those = hidden.filter((one) => one.by === by);
    const corroborated = those.filter((one) => one.corroborated).length;
    return {
      by,
      count: those.length,
      identified: those.filter(({ identified }) => identified).length,
      ...(corroborated > 0 && { corroborated }),
      categories: [...new Set(those.flatMap(({ categories }) => categories))].sort(),
    };
  });
}

/** Tells whether any of these may still be the subject. */
export function isAnyOpen(hidden: readonly HiddenHit[]): boolean {
  return hidden.length > 0 && hiddenRecords(hidden).some(isOpen);
}

/** Gaps that keep a verdict from clearing the subject; two searches with the same ones clear alike. */
export function openGaps(gaps: SearchGaps): Pick<SearchGaps, 'unlisted' | 'unlistedLevels' | 'hidden' | 'unloaded'> {
  const { unlisted, unlistedLevels, hidden, unloaded } = gaps;
  const unsearched = isUnsearched(gaps) ? { unlisted, ...(unlistedLevels && { unlistedLevels }) } : { unlisted: [] };
  return { ...unsearched, hidden: hidden.filter(isOpen), ...(unloaded && { unloaded }) };
}

/**
 * Tells whether a search leaves open whether the subject is listed, which keeps a verdict and the status of a case from clearing it: a
 * category requested by name without a list, a list of the search profile that is not loaded, hidden records that may be the
 * subject, too many results to compare, no real list searched, or a mistyped identifier.
 */
export function isIncomplete(search: {
  readonly gaps: SearchGaps | undefined;
  readonly nothingReal: boolean;
  readonly faults: readonly IdentifierFault[];
}): boolean {
  const { gaps, nothingReal, faults } = search;
  if (faults.length > 0 || nothingReal) return true;
  if (gaps === undefined) return false;
  return gaps.hidden.some(isOpen) || isUnsearched(gaps) || gaps.unloaded !== undefined || gaps.unanalysed !== undefined;
}

/** Tells whether no real list was searched: none at all, or only the demonstration list. */
export function isNothingReal(
  editions: readonly { readonly source: string; readonly demonstration: boolean }[],
): boolean {
  const published = editions.filter(({ source }) => !isCustomSource(source));
  return published.length === 0 ? editions.length === 0 : published.every(({ demonstration }) => demonstration);
}

/** Tells whether a category requested by name was not searched; `PEP` names all of its levels. */
export function isUnsearched({ unlisted, unlistedLevels, asked }: SearchGaps): boolean {
  return asked === 'by_name' && (unlisted.length > 0 || unlistedLevels !== undefined);
}

/**
 * Tells whether hidden records may still be the subject: the countries of a search narrow the results and are no proof,
 * nor is any filter against the name with an equal identifier, date or nationality, nor the type against the very name
 * of a sanctioned party. Records of another category or list that share only the name were not requested.
 */
export function isOpen({ by, identified, corroborated = 0, categories }: HiddenRecords): boolean {
  return (
    by === 'country' || identified > 0 || corroborated > 0 || (by === 'entity_type' && categories.includes('Sanctions'))
  );
}
