import { and, between, desc, eq, min, sql } from 'drizzle-orm';
import { organizations } from '../accounts/organizations.table.js';
import { reviewPolicyOf } from '../accounts/review-policies.repository.js';
import { cases } from '../cases/case.table.js';
import { fillDecisionFacts } from '../cases/decision-facts.repository.js';
import type { WorkState } from '../domain/work.js';
import type { Database } from '../platform/database/database.js';
import type { DaysRepository } from './count-days.js';
import { countSpan, isCountedWork } from './count-span.repository.js';
import { countedDays } from './counted-days.table.js';
import { AGE_BOUNDS_HOURS, type OpenWork, type StatisticsRepository } from './statistics.js';

/** Decisions of earlier versions whose facts are filled in together. */
const DECISIONS_AT_ONCE = 500;

/** Counted days, and what is counted as it is now, in PostgreSQL. */
export function statisticsRepository({ db, transaction }: Database): StatisticsRepository & DaysRepository {
  return {
    async organizations() {
      const rows = await db.select({ id: organizations.id }).from(organizations).orderBy(organizations.id);
      return rows.map(({ id }) => id);
    },

    timeZone: async (organizationId) => (await reviewPolicyOf(db, organizationId)).policy.timeZone,

    async firstSearch(organizationId) {
      const [row] = await db
        .select({ at: min(cases.createdAt) })
        .from(cases)
        .where(eq(cases.organizationId, organizationId));
      return row?.at ?? undefined;
    },

    async countedTo(organizationId) {
      const [row] = await db
        .select({ endsAt: countedDays.endsAt })
        .from(countedDays)
        .where(eq(countedDays.organizationId, organizationId))
        .orderBy(desc(countedDays.startsAt))
        .limit(1);
      return row?.endsAt;
    },

    async count(organizationId, day) {
      while (await transaction((tx) => fillDecisionFacts(tx, organizationId, day, DECISIONS_AT_ONCE)));
      const counts = await countSpan(db, organizationId, day);
      // Another node may count the same day: the rows are over, and so are the counts the same.
      await db
        .insert(countedDays)
        .values({ organizationId, day: day.day, startsAt: day.from, endsAt: day.to, counts })
        .onConflictDoNothing();
    },

    async days(organizationId, first, last) {
      const rows = await db
        .select()
        .from(countedDays)
        .where(and(eq(countedDays.organizationId, organizationId), between(countedDays.day, first, last)))
        .orderBy(countedDays.startsAt);
      return rows.map(({ day, startsAt, endsAt, counts }) => ({ day, from: startsAt, to: endsAt, counts }));
    },

    countNow: (organizationId, span) => countSpan(db, organizationId, span),

    async open(organizationId, now) {
      // Compared as instants: the length of each age would be a number of arbitrary precision.
      const bounds = AGE_BOUNDS_HOURS.map((hours) => new Date(now.getTime() - hours * 3_600_000).toISOString());
      const newer = sql`width_bucket(created_at, ${sql.param(bounds.toReversed())}::timestamptz[])`;
      const { rows } = await db.execute<OpenWork & Record<string, unknown>>(sql`
        select state, ${AGE_BOUNDS_HOURS.length}::int - coalesce(${newer}, 0) as age,
          (state <> 'waiting' and due_at < ${now}) as "isOverdue", count(*)::int as count
        from work_items
        where organization_id = ${organizationId} and state <> 'closed' and ${isCountedWork(organizationId)}
        group by 1, 2, 3`);
      return rows.map((row) => ({ ...row, state: row.state as WorkState }));
    },
  };
}
