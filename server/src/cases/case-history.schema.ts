import Type, { type Static } from 'typebox';
import { AppError } from '../domain/app-error.js';
import { AUDIT_ACTIONS } from '../domain/audit.js';
import { matchStatusOf } from '../domain/case.js';
import { caseStatusOf } from '../domain/case-status.js';
import { presentDate } from '../platform/http/date.js';
import { Nullable } from '../platform/http/nullable.js';
import type { CaseHistoryService, SameRecord, TimelineEntry, TimelinePage, TimelinePlace } from './case-history.js';

const text = (description: string) => Type.String({ description });
const instant = (description: string) => text(`${description} ISO 8601, UTC.`);
const number = (description: string) => Type.Integer({ description });
const id = '[0-9a-f]{24}';

export const TimelineQuery = Type.Object({
  cursor: Type.Optional(Type.String({ maxLength: 200, description: '`next_cursor` of the page before.' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50, description: 'Entries of a page.' })),
});

const TimelineEntrySchema = Type.Object(
  {
    id: text('24 lower-case hex characters.'),
    at: instant('When it happened.'),
    kind: Type.Enum([...AUDIT_ACTIONS], { description: 'The action, as in the audit log.' }),
    actor: Type.Object(
      {
        kind: text('`user`, `anonymous`, `command_line` (on the server) or `service` (automatic).'),
        user_id: text('Empty unless a user.'),
        name: text('Present name of the user; empty if none was given.'),
        email: text('Empty unless a user.'),
      },
      { description: 'Who did it.' },
    ),
    text: text('Text of the comment, or reason of the decision; empty otherwise.'),
    details: Nullable(
      Type.Record(Type.String(), Type.Unknown(), {
        description: 'Details by name; null after an erasure of personal data.',
      }),
    ),
    audit: Type.Union(
      [
        Type.Object({
          number: number('Position in the audit log.'),
          hash: text('SHA-256 of the entry and everything before it.'),
        }),
        Type.Null(),
      ],
      { description: 'Place in the audit log; null for the first few seconds.' },
    ),
  },
  { $id: 'TimelineEntry', description: 'Something that happened to a search.' },
);

export const TimelineSchema = Type.Object(
  {
    entries: Type.Array(TimelineEntrySchema, { description: 'Newest first.' }),
    hidden_until_decided: number('Entries of this page that are not shown until the caller has decided.'),
    next_cursor: Nullable(text('For the next page; null on the last one.')),
  },
  { $id: 'Timeline', description: 'What happened to a search and its customer, one page.' },
);

export const RelatedSchema = Type.Object(
  {
    same_subject: Type.Array(
      Type.Object({
        search_reference: text('Id of the search.'),
        created_at: instant('When it was made.'),
        birth_incorporation_date: text('DD-MM-YYYY, as searched; empty without a date.'),
        match_status: text('Status of its results.'),
        case_status: text('Status of the search.'),
        client_reference: text('As searched; empty without one.'),
      }),
      { description: 'Other searches of the same name, newest first, at most 20.' },
    ),
    same_records: Type.Array(
      Type.Object({
        record_id: text('Id of the record.'),
        true_positive: number('Searches in which it was last decided so.'),
        false_positive: number('Searches in which it was last decided so.'),
        unknown: number('Searches in which it was last decided so.'),
        last: Type.Array(
          Type.Object({
            search_reference: text('Id of the search.'),
            searched_name: text('Name that was searched.'),
            match_status: text('`True Positive`, `False Positive` or `Unknown`.'),
            reason_code: text('The fact that decided.'),
            reason: text('Text of the reason; empty without one.'),
            decided_at: instant('When it was decided.'),
          }),
          { description: 'The newest decisions, at most 5.' },
        ),
      }),
      { description: 'Records of this search on which somebody has decided in another one.' },
    ),
  },
  {
    $id: 'RelatedSearches',
    description: 'Other searches of the subject, and decisions on the same records elsewhere.',
  },
);

/** Throws `validation_failed` for what `presentTimeline` did not write. */
export function readTimelineCursor(cursor: string | undefined): TimelinePlace | undefined {
  if (cursor === undefined) return undefined;
  const [at = '', entry = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const time = new Date(at);
  if (!Number.isNaN(time.getTime()) && new RegExp(`^${id}$`).test(entry)) return { at: time, id: entry };
  const message = 'is not the next_cursor of a timeline; leave it out to start again';
  throw new AppError('validation_failed', { faults: [{ field: 'cursor', message }] });
}

export function presentTimeline({ entries, comments, hidden, next }: TimelinePage): Static<typeof TimelineSchema> {
  return {
    entries: entries.map((entry) => presentEntry(entry, comments)),
    hidden_until_decided: hidden,
    next_cursor: next ? Buffer.from(`${next.at.toISOString()} ${next.id}`).toString('base64url') : null,
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
    same_records: sameRecords.map(presentSameRecord),
  };
}

function presentSameRecord({
  recordId,
  counts,
  last,
}: SameRecord): Static<typeof RelatedSchema>['same_records'][number] {
  return {
    record_id: recordId,
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
