import type { AnalysisMode } from '../domain/analysis-field.js';
import type { BulkUpload, BulkUploadFilter } from '../domain/bulk-upload.js';
import type { Caller } from '../domain/caller.js';
import type { Page } from '../domain/page.js';
import type { UploadedFile } from './accept-upload.js';
import type { BulkOutcome } from './bulk-uploads.js';

export interface BulkUploadDeeds {
  /** Bytes and rows that one file may have. */
  readonly bulkLimits: { readonly maxBytes: number; readonly maxRows: number };
  /** Stores every row and queues the batch, or refuses and stores nothing. */
  acceptUpload(caller: Caller, file: UploadedFile, mode: AnalysisMode | undefined): Promise<BulkUpload>;
  /** Refuses with `not_found`. */
  readUpload(caller: Caller, id: string): Promise<BulkUpload>;
  /** Calls `wake` whenever an upload may have changed, until the returned function is called. */
  onUploadChange(id: string, wake: () => void): () => void;
  listUploads(
    caller: Caller,
    filter: BulkUploadFilter,
    page: Page,
  ): Promise<{ uploads: readonly BulkUpload[]; total: number }>;
  /** Refuses with `not_found`, or with `upload_ended` when there is nothing left to stop. */
  cancelUpload(caller: Caller, id: string): Promise<BulkUpload>;
  /** The rows with what became of them, or those alone of which no customer was made. Refuses with `not_found`. */
  uploadOutcomes(caller: Caller, id: string, wanted: { failedOnly: boolean }): Promise<AsyncIterable<BulkOutcome>>;
}
