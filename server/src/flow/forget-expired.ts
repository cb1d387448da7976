import { LOGIN_WINDOW_MS } from '../domain/login-failures.js';
import type { FailedLogins, Sessions } from './ports/accounts.js';
import type { Clock } from './ports.js';

export interface ForgetExpiredWorld {
  readonly now: Clock;
  readonly sessions: Pick<Sessions, 'removeExpired'>;
  readonly failedLogins: Pick<FailedLogins, 'removeBefore'>;
}

/** Housekeeping: what no answer depends on any more. Doing it twice is fine. */
export async function forgetExpired(world: ForgetExpiredWorld): Promise<void> {
  const now = world.now();
  await world.sessions.removeExpired(now);
  await world.failedLogins.removeBefore(new Date(now.getTime() - LOGIN_WINDOW_MS));
}
