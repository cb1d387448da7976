import { randomBytes } from 'node:crypto';
import { chmod, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeOnce } from '@touchstone/embedded-postgres';

const KEY_BYTES = 32;

/**
 * Reads the key from a file, created at the first start and readable by this user alone. It is kept out of the
 * database, so that a copy of the database shows no picture. Throws if the file holds no key: nothing would open with
 * another one.
 */
export async function keyFile(path: string): Promise<string> {
  const created = randomBytes(KEY_BYTES).toString('base64url');
  await mkdir(dirname(path), { recursive: true });
  const key = writeOnce(path, `${created}\n`).trim();
  if (key.length < KEY_BYTES) {
    throw new Error(
      `${path} contains no key: restore the file of this installation, or remove it if no image is stored yet`,
    );
  }
  await chmod(path, 0o600);
  return key;
}
