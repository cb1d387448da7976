import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { newClient } from './database-hosts.js';
import { endWhenSilent } from './heartbeat.js';

/**
 * Calls `hear` with the payload of every NOTIFY on `channel`, over a connection of its own that is restored whenever it
 * breaks. Notifications during a break are lost: `hear` is therefore also called with `undefined` after every
 * connection, the first included, and must check by itself then. Calls do not overlap.
 */
export function listen(
  url: string,
  channel: string,
  onMessage: (payload: string | undefined) => Promise<void> | void,
): Listening {
  let closed = false;
  let client: pg.Client | undefined;
  let queue = Promise.resolve();
  const wake = new AbortController();

  const running = (async () => {
    for (let wait = 100; !closed; wait = Math.min(wait * 2, 5000)) {
      const connection = newClient(url, {
        connectionTimeoutMillis: 5000,
        keepAlive: true,
        application_name: `touchstone listen ${channel}`,
      });
      connection.on('error', () => {});
      const ended = new Promise((resolve) => connection.once('end', resolve));
      try {
        await connection.connect();
        client = connection;
        endWhenSilent(connection);
        connection.on('notification', ({ payload }) => notify(payload ?? ''));
        await connection.query(`listen ${pg.escapeIdentifier(channel)}`);
        notify(undefined);
        wait = 100;
        if (closed) await connection.end();
        await ended;
      } catch {
        await connection.end().catch(() => {});
      }
      client = undefined;
      if (!closed) await delay(wait, undefined, { signal: wake.signal }).catch(() => {});
    }
  })();

  function notify(payload: string | undefined): void {
    queue = queue.then(() => (closed ? undefined : onMessage(payload))).catch(() => {});
  }

  return {
    async close() {
      closed = true;
      wake.abort();
      await client?.end().catch(() => {});
      await running;
      await queue;
    },
  };
}

export interface Listening {
  /** Ends the connection and waits for the call in progress. */
  close(): Promise<void>;
}
