import type { AnalysisMode } from './analysis-field.js';
import type { FieldError } from './app-error.js';

export const BULK_UPLOAD_STATUSES = ['Pending', 'Processing', 'Completed', 'Failed'] as const;
type BulkUploadStatus = (typeof BULK_UPLOAD_STATUSES)[number];

/** Reason why a batch ended without being processed. */
export type BulkUploadFailure = 'no_valid_row' | 'no_credits' | 'cancelled' | 'given_up';

/** Uploaded file of customers, and its progress. */
export interface BulkUpload {
  readonly id: string;
  readonly organizationId: string;
  readonly userId: string;
  /** E-mail of who uploaded it. */
  readonly uploadedBy: string;
  readonly fileName: string;
  readonly mode: AnalysisMode;
  readonly status: BulkUploadStatus;
  readonly failure?: BulkUploadFailure;
  /** Rows that one job takes: `ai_risk_process_records` of the configuration at the time of the upload. */
  readonly rowsAJob: number;
  /** All data rows of the file, including bad ones. */
  readonly customers: number;
  readonly created: number;
  /** Rows of which no customer was made. */
  readonly failedRows: number;
  /** Customers whose analysis is complete. */
  readonly processed: number;
  /** Customers whose verdict asks for a follow-up, by the configuration. */
  readonly casesCreated: number;
  readonly createdAt: Date;
  readonly startedAt?: Date;
  readonly endedAt?: Date;
}

/** Remark for the sender on how the file was read. */
export interface FileNotice {
  readonly code: 'encoding_assumed' | 'sheets_ignored' | 'merged_cells';
  readonly message: string;
}

/** Filter of a listing; an absent field keeps all. */
export interface BulkUploadFilter {
  /** A part of the file's name, or an id. */
  readonly search?: string;
  readonly status?: BulkUploadStatus;
  readonly mode?: AnalysisMode;
  /** UTC days, both included, YYYY-MM-DD. */
  readonly from?: string;
  readonly to?: string;
}

/** A row of the file, by the names of its columns in the public contract. */
export interface BulkRow {
  /** Number of the data row, from 1. */
  readonly number: number;
  /** Line of the file, from 1, as shown by a text editor. */
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
  readonly faults: readonly FieldError[];
}

/** Rows that have been made into customers or found faulty: the first ones, since they are taken in order. */
export function rowsTaken({ created, failedRows }: BulkUpload): number {
  return created + failedRows;
}

export function rowsLeft(upload: BulkUpload): number {
  return upload.customers - rowsTaken(upload);
}

/** A batch is over when every row has been taken and every customer analysed. */
export function isWorkedOff(upload: BulkUpload): boolean {
  return rowsLeft(upload) === 0 && upload.processed === upload.created;
}
