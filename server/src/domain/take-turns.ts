import { AppError } from './app-error.js';

/** Runs what many callers ask for, a limited number of each caller at a time. */
export interface Turns {
  /**
   * Refuses with `rate_limited` when the caller has too much waiting already, and with `unavailable` what waits for too long. What is
   * aborted before its turn is forgotten with all that it holds, and rejects with the signal's reason.
   */
  run<T>(caller: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Returns the number waiting, of all callers together. */
  waiting(): number;
}

interface Limits {
  /** Of all callers. */
  readonly atOnce: number;
  /** Decides whether a caller with `own` running may start one more while places are free. Absent: one at a time. */
  readonly mayBegin?: (own: number, free: number, caller: string) => boolean;
  /** Running and waiting; no limit when absent. */
  readonly perCaller?: number;
  /** Longest wait; no limit if absent. */
  readonly maxWaitMs?: number;
}

const RETRY_AFTER_SECONDS = 10;

/** Callers take turns in the order in which they came: a long queue of one of them keeps each other waiting for one piece of work only. */
export function takeTurns({ atOnce, mayBegin = (own) => own === 0, perCaller, maxWaitMs }: Limits): Turns {
  /** In the order of their turns; none is empty. */
  const queues = new Map<string, Set<() => void>>();
  const running = new Map<string, number>();
  let free = atOnce;

  function begins(caller: string): boolean {
    const own = running.get(caller) ?? 0;
    if (free === 0 || !mayBegin(own, free, caller)) return false;
    free -= 1;
    running.set(caller, own + 1);
    return true;
  }

  function end(caller: string): void {
    free += 1;
    const left = (running.get(caller) ?? 1) - 1;
    if (left === 0) running.delete(caller);
    else running.set(caller, left);
    comesLast(caller);
    while (queues.size > 0 && beginsNext());
  }

  function beginsNext(): boolean {
    for (const [caller, queue] of queues) {
      const [begin] = queue;
      if (begin === undefined || !begins(caller)) continue;
      comesLast(caller);
      begin();
      return true;
    }
    return false;
  }

  function comesLast(caller: string): void {
    const queue = queues.get(caller);
    if (queue !== undefined && queues.delete(caller)) queues.set(caller, queue);
  }

  /** Resolves instead of starting the work, which would otherwise run in the context of the one that finished. */
  function turnOf(caller: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const queue = queues.get(caller) ?? new Set();
      const leave = () => {
        clearTimeout(limit);
        signal?.removeEventListener('abort', abort);
        queue.delete(begin);
        if (queue.size === 0) queues.delete(caller);
      };
      const begin = () => {
        leave();
        resolve();
      };
      const abort = () => {
        leave();
        reject(signal?.reason);
      };
      const giveUp = () => {
        leave();
        reject(new AppError('unavailable', { retryAfter: RETRY_AFTER_SECONDS }));
      };
      const limit = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
      signal?.addEventListener('abort', abort, { once: true });
      queue.add(begin);
      queues.set(caller, queue);
    });
  }

  return {
    async run(caller, work, signal) {
      signal?.throwIfAborted();
      if (perCaller !== undefined && (queues.get(caller)?.size ?? 0) + (running.get(caller) ?? 0) >= perCaller) {
        throw new AppError('rate_limited', { retryAfter: RETRY_AFTER_SECONDS });
      }
      if (!begins(caller)) await turnOf(caller, signal);
      try {
        return await work();
      } finally {
        end(caller);
      }
    },
    waiting: () => [...queues.values()].reduce((count, { size }) => count + size, 0),
  };
}
