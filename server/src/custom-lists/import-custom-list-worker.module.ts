import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '../domain/app-error.js';
import { openDatabase } from '../platform/database/database.js';
import { idFactory } from '../platform/database/new-id.js';
import { type CustomEntryReader, importCustomList } from './custom-entries.js';
import { customEntryReader } from './custom-entry-reader.js';
import { customListsRepository } from './custom-lists.repository.js';
import { type ImportReport, type ImportWork, READING, STORING } from './import-custom-list-in-worker.module.js';

/** Imports one file of entries, reports the outcome, and exits. */
const port = parentPort;
if (port === null) throw new Error('import-custom-list-worker runs as a worker thread only');

// Linux applies the priority to the calling thread; searches take precedence.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const { databaseUrl, caller, listId, maxNames, path, isTry, state } = workerData as ImportWork;
const now = (): Date => new Date();
const database = openDatabase(databaseUrl, { connections: 1 });
const reader: CustomEntryReader = {
  ...customEntryReader,
  async file(list, path) {
    const read = await customEntryReader.file(list, path);
    // Cancelled: this thread is about to be terminated and must not store anything.
    if (Atomics.compareExchange(state, 0, READING, STORING) !== READING) await new Promise(() => {});
    return read;
  },
};
const deps = { now, newId: idFactory(now), customLists: customListsRepository(database), reader, maxNames };
try {
  report({ changed: await importCustomList(deps, caller, listId, path, isTry) });
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  const { code, message, faults, retryAfter } = error;
  report({ failed: { code, message, faults, ...(retryAfter === undefined ? {} : { retryAfter }) } });
} finally {
  await database.close();
}

function report(outcome: ImportReport): void {
  port?.postMessage(outcome);
}
