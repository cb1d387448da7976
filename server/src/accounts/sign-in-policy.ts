import { AppError } from '../domain/app-error.js';
import { type AuditEntry, actorOf, COMMAND_LINE } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { Organization } from '../domain/organization.js';
import type { Clock, NewId } from '../domain/ports.js';

/** How the users of an organization must sign in. */
export interface SignInPolicy {
  readonly secondFactorRequired: boolean;
  /** Passwords and passkeys are refused then. */
  readonly singleSignOnRequired: boolean;
}

/** With the number of active users who have no second factor. */
export interface SignInPolicyStanding extends SignInPolicy {
  readonly usersWithoutSecondFactor: number;
}

export interface SignInPolicies {
  read(organizationId: string): Promise<SignInPolicyStanding>;
  /**
   * Changes what is given. Requiring single sign-on ends the console sessions and access tokens of the organization that were started with
   * a password or a passkey.
   */
  change(
    organizationId: string,
    policy: Partial<SignInPolicy>,
    audit: Omit<AuditEntry, 'details'>,
  ): Promise<SignInPolicyStanding>;
}

interface SignInPolicyDeps {
  readonly policies: SignInPolicies;
  readonly now: Clock;
  readonly newId: NewId;
}

/** Requires a second factor, or single sign-on, of all users, or of none. */
export function signInPolicyService({ policies, now, newId }: SignInPolicyDeps) {
  return {
    read: ({ organizationId }: AuthenticatedCaller): Promise<SignInPolicyStanding> => policies.read(organizationId),

    /**
     * Takes effect with the next request of each session. Throws `wrong_state` for a caller who would require single sign-on without
     * having signed in by it: everybody could be locked out.
     */
    async change(caller: AuthenticatedCaller, policy: Partial<SignInPolicy>): Promise<SignInPolicyStanding> {
      const { organizationId } = caller;
      const isSingleSignOn = caller.credential === 'console' && caller.session.method === 'single_sign_on';
      if (policy.singleSignOnRequired && !isSingleSignOn) {
        throw new AppError('wrong_state', {
          text: 'Sign in to the console by single sign-on first: this shows that it works before passwords are refused',
        });
      }
      return policies.change(organizationId, policy, {
        ...{ id: newId(), organizationId, at: now(), actor: actorOf(caller), action: 'sign_in_policy.updated' },
        target: { kind: 'organization', id: organizationId },
      });
    },
  };
}
export type SignInPolicyService = ReturnType<typeof signInPolicyService>;

/** Lets the users of an organization sign in with passwords again, on the command line: for a provider that has failed for good. */
export async function allowPasswords(
  { policies, now, newId }: SignInPolicyDeps,
  { id: organizationId }: Organization,
): Promise<SignInPolicyStanding> {
  return policies.change(
    organizationId,
    { singleSignOnRequired: false },
    {
      ...{ id: newId(), organizationId, at: now(), actor: COMMAND_LINE, action: 'sign_in_policy.updated' },
      target: { kind: 'organization', id: organizationId },
    },
  );
}
