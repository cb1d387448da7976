import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const STICKY = 0o1000;
const EVERYBODY_WRITES = 0o002;

/**
 * As root, throws where somebody else could put a link in the place of what we write below `folder` (which need not exist yet):
 * it and every folder above it must belong to root, or to the owner of this program, whose code root runs anyway, and must
 * not be for everybody to write to. (Folders above it may, with the sticky bit, as `/tmp` has it.)
 */
export function rejectForeignFolder(folder: string): void {
  if (process.getuid?.() !== 0) return;
  let existing = resolve(folder);
  while (!existsSync(existing)) existing = dirname(existing);
  const trusted = [0, statSync(fileURLToPath(import.meta.url)).uid];
  // Both the path as it is written and where its links lead.
  for (const path of new Set([existing, realpathSync(existing)])) {
    for (let at = path; ; at = dirname(at)) {
      const { uid, mode } = statSync(at);
      if (!trusted.includes(uid)) {
        throw new Error(
          `${at} belongs to user ${uid}, who could make root write anywhere on this machine: start as that user, or change the owner to root (chown root ${at})`,
        );
      }
      const isSticky = (mode & STICKY) !== 0 && (at !== path || existing !== resolve(folder));
      if ((mode & EVERYBODY_WRITES) !== 0 && !isSticky) {
        throw new Error(
          `every user may write to ${at}, and could make root write anywhere on this machine: start as a normal user, or remove that permission (chmod o-w ${at})`,
        );
      }
      if (at === dirname(at)) break;
    }
  }
}
