import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import type { Manifest } from '../platform/database/backup-manifest.schema.js';
import type { CliDeps } from './cli-deps.js';

const KEY_FILE = 'image-key';
/** Files of DATA_DIR without which rows cannot be read. */
const FILES = [KEY_FILE];

/** `touchstone backup` */
export function backupCommand(deps: CliDeps): Command {
  return new Command('backup')
    .description('Write all data as of one moment to a file, also while the server is running')
    .argument(
      '<file>',
      'file to create, or - for stdout; it holds personal data and keys: encrypt it before it leaves the machine',
    )
    .action((file: string) => backup(deps, file));
}

/** `touchstone restore` */
export function restoreCommand(deps: CliDeps): Command {
  return new Command('restore')
    .description('Load a backup into an empty database and bring it up to date')
    .argument('<file>', 'file written by backup')
    .option('--check', 'read the file and compare its checksums, without a database')
    .action((file: string, { check }: { check?: true }) => (check ? checkBackup(deps, file) : restore(deps, file)));
}

async function backup(deps: CliDeps, file: string): Promise<void> {
  const { writeBackup } = await import('../platform/database/write-backup.js');
  if (file !== '-' && existsSync(file)) throw new Error(`${file} already exists; choose another file name`);
  await deps.withDatabase(async ({ url, config, now }) => {
    const files = FILES.map((name) => ({ name, path: join(config.dataDir, name) })).filter(({ path }) =>
      existsSync(path),
    );
    const out = deps.openOutput(file);
    try {
      const manifest = await writeBackup(out, { url, files, version: deps.version, now: now() });
      const rows = rowsOf(manifest.tables);
      deps.note(`${rows} rows of ${manifest.tables.length} tables as of ${manifest.made_at}`);
      const apart = await keyApart(manifest, await readFile(join(config.dataDir, KEY_FILE), 'utf8').catch(() => ''));
      if (apart !== undefined) deps.note(`${apart} is not part of the backup: keep it apart.`);
    } catch (error) {
      if (file !== '-' && !isNotOurs(error)) await rm(file, { force: true });
      throw error;
    }
  });
}

function rowsOf(tables: readonly { readonly rows: number }[]): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}

/** Names the key of pictures and webhook secrets, unless it is `kept`, the content of the key file. */
async function keyApart({ encryption_key: key }: Manifest, kept: string): Promise<string | undefined> {
  const { fingerprintOf } = await import('../platform/encryption/encryption.js');
  if (key === undefined || key.fingerprint === fingerprintOf(kept.trim())) return undefined;
  return `The encryption key ${key.fingerprint} (${key.source})`;
}

/** Another process has made the file meanwhile, or its folder is missing. */
function isNotOurs(error: unknown): boolean {
  return ['EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '');
}

async function checkBackup(deps: CliDeps, file: string): Promise<void> {
  const { openBackup } = await import('../platform/database/restore-backup.js');
  const opened = await openBackup(file);
  try {
    await opened.verify();
    const { version, made_at, tables } = opened.manifest;
    await deps.print({
      file,
      version,
      made_at,
      tables: tables.length,
      rows: rowsOf(tables),
    });
  } finally {
    opened.close();
  }
}

async function restore(deps: CliDeps, file: string): Promise<void> {
  const [{ openBackup }, { migrateJobs }, { writeOnce }] = await Promise.all([
    import('../platform/database/restore-backup.js'),
    import('../platform/jobs/migrate-jobs.js'),
    import('@touchstone/embedded-postgres'),
  ]);
  const opened = await openBackup(file);
  try {
    await deps.asOwner(
      async ({ ownerUrl, serviceRole, config }) => {
        await mkdir(config.dataDir, { recursive: true });
        for (const name of FILES) {
          const content = (await opened.file(name))?.toString('utf8');
          const path = join(config.dataDir, name);
          if (content !== undefined && writeOnce(path, content) !== content) {
            throw new Error(`${path} differs from the key in the backup: move it away first`);
          }
        }
        await opened.restore({ ownerUrl, ...(serviceRole !== undefined && { serviceRole }), migrateJobs });
      },
      { create: true },
    );
    const { version, made_at, tables } = opened.manifest;
    deps.note(`Restored ${tables.length} tables as of ${made_at}, written by version ${version}.`);
    const apart = await keyApart(opened.manifest, (await opened.file(KEY_FILE))?.toString('utf8') ?? '');
    if (apart !== undefined) deps.note(`${apart} is not part of the backup: the service needs it to start.`);
  } finally {
    opened.close();
  }
}
