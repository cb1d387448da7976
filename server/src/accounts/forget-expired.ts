import { KNOWN_NETWORK_MS, LOGIN_WINDOW_MS } from '../domain/login-failures.js';
import type { Clock } from '../domain/ports.js';
import type { FailedLogins, Sessions } from './accounts.js';
import type { Passkeys } from './passkey.js';
import type { PasswordResets } from './password-resets.js';

export interface ForgetExpiredDeps {
  readonly now: Clock;
  readonly sessions: Pick<Sessions, 'removeExpired'>;
  readonly failedLogins: Pick<FailedLogins, 'removeBefore'>;
  readonly passkeys: Pick<Passkeys, 'removeExpired'>;
  readonly resets: Pick<PasswordResets, 'removeBefore'>;
}

/** Kept longer than links are valid, because the limit of requests per user counts them. */
const RESETS_KEPT_MS = 24 * 3_600_000;

/** Deletes expired sessions, failed log-ins, reset links and challenges of passkeys. Idempotent. */
export async function forgetExpired(deps: ForgetExpiredDeps): Promise<void> {
  const now = deps.now();
  await deps.sessions.removeExpired(now);
  await deps.passkeys.removeExpired(now);
  const before = (ms: number) => new Date(now.getTime() - ms);
  await deps.failedLogins.removeBefore(before(LOGIN_WINDOW_MS), before(KNOWN_NETWORK_MS));
  await deps.resets.removeBefore(before(RESETS_KEPT_MS));
}
