import { AppError } from '../domain/app-error.js';
import { type Actor, COMMAND_LINE } from '../domain/audit.js';
import type { Clock, NewId } from '../domain/ports.js';
import { normalEmail, type User } from '../domain/user.js';
import type { Accounts } from './accounts.js';

export interface DisableUserDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly accounts: Pick<Accounts, 'disableUser' | 'findUser'>;
}

/** Shuts a user out at once: no log-in, and every token and key is void. What the user did stays. Doing it twice is fine. */
export async function disableUser(deps: DisableUserDeps, email: string, by: Actor = COMMAND_LINE): Promise<User> {
  const found = await deps.accounts.findUser(normalEmail(email));
  if (!found) throw new AppError('validation_failed', { faults: [{ field: 'email', message: 'is not registered' }] });
  if (found.user.disabledAt) return found.user;
  const disabledAt = deps.now();
  const { id, organizationId } = found.user;
  await deps.accounts.disableUser(id, disabledAt, {
    ...{ id: deps.newId(), organizationId, at: disabledAt, actor: by, action: 'user.disabled' },
    target: { kind: 'user', id },
    details: { email: found.user.email },
  });
  return { ...found.user, disabledAt };
}
