import { setTimeout as delay } from 'node:timers/promises';

/** From one asking of a question to the next: under load more share an answer, and who comes alone never waits. */
const PAUSE_MS = 2;

/**
 * Puts a question once for all who ask it at the same moment: whoever comes while it is being answered shares the next answer with
 * everybody else who came meanwhile. So nobody gets an answer that is older than his asking, and a thousand requests of
 * one caller look their session up a few times.
 */
export function sharedAsks<Answer>(ask: (key: string) => Promise<Answer>): (key: string) => Promise<Answer> {
  const running = new Map<string, Promise<void>>();
  const next = new Map<string, Promise<Answer>>();

  function start(key: string): Promise<Answer> {
    const answer = ask(key);
    const over = Promise.allSettled([answer, delay(PAUSE_MS)]).then(() => void running.delete(key));
    running.set(key, over);
    return answer;
  }

  return (key) => {
    const before = running.get(key);
    if (before === undefined) return start(key);
    const known = next.get(key);
    if (known !== undefined) return known;
    const mine = before.then(() => {
      next.delete(key);
      return start(key);
    });
    next.set(key, mine);
    return mine;
  };
}
