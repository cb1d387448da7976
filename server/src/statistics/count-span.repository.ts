import { type SQL, sql } from 'drizzle-orm';
import { type AlikeDecisions, countDecisions, type DayCounts, TIME_BOUNDS } from '../domain/statistics.js';
import type { Queries } from '../platform/database/database.js';

/** From an instant to another, which it does not include. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** Counts what happened in a span, from the rows as they are. */
export async function countSpan(queries: Queries, organizationId: string, span: Span): Promise<DayCounts> {
  const read = async <Row extends object>(query: SQL) =>
    (await queries.execute<Row & Record<string, unknown>>(query)).rows as readonly Row[];
  const [cases = { made: 0, withResults: 0 }] = await read<{ made: number; withResults: number }>(
    madeIn(organizationId, span),
  );
  const [alerts] = await read<{ count: number }>(sql`
    select count(*)::int as count from monitoring_alerts
    where organization_id = ${organizationId} and ${within(sql`created_at`, span)} and ${isCounted(organizationId)}`);
  const [opened] = await read<{ count: number }>(sql`
    select count(*)::int as count from work_items
    where organization_id = ${organizationId} and ${within(sql`opened_at`, span)} and ${isCountedWork(organizationId)}`);
  const closed = await read<Closed>(sql`
    select closed_by as "userId", ${PLACE} as place, count(*)::int as count from work_items
    where organization_id = ${organizationId} and state = 'closed' and ${within(sql`closed_at`, span)}
      and ${isCountedWork(organizationId)}
    group by 1, 2`);
  const decided = await read<AlikeDecisions>(sql`
    select status, stage, withdrawn_at is not null as "isWithdrawn", facts::jsonb as facts, count(*)::int as count
    from record_decisions
    where organization_id = ${organizationId} and ${within(sql`at`, span)} and about = 'record'
      and ${isCounted(organizationId)}
    group by 1, 2, 3, 4`);
  return {
    ...cases,
    ...{ alerts: alerts?.count ?? 0, opened: opened?.count ?? 0 },
    closed: closed.reduce((sum, { count }) => sum + count, 0),
    ...countDecisions(decided),
    handling: handlingOf(closed),
  };
}

interface Closed {
  /** Null where the service closed them. */
  readonly userId: string | null;
  readonly place: number;
  readonly count: number;
}

function handlingOf(closed: readonly Closed[]): DayCounts['handling'] {
  const handling: Record<string, Record<string, number>> = {};
  for (const { userId, place, count } of closed) {
    if (userId !== null) handling[userId] = { ...handling[userId], [place]: count };
  }
  return handling;
}

const PLACE = sql`width_bucket(extract(epoch from closed_at - opened_at)::float8, ${sql.param(TIME_BOUNDS)}::float8[])`;

/** Through indexes alone: the few tests and samples are subtracted, where a condition on them would read every case. */
function madeIn(organizationId: string, span: Span): SQL {
  const made = sql`organization_id = ${organizationId} and ${within(sql`created_at`, span)}`;
  return sql`
    with left_out as materialized (
      select total_results from cases where ${made} and is_test
      union all select total_results from cases where ${made} and is_sample and not is_test)
    select (select count(*) from cases where ${made})::int - (select count(*) from left_out)::int as made,
      (select count(*) from cases where ${made} and total_results > 0)::int
        - (select count(*) from left_out where total_results > 0)::int as "withResults"`;
}

function within(at: SQL, { from, to }: Span): SQL {
  return sql`${at} >= ${from} and ${at} < ${to}`;
}

/** Leaves out what belongs to tests and samples; of them an organization has few. */
function isCounted(organizationId: string): SQL {
  return sql`case_id not in (select id from cases where organization_id = ${organizationId} and is_test
    union all select id from cases where organization_id = ${organizationId} and is_sample)`;
}

/** The same for work, which knows whether it is on a test. */
export function isCountedWork(organizationId: string): SQL {
  return sql`not is_test and case_id not in (select id from cases where organization_id = ${organizationId} and is_sample)`;
}
