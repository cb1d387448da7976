import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EmbeddedPostgres } from '@touchstone/embedded-postgres';
import { dearestFiles } from './file-costs.js';
import { groupTests } from './group-tests.js';
import { needsPostgres } from './needs-postgres.js';

/**
 * `npm test [-- file…]`: one embedded PostgreSQL in a temporary folder, one migrated template database, then every test of
 * every workspace, beside the code or in `test/`, in groups that share a process (`group-tests.ts`) and start the service from
 * a bundle (`bundle-service.ts`), or those named, each in its own, as compiled (as source or compiled file; only these report
 * the lines of their sources, which slows the start). PostgreSQL is not started for named files that use none. Each test file
 * clones the template (`test-database.ts`); a service of its own starts on a copy of the migrated folder
 * (`spawn-service.ts`). Whatever happens, no process and no folder is left.
 */
const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url));

const TEST_FOLDERS = [
  'console/test',
  'engine/src',
  'engine/test',
  'packages/embedded-postgres/src',
  'server/src',
  'server/test',
];

const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'touchstone-test-')));
// As root, PostgreSQL runs as somebody else, who must be able to pass.
if (process.getuid?.() === 0) chmodSync(scratch, 0o711);

const BUNDLE = join(scratch, 'service');

let runner: ChildProcess | undefined;
let interrupted: NodeJS.Signals | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    interrupted = signal;
    endGroup(runner, 'SIGTERM');
    setTimeout(() => endGroup(runner, 'SIGKILL'), 5000).unref();
  });
}

process.exitCode = await main();

async function main(): Promise<number> {
  const named = process.argv.slice(2).map(compiledFile);
  try {
    if (named.length > 0 && !needsPostgres(named)) return await runTests(named, {});
    const postgres = await preparedPostgres();
    try {
      const environment = environmentOf(postgres);
      if (named.length > 0) return interrupted ? 1 : await runTests(named, environment);
      // Loaded here: a named test does not wait for it.
      const { bundleService } = await import('./bundle-service.js');
      await bundleService(BUNDLE);
      const groups = groupTests(TEST_FOLDERS.flatMap(testsBelow), scratch);
      if (interrupted) return 1;
      const code = await runTests(groups, { ...environment, TEST_SERVICE_BUNDLE: BUNDLE });
      process.stdout.write(`Most processor time:\n${dearestFiles(scratch, 10).join('\n')}\n`);
      return code;
    } finally {
      endGroup(runner, 'SIGKILL');
      await postgres.close();
    }
  } finally {
    endServersBelow(scratch);
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** One that runs, with a migrated template database, and a copy of its folder for services of their own. */
async function preparedPostgres(): Promise<EmbeddedPostgres> {
  // Loaded here: a test without a database does not wait for it.
  const { openEmbeddedPostgres } = await import('@touchstone/embedded-postgres');
  const { migrate } = await import('../../src/platform/database/migrate.js');
  const { migrateJobs } = await import('../../src/platform/jobs/migrate-jobs.js');
  const say = (line: string) => process.stderr.write(`${line}\n`);
  const open = () => openEmbeddedPostgres(join(scratch, 'template'), { say, durable: false });
  const fresh = await open();
  await migrate(fresh.ownerUrl, migrateJobs, new URL(fresh.url).username).finally(() => fresh.close());
  execFileSync('cp', ['-a', join(scratch, 'template'), join(scratch, 'prepared')]);
  return open();
}

function environmentOf({ url, ownerUrl }: EmbeddedPostgres): Readonly<Record<string, string>> {
  return {
    TEST_DATABASE_URL: ownerUrl,
    TEST_DATABASE_ROLE: new URL(url).username,
    TEST_DATA_DIR: join(scratch, 'prepared'),
  };
}

function runTests(files: readonly string[], environment: Readonly<Record<string, string>>): Promise<number> {
  // A group of its own, so that what tests spawn can be ended with it. Temporary folders of tests go into ours.
  runner = spawn(
    process.execPath,
    [
      ...(process.argv.length > 2 ? ['--enable-source-maps'] : []),
      '--test',
      '--test-reporter=spec',
      '--test-concurrency=3',
      // Of a whole process with its files: against hanging alone.
      '--test-timeout=1800000',
      ...files,
    ],
    {
      cwd: REPOSITORY,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, TMPDIR: scratch, ...environment },
    },
  );
  return new Promise((done, failed) => {
    runner?.once('error', failed);
    runner?.once('exit', (code) => done(interrupted ? 1 : (code ?? 1)));
  });
}

/** Found by their sources: what a test that has moved away left in `dist` is not run. */
function testsBelow(folder: string): string[] {
  return readdirSync(join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .sort()
    .map((name) => compiledFile(join(REPOSITORY, folder, name)));
}

function compiledFile(name: string): string {
  const file = relative(REPOSITORY, resolve(process.env.INIT_CWD ?? process.cwd(), name));
  // Vite owns `console/dist`.
  const folder = file.startsWith('console') ? '$1/test/dist' : '$1/dist';
  return join(REPOSITORY, file.replace(/^(.+?)[/\\]((?:src|test)[/\\].*)\.ts$/, `${folder}/$2.js`));
}

function endGroup(child: ChildProcess | undefined, signal: NodeJS.Signals): void {
  if (child?.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The whole group has gone.
  }
}

/** PostgreSQL servers of services that a test left behind or killed. */
function endServersBelow(folder: string): void {
  for (const pid of existsSync('/proc/self/cwd') ? serversInProc(folder) : serversByPs(folder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Gone with its postmaster.
    }
  }
}

function serversInProc(folder: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        const isPostgres = readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
        return isPostgres && readlinkSync(`/proc/${pid}/cwd`).startsWith(`${folder}/`);
      } catch {
        return false;
      }
    });
}

function serversByPs(folder: string): number[] {
  return execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(`-D ${folder}/`))
    .map((line) => Number.parseInt(line, 10));
}
