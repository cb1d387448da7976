import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../src/write-once.js';

/** A `DATA_DIR` of a test's own, inside the folder that is removed after all tests. */
export function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'data-'));
  if (process.getuid?.() === 0) chmodSync(folder, 0o711);
  return join(folder, 'data');
}

/** A `DATA_DIR` of a test's own as a service leaves it that has made its tables and nothing else. */
export function preparedDataDir(): string {
  const dataDir = newDataDir();
  execFileSync('cp', ['-a', process.env.TEST_DATA_DIR ?? '', dataDir]);
  return dataDir;
}

/** Tells whether a process is running; a zombie is not. */
export function isRunning(pid: number): boolean {
  if (!existsSync('/proc/self/stat')) return isAlive(pid);
  if (!existsSync(`/proc/${pid}/stat`)) return false;
  return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
}

/** The number of the PostgreSQL server of a `DATA_DIR`. */
export function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}
