import { AppError } from '../../domain/app-error.js';
import { type AuditEntry, actorOf } from '../../domain/audit.js';
import type { AuthenticatedCaller } from '../../domain/caller.js';
import type { Clock, NewId } from '../../domain/ports.js';
import type { User } from '../../domain/user.js';

/** An account at a provider. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export interface LinkedIdentity extends Identity {
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

/** Identities of users at providers. Every write but the time of use includes its audit entries. */
export interface Identities {
  /** Finds disabled users, too. */
  findUser(organizationId: string, identity: Identity): Promise<User | undefined>;
  recordUse(organizationId: string, identity: Identity, at: Date): Promise<void>;
  /** False if the identity belongs to a user, or the user has another one of this issuer. */
  link(user: User, identity: Identity, audit: AuditEntry): Promise<boolean>;
  createUser(user: User, passwordHash: string, identity: Identity, audit: readonly AuditEntry[]): Promise<void>;
  /** Oldest first. */
  list(organizationId: string, userId: string): Promise<readonly LinkedIdentity[]>;
  /** Ends the sessions that were started with them; false if the user has none. */
  remove(organizationId: string, userId: string, audit: Omit<AuditEntry, 'details'>): Promise<boolean>;
}

interface IdentityDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly identities: Pick<Identities, 'list' | 'remove'>;
}

/** Shows administrators the identities of a user, and removes them. */
export function identityService({ identities, now, newId }: IdentityDeps) {
  return {
    list: ({ organizationId }: AuthenticatedCaller, userId: string): Promise<readonly LinkedIdentity[]> =>
      identities.list(organizationId, userId),

    /** Throws `not_found` for a user without any. */
    async remove(caller: AuthenticatedCaller, userId: string): Promise<void> {
      const { organizationId } = caller;
      const removed = await identities.remove(organizationId, userId, {
        ...{ id: newId(), organizationId, at: now(), actor: actorOf(caller), action: 'identity.removed' },
        target: { kind: 'user', id: userId },
      });
      if (!removed) throw new AppError('not_found', { text: 'The user does not exist or has no single sign-on' });
    },
  };
}
export type IdentityService = ReturnType<typeof identityService>;
