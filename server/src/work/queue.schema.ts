import Type, { type Static } from 'typebox';
import { OutcomeFields } from '../cases/ai-risk.schema.js';
import { platform, riskLevel } from '../cases/state-words.schema.js';
import { WorkFields } from '../cases/work.schema.js';
import { CATEGORIES } from '../domain/category.js';
import { VERDICTS } from '../domain/verdict.js';
import { WORK_STATES } from '../domain/work.js';
import { Nullable } from '../platform/http/nullable.js';
import { oneOf } from '../platform/http/one-of.js';
import { byOutcome, outcome } from '../platform/http/outcomes.js';
import { MOST_COUNTED, QUEUE_SORTS, type QueueFilter, type QueueSort } from './queue.js';

const text = (description: string) => Type.String({ description });
const count = (description: string) => Type.Integer({ description });
const optional = (maxLength: number, description: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength, description }));
const id = '[0-9a-f]{24}';
const instant = (description: string) => Type.Optional(Type.String({ format: 'moment', description }));

const SORTS = QUEUE_SORTS.flatMap((by) => [by, `-${by}`]);
export const QUEUE_SORT = Type.Enum(SORTS, {
  default: 'due',
  description: 'By due date, risk, creation or last change; `-` sorts in descending order.',
});

const QueueFilters = {
  state: Type.Optional(
    Type.Array(Type.Enum([...WORK_STATES]), {
      maxItems: WORK_STATES.length,
      description: 'Only these states; repeat the parameter for each. If omitted, all but `closed`.',
    }),
  ),
  assignee: Type.Optional(
    Type.String({ pattern: `^(me|none|${id})$`, examples: ['me'], description: '`me`, `none`, or the id of a user.' }),
  ),
  due: Type.Optional(
    Type.Enum(['overdue', 'today'], { description: '`overdue`: past the due date. `today`: due later today.' }),
  ),
  risk_level: Type.Optional(Type.Enum(['Low', 'Medium', 'High'], { description: 'Risk level.' })),
  verdict: byOutcome(Type.Optional(Type.Enum([...VERDICTS], { description: 'Verdict on the customer.' }))),
  category: Type.Optional(Type.Enum([...CATEGORIES], { description: 'Searches with a result of this category.' })),
  source: optional(100, 'Searches with a result from this list.'),
  entity_type: optional(40, 'Entity type that was searched.'),
  country: Type.Optional(
    Type.String({ pattern: '^[A-Z]{2}$', examples: ['DE'], description: 'Country of the search, ISO 3166-1 alpha-2.' }),
  ),
  upload_id: Type.Optional(
    Type.String({
      pattern: `^${id}$`,
      examples: ['691f0c2f8e6b1a5d3c000001'],
      description: 'Customers of this upload.',
    }),
  ),
  platform: Type.Optional(platform('How the search was made.')),
  changed: Type.Optional(Type.Boolean({ description: 'True: monitoring found a change that no user has read yet.' })),
  is_monitored: Type.Optional(Type.Boolean({ description: 'Whether the search is monitored.' })),
  search: optional(200, 'Words of the name or the client reference; each matches the beginning of a word.'),
  created_from: instant('Created at or after this time, ISO 8601.'),
  created_to: instant('Created before this time, ISO 8601.'),
  opened_from: instant('In the queue since this time or later, ISO 8601.'),
  opened_to: instant('In the queue since before this time, ISO 8601.'),
  closed_from: instant('Closed at or after this time, ISO 8601; open searches are left out.'),
  closed_to: instant('Closed before this time, ISO 8601; open searches are left out.'),
};
export const QueueFiltersSchema = Type.Object(QueueFilters, {
  $id: 'QueueFilters',
  additionalProperties: false,
  description: 'Filters of `GET /api/queue`.',
});
const TimeZone = {
  time_zone: Type.Optional(
    Type.String({
      format: 'time-zone',
      maxLength: 64,
      description: 'IANA name of the zone whose day is today; by default that of your preferences, or else UTC.',
    }),
  ),
};

export const QueueQuery = Type.Object({
  ...QueueFilters,
  ...TimeZone,
  sort: Type.Optional(QUEUE_SORT),
  cursor: optional(300, '`next_cursor` of the previous page.'),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50, description: 'Items of a page.' })),
});
export const QueueExportQuery = Type.Object({ ...QueueFilters, ...TimeZone, sort: Type.Optional(QUEUE_SORT) });
export const QueueCountsQuery = Type.Object({ ...QueueFilters, ...TimeZone });

const ClosestSchema = Type.Object(
  {
    name: text('Name of the record that matches best.'),
    score: Type.Number({ description: 'Score of the name, 0 to 100.' }),
    sources: Type.Array(Type.String(), { description: 'Lists that contain it.' }),
  },
  { $id: 'ClosestRecord', description: 'The result that matches best.' },
);

const { search_reference, version, state, due_at, waiting_until, assignee, unseen_alerts } = WorkFields;
const QueueItemSchema = Type.Object(
  {
    ...{ search_reference, version, state, due_at, waiting_until, assignee, unseen_alerts },
    name: text('Name as searched.'),
    entity_type: text('Entity types as searched, comma-separated.'),
    birth_incorporation_date: text('DD-MM-YYYY with `00` for unknown parts; empty if none was given.'),
    countries: Type.Array(Type.String(), { description: 'ISO 3166-1 alpha-2.' }),
    client_reference: text('Your own reference; empty if none was given.'),
    created_at: text('ISO 8601, UTC.'),
    updated_at: text('When the work on it last changed, ISO 8601 UTC.'),
    risk_level: riskLevel('Highest risk level of the results that are not `False Positive`.'),
    risk_score: Type.Number({ description: 'Highest risk score of the results that are not `False Positive`.' }),
    verdict: outcome(oneOf(['', ...VERDICTS], 'Verdict on the customer; empty if there is none.'), ''),
    closest: Type.Union([ClosestSchema, Type.Null()], { description: 'Null without results.' }),
    counts: Type.Object(
      {
        total: count('All results.'),
        open: count('Results without a decision, or decided as `Unknown`.'),
      },
      { description: 'Number of results.' },
    ),
    proposed_by_me: Type.Boolean({
      description: 'Whether the caller has proposed or disputed a decision on it: another user must act.',
    }),
    read_by_me: Type.Boolean({ description: 'Whether the caller has read its current version.' }),
    comments: count('Comments.'),
    is_monitored: Type.Boolean({ description: 'Whether it is monitored.' }),
    is_sample: Type.Boolean({ description: 'Whether it is a sample (`POST /api/sample-cases`).' }),
  },
  {
    $id: 'QueueItem',
    description: 'A search in the queue, in short; `GET /api/searches/{search_reference}` has the rest.',
  },
);

/** Fields of an exported row that show the outcome of an analysis. */
export const ExportedRow = Type.Object({
  search_reference: QueueItemSchema.properties.search_reference,
  verdict: OutcomeFields.verdict,
  recommendation: OutcomeFields.recommendation,
});

export const QueueData = Type.Object({
  items: Type.Array(QueueItemSchema, { description: 'In the requested order.' }),
  next_cursor: Nullable(text('For the next page; null on the last one.')),
  as_of: text('When this was read, ISO 8601 UTC.'),
});

const StateCounts = Object.fromEntries(
  WORK_STATES.filter((state) => state !== 'closed').map((state) => [state, count(`Searches that are \`${state}\`.`)]),
);
export const QueueCountsData = Type.Object({
  states: Type.Object(
    StateCounts as Record<'open' | 'waiting' | 'escalated' | 'second_review' | 'conflict', ReturnType<typeof count>>,
    {
      description: `By state, without closed ones. This and every other count: \`${MOST_COUNTED}\` means that many or more.`,
    },
  ),
  closed: count('Closed searches.'),
  mine: count('Assigned to the caller. This and the following counts exclude waiting and closed searches.'),
  unassigned: count('Not assigned to anyone.'),
  overdue: count('Past their due date.'),
  due_today: count('Due later today.'),
  changed: count('Changed by monitoring and not read since.'),
  risk: Type.Object(
    { Low: count('Low risk.'), Medium: count('Medium risk.'), High: count('High risk.') },
    { description: 'By risk level.' },
  ),
  views: Type.Record(Type.String(), Type.Integer(), {
    description: 'By id of a saved view, whatever the filters of this request.',
  }),
});

export const NextRequest = Type.Object({
  view_id: Type.Optional(
    Type.String({
      pattern: `^${id}$`,
      description: 'Claim the first unassigned search of this saved view, in its order.',
    }),
  ),
});

export const NextData = Type.Union([Type.Object({ search_reference: text('Id of the search.') }), Type.Null()], {
  description: 'Null if there is nothing to claim.',
});

export const AssignRequest = Type.Object({
  search_references: Type.Array(Type.String({ pattern: `^${id}$` }), {
    minItems: 1,
    maxItems: 200,
    description: 'Ids of searches.',
  }),
  assignee_id: Nullable(
    Type.String({ pattern: `^${id}$`, description: 'Id of the new assignee; null to unassign them.' }),
  ),
});
export const AssignData = Type.Object({
  done: Type.Array(Type.String(), { description: 'Searches whose assignee was changed.' }),
  left_out: Type.Array(
    Type.Object({ search_reference: text('Id of the search.'), message: text('Why it was skipped.') }),
    { description: 'Searches that were skipped.' },
  ),
});

export function readFilter(query: Static<typeof QueueFiltersSchema>, callerId: string): QueueFilter {
  const { state, assignee, due, verdict, category, source, country, platform: made, changed, search } = query;
  const optionals = {
    ...{ due, verdict, category, source, country, platform: made, changed, search },
    riskLevel: query.risk_level,
    entityType: query.entity_type,
    uploadId: query.upload_id,
    isMonitored: query.is_monitored,
    states: state,
    assignee:
      assignee === undefined || assignee === 'none' ? assignee : { id: assignee === 'me' ? callerId : assignee },
    ...{ createdFrom: instantOf(query.created_from), createdTo: instantOf(query.created_to) },
    ...{ openedFrom: instantOf(query.opened_from), openedTo: instantOf(query.opened_to) },
    ...{ closedFrom: instantOf(query.closed_from), closedTo: instantOf(query.closed_to) },
  };
  return Object.fromEntries(Object.entries(optionals).filter(([, value]) => value !== undefined));
}

function instantOf(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text);
}

export function readSort(sort = 'due'): QueueSort {
  const by = QUEUE_SORTS.find((one) => sort.endsWith(one)) ?? 'due';
  return { by, descending: sort.startsWith('-') };
}
