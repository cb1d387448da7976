import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { executePrepared, type Queries, written } from './database.js';

/** Keeps one statement's text and the server's pause in making it small: some milliseconds. */
const ROWS_A_STATEMENT = 250;

/** Rows that are to be written to one table. */
export interface NewRows {
  readonly table: PgTable;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** Condition on the rows, whose columns are those of `json_populate_recordset`. */
  readonly where?: string;
  /** Clause for existing rows: `on conflict …`. */
  readonly onConflict?: string;
}

export function rowsOf<Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]): NewRows {
  return { table, rows };
}

/**
 * Inserts many rows as one value: a parameter for each column of each row costs both sides several times as much.
 * Values shared by all rows are sent and read once. Columns of type `json` keep the text of `JSON.stringify`. Columns
 * that no row sets take the table's default.
 */
export function insertRows<Table extends PgTable>(
  tx: Queries,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  return insertBatch(tx, [rowsOf(table, rows)]);
}

/** Tells whether `insertBatch` needs a single statement, which is a transaction by itself. */
export function isOneStatement(parts: readonly NewRows[]): boolean {
  return parts.every(({ rows }) => rows.length <= ROWS_A_STATEMENT);
}

/**
 * Writes rows of several tables in their order, in one statement unless one of them has very many. Rows may refer to each other
 * from a later table to an earlier one. `calls` are functions that the last statement calls as well.
 */
export async function insertBatch(tx: Queries, parts: readonly NewRows[], calls: readonly SQL[] = []): Promise<void> {
  const some = parts.filter(({ rows }) => rows.length > 0);
  if (some.length === 0) return;
  const statements = isOneStatement(some) ? [some] : some.flatMap(inRuns).map((run) => [run]);
  for (const [place, together] of statements.entries()) {
    const isLast = place === statements.length - 1;
    const called = isLast && calls.length > 0 ? written(sql.join([...calls], sql.raw(', '))) : { sql: '1', params: [] };
    const params = [...called.params];
    // PostgreSQL 18 and before run the last of them first.
    const inserts = together.map((part, index) => `part_${index} as (${insertOf(part, params)})`).toReversed();
    await executePrepared(tx, { sql: `with ${inserts.join(', ')} select ${called.sql}`, params });
  }
}

/** Changes rows of an organization by their id, as one value too: to each what it is to be, of the same columns for all. */
export async function updateRows<Table extends PgTable, Key extends keyof Table['$inferInsert']>(
  tx: Queries,
  table: Table,
  organizationId: string,
  rows: readonly (Pick<Table['$inferInsert'], Key> & { readonly id: string })[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const { name, columns } = shapeOf(table);
  const used = columns.filter(({ key }) => key in first);
  const changed = used
    .filter((column) => column.key !== 'id')
    .map((column) => `"${column.name}" = new."${column.name}"`);
  await executePrepared(tx, {
    sql:
      `update "${name}" set ${changed.join(', ')} from json_populate_recordset(null::"${name}", $2::json) as new ` +
      `where "${name}".id = new.id and "${name}".organization_id = $1`,
    params: [organizationId, storable(JSON.stringify(rows.map((row) => valuesOf(row, used))))],
  });
}

function inRuns({ rows, ...part }: NewRows): NewRows[] {
  const runs: NewRows[] = [];
  for (let first = 0; first < rows.length; first += ROWS_A_STATEMENT) {
    runs.push({ ...part, rows: rows.slice(first, first + ROWS_A_STATEMENT) });
  }
  return runs;
}

/** The text of an insert; its rows are two more of `params`. */
function insertOf({ table, rows, where, onConflict = '' }: NewRows, params: unknown[]): string {
  const { name, columns } = shapeOf(table);
  const used = columns.filter(({ key }) => rows.some((row) => row[key] !== undefined));
  const [first = {}] = rows;
  const common = new Set(used.filter(({ key }) => rows.every((row) => isSame(row[key], first[key]))));
  const own = used.filter((column) => !common.has(column));
  params.push(storable(JSON.stringify(valuesOf(first, [...common]))));
  params.push(storable(JSON.stringify(rows.map((row) => valuesOf(row, own)))));
  const list = used.map((column) => `"${column.name}"`).join(', ');
  const shared = `json_populate_record(null::"${name}", $${params.length - 1}::json)`;
  return (
    `insert into "${name}" (${list}) select ${list} ` +
    `from json_populate_recordset(${shared}, $${params.length}::json) ${where === undefined ? '' : `where ${where}`} ${onConflict}`
  );
}

function valuesOf(row: Readonly<Record<string, unknown>>, columns: readonly Column[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { key, name } of columns) values[name] = row[key];
  return values;
}

/** Tells whether two values are the same JSON text. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a instanceof Date || b instanceof Date) return Number(a) === Number(b);
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  if (keys.length !== others.length || Array.isArray(a) !== Array.isArray(b)) return false;
  return keys.every((key, place) => key === others[place] && isSame(a[key as never], b[key as never]));
}

interface Column {
  readonly key: string;
  readonly name: string;
}

interface Shape {
  readonly name: string;
  readonly columns: readonly Column[];
}

/** Asking drizzle for the shape of a table costs more than writing a row of it. */
const shapes = new WeakMap<PgTable, Shape>();

function shapeOf(table: PgTable): Shape {
  const known = shapes.get(table);
  if (known !== undefined) return known;
  const columns = Object.entries(getTableColumns(table)).map(([key, { name }]) => ({ key, name }));
  const shape = { name: getTableConfig(table).name, columns };
  shapes.set(table, shape);
  return shape;
}

/** Escapes that PostgreSQL reads in no JSON: of NUL and of half a character. No request holds them; a list might. */
function storable(json: string): string {
  if (!/\\u(?:0000|d)/.test(json)) return json;
  return json.replaceAll(/\\\\|\\u(?:0000|d[89a-f][0-9a-f]{2})/g, (sign) => (sign === '\\\\' ? sign : '\ufffd'));
}
