import { Column, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Reads what a statement selects of a table. */
export interface RowReader<Row> {
  /** Columns of the statement's text, in the order in which `read` takes their values. */
  readonly columns: string;
  readonly read: (values: readonly unknown[]) => Row;
}

/**
 * Reads rows like drizzle, of all columns or of those named. Drizzle looks up the column for each value of each row,
 * which takes as long as everything else done with a row.
 */
export function rowReader<Table extends PgTable, Key extends string & keyof Table['$inferSelect']>(
  table: Table,
  keys?: readonly Key[],
): RowReader<Pick<Table['$inferSelect'], Key>> {
  const all: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  const columns = (keys ?? Object.keys(all)).flatMap((key) => {
    const column = all[key];
    return column === undefined ? [] : [{ key, name: column.name, decode: decoderOf(column) }];
  });
  return {
    columns: columns.map(({ name }) => `"${name}"`).join(', '),
    read(values) {
      const row: Record<string, unknown> = {};
      for (const [place, { key, decode }] of columns.entries()) {
        const value = values[place];
        row[key] = value === null || decode === undefined ? value : decode(value);
      }
      return row as Pick<Table['$inferSelect'], Key>;
    },
  };
}

/** Undefined where the value is taken as it comes. */
function decoderOf(column: PgColumn): ((value: unknown) => unknown) | undefined {
  const isPlain = column.mapFromDriverValue === Column.prototype.mapFromDriverValue;
  return isPlain ? undefined : (value) => column.mapFromDriverValue(value);
}
