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

function presentItem(
  { work, closest, uploadId, customer, case: found }: QueuePage['items'][number],
  callerId: string,
): Item {
  return {
    ...presentWork(work),
    name: found.filters.name,
    entity_type: found.filters.entityTypes.join(', '),
    birth_incorporation_date: presentDate(found.filters.date),
    countries: [...found.filters.countries],
    client_reference: found.filters.clientReference ?? '',
    platform: found.platform,
    upload_id: uploadId ?? '',
    created_at: found.createdAt.toISOString(),
    updated_at: work.updatedAt.toISOString(),
    risk_level: found.risk.level,
    risk_score: found.risk.score,
    match_status: matchStatusOf(found.statusCounts),
    case_status: caseStatusOf(found, customer),
    verdict: customer?.outcome?.verdict ?? '',
    recommendation: customer?.outcome?.recommendation ?? '',
    closest: closest
      ? {
          record_id: closest.recordId,
          name: closest.name,
          score: closest.score,
          sources: [...closest.sources],
          categories: [...closest.categories],
        }
      : null,
    counts: {
      total: found.totalResults,
      open: found.statusCounts['Potential Match'] + found.statusCounts.Unknown,
      true_positive: found.statusCounts['True Positive'],
      false_positive: found.statusCounts['False Positive'],
      unknown: found.statusCounts.Unknown,
    },
    proposed_by_me: work.proposers.includes(callerId),
    read_by_me: found.readBy.includes(callerId),
    comments: found.comments,
    is_monitored: found.isMonitored,
    is_sample: found.isSample === true,
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
] as const satisfies readonly (keyof Item)[];
const COUNTED = ['total', 'open', 'true_positive', 'false_positive', 'unknown'] as const;

export const EXPORT_COLUMNS: readonly string[] = [
  ...[...EXPORTED, 'assignee', 'closed_by', 'closest_name', 'closest_score', 'closest_sources'],
  ...COUNTED.map((counted) => `results_${counted}`),
];

/** Rows of the queue as cells, in the order of `EXPORT_COLUMNS`. */
export async function* exportRows(
  items: AsyncIterable<QueuePage['items'][number]>,
  callerId: string,
): AsyncGenerator<readonly string[]> {
  for await (const one of items) {
    const item = presentItem(one, callerId);
    const { assignee, closed_by: closedBy, closest, counts } = item;
    yield [
      ...EXPORTED.map((column) => String(item[column] ?? '')),
      ...[assignee?.email ?? '', closedBy?.email ?? ''],
      ...[closest?.name ?? '', String(closest?.score ?? ''), closest?.sources.join(', ') ?? ''],
      ...COUNTED.map((counted) => String(counts[counted])),
    ];
  }
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
