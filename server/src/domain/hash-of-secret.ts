import { createHash } from 'node:crypto';

/**
 * Hashes tokens, keys and links for storage and lookup. Each has 256 random bits: a slow hash or a salt adds no safety.
 */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
