import { Readable } from 'node:stream';
import { CsvError } from 'csv-parse';
import { parse as parseSync } from 'csv-parse/sync';
import { CsvParser } from '../../platform/csv/csv-parser.js';
import { type CsvRow, numberedRows } from '../../platform/csv/numbered-rows.js';
import { type ListFile, refused } from './list-file.js';

/** Characters of the longest line. */
const MAX_RECORD = 1024 * 1024;

/** Streams the rows of a CSV file, quoted as in RFC 4180; an unclosed quote means a truncated file. */
export async function* csvRows(file: ListFile, delimiter = ','): AsyncGenerator<CsvRow> {
  const text = Readable.from(file.text());
  const parser = new CsvParser({
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD,
    info: true,
  });
  // An error of the file itself does not travel through pipe().
  text.on('error', (error) => parser.destroy(error)).pipe(parser);
  try {
    yield* numberedRows(parser);
  } catch (error) {
    throw csvError(error, file.name);
  }
}

/** Returns the complete rows among the first lines of a file; empty if it is not CSV. */
export function headRows(file: ListFile, count: number, delimiter = ','): readonly (readonly string[])[] {
  const lines = file.head.split(/(?<=\n)/);
  for (let most = Math.min(count, lines.length); most > 0; most -= 1) {
    try {
      return parseSync(lines.slice(0, most).join(''), { delimiter, relax_column_count: true, skip_empty_lines: true });
    } catch {
      // The last of these lines ends inside a quoted cell: the rows before it are complete.
    }
  }
  return [];
}

function csvError(error: unknown, name: string): unknown {
  if (!(error instanceof CsvError)) return error;
  const lines = 'lines' in error ? ` (line ${error.lines})` : '';
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return refused(name, 'it is truncated: it ends in the middle of a row; download it again');
    case 'CSV_MAX_RECORD_SIZE':
      return refused(name, `a row is longer than ${MAX_RECORD} bytes${lines}`);
    default:
      return refused(name, `it is not valid CSV (${error.message})`);
  }
}
