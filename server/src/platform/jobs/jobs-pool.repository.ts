import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { ANSWER_LIMIT_MS } from '../database/database.js';
import { newPool } from '../database/database-hosts.js';

/** Longest wait of a closing pool for connections still in use. */
const END_LIMIT_MS = 2000;

/** A pool for one run of the job queue. */
export interface JobsPool {
  readonly pool: pg.Pool;
  /** Ends every connection, also one that was never given back. */
  close(): Promise<void>;
}

/**
 * Opens a pool for one run of the queue. The library releases a connection that breaks at the wrong moment twice, which
 * the pool answers with an unhandled error, or never. So every run has a pool of its own, accepts each connection back
 * once, and discards the pool with all that is left in it.
 */
export function openJobsPool(url: string, connections: number): JobsPool {
  const pool = newPool(url, {
    max: connections,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // A server that is cut off must not hold its workers for ever.
    query_timeout: ANSWER_LIMIT_MS,
    application_name: 'touchstone jobs',
  });
  const clients = new Set<pg.PoolClient>();
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    clients.add(client);
  });
  pool.on('remove', (client) => clients.delete(client));
  takeBackOnce(pool);
  return {
    pool,
    async close() {
      const limit = new AbortController();
      const inTime = await Promise.race([
        pool.end().then(() => true),
        delay(END_LIMIT_MS, false, { signal: limit.signal }).catch(() => false),
      ]);
      limit.abort();
      if (!inTime) for (const client of clients) void client.end().catch(() => {});
    },
  };
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: unknown) => void,
) => void;

function takeBackOnce(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (connected: Connected) => void;
  const connectOnce = (connected: Connected) =>
    connect((error, client, release) => {
      const released = once(release);
      if (client) client.release = released;
      connected(error, client, released);
    });
  pool.connect = ((connected?: Connected) => {
    if (connected) return connectOnce(connected);
    return new Promise<pg.PoolClient>((resolve, reject) => {
      connectOnce((error, client) => (client ? resolve(client) : reject(error)));
    });
  }) as typeof pool.connect;
}

function once(release: (error?: unknown) => void): (error?: unknown) => void {
  let isReleased = false;
  return (error) => {
    if (isReleased) return;
    isReleased = true;
    release(error);
  };
}
