import { AppError } from '../domain/app-error.js';
import { COMMAND_LINE } from '../domain/audit.js';
import type { Clock, NewId } from '../domain/ports.js';
import { normalEmail, type User } from '../domain/user.js';
import type { Accounts } from './accounts.js';
import { organizationNamed } from './organization-named.js';

export interface DisableUserDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly accounts: Pick<Accounts, 'disableUser' | 'findOrganization' | 'findUsers'>;
}

/**
 * Shuts a user out at once: no log-in, and every token and key is void. What the user did stays. Doing it twice is fine.
 * `organization`, a name or an id, is required where several have a user with this e-mail.
 */
export async function disableUser(deps: DisableUserDeps, email: string, organization?: string): Promise<User> {
  const only = organization === undefined ? undefined : (await organizationNamed(deps.accounts, organization)).id;
  const found = (await deps.accounts.findUsers(normalEmail(email)))
    .map(({ user }) => user)
    .filter(({ organizationId }) => only === undefined || organizationId === only);
  const [user] = found;
  if (user === undefined) {
    throw new AppError('validation_failed', { faults: [{ field: 'email', message: 'is not registered' }] });
  }
  if (found.length > 1) {
    const ids = found.map(({ organizationId }) => organizationId).join(', ');
    const message = `must be specified: the e-mail is registered in several organizations (${ids})`;
    throw new AppError('validation_failed', { faults: [{ field: 'organization', message }] });
  }
  if (user.disabledAt) return user;
  const disabledAt = deps.now();
  const { id, organizationId } = user;
  await deps.accounts.disableUser(id, disabledAt, {
    ...{ id: deps.newId(), organizationId, at: disabledAt, actor: COMMAND_LINE, action: 'user.disabled' },
    target: { kind: 'user', id },
    details: { email: user.email },
  });
  return { ...user, disabledAt };
}
