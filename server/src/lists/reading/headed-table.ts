import { csvRows, headRows } from './csv-rows.js';
import { type ListFile, refused } from './list-file.js';
import type { ReadingLog } from './list-reader.js';

/** A row with its header: cells by column name, ignoring case, blanks and punctuation. */
export interface TableRow {
  /** Returns the trimmed cell; empty if the file has no such column. */
  cell(column: string): string;
  /** Non-empty cells of all columns with this prefix, by the rest of the name in lower case. */
  group(prefix: string): ReadonlyMap<string, string>;
  readonly place: string;
}

export interface TableLayout {
  readonly delimiter?: string;
  /** Columns that only this format combines; the row that has them all is the header. */
  readonly columns: readonly string[];
  /** True for formats that omit empty cells at the end of a row. */
  readonly ragged?: boolean;
}

/** Lines before the header: a banner with a date. */
const MAX_BANNER = 5;

/** True if one of the first rows is the header of this layout. */
export function isTable(file: ListFile, layout: TableLayout): boolean {
  return headRows(file, MAX_BANNER + 1, layout.delimiter).some((row) => isHeader(row, layout));
}

/**
 * Yields the rows below the header. A row of another width is reported and skipped; as the last row of the file it
 * means truncation. Lines above the header are passed to `onBanner`.
 */
export async function* tableRows(
  file: ListFile,
  layout: TableLayout,
  log: ReadingLog,
  onBanner: (cells: readonly string[]) => void = () => undefined,
): AsyncGenerator<TableRow> {
  let columns: Map<string, number> | undefined;
  let width = 0;
  let narrow: { place: string; reason: string } | undefined;
  let banner = 0;
  for await (const { cells, line } of csvRows(file, layout.delimiter)) {
    if (columns === undefined) {
      if (isHeader(cells, layout)) {
        columns = new Map(cells.map((name, index) => [plain(name), index] as const).reverse());
        width = cells.length;
      } else {
        banner += 1;
        if (banner > MAX_BANNER) break;
        onBanner(cells);
      }
      continue;
    }
    if (narrow !== undefined) log.broken(narrow.place, narrow.reason);
    narrow = undefined;
    const place = `${file.name} line ${line}`;
    if (cells.length === 1 && (cells[0] ?? '').replaceAll('\x1a', '').trim() === '') continue;
    const extra = cells.slice(width).some((cell) => cell.trim() !== '');
    if (extra || (cells.length < width && layout.ragged !== true)) {
      narrow = { place, reason: `${cells.length} columns instead of ${width}` };
      continue;
    }
    yield tableRow(place, columns, cells);
  }
  if (columns === undefined) throw refused(file.name, 'the header row is missing');
  if (narrow === undefined) return;
  if (log.mustBeWhole)
    throw refused(file.name, `it is truncated: the last row is incomplete (${narrow.place}); download it again`);
  log.broken(narrow.place, narrow.reason);
}

function tableRow(place: string, columns: ReadonlyMap<string, number>, cells: readonly string[]): TableRow {
  const text = (index: number | undefined): string => (cells[index ?? -1] ?? '').trim();
  return {
    place,
    cell: (column) => text(columns.get(plain(column))),
    group(prefix) {
      const beginning = plain(prefix);
      const found = new Map<string, string>();
      for (const [name, index] of columns) {
        if (name.startsWith(beginning) && text(index) !== '') found.set(name.slice(beginning.length), text(index));
      }
      return found;
    },
  };
}

function isHeader(cells: readonly string[], layout: TableLayout): boolean {
  const names = new Set(cells.map(plain));
  return layout.columns.every((column) => names.has(plain(column)));
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '');
}
