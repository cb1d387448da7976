import type { NewCustomer } from '../customers/customers.js';
import type { FieldError } from '../domain/app-error.js';
import type { AuditEntry } from '../domain/audit.js';
import type { BulkRow, BulkUpload, BulkUploadFailure, BulkUploadFilter } from '../domain/bulk-upload.js';
import type { Customer } from '../domain/customer.js';
import type { Page } from '../domain/page.js';

/** A row with what became of it, as it is downloaded. */
export interface BulkOutcome extends BulkRow {
  readonly customer?: Customer;
}

/** A row of which a customer is made. */
export interface MadeRow {
  readonly number: number;
  readonly made: NewCustomer;
}

/** A row of which none can be made, and why. */
export interface FaultyRow {
  readonly number: number;
  readonly faults: readonly FieldError[];
}

/** What became of rows of a batch that follow each other. */
export interface TakenRows {
  readonly uploadId: string;
  readonly made: readonly MadeRow[];
  readonly faulty: readonly FaultyRow[];
  /** Another job goes on after them. */
  readonly endsJob: boolean;
}

/** Uploaded batches of every organization, each reached through its own alone. What each ended with is audited. */
export interface BulkUploads {
  /**
   * Stores a batch with all its rows and the job that begins it, in one transaction; what `rows` throws undoes it. Gives the
   * batch with its rows counted.
   */
  add(upload: BulkUpload, rows: AsyncIterable<BulkRow>, audit: AuditEntry): Promise<BulkUpload>;
  find(organizationId: string, id: string): Promise<BulkUpload | undefined>;
  /** Newest first; `total` counts all that fit. */
  list(
    organizationId: string,
    filter: BulkUploadFilter,
    page: Page,
  ): Promise<{ uploads: readonly BulkUpload[]; total: number }>;
  /** Ends a batch that has not ended; false when it had. */
  cancel(organizationId: string, id: string, audit: AuditEntry): Promise<boolean>;
  /** Rows after `after`, by number. */
  outcomes(
    organizationId: string,
    id: string,
    wanted: { readonly failedOnly: boolean; readonly after: number; readonly most: number },
  ): Promise<readonly BulkOutcome[]>;

  /** Rows of the organization's open batches that no job has taken yet. */
  pendingRows(organizationId: string): Promise<number>;
  /** The batch, in `Processing`; undefined when it is over or there is none. */
  begin(id: string, at: Date): Promise<BulkUpload | undefined>;
  /** The rows after the first `taken`. */
  nextRows(upload: BulkUpload, taken: number, most: number): Promise<readonly BulkRow[]>;
  /**
   * Stores what became of the rows after those that the batch `before` had taken, with their customers, in one transaction; of the
   * last ones of a job with the job of the rows after them. It may be asked for while the rows before are being stored:
   * it begins at once, and waits for them before it touches what others wait for; where they cannot be stored, nor are
   * these. Ends the batch with its last row. Gives the batch as it is then, or does nothing when it has gone on since, or
   * was ended. Refuses with `insufficient_credits`, and then stores nothing.
   */
  keep(before: Promise<BulkUpload | undefined>, rows: TakenRows, at: Date): Promise<BulkUpload | undefined>;
  /** Ends a batch that has not ended. */
  fail(id: string, failure: BulkUploadFailure, at: Date): Promise<void>;
}
