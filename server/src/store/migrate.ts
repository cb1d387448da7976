import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './database.js';

/** From `dist/src/store/`; the SQL files are read where they lie. */
const FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** One process migrates at a time; the others wait for it and find nothing left to do. */
const MIGRATION_LOCK = 7_305_002;
const OLDEST = 150_000;

/**
 * Checks the server's version and brings the schema up to date. Many nodes may start at once. `others` brings up to date
 * what is not ours (the job queue), one process at a time as well.
 */
export async function migrate(url: string, others: (url: string) => Promise<void> = async () => {}): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'touchstone migrate',
  });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    const version = Number(rows[0]?.server_version_num);
    if (version < OLDEST) {
      throw new Error(`the database is PostgreSQL ${Math.floor(version / 10_000)}: version 15 or newer is needed`);
    }
    // Drizzle announces by NOTICE what is already there.
    await client.query('set client_min_messages = warning');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await applyMigrations(drizzle({ client }), { migrationsFolder: FOLDER });
    await others(url);
  } finally {
    await client.end();
  }
}

/** Whether the schema is at least as new as this program. */
export async function isMigrated({ db }: Database): Promise<boolean> {
  const newest = Math.max(...readMigrationFiles({ migrationsFolder: FOLDER }).map(({ folderMillis }) => folderMillis));
  const { rows } = await db.execute<{ applied: boolean }>(
    sql`select exists (select from drizzle.__drizzle_migrations where created_at >= ${newest}) as applied`,
  );
  return rows[0]?.applied === true;
}
