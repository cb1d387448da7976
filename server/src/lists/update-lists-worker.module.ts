import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../platform/database/database.js';
import { idFactory } from '../platform/database/new-id.js';
import { editionsIn } from './editions.repository.js';
import { listChecksIn } from './list-checks.repository.js';
import { openListFeeds } from './open-list-feeds.module.js';
import { dueSources, updateLists } from './update-lists.js';
import type { UpdateTold, UpdateWork } from './update-lists-in-worker.module.js';

/** Fetches the sources that are due, reads and imports them, tells how each came out, and ends. */
const port = parentPort;
if (port === null) throw new Error('update-lists-worker runs as a worker thread only');

// On Linux this is of the thread that asks for it: searches go before it.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const { config, databaseUrl } = workerData as UpdateWork;
const now = (): Date => new Date();
const database = openDatabase(databaseUrl, { connections: 2 });
const feeds = openListFeeds(config);
try {
  const deps = { now, newId: idFactory(now), editions: editionsIn(database), checks: listChecksIn(database), feeds };
  for await (const done of updateLists(deps, await dueSources(deps))) {
    const told: UpdateTold = {
      ...{ source: done.source, outcome: done.outcome },
      ...('edition' in done && { edition: done.edition }),
      ...('error' in done && { error: done.error }),
    };
    port.postMessage(told);
  }
} finally {
  await feeds.close();
  await database.close();
}
