import pg from 'pg';
import { withClient } from './with-client.js';

/** Longest wait for a session that another transaction has taken. */
const WAIT_MS = 5000;
const LOOKS = 3;

/**
 * Rejects an address that leads to a pooler in transaction mode, where LISTEN, advisory locks and settings of a session are lost. Such a
 * pooler gives the session that one connection has just used to the next that asks, and the first one another.
 */
export async function rejectPooler(url: string): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    if (await keepsSession(url)) continue;
    throw new Error(
      'the address leads to a pooler in transaction mode, which loses LISTEN and locks: name the server itself, and the pooler in DATABASE_POOLED_URL',
    );
  }
}

async function keepsSession(url: string): Promise<boolean> {
  return withClient(url, 'touchstone look', async (one) => {
    const before = await sessionOf(one);
    return withClient(url, 'touchstone look', async (other) => {
      await other.query('begin');
      await sessionOf(other);
      return (await sessionOf(one)) === before;
    });
  });
}

/** Undefined where no session is free: a server has one for every connection. */
async function sessionOf(client: pg.Client): Promise<number | undefined> {
  const query = { text: 'select pg_backend_pid() as pid', query_timeout: WAIT_MS } as pg.QueryConfig;
  try {
    const { rows } = await client.query<{ pid: number }>(query);
    return rows[0]?.pid;
  } catch (error) {
    if (error instanceof pg.DatabaseError) throw error;
    return undefined;
  }
}

/** Rejects a pooler that leads to another database than `url`. */
export async function rejectOtherDatabase(url: string, pooledUrl: string): Promise<void> {
  const [direct, pooled] = [await databaseOf(url), await databaseOf(pooledUrl)];
  if (direct !== pooled) throw new Error('the address leads to another database than DATABASE_URL');
}

function databaseOf(url: string): Promise<string | undefined> {
  return withClient(url, 'touchstone look', async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select concat_ws(' ', oid, datname, pg_postmaster_start_time()) as id from pg_database where datname = current_database()`,
    );
    return rows[0]?.id;
  });
}
