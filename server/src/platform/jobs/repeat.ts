import { setTimeout as delay } from 'node:timers/promises';

/** Repeats work with a pause until stopped; failures are logged and retried. */
export function repeat(
  work: () => Promise<void>,
  { pauseMs, failed }: { readonly pauseMs: number; readonly failed: (error: unknown) => void },
): { stop(): Promise<void> } {
  const ending = new AbortController();
  const ended = (async () => {
    while (!ending.signal.aborted) {
      await work().catch(failed);
      await delay(pauseMs, undefined, { signal: ending.signal }).catch(() => {});
    }
  })();
  return {
    async stop() {
      ending.abort();
      await ended;
    },
  };
}
