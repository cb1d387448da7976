import { AppError } from '../../domain/app-error.js';

/**
 * Returns a function that runs work of one key in sequence, and work of different keys concurrently. Throws `rate_limited` if
 * `most` are waiting for the same key.
 */
export function keyedMutex(most = 20): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, { last: Promise<unknown>; length: number }>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { last: Promise.resolve(), length: 0 };
    if (queue.length >= most) throw new AppError('rate_limited', { retryAfter: 1 });
    const mine = queue.last.then(work, work);
    queue.last = mine;
    queue.length++;
    queues.set(key, queue);
    try {
      return await mine;
    } finally {
      queue.length--;
      if (queue.length === 0) queues.delete(key);
    }
  };
}
