import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';

/** Relative to `dist/src/platform/database/`; the SQL files are read in place. */
const FOLDER = fileURLToPath(new URL('../../../../migrations', import.meta.url));

/** The migrations this program knows, oldest first. `folderMillis` is the moment each was made, which the database keeps. */
export function knownMigrations(): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: FOLDER });
}

/** The first migration: the tables of version 0.2.0. */
export type Baseline = MigrationMeta;

export function baselineOf(): Baseline {
  const [baseline] = knownMigrations();
  if (baseline === undefined) throw new Error(`there are no migrations in ${FOLDER}`);
  return baseline;
}

interface Journal {
  readonly entries: readonly { readonly when: number }[];
}

/** Calls `work` with a folder that holds the migrations made until `newest`; with all of them where it is not given. */
export async function withMigrationsUpTo<T>(
  newest: number | undefined,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  if (newest === undefined) return work(FOLDER);
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-migrations-'));
  try {
    cpSync(FOLDER, folder, { recursive: true });
    const path = join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(readFileSync(path, 'utf8')) as Journal;
    const entries = journal.entries.filter(({ when }) => when <= newest);
    writeFileSync(path, JSON.stringify({ ...journal, entries }));
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Names of every table that a migration makes, whether or not a later one drops it. */
export function tablesOfMigrations(): string[] {
  const created = knownMigrations().flatMap(({ sql }) =>
    sql.flatMap((statement) => [...statement.matchAll(/CREATE (?:UNLOGGED )?TABLE "(\w+)"/g)]),
  );
  return created.flatMap(([, name]) => name ?? []);
}
