import type { Static } from 'typebox';
import { presentWork } from '../cases/work.present.js';
import { matchStatusOf } from '../domain/case.js';
import { caseStatusOf } from '../domain/case-status.js';
import { presentDate } from '../platform/http/date.js';
import type { QueueCounts, QueuePage, QueueSort } from './queue.js';
import type { QueueCountsData, QueueData } from './queue.schema.js';
import { cursorOf } from './queue-cursor.js';

export function presentQueue(
  { items, next, asOf }: QueuePage,
  sort: QueueSort,
  callerId: string,
): Static<typeof QueueData> {
  return {
    items: items.map((item) => presentItem(item, callerId)),
    next_cursor: next ? cursorOf(sort, next) : null,
    as_of: asOf.toISOString(),
  };
}

type Item = Static<typeof QueueData>['items'][number];
type Listed = QueuePage['items'][number];

function presentItem({ work, closest, customer, case: found }: Listed, callerId: string): Item {
  const { search_reference, version, state, due_at, waiting_until, assignee, unseen_alerts } = presentWork(work);
  // Written out: spread in, they would take ten times as long, for each of up to 200 items.
  return {
    search_reference,
    version,
    state,
    due_at,
    waiting_until,
    assignee,
    unseen_alerts,
    name: found.filters.name,
    entity_type: found.filters.entityTypes.join(', '),
    birth_incorporation_date: presentDate(found.filters.date),
    countries: [...found.filters.countries],
    client_reference: found.filters.clientReference ?? '',
    created_at: found.createdAt.toISOString(),
    updated_at: work.updatedAt.toISOString(),
    risk_level: found.risk.level,
    risk_score: found.risk.score,
    verdict: customer?.outcome?.verdict ?? '',
    closest: closest ? { name: closest.name, score: closest.score, sources: [...closest.sources] } : null,
    counts: { total: found.totalResults, open: countsOf(found).open },
    proposed_by_me: work.proposers.includes(callerId),
    read_by_me: found.readBy.includes(callerId),
    comments: found.comments,
    is_monitored: found.isMonitored,
    is_sample: found.isSample === true,
  };
}

function countsOf({ totalResults, statusCounts }: Listed['case']) {
  return {
    total: totalResults,
    open: statusCounts['Potential Match'] + statusCounts.Unknown,
    true_positive: statusCounts['True Positive'],
    false_positive: statusCounts['False Positive'],
    unknown: statusCounts.Unknown,
  };
}

/** Fields of an export beyond those of an item. */
function presentFurther({ work, uploadId, customer, case: found }: Listed) {
  const { opened_at, closed_at } = presentWork(work);
  return {
    ...{ opened_at, closed_at },
    match_status: matchStatusOf(found.statusCounts),
    case_status: caseStatusOf(found, customer),
    recommendation: customer?.outcome?.recommendation ?? '',
    platform: found.platform,
    upload_id: uploadId ?? '',
  };
}

const EXPORTED = [
  ...['search_reference', 'client_reference', 'name', 'entity_type', 'birth_incorporation_date', 'countries'],
  ...[
    'state',
    'opened_at',
    'due_at',
    'waiting_until',
    'closed_at',
    'created_at',
    'updated_at',
    'risk_level',
    'risk_score',
  ],
  ...['match_status', 'case_status', 'verdict', 'recommendation', 'platform', 'upload_id', 'unseen_alerts', 'comments'],
  ...['is_monitored', 'is_sample'],
] as const satisfies readonly (keyof (Item & ReturnType<typeof presentFurther>))[];
const COUNTED = ['total', 'open', 'true_positive', 'false_positive', 'unknown'] as const;

export const EXPORT_COLUMNS: readonly string[] = [
  ...[...EXPORTED, 'assignee', 'closed_by', 'closest_name', 'closest_score', 'closest_sources'],
  ...COUNTED.map((counted) => `results_${counted}`),
];

/** Fields of an exported row. */
export function presentExported(one: Listed, callerId: string) {
  const { closedBy } = one.work;
  return {
    ...presentItem(one, callerId),
    ...presentFurther(one),
    ...{ closed_by: closedBy?.email ?? '', results: countsOf(one.case) },
  };
}

/** The row as cells, in the order of `EXPORT_COLUMNS`. */
export function exportedCells(row: ReturnType<typeof presentExported>): readonly string[] {
  const { assignee, closest, results } = row;
  return [
    ...EXPORTED.map((column) => String(row[column] ?? '')),
    ...[assignee?.email ?? '', row.closed_by],
    ...[closest?.name ?? '', String(closest?.score ?? ''), closest?.sources.join(', ') ?? ''],
    ...COUNTED.map((counted) => String(results[counted])),
  ];
}

export function presentCounts(
  { dueToday, ofSaved, ...counts }: QueueCounts & { readonly ofSaved: readonly number[] },
  saved: readonly { readonly id: string }[],
): Static<typeof QueueCountsData> {
  return {
    ...counts,
    ...{ states: { ...counts.states }, risk: { ...counts.risk }, due_today: dueToday },
    views: Object.fromEntries(saved.map(({ id }, place) => [id, ofSaved[place] ?? 0])),
  };
}
