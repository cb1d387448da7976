import { AppError, type FieldError } from '../domain/app-error.js';
import { actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { Organization } from '../domain/organization.js';
import type { Clock, NewId } from '../domain/ports.js';
import { isTimeZone, PREFERENCES_BYTES, type Preferences } from '../domain/preferences.js';
import type { User } from '../domain/user.js';
import type { Accounts } from './accounts.js';
import { readOrganization } from './organizations.js';

interface MeDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly accounts: Pick<Accounts, 'findOrganization' | 'listUsers' | 'preferences' | 'changeSelf'>;
}

/** Lets a caller read and change its own settings, and see its colleagues. */
export function meService({ now, newId, accounts }: MeDeps) {
  return {
    async read(caller: AuthenticatedCaller): Promise<{ organization: Organization; preferences: Preferences }> {
      const [organization, preferences] = await Promise.all([
        readOrganization({ accounts }, caller),
        accounts.preferences(caller.userId),
      ]);
      return { organization, preferences };
    },

    /** Sets the caller's name and the preferences that are given; others stay. Returns all of them. */
    async change(
      caller: AuthenticatedCaller,
      { name, preferences = {} }: { readonly name?: string; readonly preferences?: Preferences },
    ): Promise<Preferences> {
      const zone = preferences.time_zone;
      const faults: FieldError[] = [];
      if (typeof zone === 'string' && zone !== '' && !isTimeZone(zone)) {
        faults.push({ field: 'preferences.time_zone', message: 'must be an IANA time zone, such as Europe/Paris' });
      }
      const after = { ...(await accounts.preferences(caller.userId)), ...preferences };
      if (Buffer.byteLength(JSON.stringify(after)) > PREFERENCES_BYTES) {
        faults.push({ field: 'preferences', message: `must not exceed ${PREFERENCES_BYTES} bytes as JSON` });
      }
      if (faults.length > 0) throw new AppError('validation_failed', { faults });
      const { userId, organizationId, email } = caller;
      const audit = name !== undefined &&
        name !== (caller.name ?? '') && {
          ...{ id: newId(), organizationId, at: now(), actor: actorOf(caller), action: 'user.updated' as const },
          target: { kind: 'user', id: userId },
          details: { email, before: { name: caller.name ?? '' }, after: { name } },
        };
      await accounts.changeSelf(
        userId,
        { ...(name !== undefined && { name }), preferences: after },
        audit || undefined,
      );
      return after;
    },

    /** The users of the caller's organization, disabled ones included, by e-mail. */
    async colleagues({ organizationId }: AuthenticatedCaller): Promise<readonly User[]> {
      const users = await accounts.listUsers(organizationId);
      return users.toSorted((one, other) => (one.email < other.email ? -1 : 1));
    },
  };
}
export type MeService = ReturnType<typeof meService>;
