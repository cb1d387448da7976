import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../../domain/app-error.js';

/** Thrown by a job that was put back: it is tried again, and the try does not count. */
export class PutBack extends Error {
  constructor(cause: Error) {
    super('the service is not ready; the job was postponed', { cause });
    this.name = 'PutBack';
  }
}

export interface ServiceWait {
  /** Time for which the job keeps its place among running jobs. */
  readonly milliseconds: number;
  /** Takes the try back, so that the job comes again as if it had not been tried. False where it has been put back too often. */
  putBack(): Promise<boolean>;
}

/**
 * Repeats work while the service is not ready (database unavailable or out of space, watchlist loading): such a problem
 * must not use up a row's attempts. After a while the job makes way for others and is put back, unless the database
 * cannot take it: then nothing else could run either. A job put back too often fails, with its attempt: it may itself
 * be what no database answers in time. For work without effects outside, which would be repeated.
 */
export async function whenAvailable(
  work: () => Promise<void>,
  { milliseconds, putBack }: ServiceWait,
  stopping: AbortSignal,
): Promise<void> {
  const end = performance.now() + milliseconds;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'unavailable') throw error;
      if (stopping.aborted || performance.now() > end) {
        const isBack = await putBack().catch(() => undefined);
        if (isBack === true) throw new PutBack(error);
        if (isBack === false || stopping.aborted) throw error;
      }
      await delay((error.retryAfter ?? 1) * 1000, undefined, { signal: stopping }).catch(() => {});
    }
  }
}
