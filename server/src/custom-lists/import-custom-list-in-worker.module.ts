import { type ResourceLimits, Worker } from 'node:worker_threads';
import { AppError } from '../domain/app-error.js';
import type { Caller } from '../domain/caller.js';
import type { CustomEntriesChanged } from './custom-entries.js';

const SCRIPT = new URL('./import-custom-list-worker.module.js', import.meta.url);

/** About twice what a file of 32 MB needs. */
const MEMORY: ResourceLimits = { maxOldGenerationSizeMb: 1024 };
const MAX_READING_MS = 120_000;

/** An import can be cancelled while the file is read, but not while it is stored. */
export const READING = 0;
export const STORING = 1;
const CANCELLED = 2;

interface FileToImport {
  readonly databaseUrl: string;
  readonly caller: Caller;
  readonly listId: string;
  readonly maxNames: number;
  readonly path: string;
  readonly isTry: boolean;
}

/** Work data of the thread. */
export interface ImportWork extends FileToImport {
  /** Shared number: `READING`, `STORING` or `CANCELLED`. */
  readonly state: Int32Array;
}

/** Outcome of the import, as a message of the thread; an `AppError` itself would arrive as a plain `Error`. */
export type ImportReport =
  | { readonly changed: CustomEntriesChanged }
  | { readonly failed: Pick<AppError, 'code' | 'message' | 'faults' | 'retryAfter'> };

/**
 * Imports a file of entries in a thread with its own connection: reading and storing a hundred thousand entries takes seconds
 * of processor time. Throws what the import throws, and `list_refused` for a file that takes
 * too long or too much memory; stops reading when `signal` is aborted. A thread that fails has changed nothing.
 */
export function importCustomListInWorker(
  work: FileToImport,
  signal: AbortSignal,
  limits: { readonly milliseconds: number; readonly memory: ResourceLimits } = {
    milliseconds: MAX_READING_MS,
    memory: MEMORY,
  },
): Promise<CustomEntriesChanged> {
  const state = new Int32Array(new SharedArrayBuffer(4));
  const workerData: ImportWork = { ...work, state };
  const worker = new Worker(SCRIPT, { workerData, resourceLimits: limits.memory });
  return new Promise<CustomEntriesChanged>((resolve, reject) => {
    const cancel = (reason: AppError) => {
      if (Atomics.compareExchange(state, 0, READING, CANCELLED) !== READING) return;
      void worker.terminate();
      reject(reason);
    };
    const abort = () => cancel(new AppError('unavailable'));
    const timer = setTimeout(
      () => cancel(tooMuch(`reading it takes longer than ${limits.milliseconds / 1000} s`)),
      limits.milliseconds,
    );
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    worker.once('message', (report: ImportReport) => {
      if ('changed' in report) resolve(report.changed);
      else reject(errorOf(report.failed));
    });
    worker.once('error', (error: NodeJS.ErrnoException) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      reject(
        isMemory ? tooMuch(`reading it takes more than ${limits.memory.maxOldGenerationSizeMb} MB of memory`) : error,
      );
    });
    worker.once('exit', (code) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      reject(new Error(`importing a custom list ended with ${code}`));
    });
  });
}

function tooMuch(reason: string): AppError {
  return new AppError('list_refused', { text: `The file was rejected: ${reason}; split it into several lists` });
}

function errorOf({ code, message, faults, retryAfter }: Pick<AppError, 'code' | 'message' | 'faults' | 'retryAfter'>) {
  return new AppError(code, { text: message, faults, ...(retryAfter === undefined ? {} : { retryAfter }) });
}
