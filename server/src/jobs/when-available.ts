import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '../domain/refusal.js';

/** How long one try of a job waits for a service that is not ready: a database that is away or out of room. */
const PATIENCE_MS = 10 * 60_000;

/**
 * Does work again while the service is not ready, as one try: what is wrong with none of its rows must not use up the tries of
 * any. For work that tells nobody outside, which would be told again and again.
 */
export async function whenAvailable(work: () => Promise<void>, stopping: AbortSignal): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isNotReady = error instanceof Refusal && error.code === 'unavailable';
      if (!isNotReady || stopping.aborted || performance.now() > end) throw error;
      await delay((error.retryAfter ?? 1) * 1000, undefined, { signal: stopping }).catch(() => {});
    }
  }
}
