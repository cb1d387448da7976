import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../domain/app-error.js';
import type { Passwords } from './accounts.js';
import { isGuessable } from './is-guessable.js';

/** OWASP Password Storage Cheat Sheet: argon2id (the library's default), 19 MiB, two passes, one lane: some 25 ms. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export interface PasswordsOptions {
  /** Hashes computed at once: each takes 19 MiB and a thread of the pool that files and DNS need too. */
  readonly atOnce?: number;
  /** Longest queue; beyond it, a flood of log-ins is refused. */
  readonly waiting?: number;
  /** Longest queue of one network or organization: none can fill the queue alone. */
  readonly ofShare?: number;
}

/** argon2id in a bounded queue. Rejects when more wait than `waiting`. */
export async function openPasswords({
  atOnce = Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting = 100,
  ofShare = 20,
}: PasswordsOptions = {}): Promise<Passwords> {
  /** Waiting calls by share; the shares take turns in the order of the map. */
  const turns = new Map<string, (() => void)[]>();
  let running = 0;
  let inLine = 0;

  async function serialize<T>(share: string, work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      const mine = turns.get(share) ?? [];
      if (inLine >= waiting || mine.length >= ofShare) throw new AppError('rate_limited', { retryAfter: 2 });
      inLine += 1;
      await new Promise<void>((resolve) => turns.set(share, [...mine, resolve]));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      passOn();
    }
  }

  /** The turn goes to the next share in line, which then goes to the end, or back. */
  function passOn(): void {
    const [first] = turns;
    if (first === undefined) {
      running -= 1;
      return;
    }
    const [share, [next, ...rest]] = first;
    turns.delete(share);
    if (rest.length > 0) turns.set(share, rest);
    inLine -= 1;
    next?.();
  }

  // Hash compared for an unknown user: the same cost, and nobody's password.
  const decoy = await hash(globalThis.crypto.randomUUID(), COST);
  return {
    isGuessable: (password, share) => serialize(share, () => isGuessable(password)),
    hash: (password, share) => serialize(share, () => hash(password, COST)),
    verify: (password, stored, share) =>
      serialize(share, async () => {
        const matches = await verify(stored ?? decoy, password);
        return matches && stored !== undefined;
      }),
  };
}
