import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/**
 * A CSV file as a stream, so that one of any size costs no memory: UTF-8 with a byte order mark, as spreadsheets want it. A
 * cell that they would calculate is made text by a quote before it (OWASP, CSV injection).
 */
export function csvDownload(columns: readonly string[], rows: AsyncIterable<readonly string[]>): Readable {
  const writer = stringify({
    bom: true,
    header: true,
    columns: [...columns],
    escape_formulas: true,
    record_delimiter: 'windows',
    // By itself the library quotes only a whole CRLF: readers take a lone CR or LF for the end of a row.
    quoted_match: /[\r\n]/,
  });
  const source = Readable.from(rows);
  source.on('error', (error) => writer.destroy(error)).pipe(writer);
  writer.on('close', () => source.destroy());
  return writer;
}

export async function* mapRows<From, To>(rows: AsyncIterable<From>, to: (row: From) => To): AsyncGenerator<To> {
  for await (const row of rows) yield to(row);
}
