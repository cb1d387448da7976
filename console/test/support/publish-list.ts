import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Service } from './service.js';

const CLI = fileURLToPath(new URL('../../../../../server/bin/touchstone.js', import.meta.url));
const SAMPLES = fileURLToPath(new URL('../../../../../server/src/lists/samples/', import.meta.url));

/** Imports an edition of the list `custom` with these parties, as an operator does. */
export function publishNames(service: Service, ...names: string[]): void {
  publishRows(
    service,
    'id,name,categories',
    names.map((name, index) => `${index},${name},Sanctions`),
  );
}

/** The same from lines of a CSV file. */
export function publishRows(service: Service, head: string, rows: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  const file = join(folder, 'custom.csv');
  writeFileSync(file, `${[head, ...rows].join('\n')}\n`);
  importFile(service, 'custom', file);
  rmSync(folder, { recursive: true });
}

/** Imports a publisher's file of the test data. */
export function publishSample(service: Service, source: string, name: string): void {
  importFile(service, source, join(SAMPLES, name));
}

function importFile(service: Service, source: string, file: string): void {
  const command = [CLI, 'lists', 'import', source, file, '--accept-smaller', 'a test'];
  const env = { PATH: process.env.PATH, DATABASE_URL: service.databaseUrl };
  execFileSync(process.execPath, command, { env, stdio: 'pipe' });
}
