import type { Actor, AuditEntry } from '../domain/audit.js';
import type { RequestOrigin } from '../domain/caller.js';
import { checkLoginFailures, LOGIN_WINDOW_MS } from '../domain/login-failures.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { User } from '../domain/user.js';
import type { AuditRecords } from '../platform/outbox/audit-records.js';
import { networkOf } from '../platform/outgoing/network-of.js';
import type { Accounts, FailedLogins, Passwords } from './accounts.js';

export interface VerifyLoginDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly accounts: Pick<Accounts, 'findUser'>;
  readonly failedLogins: Pick<FailedLogins, 'count' | 'succeed'>;
  readonly passwords: Pick<Passwords, 'verify'>;
  readonly audit: AuditRecords;
  /** Keyed: an e-mail as it was typed may be anything, a password too. */
  readonly hashOfEmail: (email: string) => string;
  /** Runs tries with one key one after another, so that right ones made at once are not counted as failures of each other. */
  readonly inTurn: <T>(key: string, work: () => Promise<T>) => Promise<T>;
}

/** A password that somebody gives as proof. The e-mail is in its normal spelling. */
export interface Login extends RequestOrigin {
  readonly email: string;
  readonly password: string;
}

/**
 * The active user with this e-mail and password, if any. Every wrong password counts as a failure and is an audit entry, wherever it
 * is asked for; too many refuse with `rate_limited` before any password is looked at. The same work is done whether or not there is
 * such a user.
 */
export async function verifyLogin(deps: VerifyLoginDeps, login: Login): Promise<User | undefined> {
  const { email, password, address } = login;
  const network = networkOf(address);
  return deps.inTurn(`${network} ${email}`, async () => {
    const { now, accounts, failedLogins, passwords } = deps;
    const at = now();
    const since = new Date(at.getTime() - LOGIN_WINDOW_MS);
    const counted = await failedLogins.count({ email, address, at }, since, (failures) =>
      checkLoginFailures(failures, at),
    );
    try {
      const found = await accounts.findUser(email);
      const matches = await passwords.verify(password, found?.passwordHash, network);
      if (!found || !matches || found.user.disabledAt) {
        const reason = found ? (matches ? 'disabled' : 'wrong_password') : 'unknown_email';
        await deps.audit.record(failureEntry(deps, login, found?.user, reason));
        return undefined;
      }
      await failedLogins.succeed({ email, address, at });
      return found.user;
    } catch (error) {
      await counted.takeBack().catch(() => {});
      throw error;
    }
  });
}

/** In the log of the user's organization; of an unknown e-mail, which belongs to none, in that of the installation. */
function failureEntry(
  { newId, now, hashOfEmail }: VerifyLoginDeps,
  { email, address, requestId }: Login,
  user: User | undefined,
  reason: string,
): AuditEntry {
  const hash = hashOfEmail(email);
  const actor: Actor = { kind: 'anonymous', address, requestId };
  return {
    ...{ id: newId(), ...(user && { organizationId: user.organizationId }), at: now(), actor },
    ...{ action: 'user.login_failed', details: { reason, email_hash: hash } },
    target: user ? { kind: 'user', id: user.id } : { kind: 'email', id: hash },
  };
}
