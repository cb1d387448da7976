import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { AppError } from '../domain/app-error.js';
import type { Database } from '../platform/database/database.js';
import type { PersonalData } from '../platform/database/personal-data.js';
import { MAX_VIEWS, type QueueViews } from './queue-views.js';
import { queueViews } from './queue-views.table.js';

/** Saved filters of the queue in PostgreSQL. Every statement names the organization. */
export function queueViewsRepository({ db, transaction }: Database): QueueViews {
  return {
    list: (organizationId, userId) =>
      db
        .select()
        .from(queueViews)
        .where(
          and(eq(queueViews.organizationId, organizationId), or(queueViews.isShared, eq(queueViews.userId, userId))),
        )
        .orderBy(asc(queueViews.id)),

    add: (view) =>
      transaction(async (tx) => {
        const { organizationId, userId } = view;
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`views ${userId}`}, 0))`);
        const own = and(eq(queueViews.organizationId, organizationId), eq(queueViews.userId, userId));
        if ((await tx.$count(queueViews, own)) >= MAX_VIEWS) throw new AppError('too_many_views');
        await tx.insert(queueViews).values(view);
      }),

    async replace({ id, organizationId, ...view }) {
      await db.update(queueViews).set(view).where(one(organizationId, id));
    },

    async remove(organizationId, id) {
      await db.delete(queueViews).where(one(organizationId, id));
    },
  };
}

function one(organizationId: string, id: string) {
  return and(eq(queueViews.organizationId, organizationId), eq(queueViews.id, id));
}

/** Views that search for the name of a subject. */
export const QUEUE_VIEWS_PERSONAL_DATA: readonly PersonalData[] = [
  {
    table: queueViews,
    of: ({ organizationId, names }) =>
      and(
        eq(queueViews.organizationId, organizationId),
        inArray(
          sql`lower(trim(${queueViews.filters} ->> 'search'))`,
          names.map((name) => name.trim().toLowerCase()),
        ),
      ),
  },
];
