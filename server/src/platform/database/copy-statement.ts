import pg from 'pg';
import type { BackedUpTable } from './backup-manifest.schema.js';

/** `COPY` of the columns that a backup keeps of a table. */
export function copyStatement(
  table: Pick<BackedUpTable, 'schema' | 'table' | 'columns'>,
  direction: 'to stdout' | 'from stdin',
): string {
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  return `copy ${nameOf(table)} (${columns}) ${direction}`;
}

/** Name of a table with its schema, for SQL. */
export function nameOf({ schema, table }: Pick<BackedUpTable, 'schema' | 'table'>): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)}`;
}
