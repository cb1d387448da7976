import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { cases } from '../cases/case.table.js';

/** Users who are viewing a case now. */
export const workPresence = pgTable(
  'work_presence',
  {
    caseId: text('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    organizationId: text('organization_id').notNull(),
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.userId] })],
);
