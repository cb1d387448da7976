import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { BulkEvents, Payload, WebhookStatus } from '../../domain/webhook.js';

export const webhooks = pgTable(
  'webhooks',
  {
    id: text().primaryKey(),
    organizationId: text('organization_id').notNull(),
    name: text().notNull(),
    endpoint: text().notNull(),
    /** Event names, or `*` alone. */
    types: text().array().notNull(),
    payload: text().$type<Payload>().notNull().default('full'),
    bulkEvents: text('bulk_events').$type<BulkEvents>().notNull().default('per_row'),
    status: text().$type<WebhookStatus>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    lastSuccessAt: timestamp('last_success_at', { withTimezone: true }),
  },
  (table) => [index('webhooks_organization_index').on(table.organizationId, table.id)],
);

/** Signing secrets of webhooks: of one endpoint, or of an organization for the `webhook` URLs of its searches. */
export const signingSecrets = pgTable('signing_secrets', {
  /** The id of the endpoint or of the organization. */
  ownerId: text('owner_id').primaryKey(),
  organizationId: text('organization_id').notNull(),
  /** Encrypted (`platform/database/encryption.ts`). */
  encrypted: text('sealed').notNull(),
  /** The one before, while both are good. */
  previousEncrypted: text('previous_sealed'),
  previousUntil: timestamp('previous_until', { withTimezone: true }),
  /** Of the key of both; null: not known. */
  keyFingerprint: text('key_fingerprint'),
});
