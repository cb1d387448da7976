import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Home } from './home.js';
import { versionOf } from './programs.js';
import { childEnvironment, giveFolder, readSmallFile, socketUsers } from './runner.js';
import { removeAbandoned, removeAsOwner, replaceFile, unfinishedName } from './write-once.js';

/** The superuser of an embedded cluster, who makes the tables, and the name of its one database. */
export const OWNER = 'touchstone';
/** Reads and writes the tables, and may do nothing else: the role of everything that answers requests and works off jobs. */
export const SERVICE_ROLE = 'touchstone_service';

/**
 * Makes the cluster if there is none, and checks the one that is there. It is made beside its place and then renamed, so
 * that a start that was cut short, or ran twice at once, never leaves a half-made one.
 */
export async function ensureCluster(home: Home): Promise<void> {
  if (!existsSync(join(home.cluster, 'PG_VERSION'))) {
    if (existsSync(home.cluster) && readdirSync(home.cluster).length > 0) {
      throw new Error(`${home.cluster} is not a PostgreSQL cluster: move its content elsewhere`);
    }
    await makeCluster(home);
  }
  const holds = readSmallFile(join(home.cluster, 'PG_VERSION'))?.trim() ?? 'unknown';
  const runs = /\(PostgreSQL\) (\d+)/.exec(await versionOf(home.programs, home.runner))?.[1];
  if (runs !== undefined && holds !== runs) {
    throw new Error(
      `${home.cluster} was written by PostgreSQL ${holds}, the embedded one is ${runs}: make a backup with the program that wrote ` +
        `it and restore that into a new folder, or set DATABASE_URL to a server of version ${holds} on that folder`,
    );
  }
}

async function makeCluster(home: Home): Promise<void> {
  const beside = unfinishedName(home.cluster);
  removeAbandoned(home.folder);
  mkdirSync(beside, { mode: 0o700 });
  giveFolder(home.runner, beside);
  try {
    // Built-in locale provider: the same order and case rules on every system, whatever its locales.
    const args = ['--pgdata', beside, '--username', OWNER, '--encoding=UTF8', '--locale=C'];
    args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--auth-local=peer', '--auth-host=reject');
    await promisify(execFile)(home.programs.initdb, args, { ...home.runner.ids, cwd: '/', env: childEnvironment() });
    renameSync(beside, home.cluster);
  } catch (error) {
    removeAsOwner(beside);
    // Another process of ours was faster: its cluster will do.
    if (existsSync(join(home.cluster, 'PG_VERSION'))) return;
    throw new Error(`the database could not be created in ${home.cluster}: ${reasonOf(error)}`);
  }
}

/** Finds initdb's reason, a line that begins with `initdb: error:` or with the server's `FATAL:` or `PANIC:`. */
function reasonOf(error: unknown): string {
  const { stderr = '', message } = error as Error & { stderr?: string };
  const line = stderr.split('\n').find((text) => /\b(error|FATAL|PANIC):/.test(text));
  return line?.trim() ?? message.split('\n')[0] ?? message;
}

/**
 * Writes the login rules before every start: only the socket (`reject` for the rest), where the operating system vouches
 * for the caller (`peer`), so that there is no password to keep or leak. The files lie beside the cluster: a file that root
 * wrote into a folder of PostgreSQL's user could be swapped by that user for a link.
 */
export function writeAccessRules(home: Home): AccessRules {
  const files = { hba: join(home.folder, 'pg_hba.conf'), ident: join(home.folder, 'pg_ident.conf') };
  const roles = socketUsers().flatMap((user) => [OWNER, SERVICE_ROLE].map((role) => `touchstone "${user}" ${role}\n`));
  // PostgreSQL's user reads them.
  replaceFile(files.hba, 'local all all peer map=touchstone\nhost all all all reject\n', 0o644);
  replaceFile(files.ident, roles.join(''), 0o644);
  return files;
}

/** The files of PostgreSQL's `hba_file` and `ident_file`. */
interface AccessRules {
  readonly hba: string;
  readonly ident: string;
}
