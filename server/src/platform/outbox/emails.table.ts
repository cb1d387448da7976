import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { EmailKind, EmailStatus } from '../../domain/email.js';

/** E-mails on their way and what became of them; what they say is written at each try and kept nowhere. */
export const emails = pgTable(
  'emails',
  {
    id: text().primaryKey(),
    organizationId: text('organization_id').notNull(),
    kind: text().$type<EmailKind>().notNull(),
    aboutId: text('about_id'),
    recipients: text().array().notNull(),
    delivered: text().array().notNull(),
    status: text().$type<EmailStatus>().notNull(),
    attempts: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    error: text(),
  },
  (table) => [
    index('emails_listing_index').on(table.organizationId, table.id),
    index('emails_time_index').on(table.createdAt),
    index('emails_undelivered_index').on(table.status).where(sql`status <> 'sent'`),
  ],
);
