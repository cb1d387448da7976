import { hash } from '@node-rs/argon2';
import type { Passwords } from '../../src/accounts/accounts.js';

/**
 * For users that a test only needs to have: hashes at a fraction of the service's cost. The service verifies a password at
 * the cost that its stored hash names.
 */
export function quickPasswords(passwords: Passwords): Passwords {
  return {
    ...passwords,
    isGuessable: async () => false,
    hash: (password) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
  };
}
