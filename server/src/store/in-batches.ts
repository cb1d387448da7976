import { Refusal } from '../domain/refusal.js';

export interface BatchLimits {
  /** Wishes of one batch. */
  readonly most: number;
  /** Batches at the same time; more wait. */
  readonly atOnce: number;
}

/**
 * Does what many wish at the same moment as one deed: a wish is taken up at once while there is room, and what comes
 * meanwhile waits and goes together. Each is answered when its batch is done. A batch that fails is done again one by one, so that
 * a wish is refused for its own faults alone; where nothing can be done at the moment (`unavailable`), all are told so.
 */
export function inBatches<Wish>(
  work: (wishes: readonly Wish[]) => Promise<void>,
  { most, atOnce }: BatchLimits,
): (wish: Wish) => Promise<void> {
  const waiting: { wish: Wish; resolve: () => void; reject: (error: unknown) => void }[] = [];
  let running = 0;

  async function takeUp(): Promise<void> {
    running += 1;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most);
      try {
        await work(batch.map(({ wish }) => wish));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        const isHopeless = batch.length === 1 || (error instanceof Refusal && error.code === 'unavailable');
        for (const { wish, resolve, reject } of batch) {
          if (isHopeless) reject(error);
          else await work([wish]).then(resolve, reject);
        }
      }
    }
    running -= 1;
  }

  return (wish) =>
    new Promise((resolve, reject) => {
      waiting.push({ wish, resolve, reject });
      if (running < atOnce) void takeUp();
    });
}
