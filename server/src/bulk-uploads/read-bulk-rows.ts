import { AppError } from '../domain/app-error.js';
import type { BulkRow } from '../domain/bulk-upload.js';
import { csvTable } from '../platform/csv/csv-table.js';
import { type BulkColumn, readBulkCells, readBulkHeader } from './bulk-row.js';

/** The rows of an uploaded file, numbered, with the faults of the row as such. Refuses as `csvTable`, and a header without `name`. */
export async function* readBulkRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<BulkRow> {
  let columns: readonly (BulkColumn | undefined)[] = [];
  const rows = csvTable(bytes, (header) => {
    const reading = readBulkHeader(header);
    if (reading.faults.length > 0) throw new AppError('validation_failed', { faults: reading.faults });
    columns = reading.columns;
  });
  let number = 0;
  for await (const { line, cells } of rows) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    number += 1;
    const reading = readBulkCells(columns, cells);
    yield {
      number,
      line,
      cells: reading.cells,
      faults: reading.fault === undefined ? [] : [{ field: 'row', message: reading.fault }],
    };
  }
}
