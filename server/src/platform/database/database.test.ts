import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { emptyDatabase, testDatabase } from '../../../test/support/test-database.js';
import { organizations } from '../../accounts/organizations.table.js';
import { users } from '../../accounts/users.table.js';
import { AppError } from '../../domain/app-error.js';
import { editionsRepository } from '../../lists/editions.repository.js';
import { migrateJobs } from '../jobs/migrate-jobs.js';
import { openDatabase } from './database.js';
import { listen } from './listen.js';
import { migrate } from './migrate.js';
import { onBehalfOf } from './on-behalf-of.js';
import { StoreError } from './translate-error.js';

const database = await testDatabase();
const now = new Date('2026-03-01T10:00:00Z');

test('a transaction that throws leaves nothing behind', async () => {
  const thrown = new Error('no');
  await assert.rejects(
    database.transaction(async (tx) => {
      await tx.insert(organizations).values({ id: 'a1', name: 'Alpha', createdAt: now });
      throw thrown;
    }),
    (error) => error === thrown,
  );
  assert.deepEqual(await database.db.select().from(organizations).where(eq(organizations.id, 'a1')), []);
});

test('a violated constraint becomes its application error, inside and outside a transaction', async () => {
  await database.db.insert(organizations).values({ id: 'b1', name: 'Beta', createdAt: now });
  const user = { organizationId: 'b1', role: 'admin', passwordHash: 'x', passwordSetAt: now, createdAt: now } as const;
  await database.db.insert(users).values({ ...user, id: 'u1', email: 'ann@example.com' });
  const again = { ...user, id: 'u2', email: 'ann@example.com' };
  const taken = (error: unknown) =>
    error instanceof AppError && error.code === 'validation_failed' && error.faults[0]?.field === 'email';
  await assert.rejects(database.db.insert(users).values(again), taken);
  await assert.rejects(
    database.transaction((tx) => tx.insert(users).values(again)),
    taken,
  );
});

test('a database error does not contain the values of its query', async () => {
  const secret = 'Ahmad the customer';
  await assert.rejects(database.db.execute(sql`select ${secret}::text from nowhere`), (error) => {
    assert.ok(error instanceof StoreError);
    assert.match(error.message, /42P01/);
    assert.ok(!JSON.stringify({ ...error, message: error.message, stack: error.stack }).includes(secret));
    return true;
  });
});

test('a statement that waits too long is cancelled, with a time to retry', async () => {
  const { rows } = await database.db.execute<{ statement: string; idle: string }>(
    sql`select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`,
  );
  assert.deepEqual(rows, [{ statement: '1min', idle: '1min' }]);
  const given = database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 5`);
    await tx.execute(sql`select pg_sleep(60)`);
  });
  await assert.rejects(
    given,
    (error) => error instanceof AppError && error.code === 'unavailable' && (error.retryAfter ?? 0) > 0,
  );
});

test('an organization with 1,000 statements running and waiting is refused the next, and another is not', async () => {
  const own = openDatabase(database.url, { connections: 3 });
  const ask = (organization: string) => onBehalfOf(organization, async () => await own.db.execute(sql`select 1`));
  let given: Promise<PromiseSettledResult<unknown>[]> | undefined;
  await onBehalfOf('a', () =>
    own.transaction(async () => {
      given = Promise.allSettled(Array.from({ length: 999 }, () => ask('a')));
      await assert.rejects(ask('a'), { code: 'rate_limited' });
      await ask('b');
      assert.equal(own.connections().waiting, 999);
    }),
  );
  // On a machine with much else to do, the last of them have waited for more than five seconds.
  for (const one of (await given) ?? []) assert.ok(one.status === 'fulfilled' || one.reason.code === 'unavailable');
  await ask('a');
  await own.close();
});

test('an import of a list waits for the previous one without a limit', async () => {
  const own = openDatabase(database.pool.options.connectionString ?? '', { connections: 1 });
  await own.pool.query('set statement_timeout = 200');
  const other = await database.pool.connect();
  await other.query(`begin; select pg_advisory_xact_lock(hashtextextended('list un_sc', 0))`);
  const imported = editionsRepository(own).importing('un_sc', async () => 'imported');
  const waiting = `select 1 from pg_locks join pg_database on pg_database.oid = database
    where locktype = 'advisory' and not granted and datname = current_database()`;
  while ((await other.query(waiting)).rowCount === 0);
  await other.query('select pg_sleep(0.5)');
  await other.query('commit');
  other.release();
  assert.equal(await imported, 'imported');
  await own.close();
});

test('an unreachable database answers unavailable, with a time to retry', async () => {
  const away = openDatabase('postgres://nobody@localhost/none?host=%2Fnonexistent');
  const unavailable = (error: unknown) =>
    error instanceof AppError && error.code === 'unavailable' && (error.retryAfter ?? 0) > 0;
  await assert.rejects(away.ping(), unavailable);
  await assert.rejects(
    away.transaction(async () => 'done'),
    unavailable,
  );
  await away.close();
});

test('a transaction whose connection is cut answers unavailable, and the pool recovers', async () => {
  await assert.rejects(
    database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await database.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
      await tx.execute(sql`select 1`);
    }),
    (error) => error instanceof AppError && error.code === 'unavailable',
  );
  await database.ping();
});

test('a database whose encoding cannot store every script is refused', async () => {
  const url = await emptyDatabase("encoding 'LATIN1' locale 'C'");
  await assert.rejects(migrate(url), { message: 'the database has the encoding LATIN1: UTF8 is required' });
});

test('several nodes may migrate an empty database concurrently', async () => {
  const url = await emptyDatabase();
  await Promise.all([migrate(url), migrate(url), migrate(url), migrate(url)]);
  const migrated = openDatabase(url);
  assert.deepEqual(await migrated.db.select().from(organizations), []);
  await migrated.close();
});

test('a role with rights to rows only uses tables that another role migrates', async () => {
  const ownerUrl = await emptyDatabase();
  const role = process.env.TEST_DATABASE_ROLE ?? '';
  const { href: url } = Object.assign(new URL(ownerUrl), { username: role });
  await assert.rejects(migrate(url), /tables are not up to date, and its role may not change them/);
  await migrate(ownerUrl, migrateJobs, role);
  await migrate(url, migrateJobs);
  const served = openDatabase(url);
  await served.db.insert(organizations).values({ id: 'a1', name: 'Alpha', createdAt: now });
  const { rows } = await served.db.execute(sql`select graphile_worker.add_job('job')`);
  assert.equal(rows.length, 1);
  await assert.rejects(served.db.execute(sql`truncate organizations`), /42501/);
  await served.close();
});

test('a listener receives notifications, and checks again after its connection broke', async () => {
  const received: (string | undefined)[] = [];
  let wake = () => {};
  const until = async (condition: () => boolean) => {
    while (!condition()) await new Promise<void>((resolve) => (wake = resolve));
  };
  const listening = listen(database.url, 'news', (payload) => {
    received.push(payload);
    wake();
  });
  await until(() => received.length === 1);
  await database.db.execute(sql`select pg_notify('news', 'first')`);
  await until(() => received.length === 2);
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'touchstone listen news'`,
  );
  await until(() => received.length === 3);
  assert.deepEqual(received, [undefined, 'first', undefined]);
  await listening.close();
});

test('an error on an idle connection does not end the process', async () => {
  const client = await database.pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = new Promise((resolve) => client.once('end', resolve));
  await database.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
  await ended;
  client.release(true);
  assert.ok(client instanceof pg.Client);
});
