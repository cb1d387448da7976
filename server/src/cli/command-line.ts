import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { VERSION } from '../domain/version.js';
import type { Config } from '../platform/config/config.js';
import type { CliDeps } from './cli-deps.js';
import { runProgram } from './program.js';

/** Time that an interrupted command has to close the database. */
const LEAVE_LIMIT_MS = 5000;
/** Time between two lines of progress where stderr is not a terminal. */
const PLAIN_PROGRESS_MS = 10_000;

/** Streams of a command: input, results, and messages for people. */
export interface StandardStreams {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean };
}

/** Runs one command line (without `node` and the program's name) in the environment of this process: 0 done, 1 failed, 2 wrong usage. */
export function runCommandLine(args: readonly string[], streams: StandardStreams): Promise<0 | 1 | 2> {
  return runProgram(depsOn(streams), args, streams);
}

function depsOn({ stdin, stdout, stderr }: StandardStreams): Omit<CliDeps, 'print'> {
  return {
    version: VERSION,
    environment: process.env,
    lines: {
      input: stdin,
      async write(text) {
        if (!stdout.write(text)) await once(stdout, 'drain');
      },
    },
    openInput: (path) => (path === '-' ? stdin : createReadStream(path)),
    note(text) {
      if (stderr.isTTY) stderr.write('\r\u001b[K');
      stderr.write(`${text}\n`);
    },
    progress: progressOn(stderr),
    openOutput: (path) => (path === '-' ? stdout : createWriteStream(path, { flags: 'wx', mode: 0o600 })),
    ...databaseOf(stderr),
  };
}

/** Replaces the previous text on a terminal; prints a line now and then elsewhere. */
function progressOn(stderr: StandardStreams['stderr']): CliDeps['progress'] {
  let printedAt = performance.now();
  return (text) => {
    if (stderr.isTTY) stderr.write(`\r\u001b[K${text}`);
    else if (performance.now() - printedAt >= PLAIN_PROGRESS_MS) {
      printedAt = performance.now();
      stderr.write(`${text}\n`);
    }
  };
}

/** Opens the database of the environment and says on stderr which one it is. */
function databaseOf(stderr: StandardStreams['stderr']): Pick<CliDeps, 'withDatabase' | 'asOwner'> {
  const say = (line: string) => void stderr.write(`${line}\n`);
  return {
    async withDatabase(work, { create = false } = {}) {
      const [{ migrateJobs }, { openStorage, placeOf }, { idFactory }] = await Promise.all([
        import('../platform/jobs/migrate-jobs.js'),
        import('../platform/database/open-storage.js'),
        import('../platform/database/new-id.js'),
      ]);
      return during(
        (config) => {
          say(placeOf(config));
          return openStorage(config, { say, create, migrateOthers: migrateJobs });
        },
        (storage, config) => {
          const now = () => new Date();
          return work({ ...storage, config, now, newId: idFactory(now) });
        },
      );
    },
    async asOwner(work, { create = false } = {}) {
      const { openAsOwner, placeOf } = await import('../platform/database/open-storage.js');
      return during(
        (config) => {
          say(placeOf(config));
          return openAsOwner(config, { say, create });
        },
        (opened, config) => work({ ...opened, config }),
      );
    },
  };
}

/** Closes what was opened, also when the command fails or is interrupted. */
async function during<O extends { close(): Promise<void>; leave(): Promise<void> }, T>(
  open: (config: Config) => Promise<O>,
  work: (opened: O, config: Config) => Promise<T>,
): Promise<T> {
  const { takeConfig } = await import('../platform/config/config.js');
  const config = takeConfig(process.env);
  const opened = await open(config);
  const interrupted = (signal: NodeJS.Signals) => {
    setTimeout(() => process.exit(1), LEAVE_LIMIT_MS);
    void opened.leave().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143));
  };
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  try {
    return await work(opened, config);
  } finally {
    await opened.close();
    process.off('SIGINT', interrupted);
    process.off('SIGTERM', interrupted);
  }
}
