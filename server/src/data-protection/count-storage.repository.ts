import { eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { organizationStorage } from '../accounts/organization-storage.table.js';
import { organizations } from '../accounts/organizations.table.js';
import { articles, caseArticles } from '../adverse-media/articles.table.js';
import { bulkRows, bulkUploads } from '../bulk-uploads/bulk-uploads.table.js';
import { caseResults, cases } from '../cases/case.table.js';
import { caseImages } from '../cases/case-images.table.js';
import { caseRounds } from '../cases/case-rounds.table.js';
import { recordDecisions } from '../cases/case-work.table.js';
import { customEntries, customLists } from '../custom-lists/custom-lists.table.js';
import { entryImages } from '../custom-lists/entry-images.table.js';
import { analyses } from '../customers/analyses.table.js';
import { customerDecisions, customers } from '../customers/customers.table.js';
import { monitoringAlerts } from '../monitoring/monitoring.table.js';
import type { Database } from '../platform/database/database.js';
import { storedAnswers } from '../platform/http/stored-answers.table.js';
import { addJobs } from '../platform/jobs/add-jobs.repository.js';
import { auditEntries } from '../platform/outbox/audit.table.js';
import { emails } from '../platform/outbox/emails.table.js';
import { events } from '../platform/outbox/events.table.js';

type OfOrganization = (organizationId: string) => SQL | undefined;

/** Tables that grow with what an organization does, each with its rows as an index finds them. */
const COUNTED: readonly { readonly table: PgTable; readonly of: OfOrganization }[] = [
  { table: cases, of: by(cases.organizationId) },
  { table: caseResults, of: within(caseResults.caseId, cases) },
  { table: caseImages, of: within(caseImages.caseId, cases) },
  { table: caseArticles, of: within(caseArticles.caseId, cases) },
  { table: caseRounds, of: within(caseRounds.caseId, cases) },
  { table: recordDecisions, of: within(recordDecisions.caseId, cases) },
  { table: customers, of: by(customers.organizationId) },
  { table: analyses, of: within(analyses.customerId, customers) },
  { table: customerDecisions, of: within(customerDecisions.customerId, customers) },
  { table: bulkUploads, of: by(bulkUploads.organizationId) },
  { table: bulkRows, of: within(bulkRows.uploadId, bulkUploads) },
  { table: customLists, of: by(customLists.organizationId) },
  { table: customEntries, of: within(customEntries.listId, customLists) },
  { table: entryImages, of: by(entryImages.organizationId) },
  { table: articles, of: by(articles.organizationId) },
  { table: monitoringAlerts, of: by(monitoringAlerts.organizationId) },
  { table: emails, of: by(emails.organizationId) },
  { table: events, of: (id) => or(within(events.aboutId, cases)(id), within(events.aboutId, customers)(id)) },
  { table: storedAnswers, of: by(storedAnswers.organizationId) },
  { table: auditEntries, of: by(auditEntries.chain) },
];

/** Header and line pointer of a row, as PostgreSQL stores it. */
const ROW_BYTES = 28;

/** Longest statement: a table of an organization with millions of rows, and no request waits for it. */
const TIMEOUT = sql`set local statement_timeout = '10min'`;

/** Enqueues a count for every organization; they run one after another, after other work. */
export async function queueStorageCounts({ db }: Pick<Database, 'db'>): Promise<void> {
  const rows = await db.select({ id: organizations.id }).from(organizations);
  const jobs = rows.map(({ id }) => ({
    ...{ task: 'count_organization_storage' as const, payload: { organizationId: id } },
    ...{ key: `count storage ${id}`, queue: 'count_storage', priority: 100 },
  }));
  await addJobs(db, jobs);
}

/**
 * Counts the size of an organization's rows on disk, compressed, without indexes and without space left by deleted
 * rows.
 */
export async function countStorage(
  { transaction }: Pick<Database, 'transaction'>,
  organizationId: string,
  countedAt: Date,
): Promise<void> {
  await transaction(async (tx) => {
    await tx.execute(TIMEOUT);
    let bytes = 0;
    for (const { table, of } of COUNTED) {
      const [counted] = await tx
        .select({ bytes: sizeOf(table) })
        .from(table)
        .where(of(organizationId));
      bytes += counted?.bytes ?? 0;
    }
    await tx
      .insert(organizationStorage)
      .values({ organizationId, bytes, countedAt })
      .onConflictDoUpdate({ target: organizationStorage.organizationId, set: { bytes, countedAt } });
  });
}

/** Column by column: the size of a whole row would read and unpack values that are stored apart. */
function sizeOf(table: PgTable): SQL<number> {
  const columns = Object.values(getTableColumns(table)).map((column) => sql`coalesce(pg_column_size(${column}), 0)`);
  return sql`coalesce(sum(${ROW_BYTES} + ${sql.join(columns, sql` + `)}), 0)`.mapWith(Number);
}

function by(column: PgColumn): OfOrganization {
  return (organizationId) => eq(column, organizationId);
}

/** Rows that belong to one of `parent`. */
function within(column: PgColumn, parent: PgTable & { readonly id: PgColumn; readonly organizationId: PgColumn }) {
  return (organizationId: string) =>
    sql`${column} in (select ${parent.id} from ${parent} where ${parent.organizationId} = ${organizationId})`;
}
