import { getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './database.js';

/** Keeps one statement's text and the server's pause in making it small: some milliseconds. */
const ROWS_A_STATEMENT = 250;

/**
 * Writes many rows as one value: a parameter for each column of each row costs both sides several times as much. Columns of
 * type `json` keep their text as `JSON.stringify` writes it. What no row has is as the table says.
 */
export async function insertRows<Table extends PgTable>(
  tx: Queries,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const known = Object.entries(getTableColumns(table)).map(([key, { name }]) => ({ key, name }));
  const type = sql.identifier(getTableConfig(table).name);
  for (let first = 0; first < rows.length; first += ROWS_A_STATEMENT) {
    const run: readonly Readonly<Record<string, unknown>>[] = rows.slice(first, first + ROWS_A_STATEMENT);
    const used = known.filter(({ key }) => run.some((row) => row[key] !== undefined));
    const named = run.map((row) => Object.fromEntries(used.map(({ key, name }) => [name, row[key]])));
    const values = storable(JSON.stringify(named));
    const columns = sql.join(
      used.map(({ name }) => sql.identifier(name)),
      sql`, `,
    );
    await tx.execute(sql`
      insert into ${type} (${columns}) select ${columns} from json_populate_recordset(null::${type}, ${values}::json)`);
  }
}

/** Escapes that PostgreSQL reads in no JSON: of NUL and of half a character. No request holds them; a list might. */
function storable(json: string): string {
  if (!/\\u(?:0000|d)/.test(json)) return json;
  return json.replaceAll(/\\\\|\\u(?:0000|d[89a-f][0-9a-f]{2})/g, (sign) => (sign === '\\\\' ? sign : '\ufffd'));
}
