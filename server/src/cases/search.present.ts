import type { HiddenBy, Span, UnmatchedWord } from '@touchstone/engine';
import type { Case, CaseNotice, CaseResult, MatchedRecord } from '../domain/case.js';
import { matchStatusOf, worstStatusOf } from '../domain/case.js';
import type { CaseArticle } from '../domain/case-article.js';
import { caseStatusOf } from '../domain/case-status.js';
import { countryName } from '../domain/country.js';
import type { Customer } from '../domain/customer.js';
import { FAULT_WORDS, type IdentifierFault } from '../domain/identifier-faults.js';
import { showDate } from '../domain/partial-date.js';
import { resultRiskDecision } from '../domain/record-decision.js';
import type { RiskScoreEngine } from '../domain/risk-score.js';
import { type HiddenRecords, MAX_ANALYSED } from '../domain/search-gaps.js';
import { presentPagination } from '../platform/http/page.js';
import { presentAiRisk } from './ai-risk.present.js';
import { presentArticle, presentArticleDetails } from './case-article.present.js';
import { presentAssignee, presentComment } from './case-people.present.js';
import { countryNames, presentEntityData } from './entity-data.present.js';
import { presentDecision } from './record-decision.present.js';
import { presentRisk } from './risk.present.js';
import type { PublicSearch } from './search.schema.js';
import type { PublicSearchResult } from './search-result.schema.js';

const NOTICES: Readonly<Record<CaseNotice, string>> = {
  test_search:
    'This is a test: only the invented records of the demonstration list were screened, whatever lists are loaded. It says nothing about a real party.',
  demonstration_data:
    'Screened against the demonstration list, whose records are all invented. Load a real list before making decisions.',
  categories_not_listed:
    'No loaded list covers these categories, so they were not screened and this search does not clear the subject of them',
  categories_accepted: 'Your organization accepted that these categories are not covered; they were not screened',
  lists_overdue:
    'At least one list is out of date; parties added since its last update cannot be found. GET /api/lists shows which.',
  no_articles_stored: 'No articles have been imported or collected yet, so adverse media was not screened.',
  imo_checksum_wrong: mistyped('imo_checksum_wrong'),
  mmsi_form_wrong: mistyped('mmsi_form_wrong'),
  lei_checksum_wrong: mistyped('lei_checksum_wrong'),
  iban_checksum_wrong: mistyped('iban_checksum_wrong'),
  isin_checksum_wrong: mistyped('isin_checksum_wrong'),
  bic_form_wrong: mistyped('bic_form_wrong'),
  wallet_checksum_wrong: mistyped('wallet_checksum_wrong'),
  tail_mark_unknown: mistyped('tail_mark_unknown'),
  identifier_placeholder: 'The identifier looks like a placeholder ("N/A", "unknown") and was ignored.',
  identifier_of_hidden_record:
    'A listed record has an identifier given in this search, but a filter (entity type, categories, countries or lists) excludes it from the results. Search again without the filter.',
  records_outside_profile: 'Records on lists outside the search profile reached the threshold and were not assessed',
  records_outside_filters:
    'Records that the filters of this search exclude reached the threshold and were not assessed',
  profile_lists_not_loaded: 'The search profile names lists that are not loaded, so they were not screened',
  hits_not_analysed: `The AI risk analysis compares only the ${MAX_ANALYSED} closest results and does not clear the customer; review the other results.`,
  image_not_compared: 'The image was stored but not compared: face comparison is disabled or was unavailable.',
  image_no_face: 'The image was not compared: no usable face was found in it.',
  image_several_faces: 'The image was not compared: it shows more than one face.',
  image_unreadable:
    'The image was neither compared nor stored: it cannot be decoded, or is larger than 50 million pixels.',
  image_nothing_to_compare: 'The image was not compared: no list has a picture of any of the results.',
  image_partly_compared:
    'Some pictures of results were not compared: they do not show exactly one face, or the time limit was reached.',
};

function mistyped(fault: IdentifierFault): string {
  return `The ${FAULT_WORDS[fault]} and was probably mistyped. Correct it and search again.`;
}

function noticeOf(code: CaseNotice, { gaps }: Case): string {
  switch (code) {
    case 'categories_not_listed':
      return `${NOTICES[code]}: ${[...gaps.unlisted, ...(gaps.unlistedLevels ?? [])].join(', ')}.`;
    case 'categories_accepted':
      return `${NOTICES[code]}: ${(gaps.accepted?.categories ?? []).join(', ')} (accepted on ${gaps.accepted?.on}).`;
    case 'profile_lists_not_loaded':
      return `${NOTICES[code]}: ${(gaps.unloaded ?? []).join(', ')}.`;
    case 'records_outside_profile':
      return hiddenNotice(
        NOTICES[code],
        gaps.hidden.filter(({ by }) => by === 'source'),
      );
    case 'records_outside_filters':
      return hiddenNotice(
        NOTICES[code],
        gaps.hidden.filter(({ by }) => by !== 'source'),
      );
    default:
      return NOTICES[code];
  }
}

const FILTER_WORDS: Readonly<Record<HiddenBy, string>> = {
  source: 'lists',
  category: 'categories',
  country: 'countries',
  entity_type: 'entity type',
  name_kind: 'alias_search or rca_search',
};

/** Words how many records each filter hides, and whether any agrees in more than the name. */
function hiddenNotice(message: string, hidden: readonly HiddenRecords[]): string {
  const counts = hidden.map(({ by, count }) => `${count} by ${FILTER_WORDS[by]}`).join(', ');
  const corroborated = hidden.reduce((sum, one) => sum + (one.corroborated ?? 0), 0);
  const more =
    corroborated === 0
      ? ''
      : ` Of these, ${corroborated} also ${corroborated === 1 ? 'has' : 'have'} an agreeing date, nationality, country or identifier, so this search does not clear the subject.`;
  return `${message} (${counts}).${more}`;
}

const DECIDED_SINCE = {
  code: 'decided_since_analysis',
  message: 'A result was decided after this analysis. Verdict and narrative will reflect it after the next analysis.',
};

/** Tells whether one of these results was decided after the analysis of the subject. */
function isDecidedSince(results: readonly CaseResult[], { outcome }: Partial<Customer> = {}): boolean {
  return (
    outcome !== undefined && results.some(({ decision }) => decision !== undefined && decision.at > outcome.analysedAt)
  );
}

/** Presents a page of a case: `results` are those of the page, all other fields describe the whole case. */
export function presentSearch(
  shown: Case,
  results: readonly CaseResult[],
  page: { readonly number: number; readonly size: number },
  aiRisk?: Customer,
): PublicSearch {
  return {
    search_reference: shown.id,
    searched_name: shown.filters.name,
    client_reference: shown.filters.clientReference ?? '',
    language_code: shown.language,
    match_status: matchStatusOf(shown.statusCounts),
    case_status: caseStatusOf(shown, aiRisk),
    screening_status: shown.screeningStatus,
    worst_record_status: worstStatusOf(shown.statusCounts),
    risk_level: shown.risk.level,
    risk_score: shown.risk.score,
    risk_decision: shown.risk.decision,
    total_records: shown.totalResults,
    pagination: presentPagination(page, shown.totalResults),
    searched_categories: { ...shown.categoryCounts },
    searched_countries: byCountryName(shown.countryCounts),
    adverse_media_status: shown.adverseMediaStatus,
    total_adverse_media: shown.totalAdverseMedia,
    adverse_media: articlesOf(shown).map(presentArticle),
    adverse_media_excluded: (shown.adverseMedia ?? []).filter(isExcluded).map(presentArticle),
    adverse_media_details: presentArticleDetails(articlesOf(shown)),
    ai_risk: presentAiRisk(aiRisk),
    demonstration: shown.isTest === true || shown.notices.includes('demonstration_data'),
    test: shown.isTest === true,
    search_profile: shown.filters.searchProfile ?? '',
    editions: shown.editions.map(({ version }) => version),
    allow_list: shown.allowList.map(({ listId, listName, entryId, name, score }) => ({
      custom_list_id: listId,
      custom_list: listName,
      entry_id: entryId,
      name,
      score,
    })),
    notices: [
      ...shown.notices.map((code) => ({ code, message: noticeOf(code, shown) })),
      ...(isDecidedSince(results, aiRisk) ? [DECIDED_SINCE] : []),
    ],
    assignees: shown.assignees.map(presentAssignee),
    comments: shown.comments.map(presentComment),
    created_at: shown.createdAt.toISOString(),
    updated_at: shown.updatedAt.toISOString(),
    results: results.map((result) => presentResult(shown, result)),
  };
}

/** Country names to counts. */
export function byCountryName(counts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).map(([code, count]) => [countryName(code), count]));
}

/** Presents one result. */
export function presentResult(shown: Case, result: CaseResult): PublicSearchResult {
  const { records, relevance } = result;
  const [leading] = records;
  const best = records.reduce((a, b) => (b.hit.score > a.hit.score ? b : a));
  const categories = distinct(records.flatMap(({ record }) => record.categories));
  return {
    id: result.id,
    name: leading.record.names[0]?.full ?? '',
    score: best.hit.score,
    confidence: best.hit.confidence,
    birth_incorporation_date: distinct(records.flatMap(({ record }) => record.dates.map(showDate))),
    categories,
    countries: countryNames(distinct(records.flatMap(({ record }) => record.countries))),
    entity_types: distinct(records.map(({ record }) => record.entityType)),
    match_status: result.status,
    matched_alias: matched(records, ['aka', 'fka', 'nka']),
    matched_rca: matched(records, ['relative']),
    matched_names: matchedNames(result),
    relevance_status: {
      alias: relevance.alias,
      birth_incorporation_date: relevance.date,
      category: relevance.category,
      country: relevance.country,
      entity_type: relevance.entityType,
      image_match: relevance.image,
      potential_match: result.status === 'Potential Match',
      profile_name: relevance.profileName,
      rca_name: relevance.rcaName,
      unique_identifier: relevance.uniqueIdentifier,
    },
    explanation: presentExplanation(best.hit.explanation),
    data: presentEntityData(records),
    ...presentRisk(engineOf(shown), result.risk),
    risk_decision: resultRiskDecision(result.status, result.risk.level),
    source_details: records.map((matchedRecord) => presentSourceDetail(matchedRecord, shown.filters.groupData)),
    adverse_media: articlesOf(shown, result.id).map(presentArticle),
    adverse_media_details: presentArticleDetails(articlesOf(shown, result.id)),
    decision: result.decision === undefined ? null : presentDecision(result.decision),
    whitelist: presentStanding(result.whitelist),
    adverse_media_performed: shown.adverseMediaStatus === 'Completed',
    hio: records.some(({ record }) => record.positions.some((position) => position.headsInternationalOrganisation)),
    demonstration: records.some(({ source }) => source.demonstration),
    created_at: result.createdAt.toISOString(),
    updated_at: result.updatedAt.toISOString(),
    version: distinct(records.map(({ version }) => version)).join(', '),
  };
}

function presentStanding(whitelist: CaseResult['whitelist']): PublicSearchResult['whitelist'] {
  if (whitelist === undefined) return null;
  const { state, reason, userId, email, at, caseId } = whitelist;
  return { state, reason, decided_by: userId, email, decided_at: at.toISOString(), search_reference: caseId };
}

/** Selects articles that count, of the subject or of one result. */
function articlesOf({ adverseMedia = [] }: Case, resultId?: string): CaseArticle[] {
  return adverseMedia.filter(
    (article) => !isExcluded(article) && (resultId === undefined || article.resultIds.includes(resultId)),
  );
}

function isExcluded({ linkStatus }: CaseArticle): boolean {
  return linkStatus === 'excluded';
}

function engineOf({ id, riskScoreEngine }: Case): RiskScoreEngine {
  if (riskScoreEngine === undefined) throw new Error(`case ${id} has results and no risk score engine`);
  return riskScoreEngine;
}

function matchedNames({ records, relevance }: CaseResult): PublicSearchResult['matched_names'] {
  const names = records.flatMap(({ recordId, record, hit }) =>
    hit.matchedNames.flatMap(({ nameIndex, score }) => {
      const name = record.names[nameIndex];
      return name === undefined ? [] : [{ recordId, name, score, sourceId: record.sourceId }];
    }),
  );
  return names
    .sort((a, b) => b.score - a.score)
    .map(({ recordId, name, score, sourceId }) => ({
      matched_name: name.full,
      matching_fields: {
        alias: name.kind === 'aka' || name.kind === 'fka' || name.kind === 'nka',
        birth_incorporation_date: relevance.date,
        image: relevance.image,
        profile_name: name.kind === 'primary' || name.kind === 'original',
      },
      record_id: recordId,
      score: String(score),
      source_ids: [sourceId],
    }));
}

function matched(records: readonly MatchedRecord[], kinds: readonly string[]): string[] {
  const names = records.flatMap(({ record, hit }) =>
    hit.matchedNames.map(({ nameIndex, score }) => ({ name: record.names[nameIndex], score })),
  );
  const ofKind = names.filter(({ name }) => name !== undefined && kinds.includes(name.kind));
  return distinct(ofKind.sort((a, b) => b.score - a.score).map(({ name }) => name?.full ?? ''));
}

/** A record as one list has it. */
export function presentSourceDetail(
  matchedRecord: Omit<MatchedRecord, 'hit'>,
  withData: boolean,
): PublicSearchResult['source_details'][number] {
  const { record, source, version } = matchedRecord;
  return {
    categories: [...record.categories],
    countries: countryNames(record.countries),
    description: source.description,
    publisher: source.publisher,
    url: record.sourceUrl ?? source.url,
    source: source.name,
    source_id: record.sourceId,
    record_id: matchedRecord.recordId,
    version,
    merged_by: matchedRecord.joinedBy ?? '',
    demonstration: source.demonstration,
    ...(withData && { data: presentEntityData([matchedRecord]) }),
  };
}

/** Presents a comparison of two names, and of the evidence beside them. */
export function presentExplanation(
  explanation: MatchedRecord['hit']['explanation'],
): PublicSearchResult['explanation'] {
  // Absent in cases of older releases.
  const { compared } = explanation;
  return {
    alignment: explanation.alignment.map((part, i) => ({
      ...part,
      ...(compared && {
        subject_span: presentSpan(compared.subjectSpans[i]),
        listed_span: presentSpan(compared.listedSpans[i]),
      }),
    })),
    omitted: [...explanation.omitted],
    contradicted: [...explanation.contradicted],
    evidence: explanation.evidence.map((fact) => ({ ...fact })),
    score: explanation.score,
    ...(compared && {
      subject_name: compared.subjectName,
      listed_name: compared.listedName,
      subject_rest: compared.subjectRest.map(presentUnmatched),
      listed_rest: compared.listedRest.map(presentUnmatched),
    }),
  };
}

function presentSpan(span: Span | null | undefined): number[] | null {
  return span ? [...span] : null;
}

function presentUnmatched({ text, span, why }: UnmatchedWord) {
  return { text, span: [...span], why };
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
