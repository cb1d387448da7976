import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openEmbeddedPostgres } from '@touchstone/embedded-postgres';
import { preparedDataDir } from '@touchstone/embedded-postgres/testing';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { AppError } from '../../src/domain/app-error.js';
import { openDatabase } from '../../src/platform/database/database.js';
import { newClient } from '../../src/platform/database/database-hosts.js';
import { listen } from '../../src/platform/database/listen.js';
import { relayTo } from '../support/relay.js';
import { startNode } from '../support/start-node.js';
import { until } from '../support/until.js';

/** A PostgreSQL of its own that is reached over TCP, ended after the file's tests. */
async function startServer() {
  const { url, ownerUrl, close } = await openEmbeddedPostgres(preparedDataDir(), { say() {} });
  after(close);
  const { host, port, user, database } = new pg.Client({ connectionString: url });
  const relay = await relayTo(join(host, `.s.PGSQL.${port}`), { host: '127.0.0.1', port: 0 });
  after(relay.close);
  const asOwner = async (statement: string) => {
    const owner = newClient(ownerUrl);
    await owner.connect();
    await owner.query('set transaction_read_only = off; set default_transaction_read_only = off');
    await owner.query(statement).finally(() => owner.end());
  };
  const isPrimary = (primary: boolean) =>
    asOwner(`alter database ${database} set default_transaction_read_only = ${primary ? 'off' : 'on'}`);
  const address = `127.0.0.1:${(relay.server.address() as AddressInfo).port}`;
  return { address, relay, asOwner, isPrimary, url, before: `postgres://${user}@`, behind: `/${database}` };
}

const [one, two] = [await startServer(), await startServer()];
const hosts = `${one.before}${one.address},${two.address}${one.behind}?target_session_attrs=read-write`;

test('of several hosts the one that accepts writes is used, and after a fail-over the other', async () => {
  await one.isPrimary(false);
  const database = openDatabase(hosts, { connections: 4 });
  after(database.close);
  const heard: (string | undefined)[] = [];
  const listening = listen(hosts, 'fail_over', (payload) => void heard.push(payload));
  after(listening.close);
  const write = () =>
    database.transaction(async (tx) => {
      await tx.execute(sql`notify fail_over, 'written'`);
      const { rows } = await tx.execute<{ server: string }>(sql`select pg_postmaster_start_time()::text as server`);
      return rows[0]?.server;
    });
  const first = await write();
  await until(() => heard.includes('written'), 20);

  // The standby is promoted, and the former primary goes away with all its connections.
  await one.isPrimary(true);
  two.relay.close();
  heard.length = 0;
  const refusals: unknown[] = [];
  let second: string | undefined;
  await until(async () => {
    second = await write().catch((error: unknown) => void refusals.push(error));
    return second !== undefined;
  }, 20);
  assert.notEqual(second, first);
  for (const error of refusals) assert.ok(error instanceof AppError && error.code === 'unavailable', String(error));
  await until(async () => (await write()) === second && heard.includes('written'), 20);

  // No host accepts writes: every connection is refused with what each of them said.
  await one.isPrimary(false);
  await assert.rejects(newClient(hosts).connect(), ({ errors }: AggregateError) => {
    assert.deepEqual(
      errors.map(({ message }: Error) => /accepts no writes|ECONNREFUSED/.test(message)),
      [true, true],
    );
    return true;
  });
  await one.isPrimary(true);
});

test('a commit that waits for a synchronous standby that is gone is answered 503, readiness tells it, and it ends by itself', async () => {
  const node = await startNode({ DATABASE_URL: one.url });
  after(node.stop);
  const search = () =>
    node.send('/api/search', { name: 'Nobody Atall', entity_type: ['Person'], categories: ['Sanctions'] });
  const ready = () => node.send('/health/ready');
  assert.equal((await search()).status, 200);
  await one.asOwner("alter system set synchronous_standby_names = 'gone'");
  await one.asOwner('select pg_reload_conf()');
  const late = await search();
  assert.deepEqual([late.status, late.error.code], [503, 'unavailable']);
  const unready = await ready();
  assert.equal(unready.status, 503);
  const [why] = unready.error.details;
  assert.deepEqual([why.field, why.message], ['database', 'commits wait for a synchronous standby']);
  await one.asOwner('alter system reset synchronous_standby_names');
  await one.asOwner('select pg_reload_conf()');
  await until(async () => (await search()).status === 200, 20);
  assert.equal((await ready()).status, 200);
});
