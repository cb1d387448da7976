import { csvRows, headRows } from '../reading/csv-rows.js';
import { type ListFile, refused } from '../reading/list-file.js';
import type { ReadingLog } from '../reading/list-reader.js';

export interface CustomRow {
  /** Returns the trimmed cell of a column; empty if the file has no such column. */
  cell(column: string): string;
  /** Counted from 1 without the header, broken rows included. */
  readonly number: number;
  readonly place: string;
}

export interface CustomHead {
  readonly delimiter: string;
  /** Normalised by `columnName`. */
  readonly columns: readonly string[];
}

/** Column names without regard to case, and with blanks as underscores. */
function columnName(written: string): string {
  return written.trim().toLowerCase().replace(/\s+/g, '_');
}

/** Rows in which the header is looked for: those above it may be blank. */
const MAX_BLANK = 20;

/** Finds the header of a CSV file, with the delimiter that gives most columns; undefined if there is none. */
export function customHead(file: ListFile, delimiters: readonly string[]): CustomHead | undefined {
  const heads = delimiters.flatMap((delimiter): CustomHead[] => {
    const first = headRows(file, MAX_BLANK + 1, delimiter).find((cells) => usedWidth(cells) > 0);
    const columns = first && (file.isSheet === true ? first.slice(0, usedWidth(first)) : first);
    return columns === undefined ? [] : [{ delimiter, columns: columns.map(columnName) }];
  });
  return heads.sort((one, other) => other.columns.length - one.columns.length)[0];
}

/**
 * The rows below the header, by column. A row of another width is reported and skipped; when it is the last one the
 * file was cut off there.
 */
export async function* customRows(file: ListFile, head: CustomHead, log: ReadingLog): AsyncGenerator<CustomRow> {
  const index = new Map(head.columns.map((column, at) => [column, at]));
  let number = -1;
  let broken: { place: string; reason: string } | undefined;
  for await (const { cells: written, line } of csvRows(file, head.delimiter)) {
    if (number < 0 && usedWidth(written) === 0) continue;
    number += 1;
    if (number === 0) continue;
    if (broken !== undefined) log.broken(broken.place, broken.reason);
    broken = undefined;
    const place = `${file.name} ${file.isSheet === true ? 'row' : 'line'} ${line}`;
    const cells = file.isSheet === true ? asWide(written, head.columns.length) : written;
    if (cells.length === 0) continue;
    if (cells.length === head.columns.length) {
      yield { number, place, cell: (column) => cells[index.get(column) ?? -1]?.trim() ?? '' };
    } else {
      broken = { place, reason: `${cells.length} columns instead of ${head.columns.length}` };
    }
  }
  if (broken === undefined) return;
  if (log.mustBeWhole && file.isSheet !== true)
    throw refused(file.name, `it is truncated: its last row is cut off (${broken.reason})`);
  log.broken(broken.place, broken.reason);
}

/** The cells of a row of a sheet, in the width of its header unless more have a value; none if the row is blank. */
function asWide(cells: readonly string[], width: number): readonly string[] {
  const used = usedWidth(cells);
  if (used === 0) return [];
  return Array.from({ length: Math.max(used, width) }, (_, at) => cells[at] ?? '');
}

/** The number of cells up to the last that has a value. */
function usedWidth(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1;
}
