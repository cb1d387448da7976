import { may } from '../accounts/abilities.js';
import type { Accounts } from '../accounts/accounts.js';
import type { ReviewPolicies } from '../accounts/review-policy.js';
import type { Cases, CustomersOfCases } from '../cases/cases.js';
import { type CaseReview, isStuck, secondReviewsOf } from '../cases/second-review.js';
import { AppError } from '../domain/app-error.js';
import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { SampledPolicy } from '../domain/review-policy.js';
import { hiddenFrom, type PendingOpinion } from '../domain/second-review.js';
import { LONGEST_WAIT_DAYS, type Person, type Work, type WorkState } from '../domain/work.js';
import { ALL_RESULTS } from './decisions.js';
import { personOf } from './queue.js';

export const STATE_ACTIONS = ['wait', 'resume', 'escalate', 'close', 'reopen'] as const;
export type StateAction = (typeof STATE_ACTIONS)[number];

export interface StateChange {
  /** Version of the case that the caller has seen. */
  readonly version: number;
  readonly action: StateAction;
  /** Only for `wait`. */
  readonly until?: Date;
  readonly reason: string;
}

/** States that an action starts from, and the state it leads to. */
export const TRANSITIONS: Readonly<
  Record<StateAction, { readonly from: readonly WorkState[]; readonly to: WorkState }>
> = {
  wait: { from: ['open'], to: 'waiting' },
  resume: { from: ['waiting'], to: 'open' },
  escalate: { from: ['open', 'second_review'], to: 'escalated' },
  close: { from: ['open', 'escalated'], to: 'closed' },
  reopen: { from: ['closed'], to: 'open' },
};

export interface WorkRepository {
  read(organizationId: string, caseId: string, now: Date): Promise<Work | undefined>;
  /**
   * Changes the state of the work on a case. Undefined if there is none; throws `version_conflict` if the version has
   * changed, `wrong_state` if the action does not start from its state, or closes what is undecided, and `forbidden` for what only
   * arbiters may close. Closing settles an incomplete screening, and decides on the customer as decisions on all results do.
   */
  changeState(
    organizationId: string,
    caseId: string,
    change: StateChange,
    by: Person & Pick<Closing, 'isArbiter'>,
    audits: Pick<Closing, 'audit' | 'customerAudit'>,
  ): Promise<Work | undefined>;
  /** Opens every case that has waited until now. Idempotent. */
  resumeWaiting(now: Date): Promise<void>;
  /** Opens the work on cases of earlier versions, which had none, a few at a time. Idempotent. */
  openEarlier(now: Date): Promise<void>;
  /** Fills in what the work of earlier versions lacks for the queue's filters, a few at a time. Idempotent. */
  fillEarlier(): Promise<void>;
  /**
   * Records that the user is viewing the case until then; undefined if there is no such case. Returns the other
   * viewers.
   */
  look(
    organizationId: string,
    caseId: string,
    userId: string,
    at: Date,
    until: Date,
  ): Promise<readonly string[] | undefined>;
  /** Opinions on the case that have not become final, oldest first. */
  pendingOpinions(organizationId: string, caseId: string): Promise<readonly PendingOpinion[]>;
  /** Users who are viewing the case. */
  viewers(organizationId: string, caseId: string, now: Date): Promise<readonly string[]>;
}

/** Of a state change: who may close escalated work, and the entries for the audit log. */
interface Closing {
  readonly isArbiter: boolean;
  readonly audit: AuditEntry;
  /** Of the decision on the customer, where one follows. */
  readonly customerAudit: AuditEntry;
}

/** Time without a report after which a user no longer counts as viewing. */
const PRESENT_MS = 60_000;

interface WorkDeps {
  readonly work: WorkRepository;
  readonly cases: Pick<Cases, 'find' | 'results'>;
  readonly customers: Pick<CustomersOfCases, 'standingsOfCases'>;
  readonly policies: Pick<ReviewPolicies, 'read'>;
  readonly accounts: Pick<Accounts, 'listUsers'>;
  readonly now: Clock;
  readonly newId: NewId;
}

/** The work of people on one case. What the organization does not have throws `not_found`. */
export function workService({ work, cases, customers, policies, accounts, now, newId }: WorkDeps) {
  return {
    async read(
      caller: AuthenticatedCaller,
      caseId: string,
    ): Promise<{ readonly work: Work; readonly viewers: readonly string[] } & CaseReview> {
      const { organizationId, userId } = caller;
      const at = now();
      const [found, viewers, pending, policy] = await Promise.all([
        work.read(organizationId, caseId, at),
        work.viewers(organizationId, caseId, at),
        work.pendingOpinions(organizationId, caseId),
        policies.read(organizationId),
      ]);
      const open = existing(found);
      const stuck = pending.length > 0 && isStuck(policy, await accounts.listUsers(organizationId), pending);
      const isReviewed = policy.policy.enabled && open.state === 'open';
      return {
        ...{ work: open, viewers: viewers.filter((id) => id !== userId), pending, hidden: hiddenFrom(userId, pending) },
        ...{ needsSecond: isReviewed ? await secondReviews(caller, caseId, policy) : [], isStuck: stuck },
      };
    },

    async changeState(caller: AuthenticatedCaller, caseId: string, change: StateChange): Promise<Work> {
      const { organizationId } = caller;
      const { action, until, reason } = change;
      const at = now();
      if (action === 'reopen' && !may(caller.role, 'case.arbitrate')) throw new AppError('forbidden');
      if (action === 'wait') checkUntil(until, at);
      const by = { ...personOf(caller), isArbiter: may(caller.role, 'case.arbitrate') };
      const entry = { organizationId, at, actor: actorOf(caller), target: { kind: 'case', id: caseId } };
      const details = { action, reason, ...(action === 'wait' && { until: until?.toISOString() }) };
      return existing(
        await work.changeState(organizationId, caseId, change, by, {
          audit: { ...entry, id: newId(), action: 'work.state_changed', details },
          customerAudit: { ...entry, id: newId(), action: 'customer.decided', details: {} },
        }),
      );
    },

    /** Records that the caller is viewing the case; returns the other viewers. */
    async look({ organizationId, userId }: AuthenticatedCaller, caseId: string): Promise<readonly string[]> {
      const at = now();
      return existing(await work.look(organizationId, caseId, userId, at, new Date(at.getTime() + PRESENT_MS)));
    },
  };

  /** Decisions on open results that would require a second person. */
  async function secondReviews(
    caller: AuthenticatedCaller,
    caseId: string,
    policy: SampledPolicy,
  ): Promise<CaseReview['needsSecond']> {
    const { organizationId } = caller;
    const [found, results, [customer]] = await Promise.all([
      cases.find(organizationId, caseId),
      cases.results(organizationId, caseId, { number: 1, size: ALL_RESULTS }),
      customers.standingsOfCases(organizationId, [caseId]),
    ]);
    return found === undefined ? [] : secondReviewsOf(policy, caller, found, results, customer);
  }
}
export type WorkService = ReturnType<typeof workService>;

function checkUntil(until: Date | undefined, at: Date): void {
  const latest = new Date(at.getTime() + LONGEST_WAIT_DAYS * 86_400_000);
  if (until !== undefined && until > at && until <= latest) return;
  const message = `must be a time from now until ${LONGEST_WAIT_DAYS} days from now`;
  throw new AppError('validation_failed', { faults: [{ field: 'until', message }] });
}

function existing<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new AppError('not_found');
  return found;
}
