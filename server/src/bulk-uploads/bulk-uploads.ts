import type { StorageQuota } from '../accounts/storage-quota.js';
import type { CaseQuota } from '../cases/case-quota.js';
import type { SettingsRepository } from '../customers/ai-risk-settings.js';
import type { NewCustomer } from '../customers/customers.js';
import type { AnalysisMode } from '../domain/analysis-field.js';
import { AppError, type FieldError } from '../domain/app-error.js';
import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { BulkRow, BulkUpload, BulkUploadFailure, BulkUploadFilter, FileNotice } from '../domain/bulk-upload.js';
import type { Caller } from '../domain/caller.js';
import type { Customer } from '../domain/customer.js';
import { modeFor } from '../domain/entitlements.js';
import { fileFault } from '../domain/file-fault.js';
import type { Page } from '../domain/page.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { FileListeners } from './bulk-rows.js';

/** A row with its customer, if one was created. */
export interface BulkOutcome extends BulkRow {
  readonly customer?: Customer;
}

/** Outcome of a row: not a customer, not processed yet, or a customer. */
export const ROW_STATES = ['failed', 'open', 'done'] as const;
export type RowState = (typeof ROW_STATES)[number];

/** A row that becomes a customer. */
export interface AcceptedRow {
  readonly number: number;
  readonly created: NewCustomer;
}

/** A row that cannot become a customer, and why. */
export interface RejectedRow {
  readonly number: number;
  readonly faults: readonly FieldError[];
}

/** Consecutive rows of an upload, processed. */
export interface ProcessedRows {
  readonly uploadId: string;
  readonly accepted: readonly AcceptedRow[];
  readonly rejected: readonly RejectedRow[];
  /** True if another job continues with the rows after them. */
  readonly endsJob: boolean;
}

/** Uploads of all organizations. How each upload ended is audited. */
export interface BulkUploadsRepository {
  /**
   * Stores an upload, its rows and its first job in one transaction, which an error of `rows` or of `checkPending` rolls back; the
   * latter is given the pending rows of the organization with those of this upload, of uploads at once one after another. Returns
   * the upload with its rows counted.
   */
  add(
    upload: BulkUpload,
    rows: AsyncIterable<BulkRow>,
    checkPending: (pending: number, own: number) => void,
    audit: AuditEntry,
  ): Promise<BulkUpload>;
  find(organizationId: string, id: string): Promise<BulkUpload | undefined>;
  /** Newest first; `total` counts all that match. */
  list(
    organizationId: string,
    filter: BulkUploadFilter,
    page: Page,
  ): Promise<{ uploads: readonly BulkUpload[]; total: number }>;
  /** Ends an upload; false if it had ended already. */
  cancel(organizationId: string, id: string, audit: AuditEntry): Promise<boolean>;
  /** Rows after `after`, by number. */
  outcomes(
    organizationId: string,
    id: string,
    range: { readonly state?: RowState; readonly after: number; readonly most: number },
  ): Promise<readonly BulkOutcome[]>;

  /** Rows of the organization's open uploads that no job has processed yet. */
  pendingRows(organizationId: string): Promise<number>;
  /** The upload, now `Processing`; undefined if it has ended or does not exist. */
  begin(id: string, at: Date): Promise<BulkUpload | undefined>;
  /** Rows after the first `taken`. */
  nextRows(upload: BulkUpload, taken: number, most: number): Promise<readonly BulkRow[]>;
  /**
   * Stores processed rows with their customers in one transaction; with the last rows of a job also the next job, and with the
   * last row the end of the upload. `before` is the upload with all earlier rows stored: the call starts at once, waits for it
   * before it locks anything shared, and fails if it fails. A row whose client reference is in use is rejected, if the organization
   * allows each only once. Undefined, and nothing is stored, if the upload has moved on or ended meanwhile. Throws `insufficient_credits`; then nothing is stored.
   */
  keep(before: Promise<BulkUpload | undefined>, rows: ProcessedRows, at: Date): Promise<BulkUpload | undefined>;
  /** Ends an upload that has not ended. */
  fail(id: string, failure: BulkUploadFailure, at: Date): Promise<void>;
}

/** A file of customers, as sent. */
export interface UploadedFile {
  readonly name: string;
  readonly path: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Rows of a file; throws an `AppError` if it cannot be read. */
export type ReadRows = (file: UploadedFile, listeners: FileListeners) => AsyncIterable<BulkRow>;

interface BulkUploadDeps {
  readonly bulkUploads: Pick<BulkUploadsRepository, 'add' | 'find' | 'list' | 'cancel' | 'outcomes' | 'pendingRows'>;
  readonly settings: Pick<SettingsRepository, 'read'>;
  readonly readRows: ReadRows;
  /** Data rows of one file, and pending rows of all uploads of an organization. */
  readonly maxRows: number;
  readonly maxPendingRows: number;
  readonly quota: Pick<CaseQuota, 'ofRows'>;
  readonly storage: StorageQuota;
  /** Limits how many files are stored at the same time. */
  readonly whenFree: <Outcome>(task: () => Promise<Outcome>) => Promise<Outcome>;
  readonly now: Clock;
  readonly newId: NewId;
}

/** About ten thousand rows are screened meanwhile. */
const RETRY_SECONDS = 60;
/** Rows of one query. */
const PAGE_ROWS = 1000;

/** Files of customers that an organization uploads. */
export function bulkUploadService({ bulkUploads, settings, readRows, ...deps }: BulkUploadDeps) {
  const { maxRows, maxPendingRows, quota, storage, whenFree, now, newId } = deps;
  return {
    accept: (caller: Caller, file: UploadedFile, signal: AbortSignal, mode?: AnalysisMode) =>
      whenFree(() => accept(caller, file, signal, mode)),

    /** Newest first. */
    list: ({ organizationId }: Caller, filter: BulkUploadFilter, page: Page) =>
      bulkUploads.list(organizationId, filter, page),

    /** Throws `not_found`. */
    read,

    /** Processes no further rows. Existing customers remain and are analysed. Throws `not_found`, and `upload_ended`. */
    async cancel(caller: Caller, id: string): Promise<BulkUpload> {
      await read(caller, id);
      const { organizationId } = caller;
      const cancelled = await bulkUploads.cancel(organizationId, id, {
        ...{ id: newId(), organizationId, at: now(), actor: actorOf(caller), action: 'bulk_upload.cancelled' },
        ...{ target: { kind: 'bulk_upload', id }, details: {} },
      });
      if (!cancelled) throw new AppError('upload_ended');
      return read(caller, id);
    },

    /** Rows with their outcome, in the order of the file. Throws `not_found` before the first. */
    async outcomes(caller: Caller, id: string, state?: RowState) {
      await read(caller, id);
      return outcomesOf(caller.organizationId, id, state);
    },

    /** One page of rows after the row `after`, and the number of its last row if there are more. Throws `not_found`. */
    async rows(
      caller: Caller,
      id: string,
      { after, most, state }: { readonly after: number; readonly most: number; readonly state?: RowState },
    ): Promise<{ readonly rows: readonly BulkOutcome[]; readonly next?: number }> {
      await read(caller, id);
      const range = { after, most: most + 1, ...(state && { state }) };
      const found = await bulkUploads.outcomes(caller.organizationId, id, range);
      const rows = found.slice(0, most);
      const last = rows.at(-1);
      return { rows, ...(last && found.length > most && { next: last.number }) };
    },
  };

  /**
   * Stores every row of a file and queues the upload. A row that is not a valid customer does not refuse the file. Stores
   * nothing and throws when the module or mode is disabled, no credit is left, too many rows are pending, the day's cases would be
   * exceeded, the organization's storage is full, or the file is neither text nor a workbook, has no `name` column, no data row or too many; and the
   * reason of `signal` once that is aborted.
   */
  async function accept(
    caller: Caller,
    file: UploadedFile,
    signal: AbortSignal,
    requestedMode?: AnalysisMode,
  ): Promise<{ readonly upload: BulkUpload; readonly notices: readonly FileNotice[] }> {
    const { organizationId, userId, email } = caller;
    await storage.check(organizationId);
    const current = await settings.read(organizationId);
    const mode = modeFor(current, requestedMode);
    const pending = await bulkUploads.pendingRows(organizationId);
    const checkQuota = await quota.ofRows(organizationId, pending);
    const upload: BulkUpload = {
      id: newId(),
      ...{ organizationId, userId, uploadedBy: email, fileName: file.name, mode, status: 'Pending' },
      rowsAJob: current.configuration.processRecords,
      ...{ customers: 0, created: 0, failedRows: 0, processed: 0, casesCreated: 0 },
      createdAt: now(),
    };
    const notices: FileNotice[] = [];
    const rows = limitRows(readRows(file, { onNotice: (notice) => notices.push(notice) }), signal, pending, checkQuota);
    const stored = await bulkUploads.add(upload, rows, checkPending, {
      ...{ id: newId(), organizationId, at: upload.createdAt, actor: actorOf(caller) },
      ...{ action: 'bulk_upload.created', target: { kind: 'bulk_upload', id: upload.id } },
      details: { file_name: file.name, mode, rows_a_job: upload.rowsAJob },
    });
    return { upload: stored, notices };
  }

  function checkPending(pending: number, own: number): void {
    if (pending <= maxPendingRows) return;
    const text = `At most ${maxPendingRows} uploaded rows may be pending, and ${pending - own} are; send this file later, or a smaller one`;
    throw new AppError('too_many_pending_rows', { text, retryAfter: RETRY_SECONDS });
  }

  async function* limitRows(
    rows: AsyncIterable<BulkRow>,
    signal: AbortSignal,
    pending: number,
    checkQuota: (rows: number) => void,
  ): AsyncGenerator<BulkRow> {
    let count = 0;
    for await (const row of rows) {
      signal.throwIfAborted();
      count += 1;
      if (count > maxRows) throw fileFault(`has more than ${maxRows} data rows`);
      checkPending(pending + count, count);
      checkQuota(count);
      yield row;
    }
    if (count === 0) throw fileFault('has no data row below its header');
  }

  async function read({ organizationId }: Pick<Caller, 'organizationId'>, id: string): Promise<BulkUpload> {
    const upload = await bulkUploads.find(organizationId, id);
    if (upload === undefined) throw new AppError('not_found');
    return upload;
  }

  async function* outcomesOf(organizationId: string, id: string, state?: RowState): AsyncGenerator<BulkOutcome> {
    for (let after = 0; ; ) {
      const rows = await bulkUploads.outcomes(organizationId, id, { after, most: PAGE_ROWS, ...(state && { state }) });
      yield* rows;
      const last = rows.at(-1);
      if (last === undefined) return;
      after = last.number;
    }
  }
}
export type BulkUploadService = ReturnType<typeof bulkUploadService>;
