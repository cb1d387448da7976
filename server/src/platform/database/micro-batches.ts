import { setTimeout as delay, setImmediate as endOfTurn } from 'node:timers/promises';
import { AppError } from '../../domain/app-error.js';

export interface BatchLimits {
  /** Wishes of one batch. */
  readonly most: number;
  /** Batches at the same time; more wait. */
  readonly atOnce: number;
}

/** From one batch of many to the next: under load more go together, and who comes alone never waits. */
const PAUSE_MS = 5;

/**
 * Does what many wish at the same moment as one deed: a wish is taken up at once while there is room, and what comes
 * meanwhile waits and goes together. Each is answered when its batch is done. A batch that fails is done again one by one, so that
 * a wish is refused for its own faults alone; where nothing can be done at the moment (`unavailable`), all are told so.
 */
export function inBatches<Wish>(
  work: (inputs: readonly Wish[]) => Promise<void>,
  { most, atOnce }: BatchLimits,
): (input: Wish) => Promise<void> {
  const waiting: { input: Wish; resolve: () => void; reject: (error: unknown) => void }[] = [];
  let running = 0;

  async function takeUp(): Promise<void> {
    running += 1;
    await endOfTurn();
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most);
      const pause = batch.length > 1 && delay(PAUSE_MS);
      try {
        await work(batch.map(({ input }) => input));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        const isHopeless = batch.length === 1 || (error instanceof AppError && error.code === 'unavailable');
        for (const { input, resolve, reject } of batch) {
          if (isHopeless) reject(error);
          else await work([input]).then(resolve, reject);
        }
      }
      await pause;
    }
    running -= 1;
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      if (running < atOnce) void takeUp();
    });
}
