import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import pg from 'pg';
import { freePort } from './free-port.js';
import { relayTo } from './relay.js';
import { until } from './until.js';

const PROGRAM = '/usr/sbin/pgbouncer';
/** Sessions of the server that all connections share. */
const SESSIONS = 4;

const NOBODY = 65534;

/** For the option `skip` of tests. */
export const withoutPgbouncer = existsSync(PROGRAM)
  ? false
  : 'needs PgBouncer: apt-get install --no-install-recommends pgbouncer';

/** A PgBouncer in transaction mode in front of the server of `url`; the same address through it. Ended after the file's tests. */
export async function pgbouncerFor(url: string): Promise<string> {
  const { host, port, user, database } = new pg.Client({ connectionString: url });
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-pgbouncer-'));
  const relay = await relayTo(join(host, `.s.PGSQL.${port}`), {
    path: join(folder, '.s.PGSQL.5432'),
    writableAll: true,
  });
  const listenPort = await freePort();
  const users = join(folder, 'users');
  writeFileSync(users, `"${user}" ""\n`);
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    [
      ...['[databases]', `* = host=${folder} port=5432`, '[pgbouncer]', 'pool_mode = transaction'],
      ...['listen_addr = 127.0.0.1', `listen_port = ${listenPort}`, 'unix_socket_dir ='],
      ...['auth_type = trust', `auth_file = ${users}`, `default_pool_size = ${SESSIONS}`, 'max_client_conn = 200', ''],
    ].join('\n'),
  );
  // PgBouncer refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const path of [folder, users, settings]) chownSync(path, NOBODY, NOBODY);
  const child = spawn(PROGRAM, [settings], { ...(isRoot && { uid: NOBODY, gid: NOBODY }), stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  after(async () => {
    child.kill('SIGKILL');
    await ended;
    relay.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const pooled = `postgres://${user}@127.0.0.1:${listenPort}/${database}`;
  await until(() => answers(pooled), 20);
  return pooled;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}
