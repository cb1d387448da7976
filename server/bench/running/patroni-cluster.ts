import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { newClient } from '../../src/platform/database/database-hosts.js';
import { freePort } from '../../test/support/free-port.js';

const PATRONI = '/usr/bin/patroni';
const ETCD = '/usr/bin/etcd';
/** Seconds after which a primary that is not heard of is replaced; the least that Patroni takes. */
const TTL = 20;
const NAMES = ['one', 'two', 'three'] as const;
type Name = (typeof NAMES)[number];

/** PostgreSQL on three hosts of loopback with Patroni and etcd, as Debian packages them, with synchronous replication. */
export interface PatroniCluster {
  /** Of the role `touchstone`, which owns the database `touchstone`. */
  readonly url: string;
  primary(): Promise<Name>;
  /** Ends Patroni and PostgreSQL of a host at once, as the loss of a machine does. */
  kill(name: Name): Promise<void>;
  /** Starts them again. */
  start(name: Name): void;
  /** Stops them without an end, so that connections hang as in a network that has parted. */
  freeze(name: Name): void;
  thaw(name: Name): void;
  /** Hands the primary over to another host in order. */
  switchOver(): Promise<void>;
  /** Waits until there are a primary and two streaming standbys. */
  whole(): Promise<void>;
  remove(): Promise<void>;
}

export async function startCluster(): Promise<PatroniCluster> {
  const binaries = debianBinaries();
  const uid = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-cluster-'));
  chmodSync(folder, 0o711);
  const [etcdPort = 0, etcdPeer = 0] = [await freePort(), await freePort()];
  const etcd = spawn(
    ETCD,
    [
      ...['--data-dir', join(folder, 'etcd'), '--name', 'etcd', '--log-level', 'error'],
      ...[
        '--listen-client-urls',
        `http://127.0.0.1:${etcdPort}`,
        '--advertise-client-urls',
        `http://127.0.0.1:${etcdPort}`,
      ],
      ...[
        '--listen-peer-urls',
        `http://127.0.0.1:${etcdPeer}`,
        '--initial-advertise-peer-urls',
        `http://127.0.0.1:${etcdPeer}`,
      ],
      ...['--initial-cluster', `etcd=http://127.0.0.1:${etcdPeer}`],
    ],
    { stdio: 'ignore' },
  );
  const hosts = new Map<
    Name,
    { readonly port: number; readonly api: number; readonly file: string; readonly data: string }
  >();
  for (const name of NAMES) {
    const home = join(folder, name);
    mkdirSync(home, { mode: 0o700 });
    chownSync(home, uid, uid);
    const host = {
      port: await freePort(),
      api: await freePort(),
      file: join(home, 'patroni.json'),
      data: join(home, 'data'),
    };
    writeFileSync(host.file, JSON.stringify(configuration(name, { ...host, home, etcdPort, binaries })));
    chownSync(host.file, uid, uid);
    hosts.set(name, host);
  }
  const running = new Map<Name, ChildProcess>();
  const start = (name: Name) => {
    const child = spawn(PATRONI, [hostOf(name).file], { uid, cwd: '/', stdio: 'ignore', detached: true });
    running.set(name, child);
  };
  const hostOf = (name: Name) => hosts.get(name) ?? never();
  const addresses = NAMES.map((name) => `127.0.0.1:${hostOf(name).port}`).join(',');

  /** State that Patroni reports for a host; undefined if it does not answer. */
  async function stateOf(name: Name): Promise<{ role?: string; state?: string; replication?: unknown[] } | undefined> {
    return fetch(`http://127.0.0.1:${hostOf(name).api}/patroni`, { signal: AbortSignal.timeout(2000) })
      .then((answer) => answer.json() as Promise<{ role?: string; state?: string; replication?: unknown[] }>)
      .catch(() => undefined);
  }
  async function primary(): Promise<Name> {
    for (;;) {
      const states = await Promise.all(NAMES.map(async (name) => ({ name, state: await stateOf(name) })));
      const found = states.find(({ state }) => state?.role === 'master' && state.state === 'running');
      if (found) return found.name;
      await delay(200);
    }
  }
  async function whole(): Promise<void> {
    while (((await stateOf(await primary()))?.replication?.length ?? 0) < NAMES.length - 1) await delay(300);
  }
  /** The processes of a host: Patroni, and PostgreSQL with all its children. */
  const processesOf = (name: Name) => processesNaming([hostOf(name).file, hostOf(name).data]);
  const signal = (name: Name, kind: NodeJS.Signals) => {
    for (const pid of processesOf(name)) {
      try {
        process.kill(pid, kind);
      } catch {
        // It has ended by itself.
      }
    }
  };

  start('one');
  await primary();
  for (const name of NAMES.slice(1)) start(name);
  await whole();
  const administrator = newClient(`postgres://postgres:secret@${addresses}/postgres`);
  await administrator.connect();
  await administrator.query("create role touchstone login password 'secret'");
  await administrator.query("create database touchstone owner touchstone encoding 'UTF8' template template0");
  await administrator.end();

  return {
    url: `postgres://touchstone:secret@${addresses}/touchstone`,
    ...{ primary, start, whole },
    async kill(name) {
      signal(name, 'SIGKILL');
      while (processesOf(name).length > 0) await delay(20);
    },
    freeze: (name) => signal(name, 'SIGSTOP'),
    thaw: (name) => signal(name, 'SIGCONT'),
    async switchOver() {
      const from = await primary();
      const body = JSON.stringify({ leader: from });
      const headers = { 'content-type': 'application/json' };
      await fetch(`http://127.0.0.1:${hostOf(from).api}/switchover`, { method: 'POST', headers, body });
    },
    async remove() {
      for (const name of NAMES) signal(name, 'SIGKILL');
      etcd.kill('SIGKILL');
      await delay(300);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface HostSettings {
  readonly port: number;
  readonly api: number;
  readonly data: string;
  readonly home: string;
  readonly etcdPort: number;
  readonly binaries: string;
}

function configuration(name: Name, { port, api, data, home, etcdPort, binaries }: HostSettings): object {
  const password = 'secret';
  return {
    ...{ scope: 'touchstone', name, etcd3: { host: `127.0.0.1:${etcdPort}` } },
    restapi: { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` },
    bootstrap: {
      dcs: { ttl: TTL, loop_wait: 2, retry_timeout: 3, synchronous_mode: true, postgresql: { use_pg_rewind: true } },
      initdb: [{ encoding: 'UTF8' }, 'data-checksums'],
    },
    postgresql: {
      ...{ listen: `127.0.0.1:${port}`, connect_address: `127.0.0.1:${port}`, data_dir: data, bin_dir: binaries },
      pgpass: join(home, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
        rewind: { username: 'rewinder', password },
      },
      parameters: { unix_socket_directories: home, max_connections: 100 },
      pg_hba: [
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication replicator 127.0.0.1/32 scram-sha-256',
        'local all all trust',
      ],
    },
  };
}

function debianBinaries(): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root) : [];
  const newest = versions.sort((one, other) => Number(other) - Number(one))[0];
  const missing = [PATRONI, ETCD].some((program) => !existsSync(program));
  if (newest === undefined || missing || process.getuid?.() !== 0)
    throw new Error(
      'this needs root and Debian: apt-get install --no-install-recommends postgresql patroni etcd-server',
    );
  return join(root, newest, 'bin');
}

/** Processes with one of these words in their command line, or whose ancestor has one. */
function processesNaming(words: readonly string[]): number[] {
  const lines = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  const known = lines.map((line) => {
    const [, pid = '', parent = '', args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return { pid: Number(pid), parent: Number(parent), isNamed: words.some((word) => args.includes(word)) };
  });
  const found = new Set(known.filter(({ isNamed }) => isNamed).map(({ pid }) => pid));
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const { pid, parent } of known) if (found.has(parent)) found.add(pid);
  }
  return [...found];
}

function never(): never {
  throw new Error('no such host');
}
