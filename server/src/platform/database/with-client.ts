import type pg from 'pg';
import { newClient } from './database-hosts.js';

const CONNECTION_LIMIT_MS = 10_000;

/** Runs `work` on a connection of its own, outside the pool and without its time limits: for changes of tables and whole copies. */
export async function withClient<T>(
  url: string,
  applicationName: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = newClient(url, {
    connectionTimeoutMillis: CONNECTION_LIMIT_MS,
    application_name: applicationName,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
