import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './database.js';
import { openJobsPool } from './jobs-pool.js';

/** From `dist/src/store/`; the SQL files are read where they lie. */
const FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** One process migrates at a time; the others wait for it and find nothing left to do. */
const MIGRATION_LOCK = 7_305_002;
const OLDEST = 150_000;

/**
 * Checks the server's version and encoding, and brings the schema up to date. Many nodes may start at once. `others` brings up to date
 * what is not ours (the job queue), one process at a time as well, on a pool that is closed when this resolves: the queue's own
 * is still closing then, and a database that stops at that moment would end the process.
 */
export async function migrate(url: string, others: (pool: pg.Pool) => Promise<void> = async () => {}): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'touchstone migrate',
  });
  client.on('error', () => {});
  await client.connect();
  try {
    await refuseUnfit(client);
    // Drizzle announces by NOTICE what is already there.
    await client.query('set client_min_messages = warning');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await applyMigrations(drizzle({ client }), { migrationsFolder: FOLDER });
    const { pool, close } = openJobsPool(url, 2);
    await others(pool).finally(close);
  } finally {
    await client.end();
  }
}

async function refuseUnfit(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    "select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding",
  );
  const { version = 0, encoding = '' } = rows[0] ?? {};
  if (version < OLDEST) {
    throw new Error(`the database is PostgreSQL ${Math.floor(version / 10_000)}: version 15 or newer is needed`);
  }
  // Names of every script are kept.
  if (encoding !== 'UTF8') throw new Error(`the database has the encoding ${encoding}: one with UTF8 is needed`);
}

/** Whether the schema is at least as new as this program. */
export async function isMigrated({ db }: Database): Promise<boolean> {
  const newest = Math.max(...readMigrationFiles({ migrationsFolder: FOLDER }).map(({ folderMillis }) => folderMillis));
  const { rows } = await db.execute<{ applied: boolean }>(
    sql`select exists (select from drizzle.__drizzle_migrations where created_at >= ${newest}) as applied`,
  );
  return rows[0]?.applied === true;
}
