import type { Schemas } from '@touchstone/client';
import { ABOUT_UNTRUSTED, untrustedText, untrustedTexts } from './untrusted.js';

/** Articles of a case that a model is given, the most serious first. */
const MAX_ARTICLES = 5;
const MAX_EVIDENCE = 30;
const NARRATIVE_LENGTH = 2000;

type Result = Schemas['SearchResult'];
type Analysis = Schemas['Search']['ai_risk'];

/** A page of stored cases: statuses, and names apart. */
export function presentCases({ searches, next_cursor }: Schemas['ListCasesAnswer']): object {
  return {
    about_untrusted: ABOUT_UNTRUSTED,
    next_cursor,
    cases: searches.map((row) => ({
      search_reference: row.search_reference,
      created_at: new Date(row.created_at.$date).toISOString(),
      match_status: row.match_status,
      case_status: row.case_status,
      risk_level: row.risk_level,
      total_results: row.total_results,
      is_monitored: row.is_monitored,
      verdict: row.ai_risk?.verdict ?? null,
      untrusted: {
        name: untrustedText(row.search_filters.name),
        client_reference: untrustedText(row.client_reference),
      },
    })),
  };
}

/** A case with one page of its results. `work` only of a stored case. */
export function presentCase(found: Schemas['Search'] & Partial<Pick<Schemas['ReadSearch'], 'work'>>): object {
  const { work, pagination, ai_risk: analysis, adverse_media: articles } = found;
  return {
    about_untrusted: ABOUT_UNTRUSTED,
    search_reference: found.search_reference,
    created_at: found.created_at,
    match_status: found.match_status,
    case_status: found.case_status,
    risk: { level: found.risk_level, score: found.risk_score, decision: found.risk_decision },
    editions: found.editions,
    demonstration: found.demonstration,
    notices: found.notices.map(({ code, message }) => ({ code, message })),
    ...(work && { work: { version: work.version, state: work.state, due_at: work.due_at } }),
    analysis: presentAnalysis(analysis),
    adverse_media_status: found.adverse_media_status,
    total_adverse_media: found.total_adverse_media,
    adverse_media: articles.slice(0, MAX_ARTICLES).map(presentArticle),
    total_records: found.total_records,
    page: pagination.current_page,
    total_pages: pagination.total_pages,
    results: found.results.map(presentResult),
    untrusted: {
      searched_name: untrustedText(found.searched_name),
      client_reference: untrustedText(found.client_reference),
      narrative: untrustedText(analysis?.narrative, NARRATIVE_LENGTH),
      key_drivers: untrustedTexts(analysis?.key_drivers ?? []),
      comments: untrustedTexts(found.comments.map(({ comment }) => comment)),
    },
  };
}

function presentAnalysis(analysis: Analysis): object | null {
  if (!analysis) return null;
  const { status, verdict, recommendation, analyst_decision, customer_id } = analysis;
  return { customer_id, status, verdict, recommendation, analyst_decision };
}

function presentArticle(article: Schemas['AdverseMediaArticle']): object {
  const { id, link_status, role, publication_date, suspicious_text, title, description, publisher, link } = article;
  return {
    ...{ id, link_status, role, publication_date, suspicious_text },
    untrusted: {
      title: untrustedText(title),
      description: untrustedText(description),
      publisher: untrustedText(publisher),
      link: untrustedText(link),
    },
  };
}

function presentResult({ id, score, match_status, risk_level, risk_score, entity_types, ...result }: Result): object {
  const { name, data, source_details: sources } = result;
  return {
    ...{ id, score, match_status, risk_level, risk_score, entity_types },
    untrusted: {
      name: untrustedText(name),
      aliases: untrustedTexts(data.summary.alias),
      birth_incorporation_date: untrustedTexts(result.birth_incorporation_date),
      countries: untrustedTexts(result.countries),
      categories: untrustedTexts(result.categories),
      description: untrustedTexts(data.summary.description, 2),
      sources: untrustedTexts(sources.map(({ source, source_id }) => `${source}:${source_id}`)),
    },
  };
}

/** Why a result matches: its score, evidence and risk. */
export function presentExplanation(searchReference: string, result: Result): object {
  const { id, score, match_status, explanation, decision, data, risk_level, risk_score, risk_decision } = result;
  const { alignment, evidence, omitted, contradicted } = explanation;
  return {
    about_untrusted: ABOUT_UNTRUSTED,
    search_reference: searchReference,
    result_id: id,
    score,
    match_status,
    decision: decision && { match_status: decision.match_status, reason_code: decision.reason_code },
    risk: { level: risk_level, score: risk_score, decision: risk_decision },
    matched_words: alignment.slice(0, MAX_EVIDENCE).map(({ kind, similarity, points, subject, listed }) => ({
      ...{ kind, similarity, points },
      untrusted: { subject: untrustedText(subject), listed: untrustedText(listed) },
    })),
    evidence: evidence.slice(0, MAX_EVIDENCE).map(({ field, outcome, points, subject, listed }) => ({
      ...{ field, outcome, points },
      untrusted: { subject: untrustedText(subject), listed: untrustedText(listed) },
    })),
    untrusted: {
      subject_name: untrustedText(explanation.subject_name),
      listed_name: untrustedText(explanation.listed_name),
      words_of_the_record_alone: untrustedTexts(omitted),
      contradicted: untrustedTexts(contradicted),
      sanctions: data.sanction_details.slice(0, 5).map(({ source, programs, reason, listed_on }) => ({
        source: untrustedText(source),
        programs: untrustedTexts(programs),
        reason: untrustedText(reason),
        listed_on: untrustedText(listed_on),
      })),
    },
  };
}

/** The lists in force and those that are missing. */
export function presentLists({ lists, notices, missing }: Schemas['ListStatusAnswer']): object {
  return {
    about_untrusted: ABOUT_UNTRUSTED,
    notices: notices.map(({ message }) => message),
    lists: lists.map((list) => ({
      source: list.source,
      title: list.title,
      version: list.version,
      published_at: list.published_at,
      confirmed_at: list.confirmed_at,
      records: list.records,
      overdue: list.overdue,
      untrusted: { last_failure: untrustedText(list.last_failure?.reason) },
    })),
    missing: missing.map(({ source, title }) => ({ source, title })),
  };
}
