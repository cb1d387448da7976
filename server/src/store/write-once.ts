import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A name beside `path` for what becomes `path` once it is whole. Several processes may be making it at the same moment. */
export function unfinishedName(path: string): string {
  return `${path}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
}

/** Removes what processes that are gone left unfinished in `folder`. */
export function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = /\.new-(\d+)-[0-9a-f]{8}$/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true });
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
  writeFileSync(unfinished, text, { mode: 0o600, flush: true });
  try {
    linkSync(unfinished, path);
    return text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readFileSync(path, 'utf8');
  } finally {
    rmSync(unfinished);
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
