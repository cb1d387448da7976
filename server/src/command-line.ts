import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { runProgram } from './cli/program.js';
import type { CliWorld } from './cli/world.js';

/** How long an interrupted command may take to leave the database in order. */
const LEAVE_LIMIT_MS = 5000;

/** Somebody looks at stderr, rather than a file. */
const watched = process.stderr.isTTY === true;

const world: CliWorld = {
  version: JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version,
  print: (result) => process.stdout.write(`${JSON.stringify(result)}\n`),
  lines: {
    input: process.stdin,
    async write(text) {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain');
    },
  },
  note(text) {
    if (watched) process.stderr.write('\r\u001b[K');
    process.stderr.write(`${text}\n`);
  },
  progress(text) {
    if (watched) process.stderr.write(`\r\u001b[K${text}`);
  },
  async readList(source, paths) {
    const { readList } = await import('./lists/read-list.js');
    return readList(source, paths, { mustBeWhole: false });
  },
  async readWholeList(source, paths) {
    const { readList } = await import('./lists/read-list.js');
    return readList(source, paths, { mustBeWhole: true });
  },
  async readIndex(path) {
    const { readIndexFile } = await import('./lists/index-file.js');
    return readIndexFile(path);
  },
  async writeIndex(path, make) {
    const { writeIndexFile } = await import('./lists/index-file.js');
    return writeIndexFile(path, make);
  },
  async openScreeningThreads(watchlist, threads) {
    const { screeningPool } = await import('./lists/screener/screening-pool.js');
    const pool = screeningPool<undefined>({ threads });
    await pool.open(watchlist, undefined);
    return pool;
  },
  async withSelfTest(work) {
    const [{ editionsIn }, { openTestWatchlist }, { saveReport }] = await Promise.all([
      import('./store/editions.js'),
      import('./lists/screener/open-test-watchlist.js'),
      import('./compose/save-report.js'),
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
  async withEditions(work) {
    const [{ editionsIn }, { listChecksIn }, { sourceNamed }, { openFeeds }] = await Promise.all([
      import('./store/editions.js'),
      import('./store/list-checks.js'),
      import('./lists/sources.js'),
      import('./compose/open-feeds.js'),
    ]);
    return withDatabase(async ({ database }, config, clock) => {
      const feeds = openFeeds(config);
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
  async withAudit(work) {
    const { auditIn } = await import('./store/audit.js');
    return withDatabase(({ database }, _config, clock) => work({ ...clock, audit: auditIn(database) }));
  },
  async *readArticles(path) {
    const { readArticleFile } = await import('./media/read-article-file.js');
    yield* readArticleFile(path);
  },
  async withArticles(work) {
    const [{ articlesIn }, { languageOfText }] = await Promise.all([
      import('./store/articles.js'),
      import('./media/language-of-text.js'),
    ]);
    return withDatabase(({ database }, _config, { now }) =>
      work({ articles: articlesIn(database), languageOf: languageOfText, now, pause: async () => {} }),
    );
  },
  async withAccounts(work) {
    const { openAccountWorld } = await import('./store/account-world.js');
    return withDatabase(async ({ database }, { tokenSecret }, clock) =>
      work(await openAccountWorld(database, { ...clock, tokenSecret })),
    );
  },
};

// Whoever reads our results may stop reading (`… | head`): that ends the command, and is no failure of it.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await runProgram(world, process.argv.slice(2), process.stderr);

/** Opens the database of the environment, and leaves it in order also when the command fails or is interrupted. */
async function withDatabase<T>(work: DatabaseWork<T>): Promise<T> {
  const [{ readConfig }, { migrateJobs }, { openStorage }, { idFactory }] = await Promise.all([
    import('./config.js'),
    import('./jobs/migrate-jobs.js'),
    import('./store/open-storage.js'),
    import('./store/new-id.js'),
  ]);
  const config = readConfig(process.env);
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
  storage: import('./store/open-storage.js').Storage,
  config: import('./config.js').Config,
  clock: { now: () => Date; newId: () => string },
) => Promise<T>;
