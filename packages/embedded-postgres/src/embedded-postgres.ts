import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { ensureCluster, OWNER, SERVICE_ROLE } from './cluster.js';
import { findHome, type Home } from './home.js';
import {
  endOrphans,
  isStopping,
  lastLogLines,
  type Postmaster,
  runningPostmaster,
  startPostmaster,
  stopPostmaster,
} from './postmaster.js';

/** Use of the PostgreSQL of one `DATA_DIR`, shared with other processes. */
export interface EmbeddedPostgres {
  /** For `openDatabase`, as a role that reads and writes the tables and may do nothing else. Stays good when the server is revived. */
  readonly url: string;
  /** For migrations: the superuser, who owns the tables. */
  readonly ownerUrl: string;
  /** Ends this use. The server ends with its last user, so a command never stops the database of a running service. */
  close(): Promise<void>;
  /** For an exit that cannot wait: asks the server to end if it was us who started it. */
  abandon(): void;
}

/** Lock held shared by every process that uses the server, and exclusively by the one that ends it. */
const USE_LOCK = 7_305_001;
/** Time to retry while the processes of a dead server still hold its memory. */
const RETRY_LIMIT_MS = 25_000;
const ORPHANS_AFTER_MS = 1_000;
const STOPPING_CHECK_MS = 1_000;

/**
 * Starts the PostgreSQL of `dataDir`, or joins the one that runs there already, and keeps it alive until closed: a server
 * that dies (crash, kill -9, out of memory) or is asked to stop is started again at once.
 *
 * `durable: false` is for tests alone. Rejects with a message for people when there is no way to run it here.
 */
export async function openEmbeddedPostgres(
  dataDir: string,
  { say, durable = true }: { say: (line: string) => void; durable?: boolean },
): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32') throw new Error('there is no embedded PostgreSQL on Windows: set DATABASE_URL');
  const home = await findHome(dataDir, say);
  await ensureCluster(home);

  let closing = false;
  let use = await join(home, durable);
  let reviving: Promise<void> | undefined;
  watch();

  function watch(): void {
    const { keeper, postmaster } = use;
    const stopping = setInterval(() => {
      if (closing || !isStopping(home)) return;
      clearInterval(stopping);
      say('the embedded PostgreSQL was asked to stop and accepts no connections; ending its sessions');
      void stopPostmaster(home, postmaster.pid);
    }, STOPPING_CHECK_MS).unref();
    keeper.once('end', () => {
      clearInterval(stopping);
      if (!closing) reviving = revive();
    });
  }

  async function revive(): Promise<void> {
    say('the embedded PostgreSQL has stopped; restarting it');
    for (let wait = 100; !closing; wait = Math.min(wait * 2, 2000)) {
      try {
        use = await join(home, durable);
        watch();
        say('the embedded PostgreSQL is running again');
        return;
      } catch (error) {
        say(`the embedded PostgreSQL could not be restarted yet: ${(error as Error).message}`);
        await delay(wait);
      }
    }
  }

  return {
    url: urlOf(use.postmaster, SERVICE_ROLE, OWNER),
    ownerUrl: urlOf(use.postmaster, OWNER, OWNER),
    async close() {
      closing = true;
      await reviving;
      await leave(home, use);
    },
    abandon() {
      use.started?.kill('SIGINT');
    },
  };
}

interface Use {
  readonly postmaster: Postmaster;
  /** Connection whose lock marks this use, and whose end shows that the server died. */
  readonly keeper: pg.Client;
  /** The process, when it was us who started it. */
  readonly started: ChildProcess | undefined;
}

/** Joins the running server or starts one; if two start at once, PostgreSQL's own lock lets one through. */
async function join(home: Home, durable: boolean): Promise<Use> {
  const begun = Date.now();
  let child: ChildProcess | undefined;
  for (;;) {
    const postmaster = await runningPostmaster(home);
    if (postmaster) {
      const keeper = await hold(postmaster);
      const started = child?.pid === postmaster.pid ? child : undefined;
      if (keeper) return { postmaster, keeper, started };
    } else if (child === undefined || hasExited(child)) {
      if (child !== undefined) throwUnlessWaiting(home, begun);
      if (Date.now() - begun > ORPHANS_AFTER_MS) endOrphans(home);
      child = startPostmaster(home, { durable });
      child.on('error', () => {});
    }
    await delay(child && !hasExited(child) ? 10 : 100);
  }
}

function hasExited(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

/** Throws, unless the server is only waiting for the remains of another one and the limit has not passed. */
function throwUnlessWaiting(home: Home, begun: number): void {
  const words = lastLogLines(home);
  const waits = /lock file|shared memory|Is another|being used/.test(words);
  if (!waits || Date.now() - begun > RETRY_LIMIT_MS)
    throw new Error(`PostgreSQL did not start in ${home.folder}: ${words}`);
}

/** Connects, makes our database and role if they are missing, and takes part in the use; nothing while the server starts or ends. */
async function hold(postmaster: Postmaster): Promise<pg.Client | undefined> {
  const keeper = new pg.Client({
    connectionString: urlOf(postmaster, OWNER, 'postgres'),
    application_name: 'touchstone keeper',
  });
  keeper.on('error', () => {});
  try {
    await keeper.connect();
    const { rows } = await keeper.query<{ joined: boolean }>('select pg_try_advisory_lock_shared($1) as joined', [
      USE_LOCK,
    ]);
    if (rows[0]?.joined) {
      await createMissing(keeper);
      return keeper;
    }
  } catch (error) {
    const { code, message } = error as pg.DatabaseError;
    // 28000: the socket does not let us in. Everything else passes while a server starts, recovers or ends.
    if (code === '28000') throw new Error(`the running PostgreSQL does not accept this user: ${message}`);
  }
  await keeper.end().catch(() => {});
  return undefined;
}

async function createMissing(keeper: pg.Client): Promise<void> {
  const { rows } = await keeper.query<{ database: boolean; role: boolean }>(
    `select exists (select from pg_database where datname = $1) as database,
            exists (select from pg_roles where rolname = $2) as role`,
    [OWNER, SERVICE_ROLE],
  );
  const [found] = rows;
  if (!found?.role) await keeper.query(`create role ${SERVICE_ROLE} login`).catch(unlessMadeMeanwhile);
  if (!found?.database) await keeper.query(`create database ${OWNER}`).catch(unlessMadeMeanwhile);
}

/** 42P04, 42710, 23505: another process of ours was faster. */
function unlessMadeMeanwhile(error: pg.DatabaseError): void {
  if (!['42P04', '42710', '23505'].includes(error.code ?? '')) throw error;
}

/** Leaves; whoever finds itself alone ends the server, and nobody can join from that moment on. */
async function leave(home: Home, { keeper, postmaster }: Use): Promise<void> {
  try {
    await keeper.query('select pg_advisory_unlock_shared($1)', [USE_LOCK]);
    const { rows } = await keeper.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [USE_LOCK]);
    if (rows[0]?.alone) await stopPostmaster(home, postmaster.pid);
  } catch {
    // The server died meanwhile: nothing is left to end.
  }
  await keeper.end().catch(() => {});
}

function urlOf(postmaster: Postmaster, role: string, database: string): string {
  const url = new URL(`postgres://${role}@localhost/${database}`);
  url.searchParams.set('host', postmaster.socketFolder);
  return url.href;
}
