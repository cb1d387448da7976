import { AppError } from './app-error.js';

/** Runs what many callers ask for, one at a time of each caller. */
export interface Turns {
  /**
   * Refuses with `rate_limited` when the caller has too much waiting already. What is aborted before its turn is forgotten with all that
   * it holds, and rejects with the signal's reason.
   */
  run<T>(caller: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

interface Waiting {
  begin(): Promise<unknown>;
}

const RETRY_AFTER_SECONDS = 10;

/** Callers take turns in the order in which they came: a long queue of one of them keeps each other waiting for one piece of work only. */
export function takeTurns(limits: {
  readonly atOnce: number;
  /** Running and waiting; no limit when absent. */
  readonly perCaller?: number;
}): Turns {
  const { atOnce, perCaller = Number.POSITIVE_INFINITY } = limits;
  /** Queues in the order of their turns. */
  const queues = new Map<string, Set<Waiting>>();
  const running = new Set<string>();

  function goOn(): void {
    for (const [caller, queue] of queues) {
      if (running.size >= atOnce) return;
      const [next] = queue;
      if (next === undefined || running.has(caller)) continue;
      remove(caller, next);
      running.add(caller);
      void next.begin().then(() => {
        running.delete(caller);
        const left = queues.get(caller);
        if (left !== undefined && queues.delete(caller)) queues.set(caller, left);
        goOn();
      });
    }
  }

  function remove(caller: string, one: Waiting): void {
    const queue = queues.get(caller);
    queue?.delete(one);
    if (queue?.size === 0) queues.delete(caller);
  }

  return {
    async run(caller, work, signal) {
      const queue = queues.get(caller) ?? new Set();
      if (queue.size + (running.has(caller) ? 1 : 0) >= perCaller) {
        throw new AppError('rate_limited', { retryAfter: RETRY_AFTER_SECONDS });
      }
      return new Promise((resolve, reject) => {
        const leave = () => {
          remove(caller, waiting);
          reject(signal?.reason);
        };
        const waiting: Waiting = {
          async begin() {
            signal?.removeEventListener('abort', leave);
            await work().then(resolve, reject);
          },
        };
        if (signal?.aborted) return reject(signal.reason);
        signal?.addEventListener('abort', leave, { once: true });
        queue.add(waiting);
        queues.set(caller, queue);
        goOn();
      });
    },
  };
}
