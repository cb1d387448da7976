import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Searches of one organization, with their customers and what their subjects are known by. Customers may be none. */
export interface Subjects {
  readonly organizationId: string;
  readonly caseIds: readonly string[];
  readonly customerIds: readonly string[];
  readonly subjectKeys: readonly string[];
  /** Names as searched. */
  readonly names: readonly string[];
}

/** A table that holds anything of a subject: its rows are exported and erased with the subject. */
export interface PersonalData {
  readonly table: PgTable;
  /** The rows of these subjects. */
  readonly of: (subjects: Subjects) => SQL | undefined;
}

export function byCase(table: { readonly caseId: PgColumn; readonly organizationId: PgColumn }): PersonalData['of'] {
  return ({ organizationId, caseIds }) =>
    and(eq(table.organizationId, organizationId), inArray(table.caseId, [...caseIds]));
}

export function byCustomer(table: {
  readonly customerId: PgColumn;
  readonly organizationId: PgColumn;
}): PersonalData['of'] {
  return ({ organizationId, customerIds }) =>
    customerIds.length === 0
      ? sql`false`
      : and(eq(table.organizationId, organizationId), inArray(table.customerId, [...customerIds]));
}
