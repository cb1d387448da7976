import { checkLoginFailures, LOGIN_WINDOW_MS } from '../domain/login-failures.js';
import type { User } from '../domain/user.js';
import type { Accounts, FailedLogins, Passwords } from './ports/accounts.js';
import type { Clock } from './ports.js';

export interface VerifyLoginWorld {
  readonly now: Clock;
  readonly accounts: Pick<Accounts, 'findUser'>;
  readonly failedLogins: Pick<FailedLogins, 'count' | 'forget'>;
  readonly passwords: Pick<Passwords, 'verify'>;
  /** Runs tries with one key one after another, so that right ones made at once are not counted as failures of each other. */
  readonly inTurn: <T>(key: string, work: () => Promise<T>) => Promise<T>;
}

/** A password that somebody gives as proof. The e-mail is in its normal spelling. */
export interface Login {
  readonly email: string;
  readonly password: string;
  /** The network address it comes from. */
  readonly address: string;
}

/**
 * The active user with this e-mail and password, if any. Every wrong password counts as a failure, wherever it is asked for; too
 * many refuse with `rate_limited` before any password is looked at. The same work is done whether or not there is such a user.
 */
export async function verifyLogin(world: VerifyLoginWorld, login: Login): Promise<User | undefined> {
  const { email, password, address } = login;
  return world.inTurn(`${address} ${email}`, async () => {
    const { now, accounts, failedLogins, passwords } = world;
    const at = now();
    const since = new Date(at.getTime() - LOGIN_WINDOW_MS);
    const counted = await failedLogins.count({ email, address, at }, since, (failures) =>
      checkLoginFailures(failures, at),
    );
    try {
      const found = await accounts.findUser(email);
      const matches = await passwords.verify(password, found?.passwordHash);
      if (!found || !matches || found.user.disabledAt) return undefined;
      await failedLogins.forget(email, address);
      return found.user;
    } catch (error) {
      await counted.takeBack().catch(() => {});
      throw error;
    }
  });
}
