import type pg from 'pg';

const EVERY_MS = 15_000;
const ANSWER_LIMIT_MS = 10_000;

/**
 * Ends a connection whose server no longer answers. One that mostly waits, for notifications or as the holder of a lock, would not
 * notice for hours that the server is cut off.
 */
export function endWhenSilent(client: pg.Client): void {
  const beat = setInterval(() => {
    const query: pg.QueryConfig & { query_timeout: number } = { text: 'select 1', query_timeout: ANSWER_LIMIT_MS };
    client.query(query).catch(() => client.end().catch(() => {}));
  }, EVERY_MS);
  client.once('end', () => clearInterval(beat));
}
