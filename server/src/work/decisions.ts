import { may } from '../accounts/abilities.js';
import { countedArticles } from '../adverse-media/understanding/judge-articles.js';
import { type NewDecision, pairsOf } from '../cases/case-work.js';
import type { Cases, CustomersOfCases } from '../cases/cases.js';
import { reviewFacts } from '../cases/second-review.js';
import { AppError, type FieldError } from '../domain/app-error.js';
import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { Case, CaseResult, ResultStatus } from '../domain/case.js';
import { type DecidedStatus, markOf, type RecordDecision } from '../domain/case-marks.js';
import type { CustomerStanding } from '../domain/customer.js';
import { decisionFacts } from '../domain/decision-facts.js';
import { type DecisionReason, isSupported, NOTE_LENGTH, reasonNamed } from '../domain/decision-reasons.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { DecisionStage, StagedDecision } from '../domain/second-review.js';
import { subjectKey } from '../domain/whitelist.js';
import type { Work } from '../domain/work.js';

/** For so long a decision may be withdrawn. */
const UNDO_MS = 60_000;
/** More results than any case keeps. */
export const ALL_RESULTS = 100_000;

export interface Choice {
  readonly recordIds: readonly string[];
  /** Articles that are about the subject, or not. */
  readonly articleIds: readonly string[];
  readonly status: DecidedStatus;
  readonly reasonCode: string;
  readonly note: string;
  /** Of a false positive: holds for later searches of the same subject until the record changes. */
  readonly whitelist: boolean;
  /** When the whitelisting ends; absent if it has no end. */
  readonly whitelistUntil?: Date;
}

export interface Choices {
  /** Of the work, as the caller has seen it. */
  readonly version: number;
  readonly choices: readonly Choice[];
  /** Seconds for which the caller viewed the case. */
  readonly seconds?: number;
}

/** Decisions of one request, which are stored, and withdrawn, together. */
interface DecisionGroup {
  readonly organizationId: string;
  readonly caseId: string;
  readonly version: number;
  readonly decisions: readonly NewDecision[];
  /** May decide on what was escalated. */
  readonly isArbiter: boolean;
  /** Of the decision on the customer, where one follows. */
  readonly customerAudit: AuditEntry;
}

export interface DecisionsRepository {
  /**
   * Stores all of them or none. Undefined if there is no such case or result; throws `version_conflict`, `wrong_state`, and
   * `forbidden` for what only arbiters may decide.
   */
  decide(group: DecisionGroup): Promise<
    | {
        readonly after: Case;
        readonly work: Work;
        /** Stage of each decision, by the id of the result or article. */
        readonly staged: ReadonlyMap<string, Pick<StagedDecision, 'stage'>>;
        /** Current state of each result. */
        readonly statuses: ReadonlyMap<string, ResultStatus>;
      }
    | undefined
  >;
  /**
   * Withdraws the decisions of a group: results show what they showed before. Undefined if there is no such group; throws `forbidden`
   * for those of another user, and `wrong_state` where `since` is later or somebody has acted on them.
   */
  withdraw(
    organizationId: string,
    caseId: string,
    group: { readonly id: string; readonly version: number; readonly since: Date; readonly userId: string },
    audit: AuditEntry,
  ): Promise<Work | undefined>;
  /** Finds the other open case that is due first and that is unassigned or the user's. */
  nextFor(organizationId: string, userId: string, but: string, now: Date): Promise<string | undefined>;
}

interface DecisionDeps {
  readonly decisions: DecisionsRepository;
  readonly cases: Pick<Cases, 'find' | 'results'>;
  readonly customers: Pick<CustomersOfCases, 'standingsOfCases'>;
  readonly now: Clock;
  readonly newId: NewId;
}

export interface Decided {
  readonly decided: Case;
  readonly customer?: CustomerStanding;
  readonly work: Work;
  readonly groupId: string;
  readonly records: readonly {
    readonly recordId: string;
    readonly status: ResultStatus;
    readonly stage: DecisionStage;
  }[];
  readonly articles: readonly {
    readonly articleId: string;
    /** Open where another person has to agree. */
    readonly status: ResultStatus;
    readonly stage: DecisionStage;
  }[];
  readonly undoUntil: Date;
  readonly next?: string;
}

/** Decisions with a reason. What the organization does not have throws `not_found`. */
export function decisionService({ decisions, cases, customers, now, newId }: DecisionDeps) {
  return {
    /** Decides on results and articles of a case: all or none. Throws `validation_failed` with every error, and as the repository does. */
    async decide(
      caller: AuthenticatedCaller,
      caseId: string,
      { version, choices, seconds }: Choices,
    ): Promise<Decided> {
      const { organizationId } = caller;
      const found = await cases.find(organizationId, caseId);
      if (found === undefined) throw new AppError('not_found');
      const [results, [customer]] = await Promise.all([
        cases.results(organizationId, caseId, { number: 1, size: ALL_RESULTS }),
        customers.standingsOfCases(organizationId, [caseId]),
      ]);
      const byId = new Map(results.map((result) => [result.id, result]));
      const attached = new Set(countedArticles(found.adverseMedia ?? []).map(({ articleId }) => articleId));
      const at = now();
      const faults = choices.flatMap((choice, place) => {
        const field = `decisions[${place}]`;
        return [...faultsOf(choice, byId, attached, field), ...faultsOfEnd(choice, at, `${field}.whitelist_until`)];
      });
      const ids = choices.flatMap(({ recordIds, articleIds }) => [...recordIds, ...articleIds]);
      if (new Set(ids).size < ids.length) {
        faults.push({ field: 'decisions', message: 'must name each record and article once' });
      }
      if (faults.length > 0) throw new AppError('validation_failed', { faults });

      const groupId = newId();
      const made = choices
        .flatMap((choice) => [
          ...choice.recordIds.flatMap((id) => {
            const result = byId.get(id);
            return result === undefined ? [] : [decisionOn(caller, found, result, customer, choice, at)];
          }),
          ...choice.articleIds.map((id) => decisionOnArticle(caller, found, id, choice, at)),
        ])
        .map((one): NewDecision => ({ ...one, choice: { groupId, ...(seconds !== undefined && { seconds }) } }));
      const stored = await decisions.decide({
        ...{ organizationId, caseId, version, isArbiter: may(caller.role, 'case.arbitrate') },
        decisions: made.map((one) => ({ ...one, ...(customer && { customer }) })),
        customerAudit: entryOf(caller, at, 'customer.decided', { kind: 'customer', id: customer?.id ?? '' }, {}),
      });
      if (stored === undefined) throw new AppError('not_found');
      const [next, [standing]] = await Promise.all([
        decisions.nextFor(organizationId, caller.userId, caseId, at),
        customers.standingsOfCases(organizationId, [caseId]),
      ]);
      return {
        ...{ decided: stored.after, work: stored.work, groupId },
        ...(standing && { customer: standing }),
        records: made.flatMap(({ about, recordId, decision: { status } }) => {
          if (about !== 'record') return [];
          const stage = stored.staged.get(recordId)?.stage ?? 'final';
          return [{ recordId, status: stored.statuses.get(recordId) ?? status, stage }];
        }),
        articles: made.flatMap(({ about, recordId, decision: { status } }) => {
          if (about !== 'article') return [];
          const stage = stored.staged.get(recordId)?.stage ?? 'final';
          const isFinal = stage === 'final' || stage === 'agreed';
          return [{ articleId: recordId, status: isFinal ? status : ('Potential Match' as const), stage }];
        }),
        undoUntil: new Date(at.getTime() + UNDO_MS),
        ...(next !== undefined && { next }),
      };
    },

    /** Takes back what the caller decided within the last minute. A whitelisting that it ended stays ended. */
    async withdraw(caller: AuthenticatedCaller, caseId: string, groupId: string, version: number): Promise<Work> {
      const at = now();
      const since = new Date(at.getTime() - UNDO_MS);
      const audit = entryOf(caller, at, 'decision.withdrawn', { kind: 'case', id: caseId }, { decision_id: groupId });
      const group = { id: groupId, version, since, userId: caller.userId };
      const work = await decisions.withdraw(caller.organizationId, caseId, group, audit);
      if (work === undefined) throw new AppError('not_found');
      return work;
    },
  };

  function decisionOn(
    caller: AuthenticatedCaller,
    found: Case,
    result: CaseResult,
    customer: CustomerStanding | undefined,
    { status, reasonCode, note: reason, whitelist, whitelistUntil }: Choice,
    at: Date,
  ): NewDecision {
    const { organizationId, id: caseId } = found;
    const decision: RecordDecision = { status, reason, reasonCode, ...markOf(caller, at) };
    const key = subjectKey(found.filters, found.normalizedName);
    const pairs = whitelist ? pairsOf(newId, found, result, key, decision, whitelistUntil) : [];
    const details = {
      ...{ record_id: result.id, reason, reason_code: reasonCode },
      ...(whitelist && {
        subject_key: key,
        whitelisted: Object.fromEntries(pairs.map((pair) => [pair.recordId, pair.materialHash])),
      }),
    };
    return {
      ...{ id: newId(), organizationId, caseId, recordId: result.id, about: 'record', decision, whitelist: pairs },
      ...reviewFacts(caller, result),
      facts: decisionFacts(result, customer?.outcome?.verdict),
      ends: { subjectKey: key, recordIds: result.records.map((record) => record.recordId) },
      audit: entryOf(
        caller,
        at,
        whitelist ? 'record.whitelisted' : 'record.decided',
        { kind: 'case', id: caseId },
        details,
      ),
    };
  }

  function decisionOnArticle(
    caller: AuthenticatedCaller,
    { organizationId, id: caseId }: Case,
    articleId: string,
    { status, reasonCode, note: reason }: Choice,
    at: Date,
  ): NewDecision {
    const details = { article_id: articleId, reason, reason_code: reasonCode };
    return {
      ...{ id: newId(), organizationId, caseId, recordId: articleId, about: 'article', whitelist: [] },
      role: caller.role,
      decision: { status, reason, reasonCode, ...markOf(caller, at) },
      ends: { subjectKey: '', recordIds: [] },
      audit: entryOf(caller, at, 'article.decided', { kind: 'case', id: caseId }, details),
    };
  }

  function entryOf(
    caller: AuthenticatedCaller,
    at: Date,
    action: AuditEntry['action'],
    target: AuditEntry['target'],
    details: AuditEntry['details'],
  ): AuditEntry {
    const { organizationId } = caller;
    return { id: newId(), organizationId, at, actor: actorOf(caller), action, target, details };
  }
}
export type DecisionService = ReturnType<typeof decisionService>;

/** Errors of one choice: its records and articles, its reason against the evidence, its note. */
function faultsOf(
  { recordIds, articleIds, status, reasonCode, note, whitelist }: Choice,
  results: ReadonlyMap<string, CaseResult>,
  attached: ReadonlySet<string>,
  field: string,
): FieldError[] {
  const reason = reasonNamed(status, reasonCode);
  const faults = recordIds.flatMap((id, place) =>
    results.has(id) ? [] : [{ field: `${field}.record_ids[${place}]`, message: 'is not a result of this search' }],
  );
  faults.push(
    ...articleIds.flatMap((id, place) =>
      attached.has(id)
        ? []
        : [{ field: `${field}.article_ids[${place}]`, message: 'is not a linked or possible article of this search' }],
    ),
  );
  if (recordIds.length + articleIds.length === 0) {
    faults.push({
      field: `${field}.record_ids`,
      message: 'must name at least one record unless article_ids names an article',
    });
  }
  if (reason === undefined) {
    faults.push({
      field: `${field}.reason_code`,
      message: `is not a valid reason for ${status}; see GET /api/reference/reasons`,
    });
  } else if (note.length < NOTE_LENGTH && (articleIds.length > 0 || needsNote(reason, recordIds, results))) {
    const why = reason.needsNote
      ? 'this reason needs a note'
      : articleIds.length > 0
        ? 'a decision on an article needs a note'
        : 'the evidence does not support the reason';
    faults.push({ field: `${field}.reason`, message: `must have at least ${NOTE_LENGTH} characters: ${why}` });
  }
  if (whitelist && status !== 'False Positive') {
    faults.push({ field: `${field}.whitelist`, message: 'is allowed only with the status False Positive' });
  }
  if (whitelist && recordIds.length === 0 && articleIds.length > 0) {
    faults.push({ field: `${field}.whitelist`, message: 'is allowed only for records' });
  }
  return faults;
}

function faultsOfEnd({ whitelist, whitelistUntil }: Choice, at: Date, field: string): FieldError[] {
  if (whitelistUntil === undefined) return [];
  if (!whitelist) return [{ field, message: 'is allowed only with whitelist' }];
  return whitelistUntil > at ? [] : [{ field, message: 'must be in the future' }];
}

function needsNote(
  reason: DecisionReason,
  recordIds: readonly string[],
  results: ReadonlyMap<string, CaseResult>,
): boolean {
  if (reason.needsNote) return true;
  return recordIds.some((id) => {
    const result = results.get(id);
    return result !== undefined && !isSupported(reason, result);
  });
}
