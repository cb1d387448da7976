import type { CsvParser } from './csv-parser.js';

/** Row of a CSV file, as written. */
export interface CsvRow {
  /** Line it begins on, counted from 1, as text editors count: a line feed in a quoted cell begins one too. */
  readonly line: number;
  readonly cells: readonly string[];
}

interface Parsed {
  readonly record: string[];
  readonly info: { readonly empty_lines: number };
}

/**
 * Rows of a parser with the option `info`, with the lines they begin on. The library counts to the end of a row, and in a file
 * with CRLF overlooks the single line feeds in cells. `firstLine` is that of the first row if lines above it are not parsed.
 */
export async function* numberedRows(parser: CsvParser, firstLine?: number): AsyncGenerator<CsvRow> {
  /** Line on which the next row begins if no line is blank. */
  let next: number | undefined;
  for await (const { record, info } of parser as AsyncIterable<Parsed>) {
    next ??= firstLine === undefined ? 1 : firstLine - info.empty_lines;
    yield { line: next + info.empty_lines, cells: record };
    next += 1;
    for (const cell of record) next += lineFeeds(cell);
  }
}

function lineFeeds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
