import { Readable } from 'node:stream';
import { CsvError } from 'csv-parse';
import { csvDelimiter } from '../../domain/csv-delimiter.js';
import { fileFault } from '../../domain/file-fault.js';
import { CsvParser } from './csv-parser.js';
import { csvText } from './csv-text.js';
import { type CsvRow, numberedRows } from './numbered-rows.js';

/** Longest row, header included; far above that of any customer. */
const MAX_ROW_BYTES = 256 * 1024;

/**
 * Streams the header and the rows of a CSV file, quoted as in RFC 4180; the delimiter is comma, semicolon or tab,
 * whichever splits the header into the most columns. Throws errors of the field `file`: not text, empty, a row longer
 * than 256 KB, a quote that is never closed.
 */
export async function* csvTable(
  bytes: AsyncIterable<Uint8Array>,
  onHeader: (header: readonly string[]) => void,
  onAssumed?: () => void,
): AsyncGenerator<CsvRow> {
  const text = csvText(bytes, onAssumed);
  const { head, header, number } = await headerLine(text);
  if (header === '') throw fileFault('has no header row');
  const parser = new CsvParser({
    delimiter: csvDelimiter(header),
    from_line: number,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_BYTES,
    info: true,
  });
  const whole = Readable.from(
    (async function* () {
      yield head;
      yield* text;
    })(),
  );
  // An error of the file itself does not travel through pipe().
  whole.on('error', (error) => parser.destroy(error)).pipe(parser);
  let hasHeader = false;
  try {
    for await (const row of numberedRows(parser, number)) {
      if (hasHeader) {
        yield row;
      } else {
        hasHeader = true;
        onHeader(row.cells);
      }
    }
  } catch (error) {
    throw error instanceof CsvError ? fileFault(csvReason(error)) : error;
  }
}

/** Lines that spreadsheets write above the header: rows without a value, and the delimiter (`sep=;`). */
const ABOVE_HEADER = /^(?:[\s,;"]*|"?sep=.?"?\s*)$/i;

/**
 * Reads up to the end of the header line. Returns the text so far, the header line (empty if none) and its number from
 * 1.
 */
async function headerLine(text: AsyncGenerator<string>): Promise<{ head: string; header: string; number: number }> {
  let head = '';
  for (let done = false; ; ) {
    const lines = head.split(/\r\n|[\n\r]/);
    const whole = done ? lines : lines.slice(0, -1);
    const at = whole.findIndex((line) => !ABOVE_HEADER.test(line));
    if (at >= 0 || done) return { head, header: whole[at] ?? '', number: at + 1 };
    if (head.length > MAX_ROW_BYTES) throw fileFault(`has a first row of more than ${MAX_ROW_BYTES / 1024} KB`);
    const next = await text.next();
    done = next.done === true;
    head += next.value ?? '';
  }
}

function csvReason(error: CsvError): string {
  const lines = 'lines' in error ? ` (line ${error.lines})` : '';
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return `ends inside a quoted cell: its quote is never closed${lines}`;
    case 'CSV_MAX_RECORD_SIZE':
      return `has a row of more than ${MAX_ROW_BYTES / 1024} KB${lines}`;
    default:
      return `is not a CSV file${lines}`;
  }
}
