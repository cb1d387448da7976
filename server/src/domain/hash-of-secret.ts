import { createHash } from 'node:crypto';

/** How tokens, keys and links are stored and found. Each has 256 random bits: a slow hash or a salt would not make it safer. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
