import { AppError, type FieldError } from '../domain/app-error.js';
import type { BulkRow, FileNotice } from '../domain/bulk-upload.js';
import { partsOfField } from '../domain/parts-of-field.js';
import { csvTable } from '../platform/csv/csv-table.js';

/** Columns of an upload, in the order of the template: fields of `POST /api/ai-risk-customers`. */
export const BULK_COLUMNS = [
  'name',
  'entity_type',
  'categories',
  'match_score',
  'birth_incorporation_date',
  'countries',
  'exact_search',
  'nationality',
  'occupation',
  'industry',
  'address',
  'known_alias',
  'parent',
  'spouse',
  'sibling',
  'identification_number',
  'business_registration_number',
  'imo_number',
  'tail_number',
  'gender',
  'identification_type',
  'identification_country',
  'client_reference',
  'ongoing_monitoring',
  'test',
] as const;
type BulkColumn = (typeof BULK_COLUMNS)[number];

/** Cells of a row by column, without the empty ones. */
export type BulkCells = Readonly<Partial<Record<BulkColumn, string>>>;

/** Other common names of columns, without blanks and punctuation. */
const SYNONYMS: Readonly<Record<string, BulkColumn>> = {
  fullname: 'name',
  customername: 'name',
  type: 'entity_type',
  category: 'categories',
  dob: 'birth_incorporation_date',
  dateofbirth: 'birth_incorporation_date',
  birthdate: 'birth_incorporation_date',
  dateofincorporation: 'birth_incorporation_date',
  incorporationdate: 'birth_incorporation_date',
  country: 'countries',
  alias: 'known_alias',
  reference: 'client_reference',
};

const COLUMNS_BY_NAME: ReadonlyMap<string, BulkColumn> = new Map([
  ...BULK_COLUMNS.map((column) => [plain(column), column] as const),
  ...Object.entries(SYNONYMS),
]);

/** Columns with several values, separated by `|` or `;`. */
const LISTS: readonly BulkColumn[] = ['entity_type', 'categories', 'countries'];
const NUMBERS: readonly BulkColumn[] = ['match_score'];
const FLAGS: readonly BulkColumn[] = ['exact_search', 'ongoing_monitoring', 'test'];

const TRUE = /^(true|yes|y|1)$/i;
const FALSE = /^(false|no|n|0)$/i;

const ENCODING_ASSUMED: FileNotice = {
  code: 'encoding_assumed',
  message: 'The file is not UTF-8 and was read as Windows-1252; check names with accents, or save it as UTF-8.',
};

/** A column of a file; without a field it is ignored. */
export interface FileColumn {
  readonly header: string;
  readonly field: string | undefined;
}

/** Told what there is to know about a file besides its rows. */
export interface FileListeners {
  readonly onNotice?: (notice: FileNotice) => void;
  readonly onHeader?: (columns: readonly FileColumn[]) => void;
}

/**
 * Rows of an uploaded file, numbered, with errors of the row as a whole. Throws as `csvTable` does, and `validation_failed` when
 * the header has no `name` or one column twice.
 */
export async function* readBulkRows(
  bytes: AsyncIterable<Uint8Array>,
  { onNotice, onHeader }: FileListeners = {},
): AsyncGenerator<BulkRow> {
  let columns: Columns = { known: [], count: 0 };
  const rows = csvTable(
    bytes,
    (header) => {
      columns = readHeader(header);
      onHeader?.(header.map((name) => ({ header: name.trim(), field: COLUMNS_BY_NAME.get(plain(name)) })));
    },
    () => onNotice?.(ENCODING_ASSUMED),
  );
  let number = 0;
  for await (const { line, cells } of rows) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    number += 1;
    yield { number, line, ...readCells(columns, cells) };
  }
}

/** Columns of a header: the known ones by index, and how many there are. A header may have any number of others, which are ignored. */
interface Columns {
  readonly known: readonly (readonly [index: number, column: BulkColumn])[];
  readonly count: number;
}

function readHeader(header: readonly string[]): Columns {
  const columns = header.map((name) => COLUMNS_BY_NAME.get(plain(name)));
  const faults: FieldError[] = [];
  if (!columns.includes('name')) {
    faults.push({ field: 'file', message: 'has no column "name" in its header row' });
  }
  for (const column of new Set(columns)) {
    const names = header.filter((_, index) => columns[index] === column);
    if (column !== undefined && names.length > 1) {
      faults.push({ field: 'file', message: `has the column "${column}" ${names.length} times: ${names.join(', ')}` });
    }
  }
  if (faults.length > 0) throw new AppError('validation_failed', { faults });
  const known = columns.flatMap((column, index) => (column === undefined ? [] : [[index, column] as const]));
  return { known, count: header.length };
}

/** Cells of one row by column, and the errors of the row as a whole. */
function readCells(
  { known, count }: Columns,
  cells: readonly string[],
): { readonly cells: BulkCells; readonly faults: readonly FieldError[] } {
  const named: Partial<Record<BulkColumn, string>> = {};
  for (const [index, column] of known) {
    const text = cells[index]?.trim();
    if (text) named[column] = text;
  }
  const surplus = cells.slice(count).some((cell) => cell.trim() !== '');
  const message = `the row has ${cells.length} cells and the header ${count}`;
  return { cells: named, faults: surplus ? [{ field: 'row', message }] : [] };
}

/** A row as the body of `POST /api/ai-risk-customers`. A cell that does not parse stays text and fails validation. */
export function customerBodyOf(
  cells: BulkCells,
  defaults: { readonly categories: readonly string[] },
): Record<string, unknown> {
  const body: Record<string, unknown> = { entity_type: ['Person'], categories: defaults.categories, match_score: 80 };
  for (const [column, text] of Object.entries(cells) as [BulkColumn, string][]) {
    if (LISTS.includes(column)) body[column] = partsOfField(text);
    else if (NUMBERS.includes(column)) body[column] = /^\d+(\.0+)?$/.test(text) ? Number(text) : text;
    else if (FLAGS.includes(column)) body[column] = TRUE.test(text) ? true : FALSE.test(text) ? false : text;
    else body[column] = text;
  }
  return body;
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
