import { Worker } from 'node:worker_threads';
import type { NumberedEdition } from '../domain/source.js';
import type { Config } from '../platform/config/config.js';
import type { ListUpdate } from './update-lists.js';

const SCRIPT = new URL('./update-lists-worker.module.js', import.meta.url);

/** What the thread is given. */
export interface UpdateWork {
  readonly config: Config;
  readonly databaseUrl: string;
}

/** How the update of one source ended, as the thread tells it. */
export interface UpdateTold {
  readonly source: string;
  readonly outcome: ListUpdate['outcome'];
  readonly edition?: NumberedEdition;
  readonly error?: Error;
}

/**
 * Updates the lists that are due in a thread with a connection of its own: reading a large list takes seconds of processor
 * time, in which the thread that answers requests would answer none. Rejects when the thread fails; an import that it was at
 * is then undone.
 */
export function updateListsInWorker(work: UpdateWork, told: (update: UpdateTold) => void): Promise<void> {
  const worker = new Worker(SCRIPT, { workerData: work });
  worker.on('message', told);
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`updating lists ended with ${code}`))));
  });
}
