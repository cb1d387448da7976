import type { EntityType, Hit, PartialDate } from '@touchstone/engine';
import type { AuthenticatedCaller, Caller } from './caller.js';
import type { CaseArticle } from './case-article.js';
import type { Assignee, CaseComment, RecordDecision, WhitelistStanding } from './case-marks.js';
import type { Category } from './category.js';
import type { IdentifierFault } from './identifier-faults.js';
import type { ListedRecord } from './listed-record.js';
import type { PartyDetails } from './party-details.js';
import type { RiskDecision, RiskLevel, RiskScore, RiskScoreEngine } from './risk-score.js';
import type { SearchGaps } from './search-gaps.js';
import type { Source } from './source.js';

/** Status of one result. Anything but the two decided statuses is open. */
export type ResultStatus = 'Potential Match' | 'True Positive' | 'False Positive' | 'Unknown';
export type MatchStatus = 'No Match' | ResultStatus;
export type CaseStatus = 'Passed' | 'Failed' | 'For Review';
/**
 * `Incomplete`: something requested was not screened, or may be missing from the results. `Settled`: a person has cleared that.
 * `Unknown`: screened by a version that did not judge it.
 */
export type ScreeningStatus = 'Complete' | 'Incomplete' | 'Settled' | 'Unknown';
type AdverseMediaStatus = 'Not Requested' | 'Pending' | 'Completed' | 'Failed';
type CallbackStatus = 'Not Required' | 'Pending' | 'Delivered' | 'Failed';
type Platform = 'API' | 'CONSOLE' | 'BULK';

/** Derives how a case was requested. */
export function platformOf(caller: Caller | AuthenticatedCaller): Platform {
  return 'credential' in caller && caller.credential === 'console' ? 'CONSOLE' : 'API';
}

/** Filters of a search with all defaults filled in. Kept with the case. */
export interface CaseFilters {
  readonly name: string;
  readonly entityTypes: readonly EntityType[];
  /** Categories as requested: `PEP` stays `PEP` here, and covers all levels when screened. */
  readonly categories: readonly Category[];
  /** Set if the request named no categories: they are then all that lists can have. */
  readonly allCategories?: true;
  /** ISO 3166-1 alpha-2. For a search, the filter (empty is every country); for a customer, its countries. */
  readonly countries: readonly string[];
  /** Screening of a customer: its countries filter nothing, and holders of its identifier are always found. */
  readonly ofCustomer?: true;
  readonly date?: PartialDate;
  /** True when an image of the subject is stored. */
  readonly hasImage?: boolean;
  readonly uniqueIdentifier?: string;
  /** Further details of the party; screened with the rest and used by an AI risk analysis. */
  readonly party?: PartyDetails;
  readonly aliasSearch: boolean;
  readonly rcaSearch: boolean;
  /** 0 to 100; 100 when the search is exact. */
  readonly matchScore: number;
  readonly exactSearch: boolean;
  readonly groupData: boolean;
  readonly ongoingMonitoring: boolean;
  readonly adverseMediaMonitoring: boolean;
  readonly clientReference?: string;
  /** Address that receives adverse media results. */
  readonly callbackUrl?: string;
  /** Id of the search profile; `categories` are then those of the profile. */
  readonly searchProfile?: string;
  readonly riskScoreEngineId: string;
  readonly riskScoreEngineTitle: string;
  readonly page: number;
  readonly perPage: number;
  readonly retrieveResults: boolean;
}

/** Edition that a case was screened against. */
export interface CitedEdition {
  readonly source: string;
  /** `ofac_sdn@2026-11-20T04:00:00Z` */
  readonly version: string;
  /** YYYY-MM-DD of its publisher; absent where its file has none. */
  readonly publishedOn?: string;
  /** Name of the list after "the" (`OFAC SDN List`); absent in cases of older releases. */
  readonly title?: string;
  readonly demonstration: boolean;
}

/** Notice about a case beyond its data: a requested check that was not done, or demonstration data. */
export type CaseNotice =
  | IdentifierFault
  | 'identifier_placeholder'
  | 'identifier_of_hidden_record'
  | 'records_outside_profile'
  | 'records_outside_filters'
  | 'profile_lists_not_loaded'
  | 'demonstration_data'
  | 'test_search'
  | 'categories_not_listed'
  | 'categories_accepted'
  | 'lists_overdue'
  | 'no_articles_stored'
  | 'hits_not_analysed'
  | 'image_not_compared'
  | 'image_no_face'
  | 'image_several_faces'
  | 'image_unreadable'
  | 'image_nothing_to_compare'
  | 'image_partly_compared';

/** The subject is on an allow list of the organization: said beside the results, and changing none of them. */
export interface AllowListMatch {
  readonly listId: string;
  readonly listName: string;
  readonly entryId: string;
  readonly name: string;
  /** 0 to 100. */
  readonly score: number;
}

/** A stored search. Its id is the `search_reference`. */
export interface Case {
  readonly id: string;
  readonly organizationId: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly platform: Platform;
  readonly filters: CaseFilters;
  readonly normalizedName: string;
  /** BCP 47; `und` where the script leaves the language open. */
  readonly language: string;
  readonly totalResults: number;
  readonly statusCounts: StatusCounts;
  /** The highest risk of its results that are not held for false; 0, Low, Passed without any. */
  readonly risk: { readonly score: number; readonly level: RiskLevel; readonly decision: RiskDecision };
  /** The table that the results' risk was computed with; absent without results. */
  readonly riskScoreEngine?: RiskScoreEngine;
  /** Results by category: all requested and all found categories. */
  readonly categoryCounts: Readonly<Record<string, number>>;
  /** Results by country (alpha-2, or `International` if unknown). */
  readonly countryCounts: Readonly<Record<string, number>>;
  readonly editions: readonly CitedEdition[];
  /** The engine's `SCORER_VERSION` of its screening; absent from cases of older releases. */
  readonly scorerVersion?: string;
  readonly allowList: readonly AllowListMatch[];
  readonly notices: readonly CaseNotice[];
  readonly gaps: SearchGaps;
  readonly screeningStatus: ScreeningStatus;
  readonly adverseMediaStatus: AdverseMediaStatus;
  /** Articles linked to the subject, for certain or possibly. */
  readonly totalAdverseMedia: number;
  /** Of these, those that a person held to be about the subject. */
  readonly articlesConfirmed: number;
  /** Number of them that were ruled out. */
  readonly articlesRuledOut: number;
  /** Every article that was considered, heaviest first; absent in listings, and where none was searched. */
  readonly adverseMedia?: readonly CaseArticle[];
  readonly callbackStatus: CallbackStatus;
  readonly assignees: readonly Assignee[];
  /** Oldest first. */
  readonly comments: readonly CaseComment[];
  /** Ids of the users who opened the case. */
  readonly readBy: readonly string[];
  /** Enrolled for ongoing monitoring. */
  /** Invented, for a newcomer to try the queue with: never monitored, analysed or announced. */
  readonly isSample?: true;
  /** A test: screened against the invented demonstration list alone, and in no queue or statistic. */
  readonly isTest?: true;
  readonly isMonitored: boolean;
  /** Monitoring found a change that has not been read yet. */
  readonly isUpdated: boolean;
  /** New articles are searched for its subject, at least hourly. */
  readonly isMediaMonitored: boolean;
  /** Moment of the enrolment; absent unless enrolled. */
  readonly enrolledAt?: Date;
  /** Time of the last monitoring; for a case monitored by itself, of its first run or latest finding. */
  readonly monitoredAt?: Date;
}

export type StatusCounts = Readonly<Record<ResultStatus, number>>;

/** Record as it stood in its list when the case was made, and how it matched the subject. */
export interface MatchedRecord {
  readonly recordId: string;
  /** The edition it was matched against: `un_sc@2026-11-20T04:00:00Z`. */
  readonly version: string;
  readonly source: Source;
  readonly record: ListedRecord;
  readonly hit: Pick<Hit, 'score' | 'confidence' | 'matchedNames' | 'explanation'>;
  /** Distance of its face from the subject's, 0 for the same, three decimals; absent if not compared. */
  readonly faceDistance?: number;
  /** Reason why it is one result with the leading record; absent on the leading record. */
  readonly joinedBy?: string;
}

/** Parts of the request that a result matches; each in `domain/relevance.ts`. */
export interface Relevance {
  readonly profileName: boolean;
  readonly alias: boolean;
  readonly rcaName: boolean;
  readonly date: boolean;
  readonly uniqueIdentifier: boolean;
  readonly country: boolean;
  readonly category: boolean;
  readonly entityType: boolean;
  readonly image: boolean;
}

/**
 * Party of a case, kept as it was shown: later editions of a list do not alter it, and only people change its status.
 */
export interface CaseResult {
  /** The id of its leading record. */
  readonly id: string;
  readonly status: ResultStatus;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The leading record first; more than one where several lists name the same party. */
  readonly records: readonly [MatchedRecord, ...MatchedRecord[]];
  readonly relevance: Relevance;
  readonly risk: RiskScore;
  /** The last one of a person on this result. */
  readonly decision?: RecordDecision;
  /** Whitelisting from an earlier search of the same subject. */
  readonly whitelist?: WhitelistStanding;
}

const NO_RESULTS: StatusCounts = {
  'Potential Match': 0,
  'True Positive': 0,
  'False Positive': 0,
  Unknown: 0,
};

export function countStatuses(results: readonly { readonly status: ResultStatus }[]): StatusCounts {
  const counts = { ...NO_RESULTS };
  for (const { status } of results) counts[status] += 1;
  return counts;
}

/**
 * Returns the most frequent status; a tie goes to the worse, no result is Passed. `caseStatusOf` adds what else is
 * known.
 */
export function majorityStatusOf(counts: StatusCounts): CaseStatus {
  const passed = counts['False Positive'];
  const failed = counts['True Positive'];
  const open = counts['Potential Match'] + counts.Unknown;
  const most = Math.max(passed, failed, open);
  if (most === 0) return 'Passed';
  if (failed === most) return 'Failed';
  return open === most ? 'For Review' : 'Passed';
}

/** The worst that any result says, because nine false hits must not bury a true one. */
export function worstStatusOf(counts: StatusCounts): CaseStatus {
  if (counts['True Positive'] > 0) return 'Failed';
  return counts['Potential Match'] + counts.Unknown > 0 ? 'For Review' : 'Passed';
}

/** The case as one match status: its worst result's. */
export function matchStatusOf(counts: StatusCounts): MatchStatus {
  for (const status of ['True Positive', 'Potential Match', 'Unknown', 'False Positive'] as const) {
    if (counts[status] > 0) return status;
  }
  return 'No Match';
}
