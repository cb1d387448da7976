import { normalizeName } from '@touchstone/engine';
import type { Accounts } from '../accounts/accounts.js';
import type { ReviewPolicies } from '../accounts/review-policy.js';
import type { KeyDriver } from '../domain/analysis.js';
import { AppError } from '../domain/app-error.js';
import { type Actor, actorOf } from '../domain/audit.js';
import type { Caller } from '../domain/caller.js';
import { type Case, type CaseResult, type CaseStatus, type MatchStatus, platformOf } from '../domain/case.js';
import type { Customer, CustomerStanding } from '../domain/customer.js';
import type { Page, PageOf } from '../domain/page.js';
import type { Clock, NewId } from '../domain/ports.js';
import { readEntry } from '../domain/read-entry.js';
import { hiddenFrom, type PendingOpinion } from '../domain/second-review.js';
import type { Verdict } from '../domain/verdict.js';
import type { Work } from '../domain/work.js';
import type { AuditRecords } from '../platform/outbox/audit-records.js';
import type { CaseRounds } from './case-rounds.js';
import type { ClosedImage } from './images.js';
import { type CaseReview, isStuck, secondReviewsOf, withoutHidden } from './second-review.js';

/** A case with its results and the image of its subject. */
export interface NewCase {
  readonly made: Case;
  readonly results: readonly CaseResult[];
  readonly image?: ClosedImage;
  /** Absent if the service screened it on its own. */
  readonly by?: Actor;
  /** Verdict on its customer, if that was analysed before. */
  readonly verdict?: Verdict;
  /** Ids of the whitelisted pairs that apply to its results. */
  readonly appliedPairs?: readonly string[];
}

/** Stored cases, each found through its own organization only. */
export interface Cases {
  /** Stores the case, its results, its image and its audit entry in one transaction. */
  add(created: NewCase): Promise<void>;
  find(organizationId: string, caseId: string): Promise<Case | undefined>;
  findEach(organizationId: string, caseIds: readonly string[]): Promise<readonly Case[]>;
  /** Reads a page of results, in the order of the first answer. */
  results(organizationId: string, caseId: string, page: Page): Promise<readonly CaseResult[]>;
  /** Reads all results by case id; cases without results are absent. */
  resultsOfEach(
    organizationId: string,
    caseIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly CaseResult[]>>;
  /** Finds a result by the id of its record. */
  result(organizationId: string, caseId: string, recordId: string): Promise<CaseResult | undefined>;
  /** Newest first, all that match the filter. */
  list(organizationId: string, page: Page, filter?: CaseFilter): Promise<PageOf & { cases: readonly Case[] }>;
  /** Records that a user has opened the case. Idempotent. */
  markRead(organizationId: string, caseId: string, userId: string): Promise<void>;
  /** Reads the work on the case; undefined if there never was any. */
  work(organizationId: string, caseId: string, now: Date): Promise<Work | undefined>;
  /** True if the user has opened the case in the console since then. */
  wasOpened(organizationId: string, caseId: string, userId: string, since: Date): Promise<boolean>;
  /** Opinions on these cases that have not become final, oldest first. */
  pendingOpinions(organizationId: string, caseIds: readonly string[]): Promise<readonly PendingOpinion[]>;
}

/** Filters of the list of cases; all must match. Days are UTC, YYYY-MM-DD. */
export interface CaseFilter {
  readonly clientReference?: string;
  /** Compared in normalized form. */
  readonly name?: string;
  readonly matchStatus?: MatchStatus;
  readonly caseStatus?: CaseStatus;
  readonly verdict?: Verdict;
  readonly assigneeId?: string;
  readonly isMonitored?: boolean;
  readonly from?: string;
  readonly until?: string;
}

/** Customers that cases belong to. */
export interface CustomersOfCases {
  /** Finds customers, in any order. */
  findByCases(organizationId: string, caseIds: readonly string[]): Promise<readonly Customer[]>;
  /** Their standing only: fast for many cases. */
  standingsOfCases(organizationId: string, caseIds: readonly string[]): Promise<readonly CustomerStanding[]>;
}

/** A reason for the verdict, and the record that it is about; null if it is about none. */
export interface DriverOfCase extends Pick<KeyDriver, 'text' | 'code' | 'direction'> {
  readonly recordId: string | null;
}

/** Reads the reasons for the verdict on the customer of a case; empty without an analysis. */
export type DriversOfCase = (organizationId: string, caseId: string) => Promise<readonly DriverOfCase[]>;

interface CaseDeps {
  readonly cases: Pick<Cases, 'find' | 'list' | 'markRead' | 'pendingOpinions' | 'results' | 'wasOpened' | 'work'>;
  readonly rounds: Pick<CaseRounds, 'read'>;
  readonly policies: Pick<ReviewPolicies, 'read'>;
  readonly accounts: Pick<Accounts, 'listUsers'>;
  readonly customers: CustomersOfCases;
  readonly keyDrivers: DriversOfCase;
  readonly audit: AuditRecords;
  readonly now: Clock;
  readonly newId: NewId;
}

/** Reads the stored cases of an organization. */
export function caseService(deps: CaseDeps) {
  const { cases, rounds, policies, accounts, customers, keyDrivers, audit, now, newId } = deps;
  return {
    /** Lists a page of cases that match a filter, newest first, with the customers of analysed cases. */
    async list(
      { organizationId, userId }: Caller,
      page: Page,
      filter: CaseFilter = {},
    ): Promise<PageOf & { cases: readonly Case[]; customers: readonly CustomerStanding[] }> {
      const normalized = filter.name === undefined ? {} : { name: normalizeName(filter.name) };
      const listed = await cases.list(organizationId, page, { ...filter, ...normalized });
      const ids = listed.cases.map(({ id }) => id);
      const [standings, pending] = await Promise.all([
        customers.standingsOfCases(organizationId, ids),
        cases.pendingOpinions(organizationId, ids),
      ]);
      const hidden = hiddenFrom(userId, pending);
      return { ...listed, cases: listed.cases.map((one) => withoutHidden(one, hidden)), customers: standings };
    },

    /**
     * A case with one page of its results as first answered, and the work on it, without what is kept back from the caller. Records the access and, unless the caller asks not to, marks
     * the case as read by the caller. With a `round`, as it was then. Throws `not_found`, also for a case of another organization.
     */
    async read(
      caller: Caller,
      caseId: string,
      page: Page,
      { marksRead = true, round }: { readonly marksRead?: boolean; readonly round?: number } = {},
    ): Promise<CaseRead> {
      if (round !== undefined) {
        const ended = await readRound(caller, caseId, page, round);
        if (ended !== undefined) return ended;
      }
      const { organizationId, userId } = caller;
      const found = await cases.find(organizationId, caseId);
      if (found === undefined) throw new AppError('not_found');
      const [results, work, pending, policy, drivers] = await Promise.all([
        cases.results(organizationId, caseId, page),
        cases.work(organizationId, caseId, now()),
        cases.pendingOpinions(organizationId, [caseId]),
        policies.read(organizationId),
        keyDrivers(organizationId, caseId),
        audit.record(readEntry({ now, newId }, caller, 'case', caseId)),
      ]);
      if (marksRead && platformOf(caller) === 'CONSOLE') await recordOpening(caller, caseId);
      if (marksRead && !found.readBy.includes(userId)) await cases.markRead(organizationId, caseId, userId);
      const [customer] = await customers.findByCases(organizationId, [caseId]);
      const hidden = hiddenFrom(userId, pending);
      const stuck = pending.length > 0 && isStuck(policy, await accounts.listUsers(organizationId), pending);
      const needsSecond = work?.state === 'open' ? secondReviewsOf(policy, caller, found, results, customer) : [];
      return {
        ...{
          found: withoutHidden(found, hidden),
          results,
          drivers,
          review: { pending, hidden, needsSecond, isStuck: stuck },
        },
        ...(customer && { customer }),
        ...(work && { work }),
      };
    },
  };

  /** The case as it was in a round that has ended; undefined for the present one. Throws `not_found` for a later one. */
  async function readRound(caller: Caller, caseId: string, page: Page, round: number): Promise<CaseRead | undefined> {
    const { organizationId, userId } = caller;
    const ended = await rounds.read(organizationId, caseId, round, page);
    if (ended === undefined) {
      if (round === 1 || (await rounds.read(organizationId, caseId, round - 1, NO_RESULTS)) !== undefined)
        return undefined;
      throw new AppError('not_found');
    }
    const [work, pending, [customer], drivers] = await Promise.all([
      cases.work(organizationId, caseId, now()),
      cases.pendingOpinions(organizationId, [caseId]),
      customers.findByCases(organizationId, [caseId]),
      keyDrivers(organizationId, caseId),
      audit.record(readEntry({ now, newId }, caller, 'case', caseId)),
    ]);
    const hidden = hiddenFrom(userId, pending);
    return {
      ...{ found: withoutHidden(ended.found, hidden), results: ended.results, drivers, caseStatus: ended.status },
      review: { pending, hidden, needsSecond: [], isStuck: false },
      ...(customer && { customer }),
      ...(work && { work }),
    };
  }

  /** Once a UTC day: what the console fetches ahead counts as read, but not as opened. */
  async function recordOpening(caller: Caller, caseId: string): Promise<void> {
    const { organizationId, userId } = caller;
    const at = now();
    const today = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));
    if (await cases.wasOpened(organizationId, caseId, userId, today)) return;
    await audit.record({
      ...{ id: newId(), organizationId, at, actor: actorOf(caller), action: 'case.opened' },
      ...{ target: { kind: 'case', id: caseId }, details: {} },
    });
  }
}
const NO_RESULTS: Page = { number: 1, size: 0 };

export interface CaseRead {
  readonly found: Case;
  readonly results: readonly CaseResult[];
  readonly review: CaseReview;
  readonly drivers: readonly DriverOfCase[];
  /** Of a round that has ended. */
  readonly caseStatus?: CaseStatus;
  readonly customer?: Customer;
  readonly work?: Work;
}

export type CaseService = ReturnType<typeof caseService>;
