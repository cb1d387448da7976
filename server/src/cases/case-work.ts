import type { Accounts } from '../accounts/accounts.js';
import { AppError, type FieldError } from '../domain/app-error.js';
import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller, Role } from '../domain/caller.js';
import type { Case, CaseResult } from '../domain/case.js';
import {
  type Assignee,
  type CaseComment,
  type DecidedStatus,
  markOf,
  type RecordDecision,
} from '../domain/case-marks.js';
import type { CustomerStanding } from '../domain/customer.js';
import { type DecisionFacts, decisionFacts } from '../domain/decision-facts.js';
import type { Email } from '../domain/email.js';
import type { ListedRecord } from '../domain/listed-record.js';
import { mentionedIn } from '../domain/mentions.js';
import type { Page, PageOf } from '../domain/page.js';
import type { Clock, NewId } from '../domain/ports.js';
import { type DecisionStage, hiddenFrom } from '../domain/second-review.js';
import { materialHash, type PairState, pairState, subjectKey, type WhitelistedPair } from '../domain/whitelist.js';
import type { Cases, CustomersOfCases } from './cases.js';
import { reviewFacts, withoutHidden } from './second-review.js';

/** A decision with everything that is stored with it. */
export interface NewDecision {
  readonly id: string;
  readonly organizationId: string;
  readonly caseId: string;
  /** Id of the result, or of the article. */
  readonly recordId: string;
  readonly about: 'record' | 'article';
  readonly decision: RecordDecision;
  /** Pairs to add. Existing pairs of the same subject and these records end in any case. */
  readonly whitelist: readonly WhitelistedPair[];
  readonly ends: { readonly subjectKey: string; readonly recordIds: readonly string[] };
  readonly audit: AuditEntry;
  /** The way it was chosen; absent if it has only a text. */
  readonly choice?: DecisionChoice;
  readonly role: Role;
  /** Best score of a record of a sanctions list; absent without one. */
  readonly sanctionsScore?: number;
  /** Of the result that it is on; absent for an article. */
  readonly facts?: DecisionFacts;
  /** Of the case; its verdict is part of the case's status. */
  readonly customer?: CustomerStanding;
}

interface DecisionChoice {
  /** All decisions that were made with it, which are withdrawn together. */
  readonly groupId: string;
  /** Time for which the case was viewed. */
  readonly seconds?: number;
}

/** Decisions, assignments and comments. Each is stored with its audit entry and its event in one transaction. */
export interface CaseWork {
  /**
   * Sets the status of a result and updates its case; emits `case.status_changed` if the status or match status of the case
   * changes. Undefined if the result does not exist.
   */
  decide(
    decision: NewDecision,
  ): Promise<{ before: Case; after: Case; result: CaseResult; stage: DecisionStage } | undefined>;
  /** All decisions on a result, newest first. */
  decisions(organizationId: string, caseId: string, recordId: string): Promise<readonly RecordDecision[]>;
  /** Undefined if the case does not exist. */
  assign(
    organizationId: string,
    caseId: string,
    assignees: readonly Assignee[],
    audit: AuditEntry,
  ): Promise<Case | undefined>;
  /** Sends `mails` with it. Undefined if the case does not exist; throws `too_many_comments`. */
  comment(
    organizationId: string,
    caseId: string,
    comment: CaseComment,
    audit: AuditEntry,
    mails: readonly Pick<Email, 'id' | 'recipients'>[],
  ): Promise<Case | undefined>;
}

/** Filter of the whitelist; an absent field keeps all. */
export interface WhitelistFilter {
  /** Part of the name of the subject or the record. */
  readonly search?: string;
  readonly userId?: string;
  /** Only pairs that end before it. */
  readonly expiresBefore?: Date;
}

/** A pair with the number of searches that it applied to since it was made. */
interface CountedPair extends WhitelistedPair {
  readonly searchesApplied: number;
}

/** A pair with the state of its record. */
export interface ListedPair {
  readonly pair: CountedPair;
  readonly state: PairState;
}

/** Whitelisted pairs of subject and record, which an analyst ruled out. */
export interface Whitelists {
  /** Active pairs of one subject, by record. */
  of(organizationId: string, subjectKey: string): Promise<ReadonlyMap<string, WhitelistedPair>>;
  /** Active pairs, newest first. */
  list(
    organizationId: string,
    filter: WhitelistFilter,
    page: Page,
  ): Promise<PageOf & { readonly pairs: readonly CountedPair[] }>;
  /** Ends active pairs, and returns how many. */
  end(organizationId: string, ids: readonly string[], at: Date, audit: (id: string) => AuditEntry): Promise<number>;
}

export interface DecisionInput {
  readonly status: DecidedStatus;
  readonly reason: string;
  /** For a false positive: applies to later searches of the same subject until the record changes. */
  readonly whitelist: boolean;
}

interface ResultPlace {
  readonly caseId: string;
  readonly recordId: string;
}

interface CaseWorkDeps {
  readonly accounts: Pick<Accounts, 'listUsers'>;
  readonly cases: Pick<Cases, 'find' | 'pendingOpinions' | 'result'>;
  readonly customers: Pick<CustomersOfCases, 'standingsOfCases'>;
  readonly caseWork: CaseWork;
  readonly whitelists: Pick<Whitelists, 'list' | 'end'>;
  /** The records of these ids as they are listed now; those that are not are absent. */
  readonly currentRecords: (
    organizationId: string,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, ListedRecord>>;
  readonly now: Clock;
  readonly newId: NewId;
}

/** Decisions, assignments and comments on cases. What the organization does not have throws `not_found`. */
export function caseWorkService({
  accounts,
  cases,
  customers,
  caseWork,
  whitelists,
  currentRecords,
  now,
  newId,
}: CaseWorkDeps) {
  return {
    /**
     * Sets the status of a result, and with it that of its case. Any decision other than a whitelisted false positive ends a
     * whitelisting of the same subject and record.
     */
    async decide(
      caller: AuthenticatedCaller,
      { caseId, recordId }: ResultPlace,
      { status, reason, whitelist }: DecisionInput,
    ): Promise<{
      decided: Case;
      result: CaseResult;
      customer: CustomerStanding | undefined;
      stage: DecisionStage;
    }> {
      if (whitelist && status !== 'False Positive') {
        const error: FieldError = { field: 'whitelist', message: 'is allowed only with the status False Positive' };
        throw new AppError('validation_failed', { faults: [error] });
      }
      const { organizationId } = caller;
      const [found, result, [customer]] = await Promise.all([
        cases.find(organizationId, caseId),
        cases.result(organizationId, caseId, recordId),
        customers.standingsOfCases(organizationId, [caseId]),
      ]);
      if (found === undefined || result === undefined) throw new AppError('not_found');
      const at = now();
      const decision: RecordDecision = { status, reason, ...markOf(caller, at) };
      const key = subjectKey(found.filters, found.normalizedName);
      const pairs = whitelist ? pairsOf(newId, found, result, key, decision) : [];
      const action = whitelist ? 'record.whitelisted' : 'record.decided';
      const decided = await caseWork.decide({
        ...{ id: newId(), organizationId, caseId, recordId, about: 'record', decision, ...(customer && { customer }) },
        ...reviewFacts(caller, result),
        facts: decisionFacts(result, customer?.outcome?.verdict),
        whitelist: pairs,
        ends: { subjectKey: key, recordIds: result.records.map((record) => record.recordId) },
        audit: auditOf(
          caller,
          at,
          action,
          { kind: 'case', id: caseId },
          {
            ...{ record_id: recordId, reason },
            ...(whitelist && {
              subject_key: key,
              whitelisted: Object.fromEntries(pairs.map((pair) => [pair.recordId, pair.materialHash])),
            }),
          },
        ),
      });
      if (decided === undefined) throw new AppError('not_found');
      return { decided: decided.after, result: decided.result, customer, stage: decided.stage };
    },

    /** All decisions on a result, newest first. */
    async listDecisions(
      { organizationId }: AuthenticatedCaller,
      { caseId, recordId }: ResultPlace,
    ): Promise<readonly RecordDecision[]> {
      if ((await cases.result(organizationId, caseId, recordId)) === undefined) throw new AppError('not_found');
      return caseWork.decisions(organizationId, caseId, recordId);
    },

    /** Replaces the assignees. Users that are missing or disabled throw `validation_failed`. */
    async assign(caller: AuthenticatedCaller, caseId: string, userIds: readonly string[]): Promise<Case> {
      const at = now();
      const users = new Map((await accounts.listUsers(caller.organizationId)).map((user) => [user.id, user]));
      const errors: FieldError[] = [];
      const assignees = [...new Set(userIds)].map((userId, index) => {
        const user = users.get(userId);
        if (user === undefined) errors.push({ field: `assignee_ids[${index}]`, message: 'does not exist' });
        else if (user.disabledAt) errors.push({ field: `assignee_ids[${index}]`, message: 'is disabled' });
        return { userId, email: user?.email ?? '', ...(user?.name && { name: user.name }), at };
      });
      if (errors.length > 0) throw new AppError('validation_failed', { faults: errors });
      const details = { assignees: assignees.map(({ userId }) => userId) };
      const audit = auditOf(caller, at, 'case.assigned', { kind: 'case', id: caseId }, details);
      return existing(await caseWork.assign(caller.organizationId, caseId, assignees, audit));
    },

    /** Comments are never changed or removed; colleagues whom they mention get an e-mail. Throws `too_many_comments`. */
    async comment(caller: AuthenticatedCaller, caseId: string, text: string): Promise<Case> {
      const at = now();
      const mentioned = text.includes('@')
        ? mentionedIn(text, caller.userId, await accounts.listUsers(caller.organizationId))
        : [];
      const mentions = mentioned.map(({ id }) => id);
      const mails = mentioned.map(({ email }) => ({ id: newId(), recipients: [email] }));
      const comment = { id: newId(), text, ...(mentions.length > 0 && { mentions }), ...markOf(caller, at) };
      const details = { comment_id: comment.id, ...(mentions.length > 0 && { mentions }) };
      const audit = auditOf(caller, at, 'case.commented', { kind: 'case', id: caseId }, details);
      const commented = existing(await caseWork.comment(caller.organizationId, caseId, comment, audit, mails));
      const pending = await cases.pendingOpinions(caller.organizationId, [caseId]);
      return withoutHidden(commented, hiddenFrom(caller.userId, pending));
    },

    /** Newest first. */
    async listWhitelist({ organizationId }: AuthenticatedCaller, filter: WhitelistFilter, page: Page) {
      const { pairs, ...rest } = await whitelists.list(organizationId, filter, page);
      const records = await currentRecords(
        organizationId,
        pairs.map(({ recordId }) => recordId),
      );
      const listed = pairs.map((pair): ListedPair => ({ pair, state: pairState(pair, records.get(pair.recordId)) }));
      return { ...rest, pairs: listed };
    },

    /** Later searches of the subject show the record as open again. Decisions in past cases stay. */
    async endWhitelisting(caller: AuthenticatedCaller, id: string): Promise<void> {
      const at = now();
      if ((await whitelists.end(caller.organizationId, [id], at, endAudit(caller, at))) === 0)
        throw new AppError('not_found');
    },

    /** Ends those that hold, and returns how many; other ids are ignored. */
    async endWhitelistings(caller: AuthenticatedCaller, ids: readonly string[]): Promise<number> {
      const at = now();
      return whitelists.end(caller.organizationId, ids, at, endAudit(caller, at));
    },
  };

  function endAudit(caller: AuthenticatedCaller, at: Date): (id: string) => AuditEntry {
    return (id) => auditOf(caller, at, 'record.whitelist_ended', { kind: 'whitelist', id }, {});
  }

  function auditOf(
    caller: AuthenticatedCaller,
    at: Date,
    action: AuditEntry['action'],
    target: AuditEntry['target'],
    details: AuditEntry['details'],
  ): AuditEntry {
    return { id: newId(), organizationId: caller.organizationId, at, actor: actorOf(caller), action, target, details };
  }
}
export type CaseWorkService = ReturnType<typeof caseWorkService>;

function existing(found: Case | undefined): Case {
  if (found === undefined) throw new AppError('not_found');
  return found;
}

/** One pair for each record of the party; a record of a further list is not whitelisted. */
export function pairsOf(
  newId: NewId,
  { id: caseId, organizationId, filters }: Case,
  { records }: CaseResult,
  key: string,
  { reason, userId, email, at }: RecordDecision,
  until?: Date,
): WhitelistedPair[] {
  return records.map(({ recordId, record }) => ({
    ...{ id: newId(), organizationId, subjectKey: key, subjectName: filters.name, recordId },
    recordName: record.names[0]?.full ?? '',
    materialHash: materialHash(record),
    ...{ reason, caseId, userId, email, at },
    ...(until && { until }),
  }));
}
