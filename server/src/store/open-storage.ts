import pg from 'pg';
import { type Database, openDatabase } from './database.js';
import { openEmbeddedPostgres } from './embedded-postgres.js';
import { migrate } from './migrate.js';
import { isLostConnection } from './translate-error.js';

/** The database of one process, embedded or external, migrated and open. */
export interface Storage {
  readonly database: Database;
  /** For connections of their own (`listen`). */
  readonly url: string;
  /** Closes the pool, then leaves the embedded server; the last to leave ends it. */
  close(): Promise<void>;
  /** Leaves without waiting for queries in flight: what is not committed is undone. */
  leave(): Promise<void>;
  /** For an exit that cannot wait at all. */
  abandon(): void;
}

/**
 * Opens the database of `DATABASE_URL`, or the embedded one of `DATA_DIR`, and brings its tables up to date. Rejects with
 * one line for people that never repeats the URL: it holds a password.
 */
export async function openStorage(
  { databaseUrl, dataDir }: { databaseUrl?: string | undefined; dataDir: string },
  { say, migrateOthers }: { say: (line: string) => void; migrateOthers: Parameters<typeof migrate>[1] },
): Promise<Storage> {
  if (databaseUrl !== undefined) {
    await migrate(databaseUrl, migrateOthers).catch((error: unknown) => {
      throw new Error(`the database of DATABASE_URL cannot be used: ${reasonOf(error)}`);
    });
    const database = openDatabase(databaseUrl);
    return { database, url: databaseUrl, close: () => database.close(), leave: async () => {}, abandon: () => {} };
  }
  const postgres = await openEmbeddedPostgres(dataDir, { say });
  try {
    await migrate(postgres.url, migrateOthers);
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

/** `localhost` has two addresses, and each fails for itself. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? reasonOf(error.cause) : undefined;
  if (error instanceof pg.DatabaseError || isLostConnection(error)) return error.message;
  return cause ?? error.message;
}
