import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../platform/database/database.js';
import { idFactory } from '../platform/database/new-id.js';
import { editionsRepository } from './editions.repository.js';
import { listChecksRepository } from './list-checks.repository.js';
import { openListFeeds } from './open-list-feeds.module.js';
import { sourceNamed } from './sources.js';
import { dueSources, updateLists } from './update-lists.js';
import type { UpdateReport, UpdateWork } from './update-lists-in-worker.module.js';

/** Fetches and imports the sources that are due, reports each outcome, and exits. */
const port = parentPort;
if (port === null) throw new Error('update-lists-worker runs as a worker thread only');

// Linux applies the priority to the calling thread; searches take precedence.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const { config, databaseUrl } = workerData as UpdateWork;
const now = (): Date => new Date();
const database = openDatabase(databaseUrl, { connections: 2 });
const feeds = openListFeeds(config);
try {
  const deps = {
    now,
    newId: idFactory(now),
    editions: editionsRepository(database),
    checks: listChecksRepository(database),
    feeds,
    sourceNamed,
  };
  for await (const done of updateLists(deps, await dueSources(deps))) {
    const report: UpdateReport = {
      ...{ source: done.source, outcome: done.outcome },
      ...('edition' in done && { edition: done.edition }),
      ...('error' in done && { error: done.error }),
    };
    port.postMessage(report);
  }
} finally {
  await feeds.close();
  await database.close();
}
