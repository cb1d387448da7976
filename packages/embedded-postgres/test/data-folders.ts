import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export { isRunning } from '../src/write-once.js';

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

/** The number of the PostgreSQL server of a `DATA_DIR`. */
export function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}
