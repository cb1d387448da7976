import { sql } from 'drizzle-orm';
import { bigint, index, json, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Actor, AuditAction, AuditDetails } from '../../domain/audit.js';

/**
 * Actions with who did them and when. A row is written in the transaction of the action and updated at most twice: when it
 * becomes part of its chain (number and hashes), and when its details are erased.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: text().primaryKey(),
    /** The organization's id, `installation` or `anchors`. */
    chain: text().notNull(),
    /** Precise to the millisecond, as hashed. */
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    actor: json().$type<Actor>().notNull(),
    action: text().$type<AuditAction>().notNull(),
    targetKind: text('target_kind').notNull(),
    targetId: text('target_id').notNull(),
    details: json().$type<AuditDetails>(),
    /** Prevents guessing erased details from their hash; erased with them. */
    salt: text(),
    detailsHash: text('details_hash').notNull(),
    /** Null until chained, like both hashes. */
    number: bigint({ mode: 'number' }),
    previousHash: text('previous_hash'),
    hash: text(),
  },
  (table) => [
    // Chaining updates the row and so every index: each one costs every search twice. These two are partial and cost it once.
    index('audit_entries_waiting_index').on(table.chain).where(sql`${table.number} is null`),
    uniqueIndex('audit_entries_number_unique').on(table.chain, table.number).where(sql`${table.number} is not null`),
    // Filters action and actor in the index, entry by entry: counting matches takes no longer than counting all.
    index('audit_entries_listing_index').on(table.chain, table.at, table.id, table.action, sql`(actor ->> 'userId')`),
    index('audit_entries_target_index').on(table.chain, table.targetId, table.at),
  ],
);

/** Head of each chain, stored apart: a chain whose end was cut off contradicts it. */
export const auditChains = pgTable('audit_chains', {
  chain: text().primaryKey(),
  number: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
  /** Up to which entry an anchor names it. */
  anchored: bigint({ mode: 'number' }).notNull(),
  extendedAt: timestamp('sealed_at', { withTimezone: true }).notNull(),
});
