import { setTimeout as delay, setImmediate as endOfTurn } from 'node:timers/promises';

/** Requests that all nodes together have counted for a key, and the milliseconds until its minute ends. */
interface SharedCount {
  readonly count: number;
  readonly endsInMs: number;
}

/** Adds requests of several keys to what all nodes count, in one round trip; returns the sums that include them. */
export type AddCounts = (added: ReadonlyMap<string, number>) => Promise<ReadonlyMap<string, SharedCount>>;

/** The place of a request in its minute, and the milliseconds until that ends. */
interface Taken {
  readonly current: number;
  readonly ttl: number;
}

export interface SharedCounts {
  /** Counts a request of a key that may have `max` a minute. Never rejects. */
  take(key: string, max: number): Promise<Taken>;
}

interface SharedCountsDeps {
  /** Absent: this process counts alone. */
  readonly add?: AddCounts;
  /** Milliseconds of a clock that is never set. */
  readonly now: () => number;
  readonly patienceMs?: number;
}

const MINUTE_MS = 60_000;
/** Share of a limit from whose end on a request waits for the count of all nodes. */
const NEAR = 1 / 5;
/** Share of a limit, at least one request, that a node may have admitted and not reported. */
const UNREPORTED = 1 / 25;
/** Longest wait for the database; a busy event loop must not look like its absence. */
const PATIENCE_MS = 5000;
/** Time for which a node counts alone after the database has not answered. */
const ALONE_MS = 1000;
/** Longest time for which requests far from the limit stay unreported. */
const REPORT_AFTER_MS = 1000;
/** Keys in memory; the one whose minute began first makes way. */
const MAX_KEYS = 5000;

/** The minute of one key on this node. */
interface Minute {
  endsAt: number;
  /** Requests of all nodes, as of the last report. */
  shared: number;
  /** Admitted since, and being reported. */
  reporting: number;
  unreported: number;
  /** Callers of the last of the unreported that wait for their place; null stands for one that does not. */
  waiting: (((taken: Taken) => void) | null)[];
}

/**
 * Counts requests over all nodes. Far from the limit a request is counted here and reported later, with others; near it, or with too
 * many unreported, it waits for its place among those of all nodes. So n nodes together exceed a limit at most by what n - 1 of them
 * may have unreported, 4 % each, and only in a burst on several. Without an answer of the database this node counts alone.
 */
export function sharedCounts({ add, now, patienceMs = PATIENCE_MS }: SharedCountsDeps): SharedCounts {
  const minutes = new Map<string, Minute>();
  const unreported = new Map<string, Minute>();
  let awayUntil = Number.NEGATIVE_INFINITY;
  let isReporting = false;
  let timer: NodeJS.Timeout | undefined;

  function minuteOf(key: string): Minute {
    const known = minutes.get(key);
    if (known !== undefined && known.endsAt > now()) return known;
    minutes.delete(key);
    const [oldest] = minutes.keys();
    if (minutes.size >= MAX_KEYS && oldest !== undefined) minutes.delete(oldest);
    const minute = { endsAt: now() + MINUTE_MS, shared: 0, reporting: 0, unreported: 0, waiting: [] };
    minutes.set(key, minute);
    return minute;
  }

  const placeIn = (minute: Minute, current: number): Taken => ({ current, ttl: Math.max(1, minute.endsAt - now()) });

  async function take(key: string, max: number): Promise<Taken> {
    const minute = minuteOf(key);
    if (add === undefined || now() < awayUntil) {
      minute.shared += 1;
      return placeIn(minute, minute.shared + minute.reporting + minute.unreported);
    }
    // A full key stays full until its minute ends: no more need be known.
    if (minute.shared >= max) return placeIn(minute, max + 1);
    const pending = minute.reporting + minute.unreported;
    const mostPending = Math.max(1, Math.floor(max * UNREPORTED));
    minute.unreported += 1;
    unreported.set(key, minute);
    const isFar = minute.shared + pending < max - Math.ceil(max * NEAR);
    if (isFar && pending < mostPending) {
      minute.waiting.push(null);
      if (minute.unreported * 2 >= mostPending) void report(add);
      else timer ??= setTimeout(() => void report(add), REPORT_AFTER_MS).unref();
      return placeIn(minute, minute.shared + pending + 1);
    }
    return new Promise((resolve) => {
      minute.waiting.push(resolve);
      void report(add);
    });
  }

  /** One report at a time, of all keys: what arrives meanwhile shares the next. */
  async function report(addCounts: AddCounts): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (isReporting) return;
    isReporting = true;
    await endOfTurn();
    while (unreported.size > 0) {
      const batch = [...unreported].map(([key, minute]) => {
        const { unreported: count, waiting } = minute;
        Object.assign(minute, { reporting: count, unreported: 0, waiting: [] });
        return { key, minute, count, waiting };
      });
      unreported.clear();
      const sums = now() < awayUntil ? undefined : await answered(addCounts, batch, patienceMs);
      if (sums === undefined) awayUntil = Math.max(awayUntil, now() + ALONE_MS);
      for (const { key, minute, count, waiting } of batch) {
        const sum = sums?.get(key) ?? { count: minute.shared + count, endsInMs: minute.endsAt - now() };
        Object.assign(minute, { shared: sum.count, reporting: 0, endsAt: now() + sum.endsInMs });
        const first = sum.count - count + 1;
        for (const [place, resolve] of waiting.entries()) resolve?.(placeIn(minute, first + place));
      }
    }
    isReporting = false;
  }

  return { take };
}

/** Undefined if the database does not answer in time. */
async function answered(
  add: AddCounts,
  batch: readonly { readonly key: string; readonly count: number }[],
  patienceMs: number,
): Promise<ReadonlyMap<string, SharedCount> | undefined> {
  const patience = new AbortController();
  try {
    return await Promise.race([
      add(new Map(batch.map(({ key, count }) => [key, count]))),
      delay(patienceMs, undefined, { signal: patience.signal, ref: false }),
    ]);
  } catch {
    return undefined;
  } finally {
    patience.abort();
  }
}
