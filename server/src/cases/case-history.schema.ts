import Type from 'typebox';
import { ACTOR_KINDS, AUDIT_ACTIONS } from '../domain/audit.js';
import { DECIDED_STATUSES } from '../domain/case-marks.js';
import { Nullable } from '../platform/http/nullable.js';
import { oneOf } from '../platform/http/one-of.js';
import { outcome } from '../platform/http/outcomes.js';
import { caseStatus, matchStatus } from './state-words.schema.js';

const text = (description: string) => Type.String({ description });
const instant = (description: string) => text(`${description} ISO 8601, UTC.`);
const number = (description: string) => Type.Integer({ description });

export const TimelineQuery = Type.Object({
  cursor: Type.Optional(Type.String({ maxLength: 200, description: '`next_cursor` of the previous page.' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50, description: 'Entries of a page.' })),
});

export const TimelineEntrySchema = Type.Object(
  {
    id: text('24 lower-case hex characters.'),
    at: instant('When it happened.'),
    kind: Type.Enum([...AUDIT_ACTIONS], { description: 'The action, as in the audit log.' }),
    actor: Type.Object(
      {
        kind: oneOf(
          ACTOR_KINDS,
          '`anonymous`: not authenticated; `command_line`: on the server; `service`: automatic.',
        ),
        user_id: text('Empty unless the actor is a user.'),
        name: text('Current name of the user; empty if none was given.'),
        email: text('Empty unless the actor is a user.'),
      },
      { description: 'Who did it.' },
    ),
    text: text('Text of the comment, or reason of the decision; empty otherwise.'),
    details: outcome(
      Nullable(
        Type.Record(Type.String(), Type.Unknown(), {
          description: 'Details by name; null after an erasure of personal data.',
        }),
      ),
      ({ verdict: _, needs_second: __, ...others }) => others,
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

const DecisionsElsewhereFields = {
  true_positive: number('Number of searches whose latest decision on it has this status.'),
  false_positive: number('Number of searches whose latest decision on it has this status.'),
  unknown: number('Number of searches whose latest decision on it has this status.'),
  last: Type.Array(
    Type.Object({
      search_reference: text('Id of the search.'),
      searched_name: text('Name that was searched.'),
      match_status: oneOf(DECIDED_STATUSES, 'What was decided.'),
      reason_code: text('The reason given.'),
      reason: text('Text of the reason; empty if there is none.'),
      decided_at: instant('When it was decided.'),
    }),
    { description: 'The newest decisions, at most 5.' },
  ),
};
export const DecisionsElsewhere = Type.Object(DecisionsElsewhereFields, {
  description: 'Decisions on the results that this record leads.',
});

export const RelatedSchema = Type.Object(
  {
    same_subject: Type.Array(
      Type.Object({
        search_reference: text('Id of the search.'),
        created_at: instant('When it was made.'),
        birth_incorporation_date: text('DD-MM-YYYY, as searched; empty without a date.'),
        match_status: matchStatus('`No Match`, or the worst status of any result.'),
        case_status: caseStatus('Status of the search.'),
        client_reference: text('As searched; empty if there is none.'),
      }),
      { description: 'Other searches for the same name, newest first, at most 20.' },
    ),
    same_records: Type.Array(Type.Object({ record_id: text('Id of the record.'), ...DecisionsElsewhereFields }), {
      description: 'Records of this search that were decided in another search.',
    }),
  },
  {
    $id: 'RelatedSearches',
    description: 'Other searches of the subject, and decisions on the same records elsewhere.',
  },
);

const RoundSchema = Type.Object(
  {
    round: number('Counted from 1, the first response.'),
    at: instant('When it was screened.'),
    trigger: Type.Enum(['created', 'monitoring', 'media'], {
      description: '`created`: the search was made. `monitoring`: a list changed. `media`: articles were found.',
    }),
    editions: Type.Array(Type.String(), { description: 'List editions that were screened.' }),
    total_results: number('All results.'),
    case_status: caseStatus('At the end of the round; for the last round, the current one.'),
  },
  { $id: 'Round', description: 'One screening of a search, with what it found.' },
);

export const RoundsSchema = Type.Object({
  rounds: Type.Array(RoundSchema, { description: 'Oldest first; the last one is what the search shows now.' }),
});
