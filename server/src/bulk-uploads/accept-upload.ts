import type { Settings } from '../customers/ai-risk-settings.js';
import type { AnalysisMode } from '../domain/analysis-field.js';
import { AppError } from '../domain/app-error.js';
import { actorOf } from '../domain/audit.js';
import type { BulkRow, BulkUpload } from '../domain/bulk-upload.js';
import type { Caller } from '../domain/caller.js';
import { modeFor } from '../domain/entitlements.js';
import { fileFault } from '../domain/file-fault.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { BulkUploads } from './bulk-uploads.js';

/** Some ten thousand rows are screened in the meantime. */
const RETRY_SECONDS = 60;

export interface AcceptUploadDeps {
  readonly bulkUploads: Pick<BulkUploads, 'add' | 'pendingRows'>;
  /** Most data rows of a file. */
  readonly maxRows: number;
  /** Most rows of all uploads of an organization that wait. */
  readonly maxPendingRows: number;
  /** The rows of a file; throws a refusal where it cannot be read. */
  readRows(bytes: AsyncIterable<Uint8Array>): AsyncIterable<BulkRow>;
  readonly settings: Pick<Settings, 'read'>;
  readonly now: Clock;
  readonly newId: NewId;
}

/** A file of customers, as it was sent. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/**
 * Stores every row of a file and queues the batch. Refuses, and then stores nothing, when the module or the mode is off or no
 * credit is left, and when the file is not text, has no `name`
 * column, no data row or too many of them; a row that is no customer does not refuse the file.
 */
export async function acceptUpload(
  deps: AcceptUploadDeps,
  caller: Caller,
  file: UploadedFile,
  wantedMode?: AnalysisMode,
): Promise<BulkUpload> {
  const settings = await deps.settings.read(caller.organizationId);
  const mode = modeFor(settings, wantedMode);
  const pending = await deps.bulkUploads.pendingRows(caller.organizationId);
  const upload: BulkUpload = {
    id: deps.newId(),
    organizationId: caller.organizationId,
    userId: caller.userId,
    uploadedBy: caller.email,
    fileName: file.name,
    mode,
    status: 'Pending',
    rowsAJob: settings.configuration.processRecords,
    customers: 0,
    created: 0,
    failedRows: 0,
    processed: 0,
    casesCreated: 0,
    createdAt: deps.now(),
  };
  return deps.bulkUploads.add(upload, bounded(deps.readRows(file.bytes), { ...deps, pending }), {
    ...{ id: deps.newId(), organizationId: caller.organizationId, at: upload.createdAt, actor: actorOf(caller) },
    ...{ action: 'bulk_upload.created', target: { kind: 'bulk_upload', id: upload.id } },
    details: { file_name: file.name, mode, rows_a_job: upload.rowsAJob },
  });
}

async function* bounded(
  rows: AsyncIterable<BulkRow>,
  {
    maxRows: most,
    maxPendingRows,
    pending,
  }: Pick<AcceptUploadDeps, 'maxRows' | 'maxPendingRows'> & { pending: number },
): AsyncGenerator<BulkRow> {
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count > most) throw fileFault(`has more than ${most} data rows`);
    if (pending + count > maxPendingRows) {
      const text = `At most ${maxPendingRows} rows of uploads may wait, and ${pending} do; send this file later, or a smaller one`;
      throw new AppError('too_many_pending_rows', { text, retryAfter: RETRY_SECONDS });
    }
    yield row;
  }
  if (count === 0) throw fileFault('has no data row below its header');
}
