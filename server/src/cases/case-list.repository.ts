import { and, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Case } from '../domain/case.js';
import { MAX_COUNTED, type Page, type PageOf } from '../domain/page.js';
import { type Queries, readRows, selectPrepared, written } from '../platform/database/database.js';
import { type DayCount, dayAfter, daysOfPage, startOfDay } from '../platform/database/day-pages.js';
import { rowReader } from '../platform/database/row-reader.js';
import { cases } from './case.table.js';
import { toCase } from './case-rows.repository.js';
import { hasCaseStatus, mayBeForReview } from './case-status.repository.js';
import type { CaseFilter } from './cases.js';
import { ENROLLED_AT } from './enrolment.repository.js';

const { columns, read } = rowReader(cases);

const COUNTS = `select day, sum(count)::int from case_counts where organization_id = $1
  and ($2::date is null or day >= $2) and ($3::date is null or day <= $3) group by day order by day desc`;

/** The organization's last cycle, the enrolment, and the columns. */
const LISTED = `(select ran_at from monitoring_states m where m.organization_id = cases.organization_id),
  case when is_monitored then ${ENROLLED_AT} end, ${columns}`;

/** Skips rows through the index alone. */
const PAGE = `select ${LISTED} from cases
  where organization_id = $1 and id in (
    select id from cases where organization_id = $1 and created_at >= $2 and created_at < $3
    order by created_at desc, id desc offset $4 limit $5)
  order by created_at desc, id desc`;

/** Lists a page of an organization's cases, newest first. Counts of days find a page of any number if only days are filtered. */
export async function listCases(
  db: Queries,
  organizationId: string,
  page: Page,
  filter: CaseFilter = {},
): Promise<PageOf & { cases: readonly Case[] }> {
  const { from, until, ...others } = filter;
  const isOfDays = Object.keys(others).length === 0;
  if (!isOfDays) {
    // A page is found soon in the order of the listing; a count may have to read every case.
    const few = filter.caseStatus === 'For Review' && from === undefined ? mayBeForReview(organizationId) : undefined;
    const counted = await countUpTo(db, and(few, conditionsOf(organizationId, filter)));
    return { ...(await pageOfFiltered(db, organizationId, page, filter)), ...counted };
  }
  const counts = await selectPrepared(
    db,
    { sql: COUNTS, params: [organizationId, from ?? null, until ?? null] },
    toDayCount,
  );
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (page.after !== undefined) return { ...(await pageOfFiltered(db, organizationId, page, filter)), total };
  const days = daysOfPage(counts, page);
  if (days === undefined) return { cases: [], total };
  const bounds = [startOfDay(days.oldest).toISOString(), dayAfter(days.newest).toISOString()];
  const params = [organizationId, ...bounds, days.skip, page.size];
  const listed = await selectPrepared(db, { sql: PAGE, params }, toListed);
  return { cases: listed, total, ...lastOf(listed, page.number * page.size < total) };
}

/** Planned for its values: what is best depends on how many match. */
async function pageOfFiltered(
  db: Queries,
  organizationId: string,
  page: Page,
  filter: CaseFilter,
): Promise<Pick<PageOf, 'last'> & { cases: readonly Case[] }> {
  const { after, number, size } = page;
  const behind =
    after && sql`(${cases.createdAt}, ${cases.id}) < (${after.at.toISOString()}::timestamptz, ${after.id})`;
  const ids = sql`select ${cases.id} from ${cases} where ${and(conditionsOf(organizationId, filter), behind)}
    order by ${cases.createdAt} desc, ${cases.id} desc
    offset ${after === undefined ? (number - 1) * size : 0} limit ${size + 1}`;
  const statement = sql`select ${sql.raw(LISTED)} from cases where organization_id = ${organizationId}
    and id in (${ids}) order by created_at desc, id desc`;
  const listed = await readRows(db, written(statement), toListed);
  const shown = listed.slice(0, size);
  return { cases: shown, ...lastOf(shown, listed.length > size) };
}

async function countUpTo(db: Queries, conditions: SQL | undefined): Promise<Pick<PageOf, 'total' | 'isMore'>> {
  const statement = sql`select count(*)::int from (select from ${cases} where ${conditions} limit ${MAX_COUNTED + 1}) counted`;
  const [total = 0] = await readRows(db, written(statement), ([count]) => Number(count));
  return total > MAX_COUNTED ? { total: MAX_COUNTED, isMore: true } : { total };
}

/** Conditions are those of partial indexes, word for word. */
export function conditionsOf(organizationId: string, filter: CaseFilter): SQL | undefined {
  const { clientReference, name, matchStatus, caseStatus, verdict, assigneeId, isMonitored, from, until } = filter;
  return and(
    eq(cases.organizationId, organizationId),
    from === undefined ? undefined : gte(cases.createdAt, startOfDay(from)),
    until === undefined ? undefined : lt(cases.createdAt, dayAfter(until)),
    clientReference === undefined ? undefined : sql`(${cases.filters} ->> 'clientReference') = ${clientReference}`,
    name === undefined ? undefined : eq(cases.normalizedName, name),
    matchStatus === undefined ? undefined : hasStatus(matchStatus),
    caseStatus === undefined ? undefined : hasCaseStatus(caseStatus),
    isMonitored === undefined ? undefined : isMonitored ? sql`is_monitored` : sql`not is_monitored`,
    assigneeId === undefined
      ? undefined
      : sql`json_array_length(${cases.assignees}) > 0
          and ${cases.assignees}::jsonb @> ${JSON.stringify([{ userId: assigneeId }])}::jsonb`,
    verdict === undefined
      ? undefined
      : sql`${cases.id} in (select case_id from customers
          where organization_id = ${organizationId} and verdict is not null and verdict = ${verdict})`,
  );
}

/** As `matchStatusOf` computes it. */
function hasStatus(status: NonNullable<CaseFilter['matchStatus']>): SQL | undefined {
  const worstFirst = [
    ['True Positive', cases.truePositives],
    ['Potential Match', cases.potentialMatches],
    ['Unknown', cases.unknowns],
    ['False Positive', cases.falsePositives],
  ] as const;
  const place = worstFirst.findIndex(([one]) => one === status);
  const worse = worstFirst.slice(0, place < 0 ? worstFirst.length : place).map(([, column]) => eq(column, 0));
  const own = worstFirst[place]?.[1];
  return and(own && sql`${cases.totalResults} > 0`, own && gt(own, 0), ...worse);
}

function lastOf(listed: readonly Case[], isMore: boolean): Pick<PageOf, 'last'> {
  const last = listed.at(-1);
  return last === undefined || !isMore ? {} : { last: { at: last.createdAt, id: last.id } };
}

function toListed([ranAt, enrolledAt, ...values]: readonly unknown[]): Case {
  const row = read(values);
  return toCase({ ...row, enrolledAt: timeOf(enrolledAt), monitoredAt: lastLook(row, timeOf(ranAt)) });
}

function timeOf(value: unknown): Date | null {
  return value === null ? null : new Date(String(value));
}

function toDayCount([day, count]: readonly unknown[]): DayCount {
  return { day: String(day), count: Number(count) };
}

/** A cycle looks at everything enrolled, and notes that once for all: a row says only of the first look, and of what it found. */
function lastLook({ isMonitored, monitoredAt }: typeof cases.$inferSelect, ranAt: Date | null): Date | null {
  return isMonitored && monitoredAt !== null && ranAt !== null && ranAt > monitoredAt ? ranAt : monitoredAt;
}
