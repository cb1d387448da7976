import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { openJobsPool } from '../jobs/jobs-pool.repository.js';
import type { Database } from './database.js';
import { grantData } from './grant-data.js';
import { knownMigrations, withMigrationsUpTo } from './migration-files.js';
import { withClient } from './with-client.js';

/** Lock under which one process migrates; the others wait and find nothing left to do. */
const MIGRATION_LOCK = 7_305_002;
const OLDEST = 150_000;

/** Brings the tables of the job queue up to date. */
export type MigrateJobs = (pool: pg.Pool) => Promise<void>;

/**
 * Checks the server's version and encoding, and brings the schema up to date. Many nodes may start at once. `others` brings up to date
 * what is not ours (the job queue), one process at a time as well, on a pool that is closed when this resolves: the queue's own
 * is still closing then, and a database that stops at that moment would end the process. `serviceRole` may then read and write what
 * the tables hold, and nothing else: called with such a role, this only checks that the tables are up to date. Migrations made after
 * `newest` (Unix milliseconds) are left out, for rows of an older version.
 */
export async function migrate(
  url: string,
  others: MigrateJobs = async () => {},
  serviceRole?: string,
  newest?: number,
): Promise<void> {
  await withClient(url, 'touchstone migrate', async (client) => {
    await rejectUnfit(client);
    // Drizzle announces by NOTICE what is already there.
    await client.query('set client_min_messages = warning');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (!(await mayMigrate(client))) {
      await rejectStale(client);
      return await rejectUnknownSchema(client);
    }
    await rejectUnknownSchema(client);
    await withMigrationsUpTo(newest, (migrationsFolder) => applyMigrations(drizzle({ client }), { migrationsFolder }));
    const { pool, close } = openJobsPool(url, 2);
    await others(pool).finally(close);
    if (serviceRole !== undefined) await grantData(client, serviceRole);
  });
}

async function rejectUnfit(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    "select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding",
  );
  const { version = 0, encoding = '' } = rows[0] ?? {};
  if (version < OLDEST) {
    throw new Error(`the database is PostgreSQL ${Math.floor(version / 10_000)}: version 15 or newer is required`);
  }
  // Names of every script are kept.
  if (encoding !== 'UTF8') throw new Error(`the database has the encoding ${encoding}: UTF8 is required`);
}

/** Refuses tables of a newer version, which this one could damage, and those of a version before the first migration that is kept. */
async function rejectUnknownSchema(client: pg.Client): Promise<void> {
  const { rows: found } = await client.query<{ journal: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as journal",
  );
  if (!found[0]?.journal) return;
  const { rows } = await client.query<{ at: string }>('select created_at as at from drizzle.__drizzle_migrations');
  const known = knownMigrations().map(({ folderMillis }) => folderMillis);
  const applied = rows.map(({ at }) => Number(at));
  const newest = Math.max(...applied);
  if (newest > Math.max(...known)) {
    const day = new Date(newest).toISOString().slice(0, 10);
    throw new Error(
      `its tables belong to a newer version (migration of ${day}): start that version, or restore a backup made before the upgrade`,
    );
  }
  if (applied.length > 0 && !applied.includes(Math.min(...known))) {
    throw new Error(
      'its tables belong to a version before 0.2.0: make a copy of the database, then run "./touchstone db adopt"',
    );
  }
}

/** A role that reads and writes rows alone takes the tables as they are. */
async function mayMigrate(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    "select has_database_privilege(current_database(), 'create') as may",
  );
  return rows[0]?.may === true;
}

async function rejectStale(client: pg.Client): Promise<void> {
  const isCurrent = await isMigrated({ db: drizzle({ client }) }).catch(() => false);
  if (isCurrent) return;
  throw new Error('its tables are not up to date, and its role may not change them: set DATABASE_OWNER_URL');
}

/** Tells whether the schema is at least as new as this program. */
export async function isMigrated({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const newest = Math.max(...knownMigrations().map(({ folderMillis }) => folderMillis));
  const { rows } = await db.execute<{ applied: boolean }>(
    sql`select exists (select from drizzle.__drizzle_migrations where created_at >= ${newest}) as applied`,
  );
  return rows[0]?.applied === true;
}
