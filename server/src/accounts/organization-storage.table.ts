import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Bytes that each organization stores, as last counted. */
export const organizationStorage = pgTable('organization_storage', {
  organizationId: text('organization_id').primaryKey(),
  bytes: bigint({ mode: 'number' }).notNull(),
  countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
});
