import type pg from 'pg';
import { translateError } from './translate-error.js';

/** Time that a write may take before it is asked why, in milliseconds. */
const PATIENCE_MS = 4000;

/** Time in which a server says whether commits wait; one that does not is cut off. */
const LOOK_LIMIT_MS = 4000;
const WAITING = `
  select from pg_stat_activity
  where wait_event = 'SyncRep' and datname = current_database() and state_change < now() - interval '3 seconds'
  limit 1`;

/** Whether commits in this database have waited for a synchronous standby for 3 seconds or longer: it is gone, or far too slow. */
export async function commitsWait(pool: pg.Pool): Promise<boolean> {
  const query: pg.QueryConfig & { query_timeout: number } = { text: WAITING, query_timeout: LOOK_LIMIT_MS };
  const { rowCount } = await pool.query(query);
  return rowCount === 1;
}

/**
 * Waits for a write or a commit as long as it takes, unless commits wait for a standby that may never come back, or the
 * server is cut off: then it rejects with `unavailable` within 10 seconds. Nobody knows the outcome of that write then. Its
 * connection stays in use until there is one, so that no more connections wait than a pool has.
 */
export async function unlessCommitsWait<T>(pool: pg.Pool, writing: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const waiting = new Promise<never>((_, reject) => {
    const look = async () => {
      const error = await commitsWait(pool).then(
        (waits) => (waits ? new Error('Connection terminated: commits wait for a synchronous standby') : undefined),
        (failed: Error) => failed,
      );
      if (error !== undefined) reject(translateError(error));
      else if (!ended) timer = setTimeout(look, PATIENCE_MS);
    };
    timer = setTimeout(look, PATIENCE_MS);
  });
  return Promise.race([writing, waiting]).finally(() => {
    ended = true;
    clearTimeout(timer);
  });
}
