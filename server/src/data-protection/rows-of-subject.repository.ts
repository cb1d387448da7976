import { and, eq, getTableName, inArray, sql } from 'drizzle-orm';
import { caseResults, type cases } from '../cases/case.table.js';
import { withRecords } from '../cases/shown-results.repository.js';
import { subjectKey } from '../domain/whitelist.js';
import type { Queries } from '../platform/database/database.js';
import { byCase, type PersonalData } from '../platform/database/personal-data.js';
import { auditEntries } from '../platform/outbox/audit.table.js';
import { legalHolds } from './data-protection.table.js';

/** Holds of a search. */
export const HOLDS_PERSONAL_DATA: readonly PersonalData[] = [{ table: legalHolds, of: byCase(legalHolds) }];

/** Reads all rows of one case as stored, by table. */
export async function rowsOfSubject(
  db: Queries,
  personalData: readonly PersonalData[],
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
  for (const { table, of } of [...personalData].reverse()) {
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
