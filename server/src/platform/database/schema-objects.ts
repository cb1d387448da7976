import type pg from 'pg';

/** A column as the catalog describes it. */
export interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** SQL of the default value; null where there is none. */
  readonly default: string | null;
}

/** A constraint or an index: its definition is SQL without the name of a schema. */
export interface Definition {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Objects of a schema, comparable with another schema of the same server. */
export interface SchemaObjects {
  readonly tables: readonly string[];
  readonly columns: readonly Column[];
  readonly constraints: readonly (Definition & { readonly isForeignKey: boolean })[];
  /** Indexes, except those created by constraints. */
  readonly indexes: readonly (Definition & { readonly isUnique: boolean })[];
}

/** Reads the tables of `schema`, which becomes the search path of the transaction: names of it need no schema then. */
export async function schemaObjects(client: pg.ClientBase, schema: string): Promise<SchemaObjects> {
  await client.query("select set_config('search_path', quote_ident($1), true)", [schema]);
  const rowsOf = async <Row extends pg.QueryResultRow>(sql: string) => (await client.query<Row>(sql, [schema])).rows;
  return {
    tables: (await rowsOf<{ name: string }>(TABLES)).map(({ name }) => name),
    columns: await rowsOf<Column>(COLUMNS),
    constraints: await rowsOf<SchemaObjects['constraints'][number]>(CONSTRAINTS),
    indexes: await rowsOf<SchemaObjects['indexes'][number]>(INDEXES),
  };
}

const TABLES = `
  select relname as name from pg_class where relnamespace = $1::regnamespace and relkind in ('r', 'p') order by relname`;

const COLUMNS = `
  select relname as table, attname as name, format_type(atttypid, atttypmod) as type, attnotnull as "isRequired",
    pg_get_expr(adbin, adrelid) as default
  from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relnamespace = $1::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
  order by relname, attnum`;

const CONSTRAINTS = `
  select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition, contype = 'f' as "isForeignKey"
  from pg_constraint join pg_class on pg_class.oid = conrelid
  where relnamespace = $1::regnamespace and contype in ('p', 'u', 'c', 'f', 'x') order by contype = 'f', relname, conname`;

const INDEXES = `
  select tables.relname as table, indexes.relname as name, pg_get_indexdef(indexrelid, 0, true) as definition, indisunique as "isUnique"
  from pg_index join pg_class as indexes on indexes.oid = indexrelid join pg_class as tables on tables.oid = indrelid
  where tables.relnamespace = $1::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)
  order by tables.relname, indexes.relname`;
