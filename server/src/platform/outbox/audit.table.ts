import { sql } from 'drizzle-orm';
import { bigint, index, json, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Actor, AuditAction, AuditDetails } from '../../domain/audit.js';

/**
 * What was done, by whom and when. A row is written in the transaction of the deed and changed twice at most: when it is
 * sealed (number and hashes), and when its details are erased.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: text().primaryKey(),
    /** The organization's id, `installation` or `anchors`. */
    chain: text().notNull(),
    /** To the millisecond: what is sealed has no more. */
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    actor: json().$type<Actor>().notNull(),
    action: text().$type<AuditAction>().notNull(),
    targetKind: text('target_kind').notNull(),
    targetId: text('target_id').notNull(),
    details: json().$type<AuditDetails>(),
    /** Makes it impossible to guess erased details from their hash; goes with them. */
    salt: text(),
    detailsHash: text('details_hash').notNull(),
    /** Null until sealed, like both hashes. */
    number: bigint({ mode: 'number' }),
    previousHash: text('previous_hash'),
    hash: text(),
  },
  (table) => [
    // Sealing writes a row anew, and with it its place in every index: each here costs every search twice. These two cost it once.
    index('audit_entries_waiting_index').on(table.chain).where(sql`${table.number} is null`),
    uniqueIndex('audit_entries_number_unique').on(table.chain, table.number).where(sql`${table.number} is not null`),
    // Action and actor are looked at in the index, entry by entry: counting what matches takes no longer than counting all.
    index('audit_entries_listing_index').on(table.chain, table.at, table.id, table.action, sql`(actor ->> 'userId')`),
    index('audit_entries_target_index').on(table.chain, table.targetId, table.at),
  ],
);

/** The last sealed entry of each chain, kept apart: a chain whose end was cut off no longer agrees with it. */
export const auditChains = pgTable('audit_chains', {
  chain: text().primaryKey(),
  number: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
  /** Up to which entry an anchor names it. */
  anchored: bigint({ mode: 'number' }).notNull(),
  sealedAt: timestamp('sealed_at', { withTimezone: true }).notNull(),
});
