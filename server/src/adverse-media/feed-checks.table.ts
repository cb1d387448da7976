import { index, integer, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { FeedItem } from '../domain/media-feed.js';
import type { FeedValidator } from './update-media.js';

/** Last fetch of each feed. */
export const feedChecks = pgTable('feed_checks', {
  name: text().primaryKey(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  validator: json().$type<FeedValidator>().notNull(),
  failures: integer().notNull(),
  failedAt: timestamp('failed_at', { withTimezone: true }),
  failure: text(),
});

/** Entries of feeds, each address once; with its item until its page is fetched. */
export const feedItems = pgTable(
  'feed_items',
  {
    /** Hash of the address. */
    id: text().primaryKey(),
    feed: text().notNull(),
    /** Null when it is done with. */
    item: json().$type<FeedItem>(),
    tries: integer().notNull(),
    /** Null when it is done with. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    toldAt: timestamp('told_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('feed_items_due_index').on(table.feed, table.dueAt),
    index('feed_items_told_index').on(table.toldAt),
  ],
);
