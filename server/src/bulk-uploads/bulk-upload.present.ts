import type { Static } from 'typebox';
import { presentMode } from '../cases/ai-risk-mode.js';
import { presentCustomer } from '../customers/customer.present.js';
import type { BulkRow, BulkUpload, BulkUploadFailure } from '../domain/bulk-upload.js';
import { BULK_COLUMNS, type BulkCells } from './bulk-rows.js';
import type { BulkUploadPreviewData, BulkUploadSchema, ResultRow } from './bulk-upload.schema.js';
import type { BulkOutcome } from './bulk-uploads.js';
import type { UploadPreview } from './preview-upload.js';

const FAILURES: Readonly<Record<BulkUploadFailure, string>> = {
  no_valid_row: 'No row of the file is a valid customer',
  no_credits: 'No credits were left',
  cancelled: 'Cancelled; customers created before remain',
  given_up: 'Processing failed repeatedly and was stopped; customers created before remain',
};

export function presentBulkUpload(upload: BulkUpload): Static<typeof BulkUploadSchema> {
  return {
    upload_id: upload.id,
    file_name: upload.fileName,
    ai_risk_mode: presentMode(upload.mode),
    status: upload.status,
    failure_reason: upload.failure === undefined ? '' : FAILURES[upload.failure],
    customers: upload.customers,
    customers_created: upload.created,
    failed_rows: upload.failedRows,
    customers_processed: upload.processed,
    cases_created: upload.casesCreated,
    upload_date: upload.createdAt.toISOString(),
    uploaded_by: upload.uploadedBy,
    started_at: upload.startedAt?.toISOString() ?? null,
    ended_at: upload.endedAt?.toISOString() ?? null,
  };
}

export function presentPreview(fileName: string, preview: UploadPreview): Static<typeof BulkUploadPreviewData> {
  return {
    file_name: fileName,
    columns: preview.columns.map(({ header, field }) => ({ header, field: field ?? null })),
    rows: preview.rows.map(presentRow),
    failed: preview.failed.map(presentRow),
    total_rows: preview.totalRows,
    checked_rows: preview.checkedRows,
    failed_rows: preview.failedRows,
    notices: preview.notices.map(({ code, message }) => ({ code, message })),
  };
}

export function presentOutcome({ customer, ...row }: BulkOutcome) {
  const shown = customer && presentCustomer(customer);
  return {
    ...presentRow(row),
    customer_id: shown?.customer_id ?? '',
    search_reference: shown?.search_reference ?? '',
    verdict: shown?.verdict ?? '',
  };
}

function presentRow({ line, cells, faults }: BulkRow) {
  return { line, cells: { ...cells }, faults: faults.map(({ field, message }) => ({ field, message })) };
}

/** Columns of the failed rows: line, errors, and the cells as sent. */
export const ERROR_COLUMNS = ['line', 'errors', ...BULK_COLUMNS] as const;

export function presentFailedRow({ line, faults, cells }: BulkRow): string[] {
  const named: BulkCells = cells;
  return [String(line), presentErrors(faults), ...BULK_COLUMNS.map((column) => named[column] ?? '')];
}

/** Columns of all rows with their outcome. */
export const RESULT_COLUMNS = [
  'line',
  'name',
  'client_reference',
  'customer_id',
  'search_reference',
  'status',
  'verdict',
  'recommendation',
  'analyst_decision',
  'key_drivers',
  'narrative',
  'errors',
] as const;

/** A row with its customer: what the cells of a result are made of. */
export function presentResult({
  line,
  faults,
  cells,
  customer,
}: BulkOutcome): Partial<Static<typeof ResultRow>> & Readonly<Record<'line' | 'name' | 'errors', string>> {
  const named: BulkCells = cells;
  return {
    ...(customer && presentCustomer(customer)),
    ...{ line: String(line), name: named.name ?? '', client_reference: named.client_reference ?? '' },
    errors: presentErrors(faults),
  };
}

/** In the order of `RESULT_COLUMNS`. */
export function resultCells(row: ReturnType<typeof presentResult>): string[] {
  return RESULT_COLUMNS.map((column) => {
    const cell = row[column];
    return Array.isArray(cell) ? cell.join('; ') : String(cell ?? '');
  });
}

function presentErrors(faults: BulkRow['faults']): string {
  return faults.map(({ field, message }) => (field === 'row' ? message : `${field} ${message}`)).join('; ');
}
