import { and, asc, count, desc, eq, gt, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { claimsOfCustomer } from '../cases/client-references.js';
import { claimFree, hasReferencePolicy } from '../cases/client-references.repository.js';
import { fromCustomerRow } from '../customers/customer-row.repository.js';
import { BATCH_PRIORITY, countNewCustomers, writeCustomers } from '../customers/customers.repository.js';
import { customers } from '../customers/customers.table.js';
import { type AuditEntry, SERVICE } from '../domain/audit.js';
import {
  type BulkRow,
  type BulkUpload,
  type BulkUploadFailure,
  type BulkUploadFilter,
  isWorkedOff,
  rowsLeft,
  rowsTaken,
} from '../domain/bulk-upload.js';
import type { Customer } from '../domain/customer.js';
import type { Database, Queries } from '../platform/database/database.js';
import { insertRows } from '../platform/database/insert-rows.js';
import { addJobs } from '../platform/jobs/add-jobs.repository.js';
import type { NewJob } from '../platform/jobs/jobs.js';
import { newEventId, recordEvents } from '../platform/outbox/events.repository.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import type { AcceptedRow, BulkUploadsRepository, ProcessedRows, RejectedRow, RowState } from './bulk-uploads.js';
import { bulkRows, bulkUploads } from './bulk-uploads.table.js';

const ROWS_AT_ONCE = 250;
/** Notified with the id of an upload whenever it changes. */
export const BULK_UPLOADS_CHANNEL = 'touchstone_bulk_uploads';

/** Uploads in PostgreSQL. */
export function bulkUploadsRepository({ db, transaction }: Database): BulkUploadsRepository {
  return {
    add: (upload, rows, checkPending, audit) =>
      transaction(async (tx) => {
        await tx.insert(bulkUploads).values(upload);
        const customers = await addRows(tx, upload, rows);
        await tx.update(bulkUploads).set({ customers }).where(eq(bulkUploads.id, upload.id));
        await tx.execute(
          sql`select pg_advisory_xact_lock(hashtextextended(${`bulk uploads ${upload.organizationId}`}, 0))`,
        );
        checkPending(await pendingRows(tx, upload.organizationId), customers);
        await recordAudit(tx, audit);
        await addJobs(tx, [nextJob(upload)]);
        return { ...upload, customers };
      }),

    async find(organizationId, id) {
      const [row] = await db.select().from(bulkUploads).where(byId(organizationId, id));
      return row && fromRow(row);
    },

    async list(organizationId, filter, page) {
      const matching = where(organizationId, filter);
      const [counted] = await db.select({ total: count() }).from(bulkUploads).where(matching);
      const rows = await db
        .select()
        .from(bulkUploads)
        .where(matching)
        .orderBy(desc(bulkUploads.createdAt), desc(bulkUploads.id))
        .offset((page.number - 1) * page.size)
        .limit(page.size);
      return { uploads: rows.map(fromRow), total: counted?.total ?? 0 };
    },

    cancel: (organizationId, id, audit) =>
      transaction(async (tx) => {
        const end = { status: 'Failed', failure: 'cancelled', at: audit.at } as const;
        const wasOpen = await endUpload(tx, byId(organizationId, id), end);
        if (wasOpen) await recordAudit(tx, audit);
        return wasOpen;
      }),

    async outcomes(organizationId, id, { state, after, most }) {
      const rows = await db
        .select()
        .from(bulkRows)
        .where(
          and(
            eq(bulkRows.organizationId, organizationId),
            eq(bulkRows.uploadId, id),
            gt(bulkRows.number, after),
            state && IN_STATE[state],
          ),
        )
        .orderBy(asc(bulkRows.number))
        .limit(most);
      const created = await customersOf(db, organizationId, rows);
      return rows.map(({ number, line, cells, faults, customerId }) => {
        const customer = created.get(customerId ?? '');
        return { number, line, cells, faults, ...(customer && { customer }) };
      });
    },

    pendingRows: (organizationId) => pendingRows(db, organizationId),

    begin: (id, at) =>
      transaction(async (tx) => {
        const [row] = await tx
          .update(bulkUploads)
          .set({ status: 'Processing', startedAt: sql`coalesce(${bulkUploads.startedAt}, ${at.toISOString()})` })
          .where(and(eq(bulkUploads.id, id), inArray(bulkUploads.status, OPEN)))
          .returning();
        if (row) await notifyChange(tx, id);
        return row && fromRow(row);
      }),

    async nextRows(upload, taken, most) {
      const rows = await db
        .select()
        .from(bulkRows)
        .where(and(eq(bulkRows.uploadId, upload.id), gt(bulkRows.number, taken)))
        .orderBy(asc(bulkRows.number))
        .limit(most);
      return rows.map(({ number, line, cells, faults }) => ({ number, line, cells, faults }));
    },

    keep: (before, { uploadId, endsJob, ...rows }, at) =>
      transaction(async (tx) => {
        const claimed = await withClaims(tx, before, rows);
        const { accepted, rejected } = claimed ?? rows;
        const customers = accepted.map(({ created }) => created);
        await markRows(tx, uploadId, accepted, rejected);
        await writeCustomers(tx, customers, claimed && []);
        // Rows so far are shared with nobody; from here on earlier rows must be stored.
        const upload = await before;
        if (upload === undefined) throw new HasMovedOn();
        await countNewCustomers(tx, customers);
        const analysed = customers.flatMap(({ analysed }) => analysed ?? []);
        const followUps = analysed.filter(({ followUp }) => followUp);
        // Last: others that count analysed customers wait for this row until the commit.
        const [after] = await tx
          .update(bulkUploads)
          .set({
            created: sql`${bulkUploads.created} + ${accepted.length}`,
            failedRows: sql`${bulkUploads.failedRows} + ${rejected.length}`,
            processed: sql`${bulkUploads.processed} + ${analysed.length}`,
            casesCreated: sql`${bulkUploads.casesCreated} + ${followUps.length}`,
          })
          .where(
            and(
              eq(bulkUploads.id, upload.id),
              eq(bulkUploads.status, 'Processing'),
              sql`${bulkUploads.created} + ${bulkUploads.failedRows} = ${rowsTaken(upload)}`,
            ),
          )
          .returning();
        if (after === undefined) throw new HasMovedOn();
        await notifyChange(tx, upload.id);
        if (rowsLeft(fromRow(after)) === 0) await endIfComplete(tx, fromRow(after), at);
        else if (endsJob) await addJobs(tx, [nextJob(upload)]);
        return fromRow(after);
      }).catch((error: unknown) => {
        if (error instanceof HasMovedOn) return undefined;
        throw error;
      }),

    fail: async (id, failure, at) => {
      await transaction((tx) => endUpload(tx, eq(bulkUploads.id, id), { status: 'Failed', failure, at }));
    },
  };
}

type ScreenedRows = Pick<ProcessedRows, 'accepted' | 'rejected'>;

/**
 * Rejects rows whose client reference is in use, and claims those of the others. Undefined if the organization uses a reference any
 * number of times. Rows before must be stored by then: two transactions could each wait for a reference of the other.
 */
async function withClaims(
  tx: Queries,
  before: Promise<unknown>,
  { accepted, rejected }: ScreenedRows,
): Promise<ScreenedRows | undefined> {
  const claims = accepted.flatMap(({ created }) => claimsOfCustomer(created.customer));
  const [first] = claims;
  if (first === undefined || !(await hasReferencePolicy(tx, first.organizationId))) return undefined;
  await before;
  const errors = await claimFree(tx, first.organizationId, claims);
  const errorOf = ({ created }: AcceptedRow) => errors.get(created.made.id);
  return {
    accepted: accepted.filter((row) => errorOf(row) === undefined),
    rejected: [
      ...rejected,
      ...accepted.flatMap((row) => {
        const error = errorOf(row);
        return error === undefined ? [] : [{ number: row.number, faults: error.faults }];
      }),
    ],
  };
}

const HAS_FAULTS = sql`json_array_length(${bulkRows.faults}) > 0`;
const IN_STATE: Readonly<Record<RowState, SQL>> = {
  failed: HAS_FAULTS,
  open: sql`${bulkRows.customerId} is null and not ${HAS_FAULTS}`,
  done: sql`${bulkRows.customerId} is not null`,
};

/** Rolls back rows that another job has stored, or whose upload has ended. */
class HasMovedOn extends Error {}

const OPEN: BulkUpload['status'][] = ['Pending', 'Processing'];
/** Attempts over hours: the waits between them grow. */
const JOB_ATTEMPTS = 12;

/** Queues one job for an organization's uploads at a time, so that organizations take turns. */
function nextJob({ id, organizationId }: BulkUpload): NewJob {
  const queue = `bulk uploads of ${organizationId}`;
  return {
    ...{ task: 'process_upload', payload: { organizationId, uploadId: id }, queue },
    ...{ maxAttempts: JOB_ATTEMPTS, priority: BATCH_PRIORITY },
  };
}

async function pendingRows(db: Queries, organizationId: string): Promise<number> {
  const left = sql<number>`coalesce(sum(${bulkUploads.customers} - ${bulkUploads.created} - ${bulkUploads.failedRows}), 0)::integer`;
  const [row] = await db
    .select({ left })
    .from(bulkUploads)
    .where(and(eq(bulkUploads.organizationId, organizationId), inArray(bulkUploads.status, OPEN)));
  return row?.left ?? 0;
}

async function markRows(
  tx: Queries,
  uploadId: string,
  accepted: readonly AcceptedRow[],
  rejected: readonly RejectedRow[],
): Promise<void> {
  const rows = [
    ...accepted.map(({ number, created }) => ({ number, customer_id: created.customer.id, faults: [] })),
    ...rejected.map(({ number, faults }) => ({ number, customer_id: null, faults })),
  ];
  if (rows.length === 0) return;
  const numbers = rows.map(({ number }) => number);
  // Bounds of the consecutive numbers: without them, and without statistics, the plan reads all rows of the upload.
  await tx.execute(sql`
    update bulk_rows set customer_id = became.customer_id, faults = became.faults
    from json_to_recordset(${JSON.stringify(rows)}::json) as became(number int, customer_id text, faults json)
    where bulk_rows.upload_id = ${uploadId} and bulk_rows.number = became.number
      and bulk_rows.number between ${Math.min(...numbers)} and ${Math.max(...numbers)}`);
}

/** Customers of one upload whose first analysis is completed. */
export interface AnalysedInUpload {
  readonly uploadId: string;
  readonly processed: number;
  readonly followUps: number;
}

/** Counts analysed customers by upload. */
export async function uploadsOfCustomers(
  tx: Queries,
  analysed: readonly { readonly customerId: string; readonly followUp: boolean }[],
): Promise<readonly AnalysedInUpload[]> {
  if (analysed.length === 0) return [];
  const { rows } = await tx.execute<{ upload_id: string; processed: number; follow_ups: number }>(sql`
    select bulk_rows.upload_id, count(*)::int as processed, (count(*) filter (where done.follow_up))::int as follow_ups
    from json_to_recordset(${JSON.stringify(analysed.map(({ customerId, followUp }) => ({ customer_id: customerId, follow_up: followUp })))}::json)
      as done(customer_id text, follow_up boolean)
    join bulk_rows on bulk_rows.customer_id = done.customer_id
    group by bulk_rows.upload_id
    order by bulk_rows.upload_id`);
  return rows.map(({ upload_id, processed, follow_ups }) => ({
    ...{ uploadId: upload_id, processed, followUps: follow_ups },
  }));
}

/**
 * Counts analysed customers into their uploads and ends those that are complete, in the transaction that stores the analyses.
 * After every other count, as in `keep`, to avoid deadlocks.
 */
export async function countAnalysed(tx: Queries, uploads: readonly AnalysedInUpload[], at: Date): Promise<void> {
  for (const { uploadId, processed, followUps } of uploads) {
    const [after] = await tx
      .update(bulkUploads)
      .set({
        processed: sql`${bulkUploads.processed} + ${processed}`,
        casesCreated: sql`${bulkUploads.casesCreated} + ${followUps}`,
      })
      .where(eq(bulkUploads.id, uploadId))
      .returning();
    await notifyChange(tx, uploadId);
    if (after?.status === 'Processing') await endIfComplete(tx, fromRow(after), at);
  }
}

async function endIfComplete(tx: Queries, upload: BulkUpload, at: Date): Promise<void> {
  if (!isWorkedOff(upload)) return;
  const end =
    upload.created === 0 ? ({ status: 'Failed', failure: 'no_valid_row' } as const) : { status: 'Completed' as const };
  await endUpload(tx, eq(bulkUploads.id, upload.id), { ...end, at });
}

/** Ends an open upload with its audit entry and event; false if it was not open. */
async function endUpload(
  tx: Queries,
  which: SQL | undefined,
  { at, ...end }: { status: 'Completed' | 'Failed'; failure?: BulkUploadFailure; at: Date },
): Promise<boolean> {
  const [row] = await tx
    .update(bulkUploads)
    .set({ ...end, endedAt: at })
    .where(and(which, inArray(bulkUploads.status, OPEN)))
    .returning();
  if (row === undefined) return false;
  await notifyChange(tx, row.id);
  await recordAudit(tx, endedEntry(fromRow(row), at));
  const type = end.status === 'Completed' ? 'bulk_upload.completed' : 'bulk_upload.failed';
  const { id, organizationId } = row;
  await recordEvents(tx, [{ type, organizationId, about: { kind: 'bulk_upload', id }, at }]);
  return true;
}

async function notifyChange(tx: Queries, id: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${BULK_UPLOADS_CHANNEL}, ${id})`);
}

/** The run for auditors: what was run, for whom, and how it ended. */
function endedEntry(upload: BulkUpload, at: Date): AuditEntry {
  const { id, organizationId, fileName, mode, status, failure, uploadedBy, createdAt, startedAt } = upload;
  const { customers, created, failedRows, processed, casesCreated } = upload;
  return {
    ...{ id: newEventId(), organizationId, at, actor: SERVICE, action: 'bulk_upload.ended' },
    target: { kind: 'bulk_upload', id },
    details: {
      ...{ file_name: fileName, mode, status, ...(failure !== undefined && { failure }), uploaded_by: uploadedBy },
      ...{ customers, customers_created: created, failed_rows: failedRows, customers_processed: processed },
      ...{ cases_created: casesCreated, uploaded_at: createdAt, ...(startedAt && { started_at: startedAt }) },
    },
  };
}

async function customersOf(
  db: Queries,
  organizationId: string,
  rows: readonly { readonly customerId: string | null }[],
): Promise<ReadonlyMap<string, Customer>> {
  const ids = rows.flatMap(({ customerId }) => customerId ?? []);
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(customers)
    .where(and(eq(customers.organizationId, organizationId), inArray(customers.id, ids)));
  return new Map(found.map((row) => [row.id, fromCustomerRow(row)]));
}

async function addRows(tx: Queries, { id, organizationId }: BulkUpload, rows: AsyncIterable<BulkRow>): Promise<number> {
  let count = 0;
  let buffered: (typeof bulkRows.$inferInsert)[] = [];
  let writing = Promise.resolve();
  // Reads the next rows meanwhile; an error surfaces before the next write, or at the end.
  const write = async () => {
    await writing;
    writing = insertRows(tx, bulkRows, buffered);
    writing.catch(() => {});
    count += buffered.length;
    buffered = [];
  };
  for await (const row of rows) {
    buffered.push({ ...row, uploadId: id, organizationId });
    if (buffered.length === ROWS_AT_ONCE) await write();
  }
  await write();
  await writing;
  return count;
}

function byId(organizationId: string, id: string) {
  return and(eq(bulkUploads.organizationId, organizationId), eq(bulkUploads.id, id));
}

function where(organizationId: string, { search, status, mode, from, to }: BulkUploadFilter) {
  return and(
    eq(bulkUploads.organizationId, organizationId),
    search === undefined
      ? undefined
      : or(eq(bulkUploads.id, search), ilike(bulkUploads.fileName, `%${escapeLike(search)}%`)),
    status === undefined ? undefined : eq(bulkUploads.status, status),
    mode === undefined ? undefined : eq(bulkUploads.mode, mode),
    from === undefined ? undefined : gte(bulkUploads.createdAt, new Date(`${from}T00:00:00Z`)),
    to === undefined ? undefined : lt(bulkUploads.createdAt, sql`${to}::date + 1`),
  );
}

/** Escapes the wildcards of `like`. */
function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}

function fromRow({ failure, startedAt, endedAt, ...rest }: typeof bulkUploads.$inferSelect): BulkUpload {
  return {
    ...rest,
    ...(failure !== null && { failure }),
    ...(startedAt !== null && { startedAt }),
    ...(endedAt !== null && { endedAt }),
  };
}
