import { closeSync, constants, fchownSync, fstatSync, openSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';

/** The operating system's user that PostgreSQL runs as. It refuses root, so root lends it to somebody else. */
export interface Runner {
  /** For `spawn`; empty when PostgreSQL runs as ourselves. */
  readonly ids: { readonly uid?: number; readonly gid?: number };
}

/** The users that may log in to the database over its socket: ourselves, and root, who could anyway. */
export function socketUsers(): readonly string[] {
  return [...new Set([userInfo().username, 'root'])];
}

/**
 * Chooses the user that runs the cluster in `cluster`, which need not exist yet, inside `folder`, which does: for root their
 * owner, so that root may work in a normal user's folder, or `nobody`; otherwise the current user.
 */
export function runnerOf(cluster: string, folder: string): Runner {
  if (process.getuid?.() !== 0) return { ids: {} };
  const owner = statSync(cluster, { throwIfNoEntry: false }) ?? statSync(folder);
  if (owner.uid !== 0) return { ids: { uid: owner.uid, gid: owner.gid } };
  const nobody = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody');
  if (!nobody?.[2] || !nobody[3]) {
    throw new Error(
      'PostgreSQL does not run as root, and this system has no user "nobody" to run it: start as a normal user, or set DATABASE_URL',
    );
  }
  return { ids: { uid: Number(nobody[2]) >>> 0, gid: Number(nobody[3]) >>> 0 } };
}

/** Tells whether `runner` can enter `folder` (which exists): every folder on the way must allow it. */
export function canEnter(runner: Runner, folder: string): boolean {
  const { uid, gid } = runner.ids;
  if (uid === undefined) return true;
  for (let at = folder; ; at = dirname(at)) {
    const { mode, uid: owner, gid: group } = statSync(at);
    const may = owner === uid ? mode & 0o100 : group === gid ? mode & 0o010 : mode & 0o001;
    if (!may) return false;
    if (at === dirname(at)) return true;
  }
}

/** Gives an open file or folder to the user that runs PostgreSQL; by its descriptor, because a path may lead elsewhere by then. */
export function giveTo({ ids: { uid, gid } }: Runner, descriptor: number): void {
  if (uid !== undefined && gid !== undefined) fchownSync(descriptor, uid, gid);
}

/** Gives a folder that lies in one of ours. */
export function giveFolder(runner: Runner, folder: string): void {
  const descriptor = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  try {
    giveTo(runner, descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** More than any of the small files of a cluster that we read. */
const MAX_BYTES = 65_536;

/**
 * Reads a small file that PostgreSQL's user wrote, and who may have put anything in its place: a link is not followed, a
 * pipe is not waited for. Undefined where there is no such file.
 */
export function readSmallFile(path: string): string | undefined {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  let descriptor: number;
  try {
    descriptor = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch (error) {
    if (['ENOENT', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
  try {
    const found = fstatSync(descriptor);
    return found.isFile() && found.size <= MAX_BYTES ? readFileSync(descriptor, 'utf8') : undefined;
  } finally {
    closeSync(descriptor);
  }
}

/**
 * All that a program of PostgreSQL is given of our environment: none of our secrets, and none of the variables (PG*) that
 * would bend it. Messages must be in English to be understood.
 */
export function childEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH } = process.env;
  return { ...(PATH && { PATH }), ...(LD_LIBRARY_PATH && { LD_LIBRARY_PATH }), LC_ALL: 'C', TZ: 'UTC' };
}
