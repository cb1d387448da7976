import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { FeedItem } from '../domain/media-feed.js';
import type { Database } from '../platform/database/database.js';
import { feedChecks, feedItems } from './feed-checks.table.js';
import type { FeedChecks, FeedValidator } from './update-media.js';

/** Stores the items and updates of feeds in PostgreSQL. */
export function feedChecksRepository({ db, transaction }: Database): FeedChecks {
  return {
    async all() {
      const rows = await db.select().from(feedChecks).orderBy(feedChecks.name);
      return rows.map(({ confirmedAt, failedAt, failure, ...row }) => ({
        ...row,
        ...(confirmedAt && { confirmedAt }),
        ...(failedAt && { failedAt }),
        ...(failure !== null && { failure }),
      }));
    },

    note: (name, items, validator, at) =>
      transaction(async (tx) => {
        const rows = [...new Map(items.map((item) => [idOf(item), item]))].map(([id, item]) => ({
          ...{ id, feed: name, item, tries: 0 },
          ...{ dueAt: at, toldAt: at },
        }));
        const ids = rows.map(({ id }) => id);
        // A feed shows an item for long; it is remembered for as long, and not fetched again.
        await tx.update(feedItems).set({ toldAt: at }).where(inArray(feedItems.id, ids));
        const added =
          rows.length === 0
            ? []
            : await tx.insert(feedItems).values(rows).onConflictDoNothing().returning({ id: feedItems.id });
        const confirmed = checkedAt(at, validator);
        await tx
          .insert(feedChecks)
          .values({ name, ...confirmed })
          .onConflictDoUpdate({ target: feedChecks.name, set: confirmed });
        return added.length;
      }),

    async confirm(name, at) {
      await db
        .update(feedChecks)
        .set({ confirmedAt: at, failures: 0, failedAt: null, failure: null })
        .where(eq(feedChecks.name, name));
    },

    async fail(name, at, reason) {
      const failed = { failures: 1, failedAt: at, failure: reason };
      await db
        .insert(feedChecks)
        .values({ name, validator: {}, ...failed })
        .onConflictDoUpdate({
          target: feedChecks.name,
          set: { ...failed, failures: sql`${feedChecks.failures} + 1` },
        });
    },

    async pending(name, most, at) {
      const rows = await db
        .select({ id: feedItems.id, item: feedItems.item, tries: feedItems.tries })
        .from(feedItems)
        .where(and(eq(feedItems.feed, name), lte(feedItems.dueAt, at)))
        .orderBy(asc(feedItems.dueAt), asc(feedItems.id))
        .limit(most);
      return rows.flatMap(({ item, ...row }) => (item === null ? [] : [{ ...row, item }]));
    },

    async settle(ids) {
      await db
        .update(feedItems)
        .set({ item: null, dueAt: null })
        .where(inArray(feedItems.id, [...ids]));
    },

    async postpone(id, until) {
      await db
        .update(feedItems)
        .set({ dueAt: until, tries: sql`${feedItems.tries} + 1` })
        .where(eq(feedItems.id, id));
    },

    async forgetBefore(moment) {
      await db.delete(feedItems).where(and(lt(feedItems.toldAt, moment), isNull(feedItems.dueAt)));
    },
  };
}

function checkedAt(at: Date, validator: FeedValidator) {
  return { confirmedAt: at, validator, failures: 0, failedAt: null, failure: null };
}

/** Identifies an article by its address without tracking parameters. */
function idOf({ address }: FeedItem): string {
  const url = new URL(address);
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (name.startsWith('utm_')) url.searchParams.delete(name);
  return createHash('sha256').update(url.href).digest('hex').slice(0, 32);
}
