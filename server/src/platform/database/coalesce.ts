import { setTimeout as delay, setImmediate as endOfTurn } from 'node:timers/promises';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** From one asking of many to the next: under load more share an answer, and who comes alone never waits. */
const PAUSE_MS = 5;

/**
 * Puts a question of many keys once for all who ask it at the same moment: whoever comes while it is being answered shares the next
 * answer with everybody else who came meanwhile. So nobody gets an answer that is older than his asking, and a thousand
 * requests look their sessions up a few times. A key without an answer is undefined. `ofOne` is how often who is alone asks at once.
 */
export function sharedAsks<Answer>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
  ofOne = 1,
): (key: string) => Promise<Answer | undefined> {
  let before: Promise<unknown> | undefined;
  let next: { readonly keys: string[]; readonly answers: Promise<ReadonlyMap<string, Answer>> } | undefined;

  async function answerAll(keys: readonly string[]): Promise<ReadonlyMap<string, Answer>> {
    await (before ?? endOfTurn());
    next = undefined;
    const answers = ask([...new Set(keys)]);
    before = Promise.allSettled([answers, keys.length > ofOne && delay(PAUSE_MS)]).then(() => {
      before = undefined;
    });
    return answers;
  }

  return async (key) => {
    if (next === undefined) {
      const keys: string[] = [];
      next = { keys, answers: answerAll(keys) };
    }
    next.keys.push(key);
    return (await next.answers).get(key);
  };
}

/**
 * Whose key is among the values that the placeholder will have. PostgreSQL plans a prepared statement anew each time when it sees how
 * long an array is, and that takes longer than the look-up; of a subquery's it does not see it.
 */
export function isAmong(column: SQLWrapper, placeholder: string): SQL {
  return sql`${column} = any(array(select unnest(${sql.placeholder(placeholder)}::text[])))`;
}
