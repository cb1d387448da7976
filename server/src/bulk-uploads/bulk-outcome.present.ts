import { presentCustomer } from '../customers/customer.schema.js';
import type { BulkRow } from '../domain/bulk-upload.js';
import type { Customer } from '../domain/customer.js';
import { BULK_COLUMNS, type BulkCells } from './bulk-row.js';

/** The rows that made no customer: where, why, and as they were sent. */
export const ERROR_COLUMNS = ['line', 'errors', ...BULK_COLUMNS] as const;

export function toErrorCells({ line, faults, cells }: BulkRow): string[] {
  const named: BulkCells = cells;
  return [String(line), toErrors(faults), ...BULK_COLUMNS.map((column) => named[column] ?? '')];
}

/** Every row with its customer, as far as it has come. */
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

export function toResultCells({ line, faults, cells, customer }: BulkRow & { readonly customer?: Customer }): string[] {
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
    toErrors(faults),
  ];
}

/** One after another, as a person reads them. */
function toErrors(faults: BulkRow['faults']): string {
  return faults.map(({ field, message }) => (field === 'row' ? message : `${field} ${message}`)).join('; ');
}
