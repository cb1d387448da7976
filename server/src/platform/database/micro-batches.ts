import { setTimeout as delay, setImmediate as endOfTurn } from 'node:timers/promises';
import { AppError } from '../../domain/app-error.js';
import { onBehalfOf } from './on-behalf-of.js';
import { isInUnitOfWork } from './unit-of-work.js';

export interface BatchLimits {
  /** Items per batch. */
  readonly most: number;
  /** Concurrent batches. */
  readonly atOnce: number;
}

/** Pause between two batches of several items: under load batches grow; a lone call never waits. */
const PAUSE_MS = 5;

/**
 * Coalesces concurrent calls into batches; a lone call runs immediately. Each call resolves when its batch is done. A batch that
 * fails is retried item by item, so that each item fails for its own error only; if the service is `unavailable`, all of them fail.
 * Batches run on behalf of no organization, as their items may be of several; a call within a unit of work is a batch of its own.
 */
export function microBatches<Item>(
  work: (items: readonly Item[]) => Promise<void>,
  { most, atOnce }: BatchLimits,
): (item: Item) => Promise<void> {
  const waiting: { item: Item; resolve: () => void; reject: (error: unknown) => void }[] = [];
  let running = 0;

  async function run(): Promise<void> {
    running += 1;
    await endOfTurn();
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most);
      const pause = batch.length > 1 && delay(PAUSE_MS);
      try {
        await work(batch.map(({ item }) => item));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        const isHopeless = batch.length === 1 || (error instanceof AppError && error.code === 'unavailable');
        for (const { item, resolve, reject } of batch) {
          if (isHopeless) reject(error);
          else await work([item]).then(resolve, reject);
        }
      }
      await pause;
    }
    running -= 1;
  }

  return (item) => {
    if (isInUnitOfWork()) return work([item]);
    return new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (running < atOnce) void onBehalfOf(undefined, run);
    });
  };
}
