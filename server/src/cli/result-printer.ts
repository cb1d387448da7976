import { once } from 'node:events';
import { visibleName } from '../domain/one-line.js';

/**
 * Prints one result of a command and resolves when more may be printed. `columns` are the fields that people see of results
 * that come in numbers, as a table; without them a result is shown whole, a field a line.
 */
export type PrintResult = (result: object, columns?: readonly string[]) => Promise<void>;

/** Rows of a table whose widths are computed together: keeps long tables in bounded memory. */
const ROWS_AT_ONCE = 1000;
/** Characters of a cell in a table. */
const MAX_CELL = 60;
const GAP = '  ';

/** Results of one command on stdout: as text, or a line of JSON each once `json` was called. No colours, in a terminal or elsewhere. */
export function resultPrinter(stdout: { write(text: string): unknown }) {
  let isJson = false;
  let shown = 0;
  let rows: string[][] = [];
  const widths: number[] = [];

  async function write(text: string): Promise<void> {
    if (stdout.write(text) === false) await once(stdout as NodeJS.WritableStream, 'drain');
  }

  async function writeTable(): Promise<void> {
    const waiting = rows;
    rows = [];
    for (const row of waiting) {
      for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, lengthOf(cell));
    }
    for (const row of waiting)
      await write(
        `${row
          .map((cell, at) => padded(cell, widths[at] ?? 0))
          .join(GAP)
          .trimEnd()}\n`,
      );
  }

  const print: PrintResult = async (result, columns) => {
    if (isJson) return write(`${JSON.stringify(result)}\n`);
    const fields = result as Readonly<Record<string, unknown>>;
    if (columns === undefined) {
      if (shown++ > 0) await write('\n');
      return write(record(fields));
    }
    if (shown++ === 0) rows.push([...columns]);
    rows.push(columns.map((column) => shortened(text(fields[column]))));
    if (rows.length >= ROWS_AT_ONCE) await writeTable();
  };

  return {
    print,
    json(): void {
      isJson = true;
    },
    /** Prints what is left. */
    end: writeTable,
  };
}

function record(fields: Readonly<Record<string, unknown>>): string {
  const width = Math.max(...Object.keys(fields).map(lengthOf));
  return Object.entries(fields)
    .map(([field, value]) => `${padded(field, width)}${GAP}${text(value)}`.trimEnd())
    .map((line) => `${line}\n`)
    .join('');
}

/** A value as people read it. Names are anybody's words, and a terminal obeys some characters. */
function text(value: unknown): string {
  if (value === undefined || value === null || value === '') return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.map(text).join(', ');
  return visibleName(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

function shortened(cell: string): string {
  return lengthOf(cell) <= MAX_CELL ? cell : `${[...cell].slice(0, MAX_CELL - 1).join('')}…`;
}

function lengthOf(cell: string): number {
  return [...cell].length;
}

function padded(cell: string, width: number): string {
  return cell + ' '.repeat(width - lengthOf(cell));
}
