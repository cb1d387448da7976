import type { Cases, CustomersOfCases } from '../cases/cases.js';
import { AppError, type ErrorCode } from '../domain/app-error.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { CaseResult } from '../domain/case.js';
import { type DecisionReason, hasEvidence, isSupported, reasonNamed } from '../domain/decision-reasons.js';
import type { Clock } from '../domain/ports.js';
import type { DecisionStage } from '../domain/second-review.js';
import type { Verdict } from '../domain/verdict.js';
import { ALL_RESULTS, type DecisionService } from './decisions.js';

/** A record as the caller has seen it in its case. */
export interface BulkItem {
  readonly caseId: string;
  readonly recordId: string;
  /** Version of the work on the case. */
  readonly version: number;
}

/** Why an item was left out: what is wrong with it, or what its case does not allow. */
type LeftOutCode = 'not_supported' | 'identifier_agrees' | 'true_positive' | ErrorCode;

export interface BulkOutcome {
  readonly done: readonly (Omit<BulkItem, 'version'> & {
    readonly decisionId: string;
    readonly stage: DecisionStage;
    /** Version of the work after the decision. */
    readonly version: number;
  })[];
  readonly leftOut: readonly (Omit<BulkItem, 'version'> & { readonly code: LeftOutCode; readonly message: string })[];
  readonly undoUntil: Date;
}

interface BulkDeps {
  readonly decisions: Pick<DecisionService, 'decide'>;
  readonly cases: Pick<Cases, 'results' | 'work'>;
  readonly customers: Pick<CustomersOfCases, 'standingsOfCases'>;
  readonly now: Clock;
}

/** Rules out records of many cases for one reason that the evidence of each supports; others are left out, with the cause. */
export function bulkDecisionService({ decisions, cases, customers, now }: BulkDeps) {
  return {
    /** Decides each case individually. Throws `validation_failed` for an item that is named twice. */
    async decide(
      caller: AuthenticatedCaller,
      items: readonly BulkItem[],
      reasonCode: string,
      note: string,
    ): Promise<BulkOutcome> {
      const reason = reasonNamed('False Positive', reasonCode);
      const keys = new Set(items.map(({ caseId, recordId }) => `${caseId} ${recordId}`));
      if (reason === undefined || keys.size < items.length) {
        throw new AppError('validation_failed', {
          faults: [{ field: 'items', message: 'must name each record of a search once' }],
        });
      }
      const done: BulkOutcome['done'][number][] = [];
      const leftOut: BulkOutcome['leftOut'][number][] = [];
      let undoUntil = now();
      for (const group of byCase(items)) {
        const [{ caseId }] = group;
        try {
          const sound = await soundItems(caller, group, reason, leftOut);
          const [first] = sound;
          if (first === undefined) continue;
          const choice = { recordIds: sound.map(({ recordId }) => recordId), articleIds: [], reasonCode, note };
          const decided = await decisions.decide(caller, caseId, {
            version: first.version,
            choices: [{ ...choice, status: 'False Positive', whitelist: false }],
          });
          // Earliest of the deadlines for withdrawing.
          if (done.length === 0) undoUntil = decided.undoUntil;
          done.push(
            ...decided.records.map(({ recordId, stage }) => ({
              ...{ caseId, recordId, stage, decisionId: decided.groupId, version: decided.work.version },
            })),
          );
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          const message = error.faults[0]?.message ?? error.message;
          const known = new Set(leftOut.filter((one) => one.caseId === caseId).map(({ recordId }) => recordId));
          leftOut.push(
            ...group
              .filter(({ recordId }) => !known.has(recordId))
              .map(({ recordId }) => ({ caseId, recordId, code: error.code, message })),
          );
        }
      }
      return { done, leftOut, undoUntil };
    },
  };

  /** The items of one case that may be ruled out together; adds the others to those left out. */
  async function soundItems(
    { organizationId }: AuthenticatedCaller,
    group: readonly BulkItem[],
    reason: DecisionReason,
    leftOut: BulkOutcome['leftOut'][number][],
  ): Promise<readonly BulkItem[]> {
    const [{ caseId, version } = { caseId: '', version: 0 }] = group;
    const [work, results, [customer]] = await Promise.all([
      cases.work(organizationId, caseId, now()),
      cases.results(organizationId, caseId, { number: 1, size: ALL_RESULTS }),
      customers.standingsOfCases(organizationId, [caseId]),
    ]);
    if (work === undefined) throw new AppError('not_found');
    if (group.some((one) => one.version !== version)) {
      const message = 'must be the same for all records of a search';
      throw new AppError('version_conflict', { faults: [{ field: 'version', message }] });
    }
    if (work.version === version && work.state !== 'open') {
      const message = `is ${work.state} since ${work.lastChange}`;
      throw new AppError('wrong_state', { faults: [{ field: 'search_reference', message }] });
    }
    const byId = new Map(results.map((result) => [result.id, result]));
    return group.filter(({ recordId }) => {
      const why = obstacleTo(byId.get(recordId), reason, customer?.outcome?.verdict);
      if (why !== undefined) leftOut.push({ caseId, recordId, ...why });
      return why === undefined;
    });
  }
}
export type BulkDecisionService = ReturnType<typeof bulkDecisionService>;

/** Why a result is not ruled out in bulk; undefined if it may be. */
function obstacleTo(
  result: CaseResult | undefined,
  reason: DecisionReason,
  verdict: Verdict | undefined,
): { readonly code: LeftOutCode; readonly message: string } | undefined {
  if (result === undefined) return { code: 'not_found', message: 'is not a result of this search' };
  if (result.status === 'True Positive' || result.status === 'False Positive') {
    return { code: 'wrong_state', message: `is already ${result.status}` };
  }
  if (verdict === 'true_positive') {
    return { code: 'true_positive', message: 'has the verdict true positive; decide it individually' };
  }
  if (['identifier', 'wallet_address'].some((field) => hasEvidence(result, field, 'agree'))) {
    return { code: 'identifier_agrees', message: 'has an agreeing identifier; decide it individually' };
  }
  if (!isSupported(reason, result))
    return { code: 'not_supported', message: 'its evidence does not support the reason' };
  return undefined;
}

function byCase(items: readonly BulkItem[]): [BulkItem, ...BulkItem[]][] {
  const groups = new Map<string, [BulkItem, ...BulkItem[]]>();
  for (const item of items) {
    const group = groups.get(item.caseId);
    if (group === undefined) groups.set(item.caseId, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}
