import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { isRunning, newDataDir, postmasterOf, preparedDataDir } from '../test/data-folders.js';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded-postgres.js';
import { rejectForeignFolder } from './reject-foreign-folder.js';
import { runnerOf } from './runner.js';
import { removeAsOwner } from './write-once.js';

const isRoot = process.getuid?.() === 0;
const silent = { say: (_line: string) => {}, durable: false };

/** Databases that the current test has not closed yet: a failed assertion must not leave a server running. */
const opened = new Set<EmbeddedPostgres>();
afterEach(() => Promise.all([...opened].map(closePostgres)));

async function openPostgres(dataDir: string, options = silent): Promise<EmbeddedPostgres> {
  const postgres = await openEmbeddedPostgres(dataDir, options);
  opened.add(postgres);
  return { ...postgres, close: () => closePostgres(postgres) };
}

function closePostgres(postgres: EmbeddedPostgres): Promise<void> {
  opened.delete(postgres);
  return postgres.close();
}

async function ask(url: string, question: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query({ text: question, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

test('it opens no TCP port, uses UTF-8, and sorts and folds letters identically on every system', async () => {
  const postgres = await openPostgres(newDataDir());
  assert.equal(await ask(postgres.url, 'show listen_addresses'), '');
  assert.equal(await ask(postgres.url, 'show server_encoding'), 'UTF8');
  assert.equal(await ask(postgres.url, `select lower('ÅÉЖΣ') || ('a' < 'B')::text`), 'åéжσfalse');
  assert.equal(await ask(postgres.url, 'show data_checksums'), 'on');
  await postgres.close();
});

test('the database and its socket are for its owner alone', async () => {
  const dataDir = newDataDir();
  const postgres = await openPostgres(dataDir);
  for (const inside of ['postgres', 'socket']) assert.equal(statSync(join(dataDir, inside)).mode & 0o077, 0, inside);
  await assert.rejects(ask(postgres.ownerUrl.replace('touchstone@', 'postgres@'), 'select 1'));
  await postgres.close();
});

test('the service role cannot reach outside the database, read files or secrets, or change tables', async () => {
  process.env.TOKEN_SECRET = 'a secret of the service that nobody else may read';
  const postgres = await openPostgres(newDataDir());
  delete process.env.TOKEN_SECRET;
  assert.equal(await ask(postgres.url, `select rolsuper from pg_roles where rolname = current_user`), false);
  await ask(postgres.ownerUrl, 'create table kept as select 1 as one');
  for (const forbidden of [
    `create temporary table said (line text); copy said from program 'id'`,
    `copy (select 1) to '/tmp/written'`,
    `select pg_read_file('/proc/self/environ')`,
    'create table made (one int)',
    'drop table kept',
    'create role another superuser',
    'set role touchstone',
  ])
    await assert.rejects(ask(postgres.url, forbidden), /permission denied|must be owner|must have/, forbidden);
  // Even the superuser finds none of our secrets in the server's environment.
  const environment = await ask(postgres.ownerUrl, `select pg_read_binary_file('/proc/self/environ')::text`).catch(
    String,
  );
  assert.ok(!String(environment).includes(Buffer.from('TOKEN_SECRET').toString('hex')), String(environment));
  await postgres.close();
});

/** Replaces anything created in the folder by a link to one of our files, as the user that runs PostgreSQL. */
const SWAP_FOR_LINKS = `
  const { readdirSync, symlinkSync, unlinkSync, writeSync } = require('node:fs');
  const [folder, target] = process.argv.slice(1);
  const before = new Set(readdirSync(folder));
  writeSync(1, 'watching');
  for (;;)
    for (const name of readdirSync(folder).filter((one) => /new|conf/.test(one) && !before.has(one))) {
      try {
        unlinkSync(folder + '/' + name);
        symlinkSync(target, folder + '/' + name);
        before.add(name);
        writeSync(1, name);
      } catch {}
    }`;

test('as root it neither writes nor changes the owner of files in a folder of the PostgreSQL user', async () => {
  if (!isRoot) return;
  const dataDir = preparedDataDir();
  const cluster = join(dataDir, 'postgres');
  const victim = join(dirname(dataDir), 'of-root');
  writeFileSync(victim, 'secret', { mode: 0o600 });
  const { ids } = runnerOf(cluster, dataDir);
  const swapper = spawn(process.execPath, ['-e', SWAP_FOR_LINKS, cluster, victim], { ...ids, cwd: '/', env: {} });
  let swapped = '';
  swapper.stdout.setEncoding('utf8').on('data', (text: string) => {
    swapped += text;
  });
  try {
    while (swapped === '') await once(swapper.stdout, 'data');
    for (let start = 0; start < 3; start += 1) await (await openPostgres(dataDir)).close();
    assert.deepEqual([statSync(victim).uid, readFileSync(victim, 'utf8')], [0, 'secret']);
    assert.equal(swapped, 'watching');
    for (const name of readdirSync(cluster)) assert.equal(statSync(join(cluster, name)).uid, ids.uid, name);
  } finally {
    swapper.kill('SIGKILL');
  }
});

test('the remains of an interrupted start are removed with the rights of their owner', async () => {
  if (!isRoot) return;
  const dataDir = newDataDir();
  mkdirSync(dataDir, { mode: 0o711 });
  const { ids } = runnerOf(join(dataDir, 'postgres'), dataDir);
  const abandoned = join(dataDir, 'postgres.new-999999999-0123abcd');
  mkdirSync(join(abandoned, 'inside'), { recursive: true });
  // Only the owner may empty the folder: root's files in it stay root's.
  writeFileSync(join(abandoned, 'inside', 'of-root'), '');
  chownSync(abandoned, ids.uid ?? 0, ids.gid ?? 0);
  assert.throws(() => removeAsOwner(abandoned), /ENOTEMPTY/);
  chownSync(join(abandoned, 'inside'), ids.uid ?? 0, ids.gid ?? 0);
  removeAsOwner(abandoned);
  assert.equal(existsSync(abandoned), false);
});

test('a folder in /tmp that root gave to another user is removed with the rights of that user', () => {
  if (!isRoot) return;
  const folder = mkdtempSync('/tmp/touchstone-given-');
  const { ids } = runnerOf(join(folder, 'postgres'), folder);
  chownSync(folder, ids.uid ?? 0, ids.gid ?? 0);
  removeAsOwner(folder);
  assert.equal(existsSync(folder), false);
});

test('as root it refuses the folder of another user, or a world-writable one, and says what to do', async () => {
  if (!isRoot) return;
  const folder = newDataDir();
  mkdirSync(join(folder, 'data'), { recursive: true });
  chownSync(folder, 4242, 4242);
  for (const dataDir of [folder, join(folder, 'data'), join(folder, 'not', 'there')]) {
    await assert.rejects(openPostgres(dataDir), /belongs to user 4242.*start as that user/);
  }
  assert.ok(!existsSync(join(folder, 'not')));
  chownSync(folder, 0, 0);
  chmodSync(folder, 0o777);
  await assert.rejects(openPostgres(join(folder, 'data')), /every user may write to .*chmod o-w/);
  // Like /tmp, where nobody removes or renames other users' files.
  chmodSync(folder, 0o1777);
  await assert.rejects(openPostgres(folder), /every user may write/);
  rejectForeignFolder(join(folder, 'data'));
});

test('a path too long for a socket works, also for a second process', async () => {
  const dataDir = join(newDataDir(), 'x'.repeat(120));
  const first = await openPostgres(dataDir);
  const second = await openPostgres(dataDir);
  assert.equal(await ask(second.url, 'select 1'), 1);
  await first.close();
  assert.equal(await ask(second.url, 'select 1'), 1);
  await second.close();
});

test('the last process to leave stops the server, and none before it', async () => {
  const dataDir = preparedDataDir();
  const uses = await Promise.all([1, 2, 3].map(() => openPostgres(dataDir)));
  const postmaster = postmasterOf(dataDir);
  for (const use of uses) {
    assert.equal(await ask(use.url, 'select 1'), 1);
    await use.close();
  }
  assert.equal(isRunning(postmaster), false);
});

test('a server that was asked to stop and waits for its sessions is restarted', async () => {
  const dataDir = preparedDataDir();
  const said: string[] = [];
  const use = await openPostgres(dataDir, { ...silent, say: (line) => said.push(line) });
  const session = new pg.Client({ connectionString: use.url });
  await session.connect();
  session.on('error', () => {});
  const postmaster = postmasterOf(dataDir);
  process.kill(postmaster, 'SIGTERM');
  while (said.at(-1) !== 'the embedded PostgreSQL is running again') await delay(20);
  assert.notEqual(postmasterOf(dataDir), postmaster);
  assert.equal(await ask(use.url, 'select 1'), 1);
  await use.close();
});

test('a process that arrives while the server stops starts it again', async () => {
  const dataDir = preparedDataDir();
  const first = await openPostgres(dataDir);
  const [, second] = await Promise.all([first.close(), openPostgres(dataDir)]);
  assert.equal(await ask(second.url, 'select 1'), 1);
  await second.close();
});

test('it starts although another process now has the number in postmaster.pid', async (context) => {
  const dataDir = preparedDataDir();
  await (await openPostgres(dataDir)).close();
  const cluster = join(dataDir, 'postgres');
  const { ids } = runnerOf(cluster, dataDir);
  const other = spawn('sleep', ['600'], { ...ids, cwd: '/', stdio: 'ignore' });
  context.after(() => other.kill());
  writeFileSync(join(cluster, 'postmaster.pid'), `${other.pid}\n${cluster}\n1\n5432\n${join(dataDir, 'socket')}\n`);
  const postgres = await openPostgres(dataDir);
  assert.equal(await ask(postgres.url, 'select 1'), 1);
  assert.equal(isRunning(other.pid ?? 0), true);
  await postgres.close();
});

test('the remains of an interrupted start are removed', async () => {
  const dataDir = newDataDir();
  const abandoned = join(dataDir, 'postgres.new-999999999-0123abcd');
  mkdirSync(abandoned, { recursive: true });
  if (isRoot) chmodSync(dataDir, 0o711);
  await (await openPostgres(dataDir)).close();
  assert.equal(existsSync(abandoned), false);
});

test('a folder with other content, or a cluster of another version, is left alone with a clear error', async () => {
  const strange = newDataDir();
  mkdirSync(join(strange, 'postgres'), { recursive: true });
  if (isRoot) chmodSync(strange, 0o711);
  writeFileSync(join(strange, 'postgres', 'thesis.txt'), 'x');
  await assert.rejects(openPostgres(strange), /not a PostgreSQL cluster: move its content elsewhere/);

  const older = preparedDataDir();
  await (await openPostgres(older)).close();
  writeFileSync(join(older, 'postgres', 'PG_VERSION'), '13\n');
  await assert.rejects(openPostgres(older), /written by PostgreSQL 13, the embedded one is 18/);
});

test('a DATA_DIR that the PostgreSQL user cannot reach works, and removing it gives a fresh start', async () => {
  const hidden = mkdtempSync(join(tmpdir(), 'hidden-'));
  chmodSync(hidden, 0o700);
  const dataDir = join(hidden, 'data');
  const said: string[] = [];
  const open = () => openPostgres(dataDir, { ...silent, say: (line) => said.push(line) });
  const home = () => (isRoot ? readFileSync(join(dataDir, 'postgres.location'), 'utf8').trim() : dataDir);

  const first = await open();
  const firstHome = home();
  await ask(first.ownerUrl, 'create table kept as select 1');
  await first.close();
  const again = await open();
  assert.equal(await ask(again.ownerUrl, 'select count(*)::int from kept'), 1);
  await again.close();
  assert.equal(said.filter((line) => line.includes('not accessible to PostgreSQL')).length, isRoot ? 1 : 0);

  rmSync(dataDir, { recursive: true });
  const fresh = await open();
  const freshHome = home();
  await assert.rejects(ask(fresh.ownerUrl, 'select * from kept'), /does not exist/);
  await fresh.close();

  rmSync(freshHome, { recursive: true });
  if (isRoot) {
    // An empty database must never replace one that has gone missing.
    await assert.rejects(open(), /which no longer exists: restore it, or remove/);
    rmSync(firstHome, { recursive: true });
  }
});

test('docs/operations.md names every library bundled with the embedded PostgreSQL', () => {
  const require = createRequire(import.meta.url);
  const folder = join(dirname(require.resolve('embedded-postgres')), '../../@embedded-postgres');
  const page = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const files = readdirSync(folder).flatMap((platform) => readdirSync(join(folder, platform, 'native', 'lib')));
  const names = new Set(files.flatMap((file) => /^lib([a-z0-9-]+?)\.so\b/i.exec(file)?.[1] ?? []));
  assert.ok(names.has('crypto'), [...names].join(' '));
  for (const name of names) {
    if (!/^(ecpg|pg|pq)/.test(name)) assert.ok(page.includes(`lib${name}`), `docs/operations.md must name lib${name}`);
  }
});
