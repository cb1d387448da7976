import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { bulkRows } from '../bulk-uploads/bulk-uploads.table.js';
import { cases } from '../cases/case.table.js';
import { workItems } from '../cases/work-items.table.js';
import { customers } from '../customers/customers.table.js';
import { MAX_LOW, MAX_MEDIUM, type RiskLevel } from '../domain/risk-score.js';
import { searchWords } from '../domain/search-words.js';
import { facetOf } from '../domain/work.js';
import type { QueueClock, QueueFilter } from './queue.js';

/** All of these conditions. */
export function all(conditions: readonly SQL[]): SQL {
  return sql.join([...conditions], sql` and `);
}

/** Conditions of a filter on `work_items`. */
export function conditions(organizationId: string, filter: QueueFilter, clock: QueueClock): SQL[] {
  const { now } = clock;
  const { states, assignee, due, riskLevel, verdict, changed, search, uploadId, isMonitored } = filter;
  const found: (SQL | false | undefined)[] = [
    eq(workItems.organizationId, organizationId),
    // Tests can be decided on, but are in no queue.
    sql`not is_test`,
    // Written out for the indexes that leave out what is closed.
    states?.includes('closed') !== true && sql`state <> 'closed'`,
    states?.length === 1 && states[0] === 'closed' && sql`state = 'closed'`,
    states && inArray(workItems.state, [...states]),
    assignee === 'none' && isUnassigned(now),
    assignee !== undefined && assignee !== 'none' && isAssignedTo(assignee.id, now),
    due && isDue(due, clock),
    riskLevel && isOfLevel(riskLevel),
    verdict !== undefined && sql`(verdict is not null and ${eq(workItems.verdict, verdict)})`,
    changed === true && sql`unseen_alerts > 0`,
    search !== undefined && hasWords(search),
    ...ofTimes(filter),
    ...ofCase(filter),
    uploadId !== undefined && ofUpload(uploadId),
    isMonitored !== undefined && (isMonitored ? monitored(organizationId) : sql`not ${monitored(organizationId)}`),
  ];
  return found.filter((one): one is SQL => one !== false && one !== undefined);
}

export function isOfLevel(level: RiskLevel): SQL {
  const score = workItems.riskScore;
  if (level === 'Low') return sql`${score} <= ${MAX_LOW}`;
  return level === 'High' ? sql`${score} > ${MAX_MEDIUM}` : sql`(${score} > ${MAX_LOW} and ${score} <= ${MAX_MEDIUM})`;
}

/** Filters by when the work was opened and closed. */
function ofTimes({ openedFrom, openedTo, closedFrom, closedTo }: QueueFilter): SQL[] {
  return [
    ...(openedFrom === undefined ? [] : [sql`${workItems.openedAt} >= ${openedFrom}`]),
    ...(openedTo === undefined ? [] : [sql`${workItems.openedAt} < ${openedTo}`]),
    ...(closedFrom === undefined ? [] : [sql`${workItems.closedAt} >= ${closedFrom}`]),
    ...(closedTo === undefined ? [] : [sql`${workItems.closedAt} < ${closedTo}`]),
  ];
}

/** Filters by facets, which rows of earlier versions may lack for a while: what they would hold is then looked up in the case. */
function ofCase({ category, source, entityType, country, platform, createdFrom, createdTo }: QueueFilter): SQL[] {
  const facets = [
    category !== undefined && {
      facet: facetOf('category', category),
      stored: sql`coalesce((${cases.categoryCounts} ->> ${category})::int, 0) > 0`,
    },
    source !== undefined && { facet: facetOf('source', source), stored: sql`${source} = any(${workItems.sources})` },
    entityType !== undefined && {
      facet: facetOf('type', entityType),
      stored: sql`(${cases.filters} -> 'entityTypes')::jsonb ? ${entityType}`,
    },
    country !== undefined && {
      facet: facetOf('country', country),
      stored: sql`(${cases.filters} -> 'countries')::jsonb ? ${country}`,
    },
    platform !== undefined && { facet: facetOf('platform', platform), stored: eq(cases.platform, platform) },
  ].filter((one) => one !== false);
  const created = sql`coalesce(${workItems.createdAt}, (select created_at from ${cases} where id = ${workItems.caseId}))`;
  const stored = sql`exists (select from ${cases} where id = ${workItems.caseId} and ${all(facets.map((one) => one.stored))})`;
  return [
    ...(facets.length === 0
      ? []
      : [
          sql`(${workItems.facets} @> ${sql.param(facets.map(({ facet }) => facet))}::text[] or (facets is null and ${stored}))`,
        ]),
    ...(createdFrom === undefined ? [] : [sql`${created} >= ${createdFrom}`]),
    ...(createdTo === undefined ? [] : [sql`${created} < ${createdTo}`]),
  ];
}

/** The customers of one upload. */
function ofUpload(uploadId: string): SQL {
  return sql`${workItems.caseId} in (select ${customers.caseId} from ${bulkRows}
    join ${customers} on ${customers.id} = ${bulkRows.customerId} where ${bulkRows.uploadId} = ${uploadId})`;
}

/** Looks in the cases: monitoring starts and stops whatever the state of the work. */
function monitored(organizationId: string): SQL {
  return sql`exists (select from ${cases}
    where ${cases.id} = ${workItems.caseId} and ${eq(cases.organizationId, organizationId)} and is_monitored)`;
}

/** An expired claim assigns nobody. */
export function isAssignedTo(userId: string, now: Date): SQL {
  return sql`(assignee_id is not null and ${workItems.assigneeId} = ${userId} and (${workItems.claimedUntil} is null or ${workItems.claimedUntil} > ${now}))`;
}

export function isUnassigned(now: Date): SQL {
  return sql`(assignee_id is null or (claimed_until is not null and ${workItems.claimedUntil} <= ${now}))`;
}

/** Waiting stops the clock. */
export function isDue(due: 'overdue' | 'today', { now, endOfToday }: QueueClock): SQL {
  const when =
    due === 'overdue'
      ? sql`${workItems.dueAt} < ${now}`
      : sql`${workItems.dueAt} >= ${now} and ${workItems.dueAt} < ${endOfToday}`;
  return sql`(${workItems.state} not in ('waiting', 'closed') and ${when})`;
}

/** Every word begins a word of the name or of the client reference. */
export function hasWords(search: string): SQL {
  const query = searchWords(search)
    .map((word) => `'${word}':*`)
    .join(' & ');
  return query === '' ? sql`false` : sql`array_to_tsvector(${workItems.searchWords}) @@ ${query}::tsquery`;
}
