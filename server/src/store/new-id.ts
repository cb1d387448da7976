import { randomBytes, randomInt } from 'node:crypto';

/**
 * Makes ids of 24 lower-case hex characters in ObjectId layout (4 bytes of seconds, 5 random per process,
 * 3 of a counter), so that they sort by time and serve as paging cursors.
 */
export function idFactory(now: () => Date): () => string {
  const processPart = randomBytes(5).toString('hex');
  let counter = randomInt(0x1000000);
  return () => {
    counter = (counter + 1) % 0x1000000;
    const seconds = Math.floor(now().getTime() / 1000);
    return seconds.toString(16).padStart(8, '0') + processPart + counter.toString(16).padStart(6, '0');
  };
}
