import { open } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '../domain/app-error.js';
import type { FileNotice } from '../domain/bulk-upload.js';
import { unzipped } from '../lists/reading/zip-content.js';
import type { WorkbookReport, WorkbookWork } from './workbook-rows.module.js';

/** Writes one workbook as CSV, reports the outcome, and exits. */
const port = parentPort;
if (port === null) throw new Error('workbook-worker runs as a worker thread only');

// Linux applies the priority to the calling thread; searches take precedence.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const { path, csv, maxBytes } = workerData as WorkbookWork;
const notices: FileNotice[] = [];
const out = await open(csv, 'wx', 0o600);
try {
  let written = 0;
  const note = (code: FileNotice['code'], message: string) => notices.push({ code, message });
  for await (const chunk of unzipped(path, 'the workbook', maxBytes, { asShown: { note }, workbookOnly: true })) {
    written += chunk.length;
    if (written > maxBytes)
      throw new AppError('list_refused', { text: `The cells of the workbook hold more than ${maxBytes} bytes` });
    await out.write(chunk);
  }
  report({ notices });
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  report({ refused: error.message });
} finally {
  await out.close();
}

function report(outcome: WorkbookReport): void {
  port?.postMessage(outcome);
}
