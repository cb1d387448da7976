import type { FieldError } from '../domain/app-error.js';
import type { BulkRow, FileNotice } from '../domain/bulk-upload.js';
import { fileFault } from '../domain/file-fault.js';
import type { FileColumn } from './bulk-rows.js';
import type { ReadRows, UploadedFile } from './bulk-uploads.js';

/** Preview of a file: how an upload would read it. */
export interface UploadPreview {
  readonly columns: readonly FileColumn[];
  /** The first rows, with their errors. */
  readonly rows: readonly BulkRow[];
  /** The first rows with errors. */
  readonly failed: readonly BulkRow[];
  readonly totalRows: number;
  /** Rows whose errors were looked for, from the first. */
  readonly checkedRows: number;
  readonly failedRows: number;
  readonly notices: readonly FileNotice[];
}

interface PreviewDeps {
  readonly readRows: ReadRows;
  /** Errors of the row as a customer. */
  readonly faultsOf: (cells: BulkRow['cells']) => readonly FieldError[];
  readonly maxRows: number;
  /** Lets other requests run. */
  readonly pause: () => Promise<unknown>;
  /** Limits how many files are read at the same time. */
  readonly whenFree: <Outcome>(task: () => Promise<Outcome>) => Promise<Outcome>;
}

/** Rows that are shown, of each kind. */
const SHOWN = 20;
/** A header may have any number of columns that are ignored. */
const COLUMNS_SHOWN = 200;
/** Rows that are checked: about a second of one core, with a pause after each hundred. */
const CHECKED = 5000;
const BETWEEN_PAUSES = 100;

/**
 * Reads a file as an upload would, and stores nothing. Throws `validation_failed` for a file that an upload would refuse as a
 * whole, and the reason of `signal` once that is aborted.
 */
export function previewUpload(deps: PreviewDeps, file: UploadedFile, signal: AbortSignal): Promise<UploadPreview> {
  return deps.whenFree(() => read(deps, file, signal));
}

async function read(deps: PreviewDeps, file: UploadedFile, signal: AbortSignal): Promise<UploadPreview> {
  let columns: readonly FileColumn[] = [];
  const notices: FileNotice[] = [];
  const [rows, failed]: [BulkRow[], BulkRow[]] = [[], []];
  let [totalRows, failedRows] = [0, 0];
  const listeners = {
    onNotice: (notice: FileNotice) => notices.push(notice),
    onHeader: (found: readonly FileColumn[]) => {
      columns = found.slice(0, COLUMNS_SHOWN);
    },
  };
  for await (const row of deps.readRows(file, listeners)) {
    signal.throwIfAborted();
    totalRows += 1;
    if (totalRows > deps.maxRows) throw fileFault(`has more than ${deps.maxRows} data rows`);
    if (totalRows > CHECKED) continue;
    if (totalRows % BETWEEN_PAUSES === 0) await deps.pause();
    const checked = { ...row, faults: row.faults.length > 0 ? row.faults : deps.faultsOf(row.cells) };
    if (rows.length < SHOWN) rows.push(checked);
    if (checked.faults.length === 0) continue;
    failedRows += 1;
    if (failed.length < SHOWN) failed.push(checked);
  }
  if (totalRows === 0) throw fileFault('has no data row below its header');
  return { columns, rows, failed, totalRows, failedRows, checkedRows: Math.min(totalRows, CHECKED), notices };
}
