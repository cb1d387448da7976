import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '../domain/app-error.js';
import { openDatabase } from '../platform/database/database.js';
import { idFactory } from '../platform/database/new-id.js';
import { importCustomList } from './change-custom-entries.js';
import { customEntryReader } from './custom-entry-reader.js';
import type { CustomEntryReader } from './custom-lists.js';
import { customListsIn } from './custom-lists.repository.js';
import { type ImportTold, type ImportWork, READING, STORING } from './import-custom-list-in-worker.module.js';

/** Imports one file of entries, tells how that ended, and ends. */
const port = parentPort;
if (port === null) throw new Error('import-custom-list-worker runs as a worker thread only');

// On Linux this is of the thread that asks for it: searches go before it.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const { databaseUrl, caller, listId, file, state } = workerData as ImportWork;
const now = (): Date => new Date();
const database = openDatabase(databaseUrl, { connections: 1 });
const readCustom: CustomEntryReader = {
  ...customEntryReader,
  async file(list, bytes) {
    const read = await customEntryReader.file(list, bytes);
    // Given up meanwhile: this thread is about to be ended, and may store nothing until then.
    if (Atomics.compareExchange(state, 0, READING, STORING) !== READING) await new Promise(() => {});
    return read;
  },
};
const deps = { now, newId: idFactory(now), customLists: customListsIn(database), readCustom };
try {
  tell({ changed: await importCustomList(deps, caller, listId, file) });
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  const { code, message, faults, retryAfter } = error;
  tell({ refused: { code, message, faults, ...(retryAfter === undefined ? {} : { retryAfter }) } });
} finally {
  await database.close();
}

function tell(told: ImportTold): void {
  port?.postMessage(told);
}
