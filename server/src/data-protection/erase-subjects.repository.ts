import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type AnalysedInUpload, countAnalysed, uploadsOfCustomers } from '../bulk-uploads/bulk-uploads.repository.js';
import { cases } from '../cases/case.table.js';
import { caseCountRows } from '../cases/case-counts.repository.js';
import { whitelistedPairs, whitelistUses } from '../cases/case-work.table.js';
import { giveCreditBack } from '../customers/ai-risk-settings.repository.js';
import { countCustomers } from '../customers/customer-counts.repository.js';
import { forgetSearches } from '../customers/customer-searches.repository.js';
import { customers } from '../customers/customers.table.js';
import type { AuditEntry } from '../domain/audit.js';
import { mayBeSameSubject, subjectStub } from '../domain/data-protection.js';
import { subjectKey } from '../domain/whitelist.js';
import type { Queries } from '../platform/database/database.js';
import { insertBatch } from '../platform/database/insert-rows.js';
import type { PersonalData } from '../platform/database/personal-data.js';
import { auditEntries } from '../platform/outbox/audit.table.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import { legalHolds } from './data-protection.table.js';

export type CaseRow = typeof cases.$inferSelect;

/** Holding, releasing and erasing are done one after another in an organization: none slips in between. */
export async function lockProtection(tx: Queries, organizationId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`data protection ${organizationId}`}, 0))`);
}

function subjectKeyOf({ filters, normalizedName }: Pick<CaseRow, 'filters' | 'normalizedName'>): string {
  return subjectKey(filters, normalizedName);
}

/** Finds those whose subject is, or may be, under a hold in force. */
export async function heldOf(tx: Queries, organizationId: string, rows: readonly CaseRow[]): Promise<CaseRow[]> {
  if (rows.length === 0) return [];
  const held = await tx
    .select({ caseId: cases.id, normalizedName: cases.normalizedName, filters: cases.filters })
    .from(legalHolds)
    .innerJoin(cases, and(eq(cases.id, legalHolds.caseId), eq(cases.organizationId, legalHolds.organizationId)))
    .where(and(eq(legalHolds.organizationId, organizationId), isNull(legalHolds.releasedAt)));
  return rows.filter((row) => held.some((one) => one.caseId === row.id || mayBeSameSubject(one, row)));
}

/** Rows of pairs that have ended; those of other tables have no such condition. */
const NOT_IN_FORCE: ReadonlyMap<PgTable, SQL> = new Map<PgTable, SQL>([
  [whitelistedPairs, isNotNull(whitelistedPairs.endedAt)],
  [
    whitelistUses,
    sql`${whitelistUses.pairId} in (select ${whitelistedPairs.id} from ${whitelistedPairs} where ${whitelistedPairs.endedAt} is not null)`,
  ],
]);

/**
 * Erases locked cases with all dependent rows, in the caller's transaction, and writes `audit` with the remainder: the
 * references, a salted hash of each subject, and the audit entries that lost their details. `keepsWhitelist`: pairs in
 * force stay, because they belong to the subject and not to one search.
 */
export async function eraseSubjects(
  tx: Queries,
  personalData: readonly PersonalData[],
  organizationId: string,
  rows: readonly CaseRow[],
  audit: AuditEntry,
  { keepsWhitelist }: { readonly keepsWhitelist: boolean },
): Promise<{ cases: number; customers: number }> {
  const caseIds = rows.map(({ id }) => id);
  const owned = await tx.select().from(customers).where(inArray(customers.caseId, caseIds)).for('update');
  const customerIds = owned.map(({ id }) => id);
  const subjectKeys = [...new Set(rows.map(subjectKeyOf))];
  const names = rows.map(({ filters }) => filters.name);
  const subjects = { organizationId, caseIds, customerIds, subjectKeys, names };
  const batches = await endUnfinished(tx, owned);
  if (owned.length > 0) await forgetSearches(tx, organizationId);
  for (const { table, of } of personalData) {
    await tx.delete(table).where(and(of(subjects), keepsWhitelist ? NOT_IN_FORCE.get(table) : undefined));
  }
  const about = and(
    eq(auditEntries.chain, organizationId),
    inArray(auditEntries.targetId, [...caseIds, ...customerIds]),
    isNotNull(auditEntries.details),
  );
  const emptied = await tx
    .update(auditEntries)
    .set({ details: null, salt: null })
    .where(about)
    .returning({ id: auditEntries.id });
  const salt = randomBytes(16).toString('hex');
  await recordAudit(tx, {
    ...audit,
    details: {
      ...audit.details,
      ...{ search_references: caseIds, customers: customerIds.length, customer_ids: customerIds },
      ...{ salt, subjects: subjectKeys.map((key) => subjectStub(salt, key)) },
      audit_entries: emptied.map(({ id }) => id),
    },
  });
  await insertBatch(tx, [caseCountRows(rows, -1)]);
  await countCustomers(
    tx,
    owned.map((before) => ({ before })),
  );
  await countAnalysed(tx, batches, audit.at);
  return { cases: rows.length, customers: owned.length };
}

/** Their credit goes back; the batches that need no longer wait for them. */
async function endUnfinished(
  tx: Queries,
  owned: readonly (typeof customers.$inferSelect)[],
): Promise<readonly AnalysedInUpload[]> {
  const unfinished = owned.filter(({ status }) => status !== 'completed');
  for (const { creditTaken, organizationId, mode } of unfinished) {
    if (creditTaken) await giveCreditBack(tx, organizationId, mode);
  }
  const first = unfinished.filter(({ round }) => round === 1);
  return uploadsOfCustomers(
    tx,
    first.map(({ id: customerId }) => ({ customerId, followUp: false })),
  );
}

/** Locks cases of an organization, by id, after others' work on them. */
export function lockCases(tx: Queries, organizationId: string, caseIds: readonly string[]): Promise<CaseRow[]> {
  const wanted = and(eq(cases.organizationId, organizationId), inArray(cases.id, [...caseIds]));
  return tx.select().from(cases).where(wanted).orderBy(cases.id).for('update');
}
