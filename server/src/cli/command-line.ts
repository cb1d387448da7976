import { once } from 'node:events';
import { createReadStream, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { IMPORTED_SOURCES } from '../lists/sources.js';
import { runProgram } from './program.js';
import type { CliDeps } from './world.js';

/** How long an interrupted command may take to leave the database in order. */
const LEAVE_LIMIT_MS = 5000;

/** Where a command reads its input, and writes its results and what is for people. */
export interface StandardStreams {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: NodeJS.WritableStream;
  /** A terminal is told how far a command has come; a file is not. */
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean };
}

/** Runs one command line (without `node` and the program's name) in the environment of this process: 0 done, 1 failed, 2 wrong usage. */
export function runCommandLine(args: readonly string[], streams: StandardStreams): Promise<0 | 1 | 2> {
  return runProgram(worldOn(streams), args, streams);
}

/** A log is told now and then how far a long command has come. */
const PLAIN_PROGRESS_MS = 10_000;

/** How far a command has come: where a person watches, each text takes the place of the one before; elsewhere as plain lines. */
function progressOn(stderr: StandardStreams['stderr']): (text: string) => void {
  let told = performance.now();
  return (text) => {
    if (stderr.isTTY) stderr.write(`\r\u001b[K${text}`);
    else if (performance.now() - told >= PLAIN_PROGRESS_MS) {
      told = performance.now();
      stderr.write(`${text}\n`);
    }
  };
}

const worldOn = ({ stdin, stdout, stderr }: StandardStreams): CliDeps => ({
  version: JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')).version,
  sources: IMPORTED_SOURCES,
  print: (result) => stdout.write(`${JSON.stringify(result)}\n`),
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
  async readList(source, paths) {
    const { readList } = await import('../lists/read-list.js');
    return readList(source, paths, { mustBeWhole: false });
  },
  async readWholeList(source, paths) {
    const { readList } = await import('../lists/read-list.js');
    return readList(source, paths, { mustBeWhole: true });
  },
  async readIndex(path) {
    const { readIndexFile } = await import('../screening/index-file.js');
    return readIndexFile(path);
  },
  async writeIndex(path, make) {
    const { writeIndexFile } = await import('../screening/index-file.js');
    return writeIndexFile(path, make);
  },
  async openScreeningThreads(watchlist, threads) {
    const { screeningPool } = await import('../screening/screening-pool.js');
    // How many lines are worked on at once is bounded by who reads them.
    const pool = screeningPool<undefined>({ threads, mostWaiting: Number.POSITIVE_INFINITY });
    await pool.open(watchlist, undefined);
    return pool;
  },
  async withSelfTest(work) {
    const [{ editionsIn }, { openTestWatchlist }, { saveReport }] = await Promise.all([
      import('../lists/editions.repository.js'),
      import('../screening/open-test-watchlist.js'),
      import('../app/save-report.js'),
    ]);
    return withDatabase(({ database }, config, clock) => {
      const editions = editionsIn(database);
      return work({
        ...clock,
        editions,
        openWatchlist: (inForce) => openTestWatchlist(editions, inForce),
        save: (report, file) => saveReport(report, file, { dataDir: config.dataDir, at: clock.now() }),
      });
    });
  },
  async withRescreen(work) {
    const { rescreenModule } = await import('../monitoring/rescreen.module.js');
    return withDatabase(({ database }, _config, clock) => work(rescreenModule(database, clock)));
  },
  async withEditions(work) {
    const [{ editionsIn }, { listChecksIn }, { sourceNamed }, { openListFeeds }] = await Promise.all([
      import('../lists/editions.repository.js'),
      import('../lists/list-checks.repository.js'),
      import('../lists/sources.js'),
      import('../lists/open-list-feeds.module.js'),
    ]);
    return withDatabase(async ({ database }, config, clock) => {
      const feeds = openListFeeds(config);
      try {
        return await work({
          ...clock,
          editions: editionsIn(database),
          checks: listChecksIn(database),
          feeds,
          sourceNamed,
        });
      } finally {
        await feeds.close();
      }
    });
  },
  async withAiRisk(work) {
    const [{ accountsIn }, { settingsIn }, { storedAnalysesIn }] = await Promise.all([
      import('../accounts/accounts.repository.js'),
      import('../customers/ai-risk-settings.repository.js'),
      import('../customers/analyses.repository.js'),
    ]);
    return withDatabase(({ database }, _config, clock) =>
      work({
        ...clock,
        accounts: accountsIn(database),
        settings: settingsIn(database),
        analyses: storedAnalysesIn(database),
      }),
    );
  },
  async withSplits(work) {
    const [{ accountsIn }, { recordSplitService }, { recordSplitsIn }, { sourceNamed }] = await Promise.all([
      import('../accounts/accounts.repository.js'),
      import('../cases/record-splits.js'),
      import('../cases/record-splits.repository.js'),
      import('../lists/sources.js'),
    ]);
    return withDatabase(({ database }, _config, clock) =>
      work({
        accounts: accountsIn(database),
        splits: recordSplitService({ ...clock, recordSplits: recordSplitsIn(database), sourceNamed }),
      }),
    );
  },
  async withAudit(work) {
    const { auditIn } = await import('../audit/audit.repository.js');
    return withDatabase(({ database }, _config, clock) => work({ ...clock, audit: auditIn(database) }));
  },
  async *readArticles(path) {
    const { readArticleFile } = await import('../adverse-media/read-article-file.js');
    yield* readArticleFile(path);
  },
  async withArticles(work) {
    const [{ accountsIn }, { articlesIn }, { feedChecksIn }, { readingThreads }, { openMediaFeeds }] =
      await Promise.all([
        import('../accounts/accounts.repository.js'),
        import('../adverse-media/articles.repository.js'),
        import('../adverse-media/feed-checks.repository.js'),
        import('../adverse-media/reading/reading-threads.js'),
        import('../adverse-media/open-feeds.module.js'),
      ]);
    return withDatabase(async ({ database }, config, { now }) => {
      const threads = readingThreads({ threads: availableParallelism() });
      const feeds = openMediaFeeds(config, threads, now);
      try {
        return await work({
          accounts: accountsIn(database),
          articles: articlesIn(database),
          checks: feedChecksIn(database),
          feeds,
          readArticle: (article) => threads.read('article', article),
          now,
        });
      } finally {
        await Promise.all([feeds.close(), threads.close()]);
      }
    });
  },
  async withAccounts(work) {
    const { openAccountWorld } = await import('../accounts/account-world.module.js');
    return withDatabase(async ({ database }, { tokenSecret }, clock) =>
      work(await openAccountWorld(database, { ...clock, tokenSecret })),
    );
  },
});

/** Opens the database of the environment, and leaves it in order also when the command fails or is interrupted. */
async function withDatabase<T>(work: DatabaseWork<T>): Promise<T> {
  const [{ takeConfig }, { migrateJobs }, { openStorage }, { idFactory }] = await Promise.all([
    import('../platform/config/config.js'),
    import('../platform/jobs/migrate-jobs.js'),
    import('../platform/database/open-storage.js'),
    import('../platform/database/new-id.js'),
  ]);
  const config = takeConfig(process.env);
  const storage = await openStorage(config, {
    say: (line) => process.stderr.write(`${line}\n`),
    migrateOthers: migrateJobs,
  });
  const interrupted = (signal: NodeJS.Signals) => {
    setTimeout(() => process.exit(1), LEAVE_LIMIT_MS);
    void storage.leave().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143));
  };
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  try {
    const now = () => new Date();
    return await work(storage, config, { now, newId: idFactory(now) });
  } finally {
    await storage.close();
    process.off('SIGINT', interrupted);
    process.off('SIGTERM', interrupted);
  }
}

type DatabaseWork<T> = (
  storage: import('../platform/database/open-storage.js').Storage,
  config: import('../platform/config/config.js').Config,
  clock: { now: () => Date; newId: () => string },
) => Promise<T>;
