import { execFile } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { removeAbandoned, unfinishedName } from '../write-once.js';
import type { Home } from './home.js';
import { versionOf } from './programs.js';
import { socketUsers } from './runner.js';

/** The superuser of an embedded cluster, and the name of its one database. */
export const DATABASE_USER = 'touchstone';

/**
 * Makes the cluster if there is none, and checks the one that is there. It is made beside its place and then renamed, so
 * that a start that was cut short, or ran twice at once, never leaves a half-made one.
 */
export async function ensureCluster(home: Home): Promise<void> {
  if (!existsSync(join(home.cluster, 'PG_VERSION'))) {
    if (existsSync(home.cluster) && readdirSync(home.cluster).length > 0) {
      throw new Error(`${home.cluster} holds something that is not a PostgreSQL cluster: move it away`);
    }
    await makeCluster(home);
  }
  const holds = readFileSync(join(home.cluster, 'PG_VERSION'), 'utf8').trim();
  const runs = /\(PostgreSQL\) (\d+)/.exec(await versionOf(home.programs, home.runner))?.[1];
  if (runs !== undefined && holds !== runs) {
    throw new Error(
      `${home.cluster} was written by PostgreSQL ${holds}, the embedded one is ${runs}: move the data with pg_dump of version ` +
        `${holds}, or set DATABASE_URL to a server of version ${holds} on that folder`,
    );
  }
}

async function makeCluster(home: Home): Promise<void> {
  const beside = unfinishedName(home.cluster);
  removeAbandoned(home.folder);
  mkdirSync(beside, { mode: 0o700 });
  own(home, beside);
  try {
    // The built-in locale provider: the same order and case rules on every system, whatever locales it has.
    const args = ['--pgdata', beside, '--username', DATABASE_USER, '--encoding=UTF8', '--locale=C'];
    args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--auth-local=peer', '--auth-host=reject');
    await promisify(execFile)(home.programs.initdb, args, { ...home.runner.ids, cwd: '/', env: plainEnvironment() });
    renameSync(beside, home.cluster);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    // Another process of ours was faster: its cluster is as good.
    if (existsSync(join(home.cluster, 'PG_VERSION'))) return;
    throw new Error(`the database could not be made in ${home.cluster}: ${reasonOf(error)}`);
  }
}

/** initdb tells the reason in a line of its own that begins with `initdb: error:` or a `FATAL:`/`PANIC:` of the server. */
function reasonOf(error: unknown): string {
  const { stderr = '', message } = error as Error & { stderr?: string };
  const line = stderr.split('\n').find((text) => /\b(error|FATAL|PANIC):/.test(text));
  return line?.trim() ?? message.split('\n')[0] ?? message;
}

/**
 * Who may log in, written anew before every start: the socket alone (`reject` for the rest), where the operating system
 * vouches for the caller (`peer`), so that there is no password to keep or to leak.
 */
export function writeAccessRules(home: Home): void {
  const rules = 'local all all peer map=touchstone\nhost all all all reject\n';
  const users = socketUsers().map((user) => `touchstone "${user}" ${DATABASE_USER}\n`);
  for (const [name, text] of [
    ['pg_hba.conf', rules],
    ['pg_ident.conf', users.join('')],
  ] as const) {
    // Whole at every moment: the server of another process of ours may be reading it.
    const file = join(home.cluster, name);
    const unfinished = unfinishedName(file);
    writeFileSync(unfinished, text, { mode: 0o600 });
    own(home, unfinished);
    renameSync(unfinished, file);
  }
}

/** Gives a file or folder of ours to the user that runs PostgreSQL. */
export function own(home: Home, path: string): void {
  const { uid, gid } = home.runner.ids;
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

/** PG* variables of the caller would bend initdb and postgres; messages must be in English to be understood. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}
