import { randomBytes, randomInt } from 'node:crypto';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

const SHARED_KEY = 'touchstone.ids';

interface SharedParts {
  /** 10 hex characters, random. */
  readonly processPart: string;
  /** Counter shared by all threads. */
  readonly counter: Uint32Array<SharedArrayBuffer>;
}

/** Shared by the process: ids that two threads create in the same second sort in order of creation. */
const { processPart, counter } = sharedParts();

/**
 * Makes ids of 24 lower-case hex characters in ObjectId layout (4 bytes of seconds, 5 random per process,
 * 3 of a counter), so that they sort by time and serve as paging cursors.
 */
export function idFactory(now: () => Date): () => string {
  return () => {
    const seconds = Math.floor(now().getTime() / 1000);
    const count = Atomics.add(counter, 0, 1) & 0xffffff;
    return seconds.toString(16).padStart(8, '0') + processPart + count.toString(16).padStart(6, '0');
  };
}

/** Threads that are started after this module was loaded inherit the parts of the thread that starts them. */
function sharedParts(): SharedParts {
  const given = getEnvironmentData(SHARED_KEY) as SharedParts | undefined;
  if (given !== undefined) return given;
  const created = { processPart: randomBytes(5).toString('hex'), counter: new Uint32Array(new SharedArrayBuffer(4)) };
  // Keeps the counter far from wrapping around.
  created.counter[0] = randomInt(0x800000);
  setEnvironmentData(SHARED_KEY, created);
  return created;
}
