import type { CustomListType } from '../../domain/custom-list.js';
import type { ListedRecord } from '../../domain/listed-record.js';
import { unique } from '../fields/unique.js';
import type { ListFile } from '../reading/list-file.js';
import type { ListReader, ReadingLog } from '../reading/list-reader.js';
import { customEntries } from './custom-entries.js';
import { CUSTOM_FIELDS } from './custom-record.js';
import { type CustomHead, customHead, customRows } from './custom-table.js';

/** Reads a custom list, CSV; `docs/custom-lists.md` describes its columns. */
export const customCsv: ListReader = {
  recognises(files) {
    const [file, ...more] = files;
    const head = file === undefined ? undefined : headOf(file);
    if (head === undefined || !head.columns.includes('name')) return false;
    if (more.length > 0) return 'a custom list is one file, and several were given';
    const unknown = head.columns.filter((column) => !CUSTOM_FIELDS.some((field) => field === column));
    if (unknown.length > 0) {
      const columns = unknown.map((column) => `"${column}"`).join(', ');
      return `unknown columns ${columns}; a custom list may have: ${CUSTOM_FIELDS.join(', ')}`;
    }
    if (new Set(head.columns).size < head.columns.length) return 'a column occurs twice';
    return true;
  },
  read: ({ name }, files, log) => readCustomCsv(name, files, log),
};

/** Spreadsheets of some countries separate by semicolons; cells with several values are then quoted. */
function headOf(file: ListFile): CustomHead | undefined {
  return customHead(file, [',', ';', '\t']);
}

export async function* readCustomCsv(
  source: string,
  files: readonly ListFile[],
  log: ReadingLog,
  ofList?: CustomListType,
): AsyncGenerator<ListedRecord> {
  const entries = customEntries(source, log, ofList);
  for (const file of files) {
    const head = headOf(file);
    if (head === undefined) continue;
    for await (const row of customRows(file, head, log)) {
      const record = entries.read(row.number, row.place, (field) => valuesIn(unquoted(row.cell(field)), field));
      if (record !== undefined) yield record;
    }
  }
  entries.finish();
}

/** The quote that an export puts before text that a spreadsheet would calculate. */
function unquoted(cell: string): string {
  return cell.replace(/^'(?=[=+\-@＝＋－＠])/, '');
}

/** Texts that may themselves hold a semicolon. */
const WHOLE_CELLS = new Set(['id', 'name', 'notes', 'source_url', 'list_type', 'entity_type', 'gender']);

/** Between values, and not within a picture (`data:image/png;base64,…`). */
const SEMICOLON = /;(?!base64,)/;

function valuesIn(cell: string, field: string): string[] {
  return unique((WHOLE_CELLS.has(field) ? [cell] : cell.split(SEMICOLON)).map((value) => value.trim()));
}
