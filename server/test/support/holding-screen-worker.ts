import { parentPort, workerData } from 'node:worker_threads';
import type { FromScreenWorker, ToScreenWorker } from '../../src/screening/messages.js';

/**
 * A screening thread that finds nothing, and never answers when it is asked for `hold`, nor for `slow` if it is not the thread for slow
 * searches. As microseconds it gives the number of searches
 * it was told of together.
 */
parentPort?.on('message', (message: ToScreenWorker) => {
  if (message.kind === 'open') answer({ kind: 'opened', generation: message.generation });
  if (message.kind !== 'screen' || message.searches.some(({ subject }) => isHeld(subject.name))) return;
  const microseconds = message.searches.length;
  const answers = message.searches.map(({ job }) => ({ job, hits: [], hidden: [], categories: {}, microseconds }));
  answer({ kind: 'screened', answers });
});

function isHeld(name: string): boolean {
  return name === 'hold' || (name === 'slow' && workerData.givesWay !== true);
}

function answer(message: FromScreenWorker): void {
  parentPort?.postMessage(message);
}
