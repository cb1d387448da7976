import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database, Queries } from '../database/database.js';
import { newClient } from '../database/database-hosts.js';
import { endWhenSilent } from '../database/heartbeat.js';

/** The class of the advisory locks that stand for living workers; the object is the hash of the worker's name. */
const WORKER_LOCKS = 7_305_003;

/**
 * Marks living job workers by advisory locks on a connection of our own: they vanish with the process, however it ends.
 * The queue's library would wait four hours for a dead worker.
 */
export function workerLeases({ db, transaction }: Pick<Database, 'db' | 'transaction'>, url: string) {
  let held: string | undefined;
  const closing = new AbortController();
  const { signal } = closing;
  let connection: pg.Client | undefined;
  let suspects: ReadonlySet<string> = new Set();

  const holding = (async () => {
    while (!signal.aborted) {
      const client = newClient(url, {
        connectionTimeoutMillis: 5000,
        application_name: 'touchstone worker',
      });
      client.on('error', () => {});
      const ended = new Promise((resolve) => client.once('end', resolve));
      try {
        await client.connect();
        // A machine that vanishes says no farewell: the server must notice within the minute.
        await client.query(
          'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3',
        );
        connection = client;
        endWhenSilent(client);
        if (held !== undefined) await holdOnly(client, held);
        if (signal.aborted) await client.end();
        await ended;
      } catch {
        await client.end().catch(() => {});
      }
      connection = undefined;
      await delay(500, undefined, { signal }).catch(() => {});
    }
  })();

  return {
    hold(worker: string): void {
      held = worker;
      // Without a connection, the next attempt does it.
      if (connection) void holdOnly(connection, worker).catch(() => {});
    },

    async freeDead(): Promise<readonly string[]> {
      return transaction(async (tx) => {
        const { rows } = await tx.execute<{ worker: string }>(sql`
          with workers as materialized (
            select locked_by as worker from graphile_worker._private_jobs where locked_by is not null
            union
            select locked_by from graphile_worker._private_job_queues where locked_by is not null
          )
          select worker from workers where pg_try_advisory_xact_lock(${WORKER_LOCKS}, hashtext(worker))`);
        const unheld = rows.map(({ worker }) => worker);
        const dead = unheld.filter((worker) => suspects.has(worker));
        suspects = new Set(unheld);
        if (dead.length > 0) await unlockJobsOf(tx, dead);
        return dead;
      });
    },

    free: (worker: string): Promise<void> => unlockJobsOf(db, [worker]),

    async close(): Promise<void> {
      closing.abort();
      await connection?.end().catch(() => {});
      await holding;
    },
  };
}

async function unlockJobsOf(queries: Queries, workers: readonly string[]): Promise<void> {
  const names = sql.join(
    workers.map((worker) => sql`${worker}`),
    sql`, `,
  );
  await queries.execute(sql`select graphile_worker.force_unlock_workers(array[${names}]::text[])`);
}

/** The name before it, if there was one, is of a worker that this process has given up. */
async function holdOnly(client: pg.Client, worker: string): Promise<void> {
  await client.query('select pg_advisory_unlock_all()');
  await client.query('select pg_advisory_lock($1, hashtext($2))', [WORKER_LOCKS, worker]);
}
