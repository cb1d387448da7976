import { and, eq, getTableName, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { caseArticles } from '../adverse-media/articles.table.js';
import { bulkRows } from '../bulk-uploads/bulk-uploads.table.js';
import { caseResults, cases } from '../cases/case.table.js';
import { caseImages } from '../cases/case-images.table.js';
import { recordDecisions, whitelistedPairs } from '../cases/case-work.table.js';
import { withRecords } from '../cases/shown-results.repository.js';
import { analyses } from '../customers/analyses.table.js';
import { customerDecisions, customers } from '../customers/customers.table.js';
import { subjectKey } from '../domain/whitelist.js';
import { monitoringAlerts } from '../monitoring/monitoring.table.js';
import type { Queries } from '../platform/database/database.js';
import { auditEntries } from '../platform/outbox/audit.table.js';
import { deliveries } from '../platform/outbox/deliveries.table.js';
import { events } from '../platform/outbox/events.table.js';
import { legalHolds } from './data-protection.table.js';

/** Searches of one organization, with their customers and what their subjects are known by. Customers may be none. */
interface Subjects {
  readonly organizationId: string;
  readonly caseIds: readonly string[];
  readonly customerIds: readonly string[];
  readonly subjectKeys: readonly string[];
  /** As they were searched. */
  readonly names: readonly string[];
}

interface SubjectTable {
  readonly table: PgTable;
  readonly of: (subjects: Subjects) => SQL | undefined;
}

/**
 * Every table that holds anything of a subject, those that refer to another one first: what is exported, and what is erased.
 * A table that is missing here keeps what it should not; `test/api/data-protection.test.ts` finds one that is in neither list.
 */
export const SUBJECT_TABLES: readonly SubjectTable[] = [
  {
    table: deliveries,
    of: (subjects) => sql`${deliveries.eventId} in (select id from ${events} where ${eventsOf(subjects)})`,
  },
  { table: events, of: eventsOf },
  { table: monitoringAlerts, of: byCase(monitoringAlerts) },
  { table: recordDecisions, of: byCase(recordDecisions) },
  {
    table: whitelistedPairs,
    of: ({ organizationId, caseIds, subjectKeys }) =>
      and(
        eq(whitelistedPairs.organizationId, organizationId),
        or(inArray(whitelistedPairs.caseId, [...caseIds]), inArray(whitelistedPairs.subjectKey, [...subjectKeys])),
      ),
  },
  { table: legalHolds, of: byCase(legalHolds) },
  { table: caseArticles, of: byCase(caseArticles) },
  { table: bulkRows, of: (subjects) => or(byCustomer(bulkRows)(subjects), rejectedRowsOf(subjects)) },
  { table: customerDecisions, of: byCustomer(customerDecisions) },
  { table: analyses, of: byCustomer(analyses) },
  { table: caseImages, of: byCase(caseImages) },
  { table: caseResults, of: byCase(caseResults) },
  { table: customers, of: byCase(customers) },
  {
    table: cases,
    of: ({ organizationId, caseIds }) => and(eq(cases.organizationId, organizationId), inArray(cases.id, [...caseIds])),
  },
];

/** All rows of one case as they are stored, by the names of their tables. */
export async function rowsOfSubject(
  db: Queries,
  found: typeof cases.$inferSelect,
  customerIds: readonly string[],
): Promise<Record<string, readonly object[]>> {
  const { organizationId, id, filters, normalizedName } = found;
  const subject = {
    ...{ organizationId, caseIds: [id], customerIds },
    subjectKeys: [subjectKey(filters, normalizedName)],
    names: [filters.name],
  };
  const rows: Record<string, readonly object[]> = {};
  for (const { table, of } of [...SUBJECT_TABLES].reverse()) {
    const read = await db.execute<{ row: object }>(
      sql`select to_json(${table}.*) as row from ${table} where ${of(subject)}`,
    );
    rows[getTableName(table)] = read.rows.map(({ row }) => row);
  }
  const results = rows[getTableName(caseResults)] as (typeof caseResults.$inferSelect)[];
  rows[getTableName(caseResults)] = await withRecords(db, results);
  const audited = await db
    .select({ row: sql<object>`to_json(${auditEntries}.*)` })
    .from(auditEntries)
    .where(and(eq(auditEntries.chain, organizationId), inArray(auditEntries.targetId, [id, ...customerIds])));
  return { ...rows, [getTableName(auditEntries)]: audited.map(({ row }) => row) };
}

function eventsOf({ organizationId, caseIds, customerIds }: Subjects): SQL | undefined {
  return and(eq(events.organizationId, organizationId), inArray(events.aboutId, [...caseIds, ...customerIds]));
}

/** Rows of uploaded files that made no customer, by the name in them: they are kept to be shown as faulty, and for nothing else. */
function rejectedRowsOf({ organizationId, names }: Subjects): SQL | undefined {
  const written = names.map((name) => name.trim().toLowerCase().replaceAll(/\s+/g, ' '));
  return and(
    eq(bulkRows.organizationId, organizationId),
    isNull(bulkRows.customerId),
    sql`json_array_length(${bulkRows.faults}) > 0`,
    inArray(sql`lower(regexp_replace(trim(${bulkRows.cells} ->> 'name'), '\\s+', ' ', 'g'))`, written),
  );
}

function byCase(table: { readonly caseId: PgColumn; readonly organizationId: PgColumn }): SubjectTable['of'] {
  return ({ organizationId, caseIds }) =>
    and(eq(table.organizationId, organizationId), inArray(table.caseId, [...caseIds]));
}

function byCustomer(table: { readonly customerId: PgColumn; readonly organizationId: PgColumn }): SubjectTable['of'] {
  return ({ organizationId, customerIds }) =>
    customerIds.length === 0
      ? sql`false`
      : and(eq(table.organizationId, organizationId), inArray(table.customerId, [...customerIds]));
}
