import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { isRunning, newDataDir, postmasterOf, preparedDataDir } from '@touchstone/embedded-postgres/testing';
import { startService } from '../../src/app/start-service.js';
import { linesForPeople } from '../../src/domain/lines-for-people.js';
import { readConfig } from '../../src/platform/config/config.js';
import { createLogger } from '../../src/platform/http/create-logger.js';
import { ADMIN, COMPILED_MAIN, runMain, spawnService, touchstone } from '../support/spawn-service.js';

test('a double Ctrl-C stops cleanly like one; SIGTERM answers the request in flight and leaves no process', async () => {
  const dataDir = preparedDataDir();
  const former = await spawnService({ DATA_DIR: dataDir }, COMPILED_MAIN);
  former.child.kill('SIGINT');
  assert.equal((await former.end('SIGINT')).code, 0);

  const service = await spawnService({ DATA_DIR: dataDir });
  await service.logIn();
  assert.ok(!service.output().includes('First administrator'));
  const postmaster = postmasterOf(dataDir);
  const body = JSON.stringify(ADMIN);
  const { hostname, port } = new URL(service.address);
  const socket = connect(Number(port), hostname);
  let received = '';
  const until = (text: string) =>
    new Promise<void>((resolve) => {
      const look = () => received.includes(text) && resolve();
      socket.on('data', look);
      look();
    });
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text;
  });
  // With `Expect`, the server says that it has taken up the request before the body is sent.
  socket.write(
    `POST /api/get-access-token HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nExpect: 100-continue\r\n\r\n`,
  );
  await until('100 Continue');
  const ending = service.end('SIGTERM');
  await service.said('stopping');
  socket.write(body);
  await until('access_token');
  assert.match(received, /HTTP\/1\.1 200 OK/);
  const { code, stderr } = await ending;
  assert.equal(code, 0, stderr);
  assert.equal(isRunning(postmaster), false);
});

/** On SIGUSR2 the thread that works off jobs meets an error that nobody awaits and that quotes a value (Quentin). */
const BUG_IN_JOBS_THREAD = `--import data:text/javascript,${encodeURIComponent(`
  import { isMainThread, workerData } from 'node:worker_threads';
  const bugs = new BroadcastChannel('bugs');
  bugs.unref();
  if (isMainThread) process.on('SIGUSR2', () => bugs.postMessage('now'));
  else if (workerData?.comparesFaces !== undefined)
    bugs.onmessage = () => Promise.reject(new TypeError('not a name: "' + atob('UXVlbnRpbg') + '"'));`)}`;

test('a command beside a running server uses its database without stopping it; a bug in a thread stops both', async () => {
  const settings = { DATA_DIR: preparedDataDir() };
  const service = await spawnService({ ...settings, NODE_OPTIONS: BUG_IN_JOBS_THREAD });
  const postmaster = postmasterOf(settings.DATA_DIR);
  const password = 'quiet kettle moss';
  const passwordFile = join(dirname(settings.DATA_DIR), 'password');
  writeFileSync(passwordFile, password);
  const created = await touchstone(
    [
      'org',
      'create',
      'Second Ltd',
      '--admin-email',
      'Boss@second.example',
      '--admin-password-file',
      passwordFile,
      '--json',
    ],
    settings,
  );
  assert.equal(created.code, 0, created.stderr);
  assert.equal(JSON.parse(created.stdout).admin_email, 'boss@second.example');
  assert.ok(!(created.stdout + created.stderr).includes(password));
  const token = await service.logIn({ email: 'boss@second.example', password });
  assert.equal(postmasterOf(settings.DATA_DIR), postmaster);

  const disabled = await touchstone(['user', 'disable', 'boss@second.example'], settings);
  assert.equal(disabled.code, 0, disabled.stderr);
  assert.equal((await service.call('/api/api-keys', { token })).status, 401);

  const { code, stdout, stderr } = await service.end('SIGUSR2');
  assert.equal(code, 1);
  assert.match(stdout, /"level":"fatal".*"type":"TypeError".* at /);
  assert.match(stderr, /unexpected error/);
  assert.ok(!(stdout + stderr).includes('Quentin'));
  while (isRunning(postmaster)) await delay(20);

  // Without a server the command brings the database up by itself, and leaves nothing running.
  const listed = await touchstone(['org', 'list', '--json'], settings);
  assert.equal(listed.code, 0, listed.stderr);
  assert.deepEqual(
    listed.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).name),
    ['Second Ltd', 'First organization'],
  );
  assert.equal(listed.stderr, `Data folder: ${settings.DATA_DIR}\n`);
});

/** Every thread writes its environment at its start, and the first one, when asked to, its own and that of a program. */
const SHOW_ENVIRONMENTS = `--import data:text/javascript,${encodeURIComponent(`
  import { execFileSync } from 'node:child_process';
  import { writeSync } from 'node:fs';
  import { isMainThread } from 'node:worker_threads';
  const show = (of) => writeSync(1, of + ': ' + JSON.stringify(process.env) + '\\n');
  if (isMainThread) process.on('SIGUSR2', () => {
    show('service');
    writeSync(1, 'program: ' + execFileSync('env') + ' all shown');
  });
  else show('thread');`)}`;

test('once the configuration is read, no secret is in the environment of the service, its threads and its programs', async () => {
  const secrets = {
    ADMIN_PASSWORD: 'a password that is long enough',
    ENCRYPTION_KEY: 'e'.repeat(40),
    TOKEN_SECRET: 't'.repeat(40),
    SMTP_URL: 'smtp://user:mailsecret@127.0.0.1:1',
    NARRATOR_API_KEY: 'narratorsecret',
    NODE_OPTIONS: SHOW_ENVIRONMENTS,
  };
  const service = await spawnService({ DATA_DIR: preparedDataDir(), ...secrets });
  service.child.kill('SIGUSR2');
  await service.said('all shown');
  const shown = service.output();
  for (const of of ['service: {', 'thread: {', 'program: ']) assert.ok(shown.includes(of), of);
  assert.ok(shown.includes('NODE_OPTIONS'));
  for (const secret of [
    secrets.ADMIN_PASSWORD,
    secrets.ENCRYPTION_KEY,
    secrets.TOKEN_SECRET,
    'mailsecret',
    'narratorsecret',
  ])
    assert.ok(!shown.includes(secret), secret);
  assert.equal((await service.end('SIGTERM')).code, 0);
});

test('two servers that start at the same time on one DATA_DIR share one database, and either may go first', async () => {
  const settings = { DATA_DIR: newDataDir() };
  const [one, two] = await Promise.all([spawnService(settings), spawnService(settings)]);
  const token = await one.logIn();
  assert.equal((await two.call('/api/api-keys', { token })).status, 200);
  assert.equal((await one.end('SIGTERM')).code, 0);
  assert.equal((await two.call('/api/api-keys', { token })).status, 200);
  const postmaster = postmasterOf(settings.DATA_DIR);
  assert.equal((await two.end('SIGTERM')).code, 0);
  assert.equal(isRunning(postmaster), false);
});

test('a process that only runs jobs opens no port and stops cleanly', async () => {
  const dataDir = preparedDataDir();
  const api = await spawnService({ DATA_DIR: dataDir, ROLE: 'api' });
  const worker = await spawnService({ DATA_DIR: dataDir, ROLE: 'worker', PORT: new URL(api.address).port });
  assert.equal(worker.address, '');
  await api.logIn();
  for (const service of [api, worker]) assert.equal((await service.end('SIGTERM')).code, 0);
});

test('a process that only runs jobs answers health and metrics at WORKER_PORT, and nothing else', async () => {
  const dataDir = preparedDataDir();
  const worker = await spawnService({ DATA_DIR: dataDir, ROLE: 'worker', WORKER_PORT: '0' });
  await worker.said('/metrics');
  const address = /Health and metrics: +(\S+)\/health\/ready/.exec(worker.output())?.[1] ?? '';
  const status = async (path: string) => (await fetch(`${address}${path}`)).status;
  assert.deepEqual(await Promise.all(['/health/live', '/health/ready'].map(status)), [200, 200]);
  const metrics = await (await fetch(`${address}/metrics`)).text();
  for (const name of ['edition_age', 'database_connections', 'screenings'])
    assert.match(metrics, new RegExp(`^touchstone_${name}`, 'm'));
  const refused = ['/', '/console', '/api/me', '/api/search', '/api/reference/countries'];
  assert.deepEqual(
    await Promise.all(refused.map(status)),
    refused.map(() => 404),
  );
  const taken = await runMain({ DATA_DIR: dataDir, ROLE: 'worker', WORKER_PORT: new URL(address).port });
  assert.match(taken.stderr, /WORKER_PORT \d+: the port is in use/);
  assert.equal((await worker.end('SIGTERM')).code, 0);
});

test('an environment problem is reported in one line with the variable', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const port = String((taken.address() as AddressInfo).port);
  const dataDir = preparedDataDir();
  const file = join(dirname(dataDir), 'file');
  writeFileSync(file, '');
  const cases: [Record<string, string>, RegExp][] = [
    [{ DATA_DIR: dataDir, PORT: port }, /PORT \d+: the port is in use/],
    [{ DATA_DIR: file }, /DATA_DIR .* is not writable/],
    [{ DATA_DIR: '/proc/nowhere' }, /DATA_DIR .* is not writable/],
    [{ DATA_DIR: dataDir, LISTS_ADDRESSES: '/nowhere.json' }, /^LISTS_ADDRESSES: \/nowhere.json cannot be read/],
    [{ DATA_DIR: dataDir, MEDIA_FEEDS: '/nowhere.json' }, /^MEDIA_FEEDS: /],
    [{ DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:1/x' }, /DATABASE_URL cannot be used: .*ECONNREFUSED/],
    [
      { DATABASE_URL: `${process.env.TEST_DATABASE_URL}`.replace('/touchstone?', '/none?') },
      /DATABASE_URL .*"none" does not exist/,
    ],
  ];
  for (const [settings, message] of cases) {
    const config = readConfig({ PORT: '0', LISTS_AUTO_UPDATE: 'false', MEDIA_AUTO_UPDATE: 'false', ...settings });
    const error = await startService(config, createLogger('warn'), () => {}).then(
      () => assert.fail(`started with ${JSON.stringify(settings)}`),
      (reason: unknown) => reason,
    );
    const lines = linesForPeople(error);
    assert.equal(lines.length, 1, lines.join('\n'));
    assert.match(lines[0] ?? '', message);
    assert.ok(!lines[0]?.includes('hunter2'));
  }
  taken.close();
});

test('a start that fails ends with exit code 1 and one line, no stack', async () => {
  const { code, stderr } = await runMain({ DATA_DIR: newDataDir(), PORT: 'http' });
  assert.equal(code, 1);
  assert.match(stderr, /^touchstone: PORT must be a whole number[^\n]*\n$/);
});

test('a generated password is shown even if the first start fails afterwards', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const dataDir = preparedDataDir();
  const { port } = taken.address() as AddressInfo;
  const { code, stdout } = await runMain({ DATA_DIR: dataDir, PORT: String(port) });
  taken.close();
  assert.equal(code, 1);
  const password = /Password: +(\S+)/.exec(stdout)?.[1] ?? '';
  const service = await spawnService({ DATA_DIR: dataDir });
  assert.ok(await service.logIn({ email: 'admin@localhost', password }));
  assert.equal((await service.end('SIGTERM')).code, 0);
});
