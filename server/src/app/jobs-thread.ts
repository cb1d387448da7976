import { setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { openAccounts } from '../accounts/open-accounts.module.js';
import { customListsRepository } from '../custom-lists/custom-lists.repository.js';
import { AppError } from '../domain/app-error.js';
import type { Faces, FacesSeen } from '../faces/faces.js';
import { loadDemonstration } from '../lists/demonstration/load-demonstration.js';
import { editionsRepository } from '../lists/editions.repository.js';
import { openDatabase } from '../platform/database/database.js';
import { idFactory } from '../platform/database/new-id.js';
import { createLogger } from '../platform/http/create-logger.js';
import { watchlistSearcher } from '../screening/watchlist-searcher.js';
import { endAll, type Part } from './end-all.js';
import {
  type FromJobsThread,
  type JobsNumbers,
  type JobsThreadStart,
  STARTING,
  type ToJobsThread,
  WORKING,
} from './jobs-thread-messages.js';
import { bindModules } from './modules.js';
import { openParts } from './open-parts.js';
import type { Parts } from './parts.js';
import { watchScreenings } from './watch-screenings.js';
import { workOffJobs } from './work-off-jobs.js';

/** Works off jobs. The thread that answers requests sends it the watchlist and the signals to start and to stop. */
if (parentPort === null) throw new Error('jobs-thread runs as a worker thread only');
const port: MessagePort = parentPort;

/** A third of the weight of a request's thread: requests go before jobs, and what is analysed does not stand still. */
const NICENESS = 5;
// On Linux this applies to the calling thread and to those it starts.
if (process.platform === 'linux') setPriority(NICENESS);

/** Between two messages with the numbers for Prometheus. */
const NUMBERS_MS = 1000;
const RETRY_MS = 500;

const { config, databaseUrl, keys, logLevel, comparesFaces, state } = workerData as JobsThreadStart;
const log = createLogger(logLevel);
const now = () => new Date();
const parts: Part[] = [];
const notify = (message: FromJobsThread) => port.postMessage(message);

const database = openDatabase(databaseUrl);
parts.push({ stop: () => database.close() });
const searcher = watchlistSearcher({
  editions: editionsRepository(database),
  customLists: customListsRepository(database),
  demonstration: await loadDemonstration(),
  threads: config.screeningThreads,
  opensLate: true,
});
parts.push({ stop: () => searcher.close() });
const { newNumbers, watch } = countedScreenings();
const numbers = setInterval(() => notify({ kind: 'numbers', numbers: newNumbers() }), NUMBERS_MS);
const faces = facesOfTheOtherThread();
let taking = Promise.resolve();
let ending = false;
const opening = openWithRetries();
port.on('message', (message: ToJobsThread) => {
  switch (message.kind) {
    case 'watchlist':
      taking = taking
        .then(() => searcher.take(message.list))
        .catch((error: unknown) => {
          if (!ending) log.error({ err: error }, 'jobs keep using the previous watchlist');
        });
      return;
    case 'begin':
      // Jobs that find no watchlist would be put back.
      void Promise.all([opening, taking]).then(([service]) => {
        const isWanted = Atomics.compareExchange(state, 0, STARTING, WORKING) === STARTING;
        if (isWanted) parts.push(workOffJobs(service, bindModules(service)));
      });
      return;
    case 'seen':
      faces.onMessage(message.id, message.seen);
      return;
    case 'stop':
      ending = true;
      void taking
        .then(() => endAll(parts, log))
        .then(() => {
          clearInterval(numbers);
          notify({ kind: 'numbers', numbers: newNumbers() });
          port.close();
        });
  }
});

/** Again and again while the database is away: the node has started, and only its jobs wait. */
async function openWithRetries(): Promise<Parts> {
  for (;;) {
    try {
      const service = openParts({
        ...{ config, log, database, databaseUrl, keys },
        accounts: await openAccounts(database, { now, newId: idFactory(now), tokenSecret: config.tokenSecret }),
        screener: watchScreenings(searcher, watch),
        faces: comparesFaces ? faces : undefined,
      });
      parts.push({ stop: () => service.readingThreads.close() });
      return service;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'unavailable') throw error;
      await delay(RETRY_MS);
    }
  }
}

/** Screenings counted here, for the metrics of the main thread. */
function countedScreenings() {
  let began = 0;
  let ended: { seconds: number; isAnswered: boolean }[] = [];
  return {
    watch: {
      screeningBegan() {
        began += 1;
      },
      screeningEnded(seconds: number, isAnswered: boolean) {
        ended.push({ seconds, isAnswered });
      },
    },
    newNumbers(): JobsNumbers {
      const report = { began, ended, connections: database.connections() };
      began = 0;
      ended = [];
      return report;
    },
  };
}

/** Faces are compared in one process, which the thread that answers requests speaks to. */
function facesOfTheOtherThread(): Faces & { onMessage(id: number, seen: FacesSeen): void } {
  const pending = new Map<number, (seen: FacesSeen) => void>();
  let lastId = 0;
  return {
    compare(picture, listed) {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve) => {
        pending.set(id, resolve);
        notify({ kind: 'compare', id, picture, listed });
      });
    },
    onMessage(id, seen) {
      pending.get(id)?.(seen);
      pending.delete(id);
    },
  };
}
