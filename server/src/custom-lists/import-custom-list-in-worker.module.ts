import { type ResourceLimits, Worker } from 'node:worker_threads';
import { AppError } from '../domain/app-error.js';
import type { Caller } from '../domain/caller.js';
import type { CustomEntriesChanged } from './change-custom-entries.js';

const SCRIPT = new URL('./import-custom-list-worker.module.js', import.meta.url);

/** A file of 32 MB takes about half of it. */
const MEMORY: ResourceLimits = { maxOldGenerationSizeMb: 1024 };
const LONGEST_READING_MS = 120_000;

/** A file that is being read can be given up; one that is being stored is stored, so that nobody is told otherwise. */
export const READING = 0;
export const STORING = 1;
const GIVEN_UP = 2;

interface FileToImport {
  readonly databaseUrl: string;
  readonly caller: Caller;
  readonly listId: string;
  readonly file: Uint8Array;
}

/** What the thread is given. */
export interface ImportWork extends FileToImport {
  /** One number, shared: `READING` and what follows it. */
  readonly state: Int32Array;
}

/** How the import ended, as the thread tells it: an error of a class of ours would arrive as a plain one. */
export type ImportTold =
  | { readonly changed: CustomEntriesChanged }
  | { readonly refused: Pick<AppError, 'code' | 'message' | 'faults' | 'retryAfter'> };

/**
 * Imports a file of entries in a thread with a connection of its own: reading and storing a hundred thousand entries takes
 * seconds of processor time. The file is gone afterwards. Refuses what the import refuses, and a file that takes too long or too much
 * memory; its reading ends when `signal` is aborted. A thread that fails has changed nothing.
 */
export function importCustomListInWorker(
  work: FileToImport,
  signal: AbortSignal,
  limits: { readonly milliseconds: number; readonly memory: ResourceLimits } = {
    milliseconds: LONGEST_READING_MS,
    memory: MEMORY,
  },
): Promise<CustomEntriesChanged> {
  // Handed over rather than copied, where it is a file's memory alone.
  const { buffer, byteLength } = work.file;
  const transferList = buffer.byteLength === byteLength ? [buffer as ArrayBuffer] : [];
  const state = new Int32Array(new SharedArrayBuffer(4));
  const workerData: ImportWork = { ...work, state };
  const worker = new Worker(SCRIPT, { workerData, transferList, resourceLimits: limits.memory });
  return new Promise<CustomEntriesChanged>((resolve, reject) => {
    const giveUp = (why: AppError) => {
      if (Atomics.compareExchange(state, 0, READING, GIVEN_UP) !== READING) return;
      void worker.terminate();
      reject(why);
    };
    const leave = () => giveUp(new AppError('unavailable'));
    const timer = setTimeout(
      () => giveUp(tooMuch(`reading it takes longer than ${limits.milliseconds / 1000} s`)),
      limits.milliseconds,
    );
    signal.addEventListener('abort', leave);
    if (signal.aborted) leave();
    worker.once('message', (told: ImportTold) => {
      if ('changed' in told) resolve(told.changed);
      else reject(refusalOf(told.refused));
    });
    worker.once('error', (error: NodeJS.ErrnoException) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      reject(
        isMemory ? tooMuch(`reading it takes more than ${limits.memory.maxOldGenerationSizeMb} MB of memory`) : error,
      );
    });
    worker.once('exit', (code) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      reject(new Error(`importing a custom list ended with ${code}`));
    });
  });
}

function tooMuch(why: string): AppError {
  return new AppError('list_refused', { text: `The file is refused: ${why}; split it into several lists` });
}

function refusalOf({
  code,
  message,
  faults,
  retryAfter,
}: Pick<AppError, 'code' | 'message' | 'faults' | 'retryAfter'>) {
  return new AppError(code, { text: message, faults, ...(retryAfter === undefined ? {} : { retryAfter }) });
}
