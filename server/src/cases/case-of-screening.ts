import { normalizeName, SCORER_VERSION } from '@touchstone/engine';
import type { Caller } from '../domain/caller.js';
import type { AllowListMatch, Case, CaseFilters, CaseNotice, CaseResult, MatchedRecord } from '../domain/case.js';
import { countStatuses } from '../domain/case.js';
import { screeningStatusOf } from '../domain/case-status.js';
import { coveredCategories } from '../domain/category.js';
import { INTERNATIONAL } from '../domain/country.js';
import { customSource, customVersion } from '../domain/custom-list.js';
import { partyOfCase } from '../domain/customer.js';
import { identifierFaults } from '../domain/identifier-faults.js';
import { languageOf } from '../domain/language.js';
import { placeholdersOf, withoutPlaceholders } from '../domain/placeholders.js';
import type { Clock, NewId, SourceNamed } from '../domain/ports.js';
import { caseRiskOf } from '../domain/record-decision.js';
import type { RiskScoreEngine } from '../domain/risk-score.js';
import { MAX_ANALYSED, type SearchGaps } from '../domain/search-gaps.js';
import { type Edition, isOverdue } from '../domain/source.js';
import type { Screening } from '../screening/screener.js';
import { sourceOf, sourceOfOwn } from './results-of-case.js';

/** The case that a screening makes, not stored yet. */
export function caseOf(created: {
  deps: { readonly sourceNamed: SourceNamed; readonly now: Clock; readonly newId: NewId };
  engine: RiskScoreEngine;
  caller: Caller;
  platform: Case['platform'];
  isTest: boolean;
  filters: CaseFilters;
  gaps: SearchGaps;
  screening: Screening;
  results: readonly CaseResult[];
  allowList: readonly AllowListMatch[];
  /** Notice about the subject's image. */
  notice: CaseNotice | undefined;
  now: Date;
}): Case {
  const { deps, engine, caller, platform, isTest, filters, gaps, screening, results, allowList, notice, now } = created;
  const searched = searchedEditions(filters, screening);
  const editions = [
    ...searched.map(({ source, version, publishedAt }) => ({
      source,
      version,
      title: sourceOf(deps.sourceNamed, source).shortTitle,
      ...(publishedAt && { publishedOn: publishedAt.toISOString().slice(0, 10) }),
      demonstration: sourceOf(deps.sourceNamed, source).demonstration,
    })),
    ...screening.customLists.map((list) => ({
      source: customSource(list.id),
      version: customVersion(list),
      title: sourceOfOwn(list).shortTitle,
      demonstration: false,
    })),
  ];
  const wantsArticles = filters.categories.includes('Adverse Media');
  const notices: Partial<Record<CaseNotice, boolean>> = {
    test_search: isTest,
    demonstration_data:
      !isTest && screening.editions.some(({ source }) => sourceOf(deps.sourceNamed, source).demonstration),
    categories_not_listed: gaps.unlisted.length > 0 || gaps.unlistedLevels !== undefined,
    categories_accepted: gaps.accepted !== undefined,
    lists_overdue: searched.some((edition) => isOverdue(edition, sourceOf(deps.sourceNamed, edition.source), now)),
    ...Object.fromEntries(identifierFaults(withoutPlaceholderNumbers(filters)).map((fault) => [fault, true])),
    identifier_placeholder: placeholdersOf(partyOfCase(filters)).length > 0,
    identifier_of_hidden_record: gaps.hidden.some(({ identified }) => identified > 0),
    records_outside_profile: gaps.hidden.some(({ by }) => by === 'source'),
    records_outside_filters: gaps.hidden.some(({ by }) => by !== 'source'),
    profile_lists_not_loaded: gaps.unloaded !== undefined,
    hits_not_analysed: results.length > MAX_ANALYSED,
    ...(notice !== undefined && { [notice]: true }),
  };
  const made: Omit<Case, 'screeningStatus'> = {
    id: deps.newId(),
    organizationId: caller.organizationId,
    userId: caller.userId,
    createdAt: now,
    updatedAt: now,
    platform,
    filters,
    normalizedName: normalizeName(filters.name),
    language: languageOf(filters.name),
    totalResults: results.length,
    statusCounts: countStatuses(results),
    articlesConfirmed: 0,
    articlesRuledOut: 0,
    risk: caseRiskOf(results.map(({ status, risk }) => ({ status, riskScore: risk.score }))),
    ...(results.length > 0 && { riskScoreEngine: engine }),
    categoryCounts: counts(filters.categories, results, ({ record }) => record.categories, coveredBy),
    countryCounts: counts(filters.countries, results, ({ record }) =>
      record.countries.length > 0 ? record.countries : [INTERNATIONAL],
    ),
    editions,
    scorerVersion: SCORER_VERSION,
    allowList,
    notices: (Object.keys(notices) as CaseNotice[]).filter((notice) => notices[notice]),
    gaps,
    adverseMediaStatus: wantsArticles ? 'Pending' : 'Not Requested',
    totalAdverseMedia: 0,
    callbackStatus: wantsArticles && filters.callbackUrl !== undefined ? 'Pending' : 'Not Required',
    assignees: [],
    comments: [],
    readBy: [],
    isMonitored: filters.ongoingMonitoring,
    ...(filters.ongoingMonitoring && { enrolledAt: now }),
    isUpdated: false,
    ...(isTest && { isTest }),
    isMediaMonitored: filters.adverseMediaMonitoring || (filters.ongoingMonitoring && wantsArticles),
  };
  return { ...made, screeningStatus: screeningStatusOf(made) };
}

/** A placeholder in place of a number is reported as such, and not as mistyped too. */
function withoutPlaceholderNumbers({ party, ...filters }: CaseFilters): CaseFilters {
  return party === undefined ? filters : { ...filters, party: withoutPlaceholders(party) };
}

/** The published lists that hold anybody for the requested categories: others were loaded, but nothing in them was searched. */
function searchedEditions({ categories }: CaseFilters, screening: Screening): readonly Edition[] {
  const requested: readonly string[] = coveredCategories(categories);
  return screening.editions.filter(({ source }) =>
    screening.categories[source]?.some((category) => requested.includes(category)),
  );
}

/** Counts results by value: requested values first, at 0 without a result, then others that were found. */
function counts(
  requested: readonly string[],
  results: readonly CaseResult[],
  valuesOf: (record: MatchedRecord) => readonly string[],
  covered: (value: string) => readonly string[] = (value) => [value],
): Record<string, number> {
  const found = results.map((result) => new Set(result.records.flatMap(valuesOf)));
  const names = new Set([...requested, ...found.flatMap((values) => [...values])]);
  return Object.fromEntries(
    [...names].map((name) => [name, found.filter((values) => covered(name).some((value) => values.has(value))).length]),
  );
}

/** A PEP of any level is a PEP. */
function coveredBy(category: string): readonly string[] {
  return category === 'PEP' ? coveredCategories(['PEP']) : [category];
}
