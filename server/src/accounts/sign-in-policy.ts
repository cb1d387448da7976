import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { Clock, NewId } from '../domain/ports.js';

/** How the users of an organization must sign in. */
export interface SignInPolicy {
  readonly secondFactorRequired: boolean;
}

/** With the number of active users who have no second factor. */
export interface SignInPolicyStanding extends SignInPolicy {
  readonly usersWithoutSecondFactor: number;
}

export interface SignInPolicies {
  read(organizationId: string): Promise<SignInPolicyStanding>;
  change(
    organizationId: string,
    policy: SignInPolicy,
    audit: Omit<AuditEntry, 'details'>,
  ): Promise<SignInPolicyStanding>;
}

interface SignInPolicyDeps {
  readonly policies: SignInPolicies;
  readonly now: Clock;
  readonly newId: NewId;
}

/** Requires a second factor of all users, or of none. */
export function signInPolicyService({ policies, now, newId }: SignInPolicyDeps) {
  return {
    read: ({ organizationId }: AuthenticatedCaller): Promise<SignInPolicyStanding> => policies.read(organizationId),

    /** Takes effect with the next request of each session. */
    change(caller: AuthenticatedCaller, policy: SignInPolicy): Promise<SignInPolicyStanding> {
      const { organizationId } = caller;
      return policies.change(organizationId, policy, {
        ...{ id: newId(), organizationId, at: now(), actor: actorOf(caller), action: 'sign_in_policy.updated' },
        target: { kind: 'organization', id: organizationId },
      });
    },
  };
}
export type SignInPolicyService = ReturnType<typeof signInPolicyService>;
