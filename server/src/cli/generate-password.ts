import type { RandomBytes } from '../domain/ports.js';

/** 120 random bits, without characters that a shell or JSON would change. */
export function generatePassword(randomBytes: RandomBytes): string {
  return Buffer.from(randomBytes(15)).toString('base64url');
}
