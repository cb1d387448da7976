import { type Listening, listen } from './listen.js';

/**
 * Lets many wait for NOTIFYs on one channel over one connection, which is open while anybody waits. `wake` is called when its key is
 * the payload, and after every connection, as what was said before is lost. Returns what ends the waiting.
 */
export function listenTogether(url: string, channel: string): (key: string, wake: () => void) => () => void {
  const waiting = new Map<object, { readonly key: string; readonly wake: () => void }>();
  let listening: Listening | undefined;

  function hear(payload: string | undefined): void {
    for (const { key, wake } of waiting.values()) if (payload === undefined || payload === key) wake();
  }

  return (key, wake) => {
    const one = {};
    waiting.set(one, { key, wake });
    listening ??= listen(url, channel, hear);
    return () => {
      if (!waiting.delete(one) || waiting.size > 0) return;
      void listening?.close();
      listening = undefined;
    };
  };
}
