import { Worker } from 'node:worker_threads';
import type { Caller } from '../domain/caller.js';
import { Refusal } from '../domain/refusal.js';
import type { CustomEntriesChanged } from '../flow/change-custom-entries.js';

const SCRIPT = new URL('./import-custom-list-worker.js', import.meta.url);

/** What the thread is given. */
export interface ImportWork {
  readonly databaseUrl: string;
  readonly caller: Caller;
  readonly listId: string;
  readonly file: Uint8Array;
}

/** How the import ended, as the thread tells it: an error of a class of ours would arrive as a plain one. */
export type ImportTold =
  | { readonly changed: CustomEntriesChanged }
  | { readonly refused: Pick<Refusal, 'code' | 'message' | 'faults' | 'retryAfter'> };

/**
 * Imports a file of entries in a thread with a connection of its own: reading and storing a hundred thousand entries takes
 * seconds of processor time. The file is gone afterwards. Refuses what the import refuses; a thread that fails has changed nothing.
 */
export function importCustomListInWorker(work: ImportWork): Promise<CustomEntriesChanged> {
  // Handed over rather than copied, where it is a file's memory alone.
  const { buffer, byteLength } = work.file;
  const transferList = buffer.byteLength === byteLength ? [buffer as ArrayBuffer] : [];
  const worker = new Worker(SCRIPT, { workerData: work, transferList });
  return new Promise((resolve, reject) => {
    worker.once('message', (told: ImportTold) => {
      if ('changed' in told) resolve(told.changed);
      else reject(refusalOf(told.refused));
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`importing a custom list ended with ${code}`)));
  });
}

function refusalOf({ code, message, faults, retryAfter }: Pick<Refusal, 'code' | 'message' | 'faults' | 'retryAfter'>) {
  return new Refusal(code, { text: message, faults, ...(retryAfter === undefined ? {} : { retryAfter }) });
}
