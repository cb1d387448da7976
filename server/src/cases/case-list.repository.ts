import type { Case } from '../domain/case.js';
import type { Page } from '../domain/page.js';
import { type Queries, selectPrepared } from '../platform/database/database.js';
import { type DayCount, dayAfter, daysOfPage, startOfDay } from '../platform/database/day-pages.js';
import { rowReader } from '../platform/database/row-reader.js';
import { cases } from './case.table.js';
import { toCase } from './case-rows.repository.js';

const { columns, read } = rowReader(cases);

const COUNTS = `select day, sum(count)::int from case_counts where organization_id = $1 and ($2::date is null or day = $2)
  group by day order by day desc`;

/** Skips rows through the index alone. */
const PAGE = `select (select ran_at from monitoring_states where organization_id = $1), ${columns} from cases
  where organization_id = $1 and id in (
    select id from cases where organization_id = $1 and created_at >= $2 and created_at < $3
    order by created_at desc, id desc offset $4 limit $5)
  order by created_at desc, id desc`;

/** Lists a page of an organization's cases, newest first; of one UTC day (YYYY-MM-DD) if given. */
export async function listCases(
  db: Queries,
  organizationId: string,
  page: Page,
  day?: string,
): Promise<{ cases: readonly Case[]; total: number }> {
  const counts = await selectPrepared(db, { sql: COUNTS, params: [organizationId, day ?? null] }, toDayCount);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const days = daysOfPage(counts, page);
  if (days === undefined) return { cases: [], total };
  const bounds = [startOfDay(days.oldest).toISOString(), dayAfter(days.newest).toISOString()];
  const params = [organizationId, ...bounds, days.skip, page.size];
  const listed = await selectPrepared(db, { sql: PAGE, params }, ([ranAt, ...values]) => {
    const row = read(values);
    return toCase({ ...row, monitoredAt: lastLook(row, ranAt === null ? null : new Date(String(ranAt))) });
  });
  return { cases: listed, total };
}

function toDayCount([day, count]: readonly unknown[]): DayCount {
  return { day: String(day), count: Number(count) };
}

/** A cycle looks at everything enrolled, and notes that once for all: a row says only of the first look, and of what it found. */
function lastLook({ isMonitored, monitoredAt }: typeof cases.$inferSelect, ranAt: Date | null): Date | null {
  return isMonitored && monitoredAt !== null && ranAt !== null && ranAt > monitoredAt ? ranAt : monitoredAt;
}
