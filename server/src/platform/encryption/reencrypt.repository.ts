import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database/database.js';
import type { Encryption } from './encryption.js';

/** Encrypted values of one table, whose `key_fingerprint` names the key; null: not known. */
export interface EncryptedRows {
  readonly table: string;
  /** Columns of the primary key. */
  readonly key: readonly string[];
  /** Columns with encrypted values, which may be null. */
  readonly values: readonly string[];
  /** Context that values are bound to (`Encryption.encrypt`), from the values of `key`. */
  ownerOf(key: readonly string[]): string;
}

type Row = Record<string, string | null>;

/** Rows in one transaction: a picture has up to 7 MB. */
const BATCH = 8;

/**
 * Encrypts again what another key than the one in use encrypted. Values that no key decrypts stay as they are. What is done stays
 * done: `stopping` ends it after a batch, and the next call goes on with what is left.
 */
export async function reencryptRows(
  { transaction }: Database,
  encryption: Encryption,
  rows: EncryptedRows,
  stopping: AbortSignal,
): Promise<{ readonly done: number; readonly unreadable: number; readonly isComplete: boolean }> {
  let [done, unreadable] = [0, 0];
  let after: readonly string[] | undefined;
  while (!stopping.aborted) {
    const batch = await transaction((tx) => reencryptBatch(tx, encryption, rows, after));
    done += batch.done;
    unreadable += batch.unreadable;
    after = batch.last;
    if (after === undefined) return { done, unreadable, isComplete: true };
  }
  return { done, unreadable, isComplete: false };
}

async function reencryptBatch(
  tx: Queries,
  encryption: Encryption,
  { table, key, values, ownerOf }: EncryptedRows,
  after: readonly string[] | undefined,
) {
  const keyColumns = names(key);
  const { rows } = await tx.execute<Row>(sql`
    select ${names([...key, ...values])} from ${sql.identifier(table)}
    where ${otherKey(encryption)} ${after === undefined ? sql`` : sql`and (${keyColumns}) > (${list(after)})`}
    order by ${keyColumns} limit ${BATCH} for update`);
  let done = 0;
  for (const row of rows) {
    const place = key.map((column) => row[column] ?? '');
    const again = reencrypted(encryption, row, values, ownerOf(place));
    if (again === undefined) continue;
    const changes = values.map((column) => sql`${sql.identifier(column)} = ${again[column] ?? null}`);
    await tx.execute(sql`
      update ${sql.identifier(table)} set ${sql.join(changes, sql`, `)}, key_fingerprint = ${encryption.fingerprint}
      where (${keyColumns}) = (${list(place)})`);
    done += 1;
  }
  const last = rows.length < BATCH ? undefined : rows.at(-1);
  return { done, unreadable: rows.length - done, last: last && key.map((column) => last[column] ?? '') };
}

function reencrypted(encryption: Encryption, row: Row, values: readonly string[], owner: string): Row | undefined {
  try {
    return Object.fromEntries(
      values.map((column) => {
        const value = row[column] ?? null;
        return [column, value === null ? null : encryption.encrypt(encryption.decrypt(value, owner), owner)];
      }),
    );
  } catch {
    return undefined;
  }
}

/** Rows by the key that encrypted them. */
export async function countByKey({ db }: Pick<Database, 'db'>, tables: readonly Pick<EncryptedRows, 'table'>[]) {
  const counts = new Map<string | null, number>();
  for (const { table } of tables) {
    const { rows } = await db.execute<{ fingerprint: string | null; count: number }>(sql`
      select key_fingerprint as fingerprint, count(*)::int as count from ${sql.identifier(table)} group by 1`);
    for (const { fingerprint, count } of rows) counts.set(fingerprint, (counts.get(fingerprint) ?? 0) + count);
  }
  return counts;
}

function otherKey({ fingerprint }: Encryption): SQL {
  return sql`key_fingerprint is distinct from ${fingerprint}`;
}

function names(columns: readonly string[]): SQL {
  return sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
}

function list(values: readonly string[]): SQL {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
}
