import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { translateError } from './translate-error.js';

/** Statements of a unit of work; its transaction begins with the first that writes. */
interface Unit {
  readonly pool: pg.Pool;
  /** The open transaction; undefined while nothing is written. */
  client(): pg.PoolClient | undefined;
  /** Runs `work` in the transaction; if it throws, what it wrote is undone, and nothing else. One after another. */
  nested<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
}

interface Place {
  readonly unit: Unit;
  /** Within `nested`, which must not wait for itself. */
  readonly isNested: boolean;
}

const places = new AsyncLocalStorage<Place | undefined>();

/** Tells whether the caller's writes belong to a unit of work, and so must not share a transaction with those of others. */
export function isInUnitOfWork(): boolean {
  const unit = places.getStore()?.unit;
  return unit !== undefined && !ended.has(unit);
}

/** Runs work that several callers share outside the unit of work of the one who started it. */
export function outsideUnitOfWork<T>(work: () => T): T {
  return places.run(undefined, work);
}

/** The unit of work on this pool that the caller is in, while it is open. */
export function currentUnit(pool: pg.Pool): Unit | undefined {
  const unit = places.getStore()?.unit;
  return unit?.pool === pool && !ended.has(unit) ? unit : undefined;
}

const ended = new WeakSet<Unit>();

interface Steps<T> {
  /** Connects and begins a transaction. */
  readonly begin: () => Promise<pg.PoolClient>;
  readonly work: () => Promise<T>;
  /** The last of the transaction, before it is committed. */
  readonly last: (client: pg.PoolClient, result: T) => Promise<void>;
  /** Commits or rolls back, and gives the connection back. */
  readonly end: (client: pg.PoolClient, outcome: 'commit' | 'rollback') => Promise<void>;
}

/** Runs `work`; all that it and what it calls write over `pool` is one transaction, which ends when `work` does. */
export async function inUnitOfWork<T>(pool: pg.Pool, { begin, work, last, end }: Steps<T>): Promise<T> {
  let client: pg.PoolClient | undefined;
  let opening: Promise<pg.PoolClient> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  const open = () => {
    opening ??= begin().then((opened) => {
      client = opened;
      return opened;
    });
    return opening;
  };
  const unit: Unit = {
    pool,
    client: () => client,
    nested(nestedWork) {
      if (places.getStore()?.isNested === true) return open().then(nestedWork);
      const run = async () => {
        if (ended.has(unit)) throw new Error('a statement came after the end of its unit of work');
        const opened = await open();
        await opened.query('savepoint nested');
        try {
          const result = await places.run({ unit, isNested: true }, () => nestedWork(opened));
          await opened.query('release savepoint nested');
          return result;
        } catch (error) {
          // The first error is the reason; one of the rollback only means that the connection is gone.
          await opened.query('rollback to savepoint nested').catch(() => {});
          throw translateError(error);
        }
      };
      const result = queue.then(run, run);
      queue = result;
      return result;
    },
  };
  try {
    const result = await places.run({ unit, isNested: false }, work);
    await queue.catch(() => {});
    const opened = await open();
    await last(opened, result);
    ended.add(unit);
    await end(opened, 'commit');
    return result;
  } catch (error) {
    const isOpen = !ended.has(unit);
    ended.add(unit);
    if (isOpen && client !== undefined) {
      await queue.catch(() => {});
      await end(client, 'rollback');
    }
    throw error;
  }
}
