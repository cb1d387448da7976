import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../domain/refusal.js';
import type { Passwords } from '../flow/ports/accounts.js';
import { isGuessable } from './is-guessable.js';

/** OWASP Password Storage Cheat Sheet: argon2id (the library's default), 19 MiB, two passes, one lane: some 25 ms. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export interface PasswordsOptions {
  /** Hashes computed at once: each takes 19 MiB and a thread of the pool that files and DNS need too. */
  readonly atOnce?: number;
  /** Who may wait for a turn; beyond that a flood of log-ins is refused rather than queued. */
  readonly waiting?: number;
}

/** argon2id in a bounded queue. Rejects when more wait than `waiting`. */
export async function openPasswords({
  atOnce = Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting = 100,
}: PasswordsOptions = {}): Promise<Passwords> {
  const turns: (() => void)[] = [];
  let running = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (turns.length >= waiting) throw new Refusal('rate_limited', { retryAfter: 2 });
      await new Promise<void>((resolve) => turns.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      // The turn goes to the next in line, or back.
      const next = turns.shift();
      if (next) next();
      else running--;
    }
  }

  // What an unknown user's password is compared with: the same cost, and nobody's password.
  const decoy = await hash(globalThis.crypto.randomUUID(), COST);
  return {
    isGuessable: (password) => inTurn(() => isGuessable(password)),
    hash: (password) => inTurn(() => hash(password, COST)),
    verify: (password, stored) =>
      inTurn(async () => {
        const matches = await verify(stored ?? decoy, password);
        return matches && stored !== undefined;
      }),
  };
}
