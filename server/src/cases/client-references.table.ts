import { boolean, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { organizations } from '../accounts/organizations.table.js';
import type { ReferenceKind } from './client-references.js';

/** Organizations that allow each client reference once; others have no row. */
export const clientReferencePolicies = pgTable('client_reference_policies', {
  organizationId: text('organization_id')
    .primaryKey()
    .references(() => organizations.id),
  /** False while the references of existing searches and customers are being claimed; new ones are claimed already. */
  isReady: boolean('is_ready').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/**
 * Client references in use, of organizations with a policy. The key refuses a second use, also by a concurrent request. No foreign
 * key: a reference is claimed before its search is written, while the statement holds no lock that others wait for.
 */
export const clientReferences = pgTable(
  'client_references',
  {
    organizationId: text('organization_id').notNull(),
    kind: text().$type<ReferenceKind>().notNull(),
    clientReference: text('client_reference').notNull(),
    caseId: text('case_id').notNull(),
    /** Id of the search or customer that has it. */
    holderId: text('holder_id').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'client_references_unique',
      columns: [table.organizationId, table.kind, table.clientReference],
    }),
    index('client_references_case_index').on(table.organizationId, table.caseId),
  ],
);
