import { Worker } from 'node:worker_threads';
import type { NumberedEdition } from '../domain/source.js';
import type { Config } from '../platform/config/config.js';
import type { ListUpdate } from './update-lists.js';

const SCRIPT = new URL('./update-lists-worker.module.js', import.meta.url);

/** Work data of the thread. */
export interface UpdateWork {
  readonly config: Config;
  readonly databaseUrl: string;
}

/** Outcome of the update of one source, as a message of the thread. */
export interface UpdateReport {
  readonly source: string;
  readonly outcome: ListUpdate['outcome'];
  readonly edition?: NumberedEdition;
  readonly error?: Error;
}

/**
 * Updates the lists that are due in a thread with its own connection: reading a large list takes seconds of processor time,
 * which would block requests. Rejects when the thread fails; a running import is then rolled back.
 */
export function updateListsInWorker(work: UpdateWork, report: (update: UpdateReport) => void): Promise<void> {
  const worker = new Worker(SCRIPT, { workerData: work });
  worker.on('message', report);
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`updating lists ended with ${code}`))));
  });
}
