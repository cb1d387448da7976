import { setTimeout as delay, setImmediate as endOfTurn } from 'node:timers/promises';
import DataLoader from 'dataloader';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { onBehalfOf } from './on-behalf-of.js';
import { outsideUnitOfWork } from './unit-of-work.js';

/** Pause between two queries of many keys: under load more calls share a query; a lone call never waits. */
const PAUSE_MS = 5;

/**
 * Coalesces concurrent calls into queries of many keys; a lone call runs immediately. Calls that arrive during a query share the
 * next one, so that no answer is older than its call. They are asked on behalf of no organization. Resolves to undefined for a key without an answer. `ofOne`: keys that one
 * caller asks for at once.
 */
export function coalesce<Answer>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
  ofOne = 1,
): (key: string) => Promise<Answer | undefined> {
  let before: Promise<unknown> | undefined;
  const loader = new DataLoader<string, Answer | undefined>(
    async (keys) => {
      const requested = outsideUnitOfWork(() => onBehalfOf(undefined, () => ask([...new Set(keys)])));
      before = Promise.allSettled([requested, keys.length > ofOne && delay(PAUSE_MS)]).then(() => {
        before = undefined;
      });
      const answers = await requested;
      return keys.map((key) => answers.get(key));
    },
    { cache: false, batchScheduleFn: (dispatch) => void (before ?? endOfTurn()).then(dispatch) },
  );
  return (key) => loader.load(key);
}

/**
 * Condition that a column is among the values of a placeholder. PostgreSQL replans a prepared statement whenever it sees the length
 * of an array, which takes longer than the look-up; in a subquery it does not see it.
 */
export function isAmong(column: SQLWrapper, placeholder: string): SQL {
  return sql`${column} = any(array(select unnest(${sql.placeholder(placeholder)}::text[])))`;
}
