import type { Case } from '../domain/case.js';
import { matchStatusOf, worstStatusOf } from '../domain/case.js';
import { caseStatusOf } from '../domain/case-status.js';
import { isCustomSource } from '../domain/custom-list.js';
import type { CustomerStanding } from '../domain/customer.js';
import { presentDate } from '../platform/http/date.js';
import { presentAiRisk } from './ai-risk.present.js';
import { presentAssignee, presentComment } from './case-people.present.js';
import { byCountryName } from './search.present.js';
import type { PublicSearchRow } from './searches.schema.js';

/** A row of the list; ids and times are `$oid` and `$date`, as the specification requires. */
export function presentSearchRow(shown: Case, aiRisk?: CustomerStanding): PublicSearchRow {
  const { filters } = shown;
  return {
    _id: { $oid: shown.id },
    organization_id: { $oid: shown.organizationId },
    user_id: { $oid: shown.userId },
    created_at: { $date: shown.createdAt.getTime() },
    updated_at: { $date: shown.updatedAt.getTime() },
    is_monitored_at: presentMoment(shown.enrolledAt),
    last_rescreened_at: presentMoment(shown.monitoredAt),
    adverse_media_monitoring: shown.isMediaMonitored,
    adverse_status: shown.adverseMediaStatus,
    ai_risk: presentAiRisk(aiRisk),
    assignees: shown.assignees.map(presentAssignee),
    callback_status: shown.callbackStatus,
    callback_url: filters.callbackUrl ?? '',
    case_status: caseStatusOf(shown, aiRisk),
    client_reference: filters.clientReference ?? '',
    comments: shown.comments.map(presentComment),
    input_language: shown.language,
    is_adverse_required: filters.categories.includes('Adverse Media') ? 'true' : 'false',
    is_monitored: shown.isMonitored,
    is_sample: shown.isSample === true,
    test: shown.isTest === true,
    is_read: shown.readBy.length > 0,
    is_updated: shown.isUpdated,
    match_status: matchStatusOf(shown.statusCounts),
    normalized_name: shown.normalizedName,
    platform: shown.platform,
    read_by: [...shown.readBy],
    reference: { custom_list_search: shown.editions.some(({ source }) => isCustomSource(source)) },
    risk_decision: shown.risk.decision,
    risk_level: shown.risk.level,
    risk_score: String(shown.risk.score),
    search_filters: {
      adverse_media_monitoring: filters.adverseMediaMonitoring,
      alias_search: filters.aliasSearch,
      birth_incorporation_date: presentDate(filters.date),
      categories: [...filters.categories],
      client_reference: filters.clientReference ?? '',
      countries: [...filters.countries],
      entity_type: [...filters.entityTypes],
      exact_search: filters.exactSearch,
      group_data: filters.groupData,
      match_score: filters.matchScore,
      name: filters.name,
      ongoing_monitoring: filters.ongoingMonitoring,
      page: filters.page,
      per_page: filters.perPage,
      rca_search: filters.rcaSearch,
      retrieve_results: filters.retrieveResults,
      risk_score_engine_id: filters.riskScoreEngineId,
      risk_score_engine_title: filters.riskScoreEngineTitle,
      search_profile: filters.searchProfile ?? '',
      unique_identifier: filters.uniqueIdentifier ?? '',
    },
    screening_status: shown.screeningStatus,
    search_reference: shown.id,
    searched_categories: { ...shown.categoryCounts },
    searched_countries: byCountryName(shown.countryCounts),
    total_adverse_media: shown.totalAdverseMedia,
    total_results: shown.totalResults,
    worst_record_status: worstStatusOf(shown.statusCounts),
  };
}

function presentMoment(at: Date | undefined): { $date: number } | null {
  return at === undefined ? null : { $date: at.getTime() };
}
