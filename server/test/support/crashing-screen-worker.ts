import { existsSync, unlinkSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { openWatchlist, screenAll, type Watchlist } from '@touchstone/engine';
import type { FromScreenWorker, ToScreenWorker } from '../../src/screening/messages.js';

/**
 * A screening thread that ends in the middle of a search for `crash always`, and of one for `crash once <file>` as long
 * as the file is there.
 */
let watchlist: Watchlist | undefined;

parentPort?.on('message', (message: ToScreenWorker) => {
  if (message.kind === 'open') {
    watchlist = openWatchlist(message.shared.buffer, message.shared.delta);
    answer({ kind: 'opened', generation: message.generation });
  } else if (message.kind === 'screen' && watchlist !== undefined) {
    const list = watchlist;
    const answers = message.searches.map(({ job, subject, options }) => {
      crashFor(subject.name);
      return { job, ...screenAll(list, subject, options), microseconds: 1 };
    });
    answer({ kind: 'screened', answers });
  }
});

function crashFor(name: string): void {
  const [, marker] = /^crash once (.+)$/.exec(name) ?? [];
  if (name === 'crash always') process.exit(1);
  if (marker !== undefined && existsSync(marker)) {
    unlinkSync(marker);
    process.exit(1);
  }
}

function answer(message: FromScreenWorker): void {
  parentPort?.postMessage(message);
}
