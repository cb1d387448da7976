import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ZipFile } from 'yazl';
import {
  BACKED_UP_SCHEMAS,
  type BackedUpTable,
  MANIFEST,
  type Manifest,
  writeManifest,
} from './backup-manifest.schema.js';
import { copyStatement } from './copy-statement.js';
import { Meter } from './meter.js';
import { withClient } from './with-client.js';

interface BackupRequest {
  /** A role that may read every table. */
  readonly url: string;
  /** Files to keep beside the tables: name in the backup, and path. */
  readonly files: readonly { readonly name: string; readonly path: string }[];
  readonly version: string;
  readonly now: Date;
}

/**
 * Writes a consistent snapshot of all rows into a ZIP while the service runs: tables in the text format of `COPY`, the
 * state of sequences, the given files, and last a manifest with the SHA-256 of each entry. Memory does not grow with
 * the tables.
 */
export async function writeBackup(
  out: NodeJS.WritableStream,
  { url, files, version, now }: BackupRequest,
): Promise<Manifest> {
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream as Readable, out);
  // A file that cannot be created fails before the database answers.
  written.catch(() => {});
  return withClient(url, 'touchstone backup', async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const failed = once(zip, 'error').then(([error]) => Promise.reject(error));
    const work = addEntries(client, zip, files).then(async (entries) => {
      const encryptionKey = await keyInUse(client);
      const manifest = {
        ...{ version, made_at: now.toISOString(), migrations: await appliedMigrations(client) },
        ...(encryptionKey && { encryption_key: encryptionKey }),
        ...entries,
      };
      zip.addBuffer(Buffer.from(writeManifest(manifest)), MANIFEST);
      zip.end();
      await written;
      return { format: 1 as const, ...manifest };
    });
    return await Promise.race([work, written.then(() => work), failed]);
  });
}

async function addEntries(client: pg.Client, zip: ZipFile, files: BackupRequest['files']) {
  const tables: BackedUpTable[] = [];
  for (const { schema, table, columns } of await tablesOf(client)) {
    const copy = client.query(copyTo(copyStatement({ schema, table, columns }, 'to stdout')));
    const entry = `tables/${schema}.${table}.copy`;
    const sum = await addStream(zip, copy, entry);
    tables.push({ schema, table, columns, rows: copy.rowCount, entry, ...sum });
  }
  const kept: Manifest['files'] = [];
  for (const { name, path } of files) {
    const entry = `files/${name}`;
    kept.push({ name, entry, ...(await addStream(zip, createReadStream(path), entry)) });
  }
  return { tables, sequences: await sequencesOf(client), files: kept };
}

/** Adds one entry after the other: a connection copies one table at a time. */
async function addStream(zip: ZipFile, source: Readable, entry: string) {
  const meter = new Meter();
  const copied = pipeline(source, meter);
  zip.addReadStream(meter, entry, { forceZip64Format: true });
  await copied;
  return meter.result;
}

async function tablesOf(client: pg.Client) {
  const { rows } = await client.query<{ schema: string; table: string; columns: string[] }>(TABLES, [
    BACKED_UP_SCHEMAS,
  ]);
  return rows;
}

async function sequencesOf(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(SEQUENCES, [BACKED_UP_SCHEMAS]);
  return rows;
}

async function appliedMigrations(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ at: string }>(
    'select created_at as at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ at }) => Number(at));
}

async function keyInUse(client: pg.Client): Promise<Manifest['encryption_key']> {
  const { rows } = await client.query<{ fingerprint: string; source: string }>(
    'select fingerprint, source from encryption_keys where replaced_at is null',
  );
  return rows[0];
}

/** Unlogged tables hold what may be lost. */
const TABLES = `
  select nspname as schema, relname as table, array_agg(attname::text order by attnum) as columns
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
  where nspname = any ($1) and relkind = 'r' and relpersistence = 'p' and attnum > 0 and not attisdropped and attgenerated = ''
  group by 1, 2 order by 1, 2`;

const SEQUENCES = `
  select schemaname as schema, sequencename as sequence, last_value::text as value
  from pg_sequences where schemaname = any ($1) and last_value is not null order by 1, 2`;
