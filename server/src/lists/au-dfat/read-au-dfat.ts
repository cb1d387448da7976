import type { ListedRecord } from '../../domain/listed-record.js';
import { isTable, type TableRow, tableRows } from '../reading/headed-table.js';
import type { ListFile } from '../reading/list-file.js';
import { type ListReader, type ReadingLog, type RecordSource, singleFile } from '../reading/list-reader.js';
import { dfatRecord } from './dfat-record.js';

const LAYOUT = {
  columns: ['Reference', 'Name of Individual or Entity', 'Name Type', 'Listing Information'],
  ragged: true,
};

/** Column names of older and newer files; the first that a file has applies. */
const NEWER = { columns: ['Reference', 'Name', 'Name Type', 'Listing Information'], ragged: true };

/** Reads the Consolidated List of Australia, a workbook: one row per name; `2`, `2a`, `2b` are one party. */
export const dfatWorkbook: ListReader = {
  recognises: singleFile((file) => layoutOf(file) !== undefined),
  read: readAuDfat,
};

function layoutOf(file: ListFile): typeof LAYOUT | undefined {
  return [LAYOUT, NEWER].find((layout) => isTable(file, layout));
}

async function* readAuDfat(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const parties = new Map<string, TableRow[]>();
  for (const file of files) {
    for await (const row of tableRows(file, layoutOf(file) ?? LAYOUT, log)) {
      const reference = row.cell('Reference');
      const name = row.cell('Name of Individual or Entity') || row.cell('Name');
      if (reference === '' && name === '') continue;
      const number = /^\d+/.exec(reference)?.[0];
      if (number === undefined) {
        log.broken(row.place, 'the row has no reference number');
        continue;
      }
      const known = parties.get(number);
      if (known === undefined) parties.set(number, [row]);
      else known.push(row);
    }
  }
  for (const [number, rows] of parties) {
    const record = dfatRecord(source, number, rows);
    if (record === undefined) log.broken(rows[0]?.place ?? number, `${number} has no name`);
    else yield record;
  }
}
