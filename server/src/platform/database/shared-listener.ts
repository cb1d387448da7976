import { type Listening, listen } from './listen.js';

/**
 * Subscribes to NOTIFY on one channel over one shared connection, open while there are subscribers. `wake` is called when the
 * payload equals its key, and after every reconnection, since earlier notifications are lost. Returns the function to unsubscribe.
 */
export function sharedListener(url: string, channel: string): (key: string, wake: () => void) => () => void {
  const subscribers = new Map<object, { readonly key: string; readonly wake: () => void }>();
  let listening: Listening | undefined;

  function notify(payload: string | undefined): void {
    for (const { key, wake } of subscribers.values()) if (payload === undefined || payload === key) wake();
  }

  return (key, wake) => {
    const subscription = {};
    subscribers.set(subscription, { key, wake });
    listening ??= listen(url, channel, notify);
    return () => {
      if (!subscribers.delete(subscription) || subscribers.size > 0) return;
      void listening?.close();
      listening = undefined;
    };
  };
}
