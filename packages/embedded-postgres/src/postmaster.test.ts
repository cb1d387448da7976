import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { newDataDir } from '../test/data-folders.js';
import { findHome } from './home.js';
import { runningPostmaster } from './postmaster.js';

/** Makes and removes a file as fast as it can, until told to stop. */
const FLICKER = `
  const { workerData } = require('node:worker_threads');
  const { rmSync, writeFileSync } = require('node:fs');
  while (Atomics.load(workerData.stop, 0) === 0) {
    writeFileSync(workerData.file, '1\\n');
    rmSync(workerData.file);
    Atomics.add(workerData.rounds, 0, 1);
  }`;

test('a postmaster.pid that disappears during the check is not an error', async () => {
  const home = await findHome(newDataDir(), () => {});
  mkdirSync(home.cluster, { recursive: true });
  const [stop, rounds] = [new Int32Array(new SharedArrayBuffer(4)), new Int32Array(new SharedArrayBuffer(4))];
  const workerData = { stop, rounds, file: join(home.cluster, 'postmaster.pid') };
  const worker = new Worker(FLICKER, { eval: true, workerData });
  try {
    for (let looks = 0; looks < 5000 || Atomics.load(rounds, 0) < 5000; looks++) {
      assert.equal(await runningPostmaster(home), undefined);
      // The worker thread needs the event loop to start.
      if (looks % 100 === 0) await new Promise(setImmediate);
    }
  } finally {
    Atomics.store(stop, 0, 1);
    await worker.terminate();
  }
});
