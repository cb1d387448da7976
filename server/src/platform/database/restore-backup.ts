import { buffer } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import {
  BACKED_UP_SCHEMAS,
  type BackedUpTable,
  MANIFEST,
  type Manifest,
  readManifest,
} from './backup-manifest.schema.js';
import { copyStatement, nameOf } from './copy-statement.js';
import { Meter } from './meter.js';
import { type MigrateJobs, migrate } from './migrate.js';
import { knownMigrations, tablesOfMigrations } from './migration-files.js';
import { withClient } from './with-client.js';

/** A backup file that is open for reading. */
export interface Backup {
  readonly manifest: Manifest;
  /** The file of this name, checked; undefined where the backup holds none. */
  file(name: string): Promise<Buffer | undefined>;
  /** Reads every entry and rejects at the first whose checksum differs. */
  verify(): Promise<void>;
  /**
   * Puts the rows into a database that holds none, and brings its tables up to date: all of them, or nothing. Rejects where the
   * database holds rows, an entry is damaged, or the backup is of a newer version.
   */
  restore(target: RestoreTarget): Promise<void>;
  close(): void;
}

interface RestoreTarget {
  /** Logs in as the role that owns the tables. */
  readonly ownerUrl: string;
  readonly serviceRole?: string;
  readonly migrateJobs: MigrateJobs;
}

/** Opens a backup file. Rejects where it is none, or is cut. */
export async function openBackup(path: string): Promise<Backup> {
  const zip = await openPromise(path, { autoClose: false }).catch((error: Error) => {
    throw new Error(`${path} is not a complete backup: ${error.message}`);
  });
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const manifest = readManifest((await contentOf(zip, entries, MANIFEST)).toString('utf8'));
    return { ...readerOf(zip, entries, manifest), manifest, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw new Error(`${path} is not a complete backup: ${(error as Error).message}`);
  }
}

function readerOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>, manifest: Manifest) {
  return {
    async file(name: string) {
      const kept = manifest.files.find((file) => file.name === name);
      if (kept === undefined) return undefined;
      const meter = await metered(zip, entries, kept.entry);
      const content = await buffer(meter);
      requireSame(kept, meter);
      return content;
    },
    async verify() {
      for (const kept of [...manifest.tables, ...manifest.files]) {
        const meter = await metered(zip, entries, kept.entry);
        await finished(meter.resume());
        requireSame(kept, meter);
      }
    },
    async restore({ ownerUrl, serviceRole, migrateJobs }: RestoreTarget) {
      requireKnown(manifest);
      await emptied(ownerUrl);
      await migrate(ownerUrl, migrateJobs, undefined, Math.max(...manifest.migrations));
      await loading(ownerUrl, manifest, async (client, table) => {
        const meter = await metered(zip, entries, table.entry);
        await pipeline(meter, client.query(copyFrom(copyStatement(table, 'from stdin'))));
        requireSame(table, meter);
      });
      await migrate(ownerUrl, migrateJobs, serviceRole);
    },
  };
}

async function contentOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>, name: string): Promise<Buffer> {
  return buffer(await metered(zip, entries, name));
}

async function metered(zip: ZipFile, entries: ReadonlyMap<string, Entry>, name: string): Promise<Meter> {
  const entry = entries.get(name);
  if (entry === undefined) throw new Error(`${name} is missing`);
  const meter = new Meter();
  const source = await zip.openReadStreamPromise(entry);
  source.once('error', (error) => meter.destroy(error));
  return source.pipe(meter);
}

function requireSame(kept: { entry: string; sha256: string }, { result }: Meter): void {
  if (result.sha256 !== kept.sha256) throw new Error(`${kept.entry} is damaged: its checksum differs`);
}

function requireKnown({ migrations, version }: Manifest): void {
  const known = knownMigrations().map(({ folderMillis }) => folderMillis);
  if (migrations.length > 0 && migrations.every((one) => known.includes(one))) return;
  throw new Error(`the backup was made by version ${version}, whose tables this version does not know`);
}

/** Removes tables without rows, which a start or an earlier attempt may have left; refuses where there is a row. */
async function emptied(ownerUrl: string): Promise<void> {
  await withClient(ownerUrl, 'touchstone restore', async (client) => {
    const { rows } = await client.query<{ name: string }>(TABLES, [tablesOfMigrations()]);
    for (const { name } of rows) {
      const { rowCount } = await client.query(`select from ${name} limit 1`);
      if (rowCount !== 0) throw new Error(`the database already holds data (${name}): restore into an empty one`);
    }
    for (const { name } of rows) await client.query(`drop table ${name} cascade`);
    await client.query('drop schema if exists drizzle, graphile_worker cascade');
  });
}

/** Loads every table in one transaction, without foreign keys and triggers while the rows come. */
async function loading(
  ownerUrl: string,
  { tables, sequences }: Manifest,
  load: (client: pg.Client, table: BackedUpTable) => Promise<void>,
): Promise<void> {
  await withClient(ownerUrl, 'touchstone restore', async (client) => {
    await client.query('begin');
    const { rows: foreignKeys } = await client.query<ForeignKey>(FOREIGN_KEYS, [BACKED_UP_SCHEMAS]);
    for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`);
    for (const table of tables) {
      const name = nameOf(table);
      await client.query(`truncate ${name}; alter table ${name} disable trigger user`);
      await load(client, table);
      await client.query(`alter table ${name} enable trigger user`);
    }
    for (const { table, name, definition } of foreignKeys) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    }
    for (const { schema, sequence, value } of sequences) {
      await client.query('select setval(format($$%I.%I$$, $1::text, $2::text)::regclass, $3)', [
        schema,
        sequence,
        value,
      ]);
    }
    await client.query(FREE_JOBS);
    await client.query('commit');
  });
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

const TABLES = `
  select format('public.%I', tablename) as name from pg_tables where schemaname = 'public' and tablename = any ($1) order by 1`;

const FOREIGN_KEYS = `
  select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace::regnamespace::text = any ($1)`;

/** The workers that had taken these jobs are not those of this database. */
const FREE_JOBS = `
  update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_by is not null;
  update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_by is not null`;
