import { AppError, type FieldError } from '../domain/app-error.js';
import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { Clock, NewId, RandomBytes } from '../domain/ports.js';
import { isTimeZone } from '../domain/preferences.js';
import type { ReviewPolicy, SampledPolicy } from '../domain/review-policy.js';
import { may } from './abilities.js';
import type { Accounts } from './accounts.js';

export interface ReviewPolicies {
  /** The default policy where none was set. */
  read(organizationId: string): Promise<SampledPolicy>;
  /** Stores the policy; `newSeed` is kept if there is none yet. */
  change(
    organizationId: string,
    policy: ReviewPolicy,
    newSeed: string,
    audit: Omit<AuditEntry, 'details'>,
  ): Promise<SampledPolicy>;
}

interface ReviewPolicyDeps {
  readonly policies: ReviewPolicies;
  readonly accounts: Pick<Accounts, 'listUsers'>;
  readonly now: Clock;
  readonly newId: NewId;
  readonly randomBytes: RandomBytes;
}

/** When a decision requires a second person, and when cases are due. */
export function reviewPolicyService({ policies, accounts, now, newId, randomBytes }: ReviewPolicyDeps) {
  return {
    read: ({ organizationId }: AuthenticatedCaller): Promise<SampledPolicy> => policies.read(organizationId),

    /** Throws `validation_failed` for a policy that nobody could follow. */
    async change(caller: AuthenticatedCaller, policy: ReviewPolicy): Promise<SampledPolicy> {
      const { organizationId } = caller;
      const faults: FieldError[] = [];
      if (!isTimeZone(policy.timeZone)) {
        faults.push({ field: 'time_zone', message: 'must be an IANA time zone, such as Europe/Paris' });
      }
      if (policy.enabled) {
        const users = await accounts.listUsers(organizationId);
        const deciders = users.filter(({ role, disabledAt }) => disabledAt === undefined && may(role, 'case.decide'));
        if (deciders.length < 2) {
          const message = 'needs at least two users who may decide (administrators, leads, analysts)';
          faults.push({ field: 'enabled', message });
        }
      }
      if (faults.length > 0) throw new AppError('validation_failed', { faults });
      return policies.change(organizationId, policy, Buffer.from(randomBytes(16)).toString('hex'), {
        ...{ id: newId(), organizationId, at: now(), actor: actorOf(caller), action: 'review_policy.updated' },
        target: { kind: 'organization', id: organizationId },
      });
    },
  };
}
export type ReviewPolicyService = ReturnType<typeof reviewPolicyService>;
