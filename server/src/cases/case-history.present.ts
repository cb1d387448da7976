import type { Static } from 'typebox';
import { matchStatusOf } from '../domain/case.js';
import { caseStatusOf } from '../domain/case-status.js';
import { presentDate } from '../platform/http/date.js';
import type { CaseHistoryService, SameRecord, TimelineEntry, TimelinePage } from './case-history.js';
import type {
  DecisionsElsewhere,
  RelatedSchema,
  RoundsSchema,
  TimelineEntrySchema,
  TimelineSchema,
} from './case-history.schema.js';
import type { Round } from './rounds-of-case.js';
import { timelineCursor } from './timeline-cursor.js';

export function presentTimeline({ entries, comments, hidden, next }: TimelinePage): Static<typeof TimelineSchema> {
  return {
    entries: entries.map((entry) => presentEntry(entry, comments)),
    hidden_until_decided: hidden,
    next_cursor: next ? timelineCursor(next) : null,
  };
}

function presentEntry(
  { id, at, action, actor, name = '', details, chained }: TimelineEntry,
  comments: ReadonlyMap<string, string>,
): Static<typeof TimelineEntrySchema> {
  const user = actor.kind === 'user' ? actor : undefined;
  const { comment_id: comment, reason } = details ?? {};
  return {
    ...{ id, at: at.toISOString(), kind: action },
    actor: { kind: actor.kind, user_id: user?.userId ?? '', name, email: user?.email ?? '' },
    text: comments.get(String(comment)) ?? (typeof reason === 'string' ? reason : ''),
    details: details === undefined ? null : { ...details },
    audit: chained ? { ...chained } : null,
  };
}

type Related = Awaited<ReturnType<CaseHistoryService['related']>>;

export function presentRelated({ sameSubject, sameRecords }: Related): Static<typeof RelatedSchema> {
  return {
    same_subject: sameSubject.map(({ other, customer }) => ({
      search_reference: other.id,
      created_at: other.createdAt.toISOString(),
      birth_incorporation_date: presentDate(other.filters.date),
      match_status: matchStatusOf(other.statusCounts),
      case_status: caseStatusOf(other, customer),
      client_reference: other.filters.clientReference ?? '',
    })),
    same_records: sameRecords.map((one) => ({ record_id: one.recordId, ...presentDecisionsElsewhere(one) })),
  };
}

export function presentDecisionsElsewhere({
  counts,
  last,
}: Omit<SameRecord, 'recordId'>): Static<typeof DecisionsElsewhere> {
  return {
    true_positive: counts['True Positive'],
    false_positive: counts['False Positive'],
    unknown: counts.Unknown,
    last: last.map(({ caseId, searchedName, status, reasonCode, reason, at }) => ({
      search_reference: caseId,
      searched_name: searchedName,
      match_status: status,
      reason_code: reasonCode,
      reason,
      decided_at: at.toISOString(),
    })),
  };
}

export function presentRound({ round, at, trigger, editions, totalResults, caseStatus }: Round): PublicRound {
  return {
    ...{ round, at: at.toISOString(), trigger, editions: editions.map(({ version }) => version) },
    ...{ total_results: totalResults, case_status: caseStatus },
  };
}
type PublicRound = Static<typeof RoundsSchema>['rounds'][number];
