import { randomBytes } from 'node:crypto';
import { after } from 'node:test';
import pg from 'pg';
import { type Database, openDatabase } from '../../src/platform/database/database.js';

/** A database of one test file's own. */
export interface TestDatabase extends Database {
  /** For a second pool, a server or a command on the same database. */
  readonly url: string;
  /** Runs a statement as the role that owns the tables, for what the service may not do (`truncate`, `create trigger`). */
  asOwner(statement: string): Promise<void>;
}

/** Clones the migrated template (20 ms), opened as the role of the service, which has no right but to the rows; closed and dropped when the file's tests are done. Call it at the top of a file. */
export async function testDatabase(atEnd: (close: () => Promise<void>) => void = after): Promise<TestDatabase> {
  const ownerUrl = await createDatabase('touchstone');
  const { href: url } = Object.assign(new URL(ownerUrl), { username: process.env.TEST_DATABASE_ROLE });
  const database = openDatabase(url, { connections: 8 });
  atEnd(async () => {
    await database.close();
    await dropDatabase(ownerUrl);
  });
  return { ...database, url, asOwner: (statement) => ask(ownerUrl, statement) };
}

/** An empty database without any table, with `options` of `create database`; dropped when the file's tests are done. */
export async function emptyDatabase(options = ''): Promise<string> {
  const url = await createDatabase(`template0 ${options}`);
  after(() => dropDatabase(url));
  return url;
}

async function createDatabase(template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdministrator(`create database ${name} template ${template}`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

async function dropDatabase(url: string): Promise<void> {
  await asAdministrator(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
}

function asAdministrator(statement: string): Promise<void> {
  return ask(Object.assign(new URL(serverUrl()), { pathname: '/postgres' }).href, statement);
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('tests that use the database are run by `npm test`, which starts one');
  return url;
}
