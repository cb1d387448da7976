import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** A name beside `path` for what becomes `path` once it is whole. Several processes may be making it at the same moment. */
export function unfinishedName(path: string): string {
  return `${path}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
}

/** Removes what processes that are gone left unfinished in `folder`. */
export function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = /\.new-(\d+)-[0-9a-f]{8}$/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) removeAsOwner(join(folder, name));
  }
}

/**
 * Removes a file or folder, if it is there. The contents of a folder that root gave to another user are removed by that user:
 * root would follow whatever links the user puts in its way meanwhile.
 */
export function removeAsOwner(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory() || process.getuid?.() !== 0 || found.uid === 0) {
    rmSync(path, { recursive: true, force: true });
    return;
  }
  const { uid, gid } = found;
  // The folder itself stays where its parent is not the user's; in `/tmp` its owner removes it, too.
  spawnSync('rm', ['-rf', '--', path], { uid, gid, cwd: '/', env: { PATH: process.env.PATH }, stdio: 'ignore' });
  if (existsSync(path)) rmdirSync(path);
}

/** Writes a file that is complete at every moment, with these rights whatever the umask. */
export function replaceFile(path: string, text: string, mode: number): void {
  const unfinished = unfinishedName(path);
  createFile(unfinished, text, mode);
  renameSync(unfinished, path);
}

/** Writes a file that must not exist yet, and never through a link. */
function createFile(path: string, text: string, mode: number): void {
  const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW } = constants;
  const file = openSync(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode);
  try {
    fchmodSync(file, mode);
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Writes a small file that never changes afterwards, for this user alone to read, and answers what it holds: `text`, or what
 * another process had written before. It is there whole or not at all, also after a crash.
 */
export function writeOnce(path: string, text: string): string {
  if (existsSync(path)) return readFileSync(path, 'utf8');
  removeAbandoned(dirname(path));
  const unfinished = unfinishedName(path);
  createFile(unfinished, text, 0o600);
  try {
    linkSync(unfinished, path);
    return text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readFileSync(path, 'utf8');
  } finally {
    unlinkSync(unfinished);
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Tells whether a process is running; a zombie, of which nothing is left but its exit code, is not. */
export function isRunning(pid: number): boolean {
  if (!existsSync('/proc/self/stat')) return isAlive(pid);
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
