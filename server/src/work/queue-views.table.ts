import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Saved filters of the queue, private or shared with the organization. */
export const queueViews = pgTable(
  'queue_views',
  {
    id: text().primaryKey(),
    organizationId: text('organization_id').notNull(),
    /** Who saved it. */
    userId: text('user_id').notNull(),
    name: text().notNull(),
    /** Filters in their public form, so that a later filter needs no other column. */
    filters: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    sort: text().notNull(),
    isShared: boolean('is_shared').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('queue_views_index').on(table.organizationId, table.id)],
);
