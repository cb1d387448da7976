import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  closeSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeAccessRules } from './cluster.js';
import type { Home } from './home.js';
import { childEnvironment, giveFolder, giveTo, readSmallFile } from './runner.js';
import { isAlive, isRunning, removeAsOwner, writeOnce } from './write-once.js';

/** Only names the socket file: no TCP port is opened. */
const PORT = 5432;
/** The longest socket path the operating system takes (sun_path is 108 bytes on Linux, 104 on macOS, with its end). */
const MAX_SOCKET = process.platform === 'linux' ? 107 : 103;
const LOG_LIMIT = 10 * 1024 * 1024;

/** A PostgreSQL that runs on our cluster, whoever started it. */
export interface Postmaster {
  readonly pid: number;
  readonly socketFolder: string;
}

/**
 * The server that runs on the cluster, if one does. `postmaster.pid` alone proves nothing: after a crash its number may
 * belong to somebody else, and in a shared volume the process may live where we cannot see it. An answering socket decides.
 */
export async function runningPostmaster(home: Home): Promise<Postmaster | undefined> {
  const noted = notedPostmaster(home);
  if (noted === undefined) return undefined;
  const { pid, socketFolder } = noted;
  if (socketFolder && (await answers(join(socketFolder, `.s.PGSQL.${PORT}`)))) return { pid, socketFolder };
  return undefined;
}

/**
 * Reads `postmaster.pid`, which may be stale. A starting or stopping server may create or remove the file at any moment: it
 * is read in one step, and its absence is not an error.
 */
function notedPostmaster(home: Home): Postmaster | undefined {
  const lines = readSmallFile(pidFile(home))?.split('\n');
  return lines && { pid: Math.abs(Number(lines[0])), socketFolder: lines[4] ?? '' };
}

/**
 * Tells whether the server was asked to stop. Asked politely (SIGTERM, `pg_ctl stop -m smart`) it refuses connections and
 * waits for its sessions to end by themselves, without limit.
 */
export function isStopping(home: Home): boolean {
  // The eighth line is the server's state, padded with spaces.
  return readSmallFile(pidFile(home))?.split('\n')[7]?.trim() === 'stopping';
}

function pidFile(home: Home): string {
  return join(home.cluster, 'postmaster.pid');
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const attempt = connect(socket);
    attempt.once('connect', () => {
      attempt.destroy();
      resolve(true);
    });
    attempt.once('error', () => resolve(false));
  });
}

/** Starts a server on the cluster; it outlives us if it must, and `exited` tells when and why it did not stay. */
export function startPostmaster(home: Home, options: { durable: boolean }): ChildProcess {
  const socketFolder = socketFolderOf(home);
  const rules = writeAccessRules(home);
  forgetForeignPid(home);
  const settings: Record<string, string> = {
    listen_addresses: '',
    hba_file: rules.hba,
    ident_file: rules.ident,
    port: String(PORT),
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '100',
    // Statements hold names of customers: the log is for what goes wrong with the server, not with a query.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
  };
  if (!options.durable) {
    // Tests: many services share the server, and nothing needs to survive.
    Object.assign(settings, {
      max_connections: '200',
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
    });
  }
  const log = openLog(home);
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Detached: Ctrl-C at the terminal must reach PostgreSQL through us, after the requests in flight.
  const child = spawn(home.programs.postgres, ['-D', home.cluster, ...args], {
    ...home.runner.ids,
    cwd: '/',
    env: childEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  return child;
}

function logFile(home: Home): string {
  return join(home.folder, 'postgres.log');
}

function openLog(home: Home): number {
  const file = logFile(home);
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT) renameSync(file, `${file}.1`);
  const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW } = constants;
  const log = openSync(file, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600);
  giveTo(home.runner, log);
  return log;
}

/** The server's own last words, for an error message. */
export function lastLogLines(home: Home): string {
  const lines = readFileSync(logFile(home), 'utf8').trimEnd().split('\n');
  const fatal = lines.slice(-10).findLast((line) => /\b(FATAL|PANIC|could not)\b/.test(line)) ?? lines.at(-1) ?? '';
  return fatal.replace(/^.*?\] /, '').trim();
}

/**
 * Where the socket goes: in the home, or, where that path is too long for a socket, in a short private folder that the
 * home remembers.
 */
function socketFolderOf(home: Home): string {
  const inside = join(home.folder, 'socket');
  if (Buffer.byteLength(join(inside, `.s.PGSQL.${PORT}`)) <= MAX_SOCKET) {
    mkdirSync(inside, { recursive: true, mode: 0o700 });
    giveFolder(home.runner, inside);
    return inside;
  }
  const note = join(home.folder, 'socket.location');
  const noted = existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined;
  if (noted && isPrivate(home, noted)) return noted;
  const base = Buffer.byteLength(tmpdir()) <= 60 ? tmpdir() : '/tmp';
  const short = mkdtempSync(join(base, 'touchstone-'));
  giveFolder(home.runner, short);
  if (noted) rmSync(note);
  const holds = writeOnce(note, `${short}\n`).trim();
  if (holds !== short) removeAsOwner(short);
  return holds;
}

/** In a folder that everybody may write to, only a folder of PostgreSQL's user that nobody else may enter is trusted. */
function isPrivate(home: Home, folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return false;
  return found.uid === (home.runner.ids.uid ?? process.getuid?.()) && (found.mode & 0o077) === 0;
}

/**
 * PostgreSQL trusts the number in `postmaster.pid` and will not start while any process of its user has it. After a crash
 * (above all in a container, where numbers are few) that may be somebody else: then the file is removed.
 */
function forgetForeignPid(home: Home): void {
  const pid = notedPostmaster(home)?.pid ?? 0;
  if (!Number.isInteger(pid) || pid === 0 || !isAlive(pid)) return;
  if (!isServerOf(home, pid)) rmSync(pidFile(home), { force: true });
}

/** A postmaster and its backends work inside the cluster's folder. Where that cannot be seen, the command line tells. */
function isServerOf(home: Home, pid: number): boolean {
  if (existsSync('/proc/self/cwd')) return worksIn(home, pid);
  try {
    const command = ['-o', 'command=', '-p', String(pid)];
    return execFileSync('ps', command, { encoding: 'utf8', env: childEnvironment() }).includes(home.cluster);
  } catch {
    return false;
  }
}

function worksIn(home: Home, pid: number): boolean {
  try {
    const isPostgres = readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
    return isPostgres && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(home.cluster);
  } catch {
    return false;
  }
}

/**
 * Ends backends that outlived their postmaster: busy ones do not notice for as long as their query runs, and until then no
 * new server can start. Safe because the next start recovers from the write-ahead log, as after any crash.
 */
export function endOrphans(home: Home): void {
  if (!existsSync('/proc/self/cwd')) return;
  const postmaster = notedPostmaster(home)?.pid ?? 0;
  if (postmaster && isServerOf(home, postmaster)) return;
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (Number.isInteger(pid) && worksIn(home, pid)) signal(pid, 'SIGKILL');
  }
}

/** Ends the server, its open transactions rolled back (`fast`), and waits until it is gone. */
export async function stopPostmaster(home: Home, pid: number, limitMs = 20_000): Promise<void> {
  const deadline = Date.now() + limitMs;
  // In a volume shared between containers the number may be somebody else's here.
  if (!isServerOf(home, pid)) return;
  signal(pid, 'SIGINT');
  // Its working folder is no proof any more: a process that ends gives it up before it closes its files.
  while (isRunning(pid)) {
    // SIGQUIT is the hard way: no checkpoint, the next start recovers.
    if (Date.now() > deadline && isServerOf(home, pid)) signal(pid, 'SIGQUIT');
    if (Date.now() > deadline + 5000) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone already.
  }
}
