import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { BulkRow, FileNotice } from '../domain/bulk-upload.js';
import { fileFault } from '../domain/file-fault.js';
import { isZipFile } from '../lists/reading/zip-content.js';
import { type FileListeners, readBulkRows } from './bulk-rows.js';

const SCRIPT = new URL('./workbook-worker.module.js', import.meta.url);

/** The texts of a workbook are in memory while its sheet is read: at most 64 million characters. */
const MEMORY: ResourceLimits = { maxOldGenerationSizeMb: 384 };
const MAX_READING_MS = 30_000;
/** Bytes of a part of the workbook, and of its cells, for each byte that a file may have. */
const UNPACKED = 8;

/** Work data of the thread. */
export interface WorkbookWork {
  readonly path: string;
  /** File to write. */
  readonly csv: string;
  /** Bytes of an unpacked part, and of all cells. */
  readonly maxBytes: number;
}

/** Outcome, as a message of the thread. */
export type WorkbookReport = { readonly notices: readonly FileNotice[] } | { readonly refused: string };

/**
 * Rows of an uploaded file, as `readBulkRows` gives them; of an .xlsx workbook those of its first visible sheet, which a thread reads.
 * Throws `validation_failed` for a workbook that is damaged, too large, or takes too long.
 */
export async function* readFileRows(
  { path, bytes }: { readonly path: string; readonly bytes: AsyncIterable<Uint8Array> },
  listeners: FileListeners,
  maxFileBytes: number,
): AsyncGenerator<BulkRow> {
  if (!(await isZipFile(path))) {
    yield* readBulkRows(bytes, listeners);
    return;
  }
  const csv = `${path}.csv`;
  try {
    const notices = await writeCsv({ path, csv, maxBytes: maxFileBytes * UNPACKED });
    for (const notice of notices) listeners.onNotice?.(notice);
    yield* readBulkRows(createReadStream(csv), listeners);
  } finally {
    await rm(csv, { force: true });
  }
}

function writeCsv(workerData: WorkbookWork): Promise<readonly FileNotice[]> {
  const worker = new Worker(SCRIPT, { workerData, resourceLimits: MEMORY });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(fileFault(`takes longer than ${MAX_READING_MS / 1000} s to read: split it`));
      void worker.terminate();
    }, MAX_READING_MS);
    worker.once('message', (report: WorkbookReport) => {
      if ('notices' in report) resolve(report.notices);
      else reject(fileFault(`cannot be read: ${report.refused}`));
    });
    worker.once('error', (error: NodeJS.ErrnoException) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      reject(isMemory ? fileFault('takes too much memory to read: split it') : error);
    });
    worker.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`reading a workbook ended with ${code}`));
    });
  });
}
