import { csvRows, headRows } from '../../reading/csv-rows.js';
import { type ListFile, refused } from '../../reading/list-file.js';
import type { ReadingLog } from '../../reading/list-reader.js';

/** The four files of OFAC's legacy CSV; they have no header, so each is known by its columns. */
export type OfacFile = 'main' | 'addresses' | 'aliases' | 'comments';

const COLUMNS: Readonly<Record<OfacFile, number>> = { main: 12, addresses: 6, aliases: 5, comments: 2 };

/** OFAC's null, written with a trailing blank. */
const NULL = '-0-';
const END_MARKER = '\x1a';

/** Recognises one of the four files by its first rows, half of which must fit; undefined otherwise. */
export function ofacFile(file: ListFile): OfacFile | undefined {
  const kinds = headRows(file, 12)
    .filter((row) => row[0] !== END_MARKER)
    .map(rowKind);
  return KINDS.find((kind) => kinds.length > 0 && kinds.filter((one) => one === kind).length * 2 >= kinds.length);
}

const KINDS = Object.keys(COLUMNS) as OfacFile[];

function rowKind(row: readonly string[]): OfacFile | undefined {
  const [id = '', second = '', third = ''] = row;
  if (!/^\d+$/.test(id)) return undefined;
  switch (row.length) {
    case COLUMNS.main:
      return MAIN_TYPES.has(third.trim()) ? 'main' : undefined;
    case COLUMNS.addresses:
      return /^\d+$/.test(second) ? 'addresses' : undefined;
    case COLUMNS.aliases:
      return /^[afn]ka$/.test(third) ? 'aliases' : undefined;
    case COLUMNS.comments:
      return 'comments';
    default:
      return undefined;
  }
}

const MAIN_TYPES = new Set([NULL, 'individual', 'vessel', 'aircraft']);

export interface OfacRow {
  readonly id: string;
  /** The cells after the first, nulls empty. */
  readonly cells: readonly string[];
  readonly place: string;
}

/**
 * Reads the rows of one file, nulls emptied. Every file ends with a lone Ctrl-Z: one without was truncated, even
 * between two rows. A row of another width is reported and skipped, unless it is the last one.
 */
export async function* ofacRows(file: ListFile, kind: OfacFile, log: ReadingLog): AsyncGenerator<OfacRow> {
  let ended = false;
  let broken: { place: string; reason: string } | undefined;
  for await (const { cells, line } of csvRows(file)) {
    const place = `${file.name} line ${line}`;
    if (ended) throw refused(file.name, `rows follow the end marker (line ${line})`);
    if (broken !== undefined) log.broken(broken.place, broken.reason);
    broken = undefined;
    if (cells.length === 1 && cells[0]?.trim() === END_MARKER) {
      ended = true;
    } else if (cells.length !== COLUMNS[kind]) {
      broken = { place, reason: `${cells.length} columns instead of ${COLUMNS[kind]}` };
    } else if (!/^\d+$/.test(cells[0] ?? '')) {
      broken = { place, reason: 'the first column is not a number' };
    } else {
      yield { id: cells[0] ?? '', cells: cells.slice(1).map(withoutNull), place };
    }
  }
  if (ended) {
    if (broken !== undefined) log.broken(broken.place, broken.reason);
    return;
  }
  if (broken !== undefined) throw refused(file.name, 'it is truncated: the last row is incomplete; download it again');
  if (log.mustBeWhole) throw refused(file.name, 'it is truncated: the end marker is missing; download it again');
  log.warn(`${file.name}: the end marker is missing; the file may be truncated`);
}

function withoutNull(cell: string): string {
  return cell.trim() === NULL ? '' : cell;
}
