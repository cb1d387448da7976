import { AppError } from '../domain/app-error.js';
import type { Actor, AuditEntry } from '../domain/audit.js';
import type { RequestOrigin } from '../domain/caller.js';
import { LOGIN_WINDOW_MS, loginWait } from '../domain/login-failures.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { User } from '../domain/user.js';
import type { AuditRecords } from '../platform/outbox/audit-records.js';
import { networkOf } from '../platform/outgoing/network-of.js';
import type { Accounts, FailedLogins, FailureOwner, Passwords } from './accounts.js';

/** Accounts of one e-mail that are tried where no organization is named: bounds the work of one request. */
const MOST_TRIED = 4;
/** Passwords verified at least: an e-mail takes as long with no account, with one and with two. */
const LEAST_VERIFIED = 2;

export interface VerifyLoginDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly accounts: Pick<Accounts, 'findUsers'>;
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
  /** Only the account in this organization, where given. */
  readonly organizationId?: string | undefined;
}

/**
 * The active user with this e-mail and password, if any; where several accounts have both, the one whose password was set last.
 * Every wrong password counts as a failure and is an audit entry, wherever it is asked for; too many refuse with `rate_limited` before
 * any password is looked at. The same work is done whether or not there is such a user.
 */
export async function verifyLogin(deps: VerifyLoginDeps, login: Login): Promise<User | undefined> {
  const { now, accounts, failedLogins, passwords, audit } = deps;
  const { email, password, organizationId, address } = login;
  const network = networkOf(address);
  return deps.inTurn(`${network} ${email}`, async () => {
    const at = now();
    const known = await accounts.findUsers(email);
    const candidates =
      organizationId === undefined
        ? known.slice(0, MOST_TRIED)
        : known.filter(({ user }) => user.organizationId === organizationId);
    const asked = candidates.length > 0 ? candidates.map(({ user }) => user.organizationId) : [undefined];
    let open: readonly FailureOwner[] = [];
    const counted = await failedLogins.count(
      { email, address, at },
      [undefined, ...known.map(({ user }) => user.organizationId)],
      new Date(at.getTime() - LOGIN_WINDOW_MS),
      (failures) => {
        const waits = new Map([...failures].map(([owner, of]) => [owner, loginWait(of, at)]));
        // Accounts used from this network decide alone: a refusal must not show its user that others exist.
        const familiar = asked.filter((owner) => failures.get(owner)?.isKnownNetwork);
        const deciding = familiar.length > 0 ? familiar : asked;
        const wait = Math.min(...deciding.map((owner) => waits.get(owner) ?? 0));
        if (wait > 0) throw new AppError('rate_limited', { retryAfter: wait });
        open = [...failures.keys()].filter((owner) => waits.get(owner) === 0);
        return open;
      },
    );
    try {
      const tried = candidates.filter(({ user }) => open.includes(user.organizationId));
      // Accounts that too many failures keep out cost their work too: who has another account must not see them.
      const unmatched = Array.from({ length: Math.max(LEAST_VERIFIED, asked.length) - tried.length }, () => undefined);
      const matches: boolean[] = [];
      for (const one of [...tried, ...unmatched]) {
        matches.push(await passwords.verify(password, one?.passwordHash, network));
      }
      const user = tried.find((one, index) => matches[index] && one.user.disabledAt === undefined)?.user;
      if (user === undefined) {
        const failures = tried.map((one, index) =>
          failureEntry(deps, login, one.user, matches[index] ? 'disabled' : 'wrong_password'),
        );
        const entries = failures.length > 0 ? failures : [failureEntry(deps, login, undefined, 'unknown_email')];
        await Promise.all(entries.map((entry) => audit.record(entry)));
        return undefined;
      }
      await counted.takeBack();
      await failedLogins.succeed({ email, organizationId: user.organizationId, address, at });
      return user;
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
