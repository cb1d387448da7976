import type { Static } from 'typebox';
import { presentMode } from '../cases/ai-risk-mode.js';
import { presentCustomer } from '../customers/customer.present.js';
import type { BulkRow, BulkUpload, BulkUploadFailure } from '../domain/bulk-upload.js';
import { BULK_COLUMNS, type BulkCells } from './bulk-rows.js';
import type { BulkUploadSchema } from './bulk-upload.schema.js';
import type { BulkOutcome } from './bulk-uploads.js';

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

export function presentResultRow({ line, faults, cells, customer }: BulkOutcome): string[] {
  const named: BulkCells = cells;
  const shown = customer && presentCustomer(customer);
  return [
    String(line),
    named.name ?? '',
    named.client_reference ?? '',
    shown?.customer_id ?? '',
    shown?.search_reference ?? '',
    shown?.status ?? '',
    shown?.verdict ?? '',
    shown?.recommendation ?? '',
    shown?.analyst_decision ?? '',
    shown?.key_drivers.join('; ') ?? '',
    shown?.narrative ?? '',
    presentErrors(faults),
  ];
}

function presentErrors(faults: BulkRow['faults']): string {
  return faults.map(({ field, message }) => (field === 'row' ? message : `${field} ${message}`)).join('; ');
}
