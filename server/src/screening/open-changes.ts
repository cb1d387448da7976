import type { ListedRecord } from '../domain/listed-record.js';
import { isAnyOpen } from '../domain/search-gaps.js';
import { buildInWorker } from './build-in-worker.js';
import type { ChangedRecords } from './screener.js';
import { screeningPool } from './screening-pool.js';

/** Most queued subjects; more than a run of monitoring has at a time. */
const MAX_QUEUED = 10_000;
/** Subjects per message: each message costs both sides a turn, and no caller waits for one alone. */
const TOGETHER = 256;
const IN_BACKGROUND = { inBackground: true };

/** A watchlist of changed records in threads of its own, apart from the one that requests are searched in. */
export async function openChanges(runs: AsyncIterable<readonly string[]>, threads = 1): Promise<ChangedRecords> {
  const built = await buildInWorker(distinctRuns(runs));
  const pool = screeningPool<undefined>({ threads, maxQueued: MAX_QUEUED, together: TOGETHER });
  try {
    await pool.open(built, undefined);
  } catch (error) {
    await pool.close();
    throw error;
  }
  return {
    // A single change is enough to rescreen.
    async meets(subject, options) {
      const { hits, hidden } = await pool.screen(subject, { ...options, limit: 1 }, IN_BACKGROUND);
      return hits.length > 0 || isAnyOpen(hidden);
    },
    close: () => pool.close(),
  };
}

/** A record before and after has the same id, and a watchlist holds one of each. */
async function* distinctRuns(runs: AsyncIterable<readonly string[]>): AsyncGenerator<readonly string[]> {
  let number = 0;
  for await (const texts of runs) {
    yield texts.map((text) => {
      const record = JSON.parse(text) as ListedRecord;
      number += 1;
      return JSON.stringify({ ...record, sourceId: `${record.sourceId} ${number}` });
    });
  }
}
