import type { FieldError } from '../domain/app-error.js';
import { partsOfField } from '../domain/parts-of-field.js';

/** The columns of the upload, in the order of the template: fields of create-customer. */
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
] as const;
export type BulkColumn = (typeof BULK_COLUMNS)[number];

/** A row as it was uploaded, by column; empty cells are left out. */
export type BulkCells = Readonly<Partial<Record<BulkColumn, string>>>;

/** What people also call them, without blanks and signs. */
const OTHER_NAMES: Readonly<Record<string, BulkColumn>> = {
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

const COLUMN_NAMED: ReadonlyMap<string, BulkColumn> = new Map([
  ...BULK_COLUMNS.map((column) => [plain(column), column] as const),
  ...Object.entries(OTHER_NAMES),
]);

/** Cells that hold several values, parted by `|` or `;`. */
const LISTS: readonly BulkColumn[] = ['entity_type', 'categories', 'countries'];
const NUMBERS: readonly BulkColumn[] = ['match_score'];
const FLAGS: readonly BulkColumn[] = ['exact_search', 'ongoing_monitoring'];

const TRUE = /^(true|yes|y|1)$/i;
const FALSE = /^(false|no|n|0)$/i;

/**
 * Which column of ours each of the file's is; undefined for those we do not know, which are ignored. The faults are of the
 * field `file`: no name, or one column twice.
 */
export function readBulkHeader(header: readonly string[]): {
  readonly columns: readonly (BulkColumn | undefined)[];
  readonly faults: readonly FieldError[];
} {
  const columns = header.map((name) => COLUMN_NAMED.get(plain(name)));
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
  return { columns, faults };
}

/** The cells of one row by column, and what is wrong with the row as such. */
export function readBulkCells(
  columns: readonly (BulkColumn | undefined)[],
  cells: readonly string[],
): { readonly cells: BulkCells; readonly fault?: string } {
  const named: Partial<Record<BulkColumn, string>> = {};
  for (const [index, column] of columns.entries()) {
    const text = cells[index]?.trim();
    if (column !== undefined && text) named[column] = text;
  }
  const surplus = cells.slice(columns.length).some((cell) => cell.trim() !== '');
  return surplus
    ? { cells: named, fault: `the row has ${cells.length} cells and the header ${columns.length}` }
    : { cells: named };
}

/** A row as the body of create-customer, with the defaults of the bulk upload. What does not fit is left as text, for its fault. */
export function toCustomerBody(
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
