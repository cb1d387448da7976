import { may } from '../accounts/abilities.js';
import type { Accounts } from '../accounts/accounts.js';
import type { CustomersOfCases } from '../cases/cases.js';
import { AppError } from '../domain/app-error.js';
import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { Case } from '../domain/case.js';
import type { CustomerStanding } from '../domain/customer.js';
import { endOfDay } from '../domain/local-day.js';
import type { Outcomes } from '../domain/outcomes.js';
import type { Clock, NewId } from '../domain/ports.js';
import { isTimeZone } from '../domain/preferences.js';
import type { RiskLevel } from '../domain/risk-score.js';
import type { Verdict } from '../domain/verdict.js';
import { CLAIM_MS, type ClosestRecord, type Person, type Work, type WorkState } from '../domain/work.js';
import type { AuditRecords } from '../platform/outbox/audit-records.js';

/** Filter of the queue; by default all that is not closed. */
export interface QueueFilter {
  readonly states?: readonly WorkState[];
  /** Id of a user, or nobody. */
  readonly assignee?: { readonly id: string } | 'none';
  readonly due?: 'overdue' | 'today';
  readonly riskLevel?: RiskLevel;
  readonly verdict?: Verdict;
  readonly category?: string;
  readonly source?: string;
  readonly entityType?: string;
  readonly country?: string;
  readonly uploadId?: string;
  readonly platform?: Case['platform'];
  /** Only cases with an unread change found by monitoring. */
  readonly changed?: boolean;
  readonly isMonitored?: boolean;
  readonly search?: string;
  readonly createdFrom?: Date;
  /** Not included. */
  readonly createdTo?: Date;
  /** When it came into the queue, for the last time. */
  readonly openedFrom?: Date;
  readonly openedTo?: Date;
  readonly closedFrom?: Date;
  readonly closedTo?: Date;
}

export const QUEUE_SORTS = ['due', 'risk', 'created', 'updated'] as const;
export interface QueueSort {
  readonly by: (typeof QUEUE_SORTS)[number];
  readonly descending: boolean;
}

/** Largest number that is counted. */
export const MOST_COUNTED = 1000;

/** Rows of an export that are read together. */
const EXPORTED_AT_ONCE = 500;

/** When the queue is looked at, and until when today lasts for whoever looks. */
export interface QueueClock {
  readonly now: Date;
  readonly endOfToday: Date;
}

/** Behind the last item of a page. */
export interface QueuePlace {
  readonly value: string | number;
  readonly caseId: string;
}

/** A case in the queue; what of it changes with decisions is that of the case. */
export interface QueuedCase {
  readonly work: Work;
  readonly case: Pick<
    Case,
    | 'id'
    | 'filters'
    | 'platform'
    | 'createdAt'
    | 'updatedAt'
    | 'risk'
    | 'statusCounts'
    | 'totalResults'
    | 'totalAdverseMedia'
    | 'articlesConfirmed'
    | 'articlesRuledOut'
    | 'screeningStatus'
    | 'readBy'
    | 'isMonitored'
    | 'isSample'
  > & { readonly comments: number };
  readonly closest?: ClosestRecord;
  readonly uploadId?: string;
}

/** Each at most `MOST_COUNTED`. */
export interface QueueCounts {
  readonly states: Readonly<Record<Exclude<WorkState, 'closed'>, number>>;
  readonly mine: number;
  readonly unassigned: number;
  readonly overdue: number;
  readonly dueToday: number;
  readonly changed: number;
  readonly risk: Readonly<Record<RiskLevel, number>>;
  readonly closed: number;
}

/** Filter and order of a saved view. */
export interface SavedFilter {
  readonly filter: QueueFilter;
  readonly sort: QueueSort;
}

export interface QueueRepository {
  /** In this order, at most `limit`, from behind `after`. */
  page(
    organizationId: string,
    filter: QueueFilter,
    sort: QueueSort,
    after: QueuePlace | undefined,
    limit: number,
    clock: QueueClock,
  ): Promise<readonly QueuedCase[]>;
  /** Under these filters but those of state, assignee, due and changed. */
  counts(organizationId: string, filter: QueueFilter, userId: string, clock: QueueClock): Promise<QueueCounts>;
  /** Counts the cases that each filter shows, up to `MOST_COUNTED`. */
  countEach(organizationId: string, filters: readonly QueueFilter[], clock: QueueClock): Promise<readonly number[]>;
  /** Claims the first open unassigned case of the filter for the user, in one statement. Undefined if there is none. */
  claimNext(
    organizationId: string,
    wanted: SavedFilter,
    by: Person,
    until: Date,
    clock: QueueClock,
    audit: AuditEntry,
  ): Promise<string | undefined>;
  /** Assigns these cases to the assignee, or to nobody, and skips missing and closed ones. Returns those assigned. */
  assign(
    organizationId: string,
    caseIds: readonly string[],
    assignee: Person | undefined,
    by: Person,
    audits: readonly AuditEntry[],
  ): Promise<ReadonlySet<string>>;
}

interface QueueDeps {
  readonly queue: QueueRepository;
  readonly accounts: Pick<Accounts, 'listUsers' | 'preferences'>;
  readonly customers: Pick<CustomersOfCases, 'standingsOfCases'>;
  readonly outcomes: Pick<Outcomes, 'areHiddenFrom'>;
  readonly records: AuditRecords;
  readonly now: Clock;
  readonly newId: NewId;
}

export interface QueuePage {
  readonly items: readonly (QueuedCase & { readonly customer?: CustomerStanding })[];
  readonly next?: QueuePlace;
  readonly asOf: Date;
}

/** The cases that people work off. */
export function queueService({ queue, accounts, customers, outcomes, records, now, newId }: QueueDeps) {
  return {
    async page(
      caller: AuthenticatedCaller,
      filter: QueueFilter,
      sort: QueueSort,
      after: QueuePlace | undefined,
      limit: number,
      timeZone?: string,
    ): Promise<QueuePage> {
      const { organizationId } = caller;
      const clock = await clockOf(caller, timeZone);
      const found = await queue.page(organizationId, filter, sort, after, limit + 1, clock);
      const shown = found.slice(0, limit);
      const standings = await customers.standingsOfCases(
        organizationId,
        shown.map(({ work }) => work.caseId),
      );
      const byCase = new Map(standings.map((standing) => [standing.caseId, standing]));
      const items = shown.map((item) => {
        const customer = byCase.get(item.work.caseId);
        return { ...item, ...(customer && { customer }) };
      });
      const last = shown.at(-1);
      return { items, asOf: clock.now, ...(found.length > limit && last && { next: placeOf(last, sort) }) };
    },

    /** All cases of a filter, page by page as they are read; who exports what is logged before the first. */
    async *export(
      caller: AuthenticatedCaller,
      filter: QueueFilter,
      sort: QueueSort,
      asked: Readonly<Record<string, unknown>>,
      timeZone?: string,
    ): AsyncGenerator<QueuePage['items'][number]> {
      const { organizationId } = caller;
      const audit = entryOf(caller, now(), 'queue.exported', organizationId, { filters: asked });
      await records.record({ ...audit, target: { kind: 'organization', id: organizationId } });
      for (let after: QueuePlace | undefined, isLast = false; !isLast; ) {
        const page: QueuePage = await this.page(caller, filter, sort, after, EXPORTED_AT_ONCE, timeZone);
        yield* page.items;
        after = page.next;
        isLast = after === undefined;
      }
    },

    /** Counts each quick filter, and the cases of each of these saved filters; none of one by a verdict that the caller may not see. */
    async counts(
      caller: AuthenticatedCaller,
      filter: QueueFilter,
      saved: readonly QueueFilter[],
      timeZone?: string,
    ): Promise<QueueCounts & { readonly ofSaved: readonly number[] }> {
      const { organizationId, userId } = caller;
      const clock = await clockOf(caller, timeZone);
      const hides = saved.some(byVerdict) && (await outcomes.areHiddenFrom(caller));
      const countable = hides ? saved.filter((one) => !byVerdict(one)) : saved;
      const [counted, each] = await Promise.all([
        queue.counts(organizationId, filter, userId, clock),
        queue.countEach(organizationId, countable, clock),
      ]);
      return { ...counted, ofSaved: saved.map((one) => each[countable.indexOf(one)] ?? 0) };
    },

    /**
     * The id of the case that the caller works on next, kept from others for half an hour. Throws `outcome_hidden` for a filter by a verdict
     * that the caller may not see.
     */
    async claimNext(caller: AuthenticatedCaller, wanted: SavedFilter = FIRST_DUE): Promise<string | undefined> {
      if (byVerdict(wanted.filter) && (await outcomes.areHiddenFrom(caller))) throw new AppError('outcome_hidden');
      const clock = await clockOf(caller);
      const until = new Date(clock.now.getTime() + CLAIM_MS);
      // The case is known only to the statement that claims it.
      const audit = entryOf(caller, clock.now, 'work.claimed', '');
      return queue.claimNext(caller.organizationId, wanted, personOf(caller), until, clock, audit);
    },

    /**
     * Requires the right to assign for several cases given to another user; anybody who decides may take cases or give
     * one away.
     */
    async assign(
      caller: AuthenticatedCaller,
      caseIds: readonly string[],
      assigneeId: string | undefined,
    ): Promise<{ readonly done: readonly string[]; readonly leftOut: readonly string[] }> {
      const wanted = [...new Set(caseIds)];
      if (wanted.length > 1 && assigneeId !== caller.userId && !may(caller.role, 'case.assign')) {
        throw new AppError('forbidden', {
          text: 'With your role you can claim cases, but assign only one at a time to someone else',
        });
      }
      const assignee = assigneeId === undefined ? undefined : await userNamed(caller.organizationId, assigneeId);
      const at = now();
      const given = await queue.assign(
        caller.organizationId,
        wanted,
        assignee,
        personOf(caller),
        wanted.map((id) => entryOf(caller, at, 'case.assigned', id, { assignees: assignee ? [assignee.userId] : [] })),
      );
      return { done: wanted.filter((id) => given.has(id)), leftOut: wanted.filter((id) => !given.has(id)) };
    },
  };

  /** Today is a day of the given zone, or else of the user's, or else of UTC. */
  async function clockOf({ userId }: AuthenticatedCaller, given?: string): Promise<QueueClock> {
    const at = now();
    const preferred = given ?? (await accounts.preferences(userId)).time_zone;
    const zone = typeof preferred === 'string' && isTimeZone(preferred) ? preferred : 'UTC';
    return { now: at, endOfToday: endOfDay(at, zone) };
  }

  async function userNamed(organizationId: string, id: string): Promise<Person> {
    const user = (await accounts.listUsers(organizationId)).find((one) => one.id === id);
    if (user !== undefined && user.disabledAt === undefined && may(user.role, 'case.decide')) {
      return { userId: user.id, email: user.email, ...(user.name !== undefined && { name: user.name }) };
    }
    const message =
      user === undefined ? 'does not exist' : user.disabledAt ? 'is disabled' : `may not decide as ${user.role}`;
    throw new AppError('validation_failed', { faults: [{ field: 'assignee_id', message }] });
  }

  function entryOf(
    caller: AuthenticatedCaller,
    at: Date,
    action: AuditEntry['action'],
    caseId: string,
    details: AuditEntry['details'] = {},
  ): AuditEntry {
    const { organizationId } = caller;
    const target = { kind: 'case', id: caseId };
    return { id: newId(), organizationId, at, actor: actorOf(caller), action, target, details };
  }
}
export type QueueService = ReturnType<typeof queueService>;

const byVerdict = ({ verdict }: QueueFilter) => verdict !== undefined;

const FIRST_DUE: SavedFilter = { filter: {}, sort: { by: 'due', descending: false } };

export function personOf({ userId, email, name }: AuthenticatedCaller): Person {
  return { userId, email, ...(name !== undefined && { name }) };
}

function placeOf({ work, case: { risk } }: QueuedCase, { by }: QueueSort): QueuePlace {
  const values = {
    due: work.dueAt.toISOString(),
    risk: risk.score,
    created: '',
    updated: work.updatedAt.toISOString(),
  };
  return { value: values[by], caseId: work.caseId };
}
