import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { copyPrograms, installedPrograms, linkLibraries, type Programs, programsIn, versionOf } from './programs.js';
import { rejectForeignFolder } from './reject-foreign-folder.js';
import { canEnter, type Runner, runnerOf } from './runner.js';
import { removeAbandoned, removeAsOwner, unfinishedName, writeOnce } from './write-once.js';

/** Where one embedded database lives, who runs it and with which programs. */
export interface Home {
  /** Holds the cluster (`postgres`), its log and its socket. */
  readonly folder: string;
  readonly cluster: string;
  readonly runner: Runner;
  readonly programs: Programs;
}

/** Names the home when it is not `DATA_DIR` itself; removing it with `DATA_DIR` is a fresh start. */
const POINTER = 'postgres.location';
/** Where homes are made that the user running PostgreSQL could not reach inside `DATA_DIR`. */
const OUTSIDE = '/var/lib/touchstone';

/**
 * Finds or makes the home of the database of `dataDir`. That is `dataDir` itself, except when root starts us with a
 * folder that PostgreSQL, which never runs as root, cannot enter (below /root, or private): then it is a fresh folder in
 * /var/lib/touchstone. Likewise the programs are copied into the home when they lie where PostgreSQL's user cannot go.
 */
export async function findHome(dataDir: string, say: (line: string) => void): Promise<Home> {
  const folder = homeFolder(dataDir, say);
  const cluster = join(folder, 'postgres');
  const runner = runnerOf(cluster, folder);
  return { folder, cluster, runner, programs: await reachablePrograms(folder, runner, say) };
}

/** Tells whether `dataDir` has a database, here or where its pointer names one; makes nothing. */
export function hasCluster(dataDir: string): boolean {
  return ['postgres', POINTER].some((name) => existsSync(join(dataDir, name)));
}

function homeFolder(dataDir: string, say: (line: string) => void): string {
  const dir = ownFolder(dataDir);
  const pointer = join(dir, POINTER);
  if (existsSync(pointer)) {
    const named = readFileSync(pointer, 'utf8').trim();
    const found = statSync(named, { throwIfNoEntry: false });
    if (!found) {
      throw new Error(
        `the database of ${dataDir} was stored in ${named}, which no longer exists: restore it, or remove ${pointer} to start with an empty one`,
      );
    }
    if (found.uid !== process.getuid?.()) throw new Error(`${named}, named by ${pointer}, belongs to another user`);
    return named;
  }
  const cluster = join(dir, 'postgres');
  if (canEnter(runnerOf(cluster, dir), dir)) return dir;
  if (existsSync(cluster)) {
    throw new Error(`PostgreSQL cannot reach its folder ${cluster}: a folder above it is not accessible to its owner`);
  }
  const outside = freshFolder(dataDir);
  const named = writeOnce(pointer, `${outside}\n`).trim();
  if (named !== outside) {
    rmSync(outside, { recursive: true });
    return named;
  }
  say(`${dataDir} is not accessible to PostgreSQL, which does not run as root: its database is stored in ${outside}`);
  return outside;
}

function ownFolder(dataDir: string): string {
  rejectForeignFolder(dataDir);
  try {
    makeFolder(resolve(dataDir));
    const probe = unfinishedName(join(dataDir, 'probe'));
    writeFileSync(probe, '', { flag: 'wx' });
    rmSync(probe);
    return realpathSync(dataDir);
  } catch (error) {
    throw new Error(`DATA_DIR ${dataDir} is not writable (${(error as NodeJS.ErrnoException).code}): set another one`);
  }
}

/**
 * Makes a folder and those above it. As root others must be able to pass, PostgreSQL's user among them; what is inside is
 * private for itself. Another start may make the same folder at the same moment, and must never see it with other rights.
 * (The recursive `mkdir` of Node 20 never returns where the system denies that a parent exists.)
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  const mask = process.umask(0);
  try {
    mkdirSync(folder, { mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    process.umask(mask);
  }
}

function freshFolder(dataDir: string): string {
  try {
    mkdirSync(OUTSIDE, { recursive: true, mode: 0o755 });
    const above = statSync(OUTSIDE);
    if (above.uid !== 0 || above.mode & 0o022) throw new Error(`other users may write to ${OUTSIDE}`);
    const folder = join(OUTSIDE, randomBytes(9).toString('hex'));
    mkdirSync(folder);
    chmodSync(folder, 0o711);
    return folder;
  } catch (error) {
    throw new Error(
      `PostgreSQL, which does not run as root, cannot access DATA_DIR ${dataDir}, and no other folder could be created ` +
        `(${(error as Error).message}): set DATA_DIR to a folder that every user can access, or set DATABASE_URL`,
    );
  }
}

async function reachablePrograms(folder: string, runner: Runner, say: (line: string) => void): Promise<Programs> {
  const installed = installedPrograms();
  const linked = linkLibraries(installed.folder);
  if (linked) {
    const asRunner = await versionOf(installed, runner).catch(() => undefined);
    if (asRunner) return installed;
    if (runner.ids.uid === undefined) await explainBroken(installed, runner);
  }
  // A copy per version, so that an update of the package brings its own.
  const copy = join(folder, `programs-${programVersion(installed)}`);
  if (!existsSync(copy)) {
    say(`the PostgreSQL programs are not accessible to the user that runs them: copying them to ${copy}`);
    makeCopy(installed, copy);
  }
  const programs = programsIn(join(copy, 'native'));
  await explainBroken(programs, runner);
  return programs;
}

function makeCopy(installed: Programs, copy: string): void {
  removeAbandoned(dirname(copy));
  const unfinished = unfinishedName(copy);
  try {
    mkdirSync(unfinished);
    chmodSync(unfinished, 0o755);
    copyPrograms(installed, unfinished);
    renameSync(unfinished, copy);
  } catch (error) {
    removeAsOwner(unfinished);
    // Another process of ours was faster: its copy is as good.
    if (existsSync(copy)) return;
    throw new Error(`the PostgreSQL programs could not be copied to ${copy}: ${(error as Error).message}`);
  }
}

function programVersion(programs: Programs): string {
  const manifest = JSON.parse(readFileSync(join(programs.folder, '..', 'package.json'), 'utf8')) as { version: string };
  return manifest.version;
}

async function explainBroken(programs: Programs, runner: Runner): Promise<void> {
  await versionOf(programs, runner).catch((error: NodeJS.ErrnoException & { stderr?: string }) => {
    const reason = error.stderr?.trim().split('\n')[0] || error.message.split('\n')[0];
    throw new Error(
      `the embedded PostgreSQL cannot be run here (${reason}): start as a normal user, or set DATABASE_URL to a PostgreSQL 15 or newer`,
    );
  });
}
