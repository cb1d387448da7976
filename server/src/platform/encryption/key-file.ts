import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeOnce } from '@touchstone/embedded-postgres';

const KEY_BYTES = 32;

/** Reads the key in a file; undefined if there is no file. Throws if the file holds no key: nothing would open with another one. */
export function readKeyFile(path: string): string | undefined {
  return existsSync(path) ? checked(path, readFileSync(path, 'utf8')) : undefined;
}

/** Creates the file with a new key, readable by this user alone, unless another process has just done so, and returns its key. */
export function makeKeyFile(path: string): string {
  mkdirSync(dirname(path), { recursive: true });
  return checked(path, writeOnce(path, `${randomBytes(KEY_BYTES).toString('base64url')}\n`));
}

function checked(path: string, content: string): string {
  const key = content.trim();
  if (key.length < KEY_BYTES) {
    throw new Error(
      `${path} contains no key: restore the file of this installation, or remove it if no image is stored yet`,
    );
  }
  chmodSync(path, 0o600);
  return key;
}
