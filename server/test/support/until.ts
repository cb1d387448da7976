import { setTimeout as delay } from 'node:timers/promises';

const MOST_MS = 60_000;

/** Waits for a condition, looking every `everyMs`; throws when a minute has passed without it. */
export async function until(isSo: () => boolean | Promise<boolean>, everyMs = 5): Promise<void> {
  const end = performance.now() + MOST_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`this has not come true in ${MOST_MS / 1000} s: ${isSo}`);
    await delay(everyMs);
  }
}
