import { hasCluster, openEmbeddedPostgres, rejectForeignFolder } from '@touchstone/embedded-postgres';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type Database, openDatabase } from './database.js';
import { addressesOf, newClient } from './database-hosts.js';
import { migrate } from './migrate.js';
import { rejectOtherDatabase, rejectPooler } from './reject-pooler.js';
import { isLostConnection } from './translate-error.js';
import { withClient } from './with-client.js';

/** The database of one process, embedded or external, migrated and open. */
export interface Storage {
  readonly database: Database;
  /** Address for connections outside the pool (`listen`). */
  readonly url: string;
  /** Closes the pool, then leaves the embedded server; the last to leave ends it. */
  close(): Promise<void>;
  /** Leaves without waiting for queries in flight: what is not committed is undone. */
  leave(): Promise<void>;
  /** Releases what an immediate exit would leave behind. */
  abandon(): void;
}

interface StorageConfig {
  readonly databaseUrl?: string;
  readonly databaseOwnerUrl?: string;
  readonly databasePooledUrl?: string;
  readonly dataDir: string;
}

/** How a database is opened. */
interface OpenOptions {
  readonly say: (line: string) => void;
  /** Makes the embedded database, or the tables of the external one, where there are none; false rejects instead. */
  readonly create?: boolean;
}

/** Names the database of a configuration, without user and password. */
export function placeOf({ databaseUrl, dataDir }: StorageConfig): string {
  if (databaseUrl === undefined) return `Data folder: ${dataDir}`;
  const clients = addressesOf(databaseUrl).map((address) => newClient(address));
  return `Database: ${clients[0]?.database} at ${clients.map(({ host, port }) => `${host}:${port}`).join(', ')}`;
}

/**
 * Opens the database of `DATABASE_URL`, or the embedded one of `DATA_DIR`, and brings its tables up to date. Rejects with
 * one line for people that never repeats the URL: it holds a password.
 */
export async function openStorage(
  { databaseUrl, databaseOwnerUrl, databasePooledUrl, dataDir }: StorageConfig,
  { say, create = true, migrateOthers }: OpenOptions & { readonly migrateOthers: Parameters<typeof migrate>[1] },
): Promise<Storage> {
  if (!create) await rejectMissing(databaseUrl, dataDir);
  if (databaseUrl !== undefined) {
    rejectForeignFolder(dataDir);
    const role = newClient(databaseUrl).user;
    await rejectPooler(databaseUrl).catch(unusable('DATABASE_URL'));
    if (databaseOwnerUrl !== undefined) await rejectPooler(databaseOwnerUrl).catch(unusable('DATABASE_OWNER_URL'));
    await (databaseOwnerUrl === undefined
      ? migrate(databaseUrl, migrateOthers).catch(unusable('DATABASE_URL'))
      : migrate(databaseOwnerUrl, migrateOthers, role).catch(unusable('DATABASE_OWNER_URL')));
    if (databasePooledUrl !== undefined)
      await rejectOtherDatabase(databaseUrl, databasePooledUrl).catch(unusable('DATABASE_POOLED_URL'));
    const database =
      databasePooledUrl === undefined ? openDatabase(databaseUrl) : openDatabase(databasePooledUrl, { isPooled: true });
    if (await isSuperuser(database)) {
      say(
        'DATABASE_URL connects as a superuser, who can run programs on the database server: use a role that only owns this database',
      );
    }
    return { database, url: databaseUrl, close: () => database.close(), leave: async () => {}, abandon: () => {} };
  }
  const postgres = await openEmbeddedPostgres(dataDir, { say });
  try {
    await migrate(postgres.ownerUrl, migrateOthers, new URL(postgres.url).username);
  } catch (error) {
    await postgres.close();
    throw new Error(`the embedded database cannot be brought up to date: ${reasonOf(error)}`);
  }
  const database = openDatabase(postgres.url);
  return {
    database,
    url: postgres.url,
    async close() {
      await database.close();
      await postgres.close();
    },
    leave: () => postgres.close(),
    abandon: () => postgres.abandon(),
  };
}

/** The database as its owner sees it, who may change tables. Not migrated. */
export interface OwnedStorage {
  readonly ownerUrl: string;
  /** The role that the service logs in as, where it is another. */
  readonly serviceRole?: string;
  close(): Promise<void>;
  leave(): Promise<void>;
}

/** Opens the database for changes of its tables: adoption and restoring. */
export async function openAsOwner(
  { databaseUrl, databaseOwnerUrl, dataDir }: StorageConfig,
  { say, create = true }: OpenOptions,
): Promise<OwnedStorage> {
  if (!create) await rejectMissing(databaseUrl, dataDir);
  if (databaseUrl !== undefined) {
    rejectForeignFolder(dataDir);
    const nothing = async () => {};
    const ends = { close: nothing, leave: nothing };
    if (databaseOwnerUrl === undefined) return { ownerUrl: databaseUrl, ...ends };
    const serviceRole = newClient(databaseUrl).user;
    return { ownerUrl: databaseOwnerUrl, ...(serviceRole !== undefined && { serviceRole }), ...ends };
  }
  const postgres = await openEmbeddedPostgres(dataDir, { say });
  const close = () => postgres.close();
  return { ownerUrl: postgres.ownerUrl, serviceRole: new URL(postgres.url).username, close, leave: close };
}

/** A command that only reads leaves no empty database behind where a setting names the wrong one. */
async function rejectMissing(databaseUrl: string | undefined, dataDir: string): Promise<void> {
  if (databaseUrl === undefined) {
    if (hasCluster(dataDir)) return;
    throw new Error(
      `there is no database in ${dataDir}: start the server once, or set DATA_DIR or DATABASE_URL to the one you mean`,
    );
  }
  const { rows } = await withClient(databaseUrl, 'touchstone look', (client) =>
    client.query<{ exists: boolean }>("select to_regclass('drizzle.__drizzle_migrations') is not null as exists"),
  ).catch((error: unknown) => {
    throw new Error(`the database of DATABASE_URL cannot be used: ${reasonOf(error)}`);
  });
  if (rows[0]?.exists !== true) {
    throw new Error(
      'the database of DATABASE_URL has no tables: start the server once, or set DATABASE_URL to the one you mean',
    );
  }
}

function unusable(variable: string): (error: unknown) => never {
  return (error) => {
    throw new Error(`the database of ${variable} cannot be used: ${reasonOf(error)}`);
  };
}

async function isSuperuser({ db }: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`select from pg_roles where rolname = current_user and rolsuper`);
  return rows.length > 0;
}

/** `localhost` has two addresses, and each fails for itself. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? reasonOf(error.cause) : undefined;
  if (error instanceof pg.DatabaseError || isLostConnection(error)) return error.message;
  return cause ?? error.message;
}
