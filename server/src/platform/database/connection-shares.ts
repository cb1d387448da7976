import { takeTurns } from '../../domain/take-turns.js';
import { organizationServed } from './on-behalf-of.js';

/** Statements and transactions of one organization that run and wait. */
const MAX_OF_ONE = 1000;
const MAX_WAIT_MS = 5000;

export interface ConnectionShares {
  /** Runs work that takes one connection. Throws `unavailable` after five seconds without one, and `rate_limited` where too much waits. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Takes a connection until the returned function is called; throws the same. */
  take(): Promise<() => void>;
  /** Work that waits for a connection. */
  waiting(): number;
}

/** Batches of several organizations, logging in, checking credentials. */
const NO_ORGANIZATION = '';

/**
 * Divides the connections of a pool, so that slow statements of one organization leave connections to the others. An organization
 * holds fewer than it leaves free, and never the last one, which serves what is done for no organization. Of 16, the first gets 8; others
 * beside it get 4, 2 and 1. What waits is served in turns of the organizations.
 */
export function connectionShares(connections: number): ConnectionShares {
  const turns = takeTurns({
    atOnce: connections,
    mayBegin: (own, free, organizationId) =>
      organizationId === NO_ORGANIZATION || own + 1 < free || free === connections,
    perCaller: MAX_OF_ONE,
    maxWaitMs: MAX_WAIT_MS,
  });
  const run: ConnectionShares['run'] = (work) => turns.run(organizationServed() ?? NO_ORGANIZATION, work);
  return {
    run,
    take: () =>
      new Promise((resolve, reject) => {
        run(() => new Promise<void>(resolve)).catch(reject);
      }),
    waiting: turns.waiting,
  };
}
