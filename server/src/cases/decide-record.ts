import { AppError, type FieldError } from '../domain/app-error.js';
import { actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { Case, CaseResult } from '../domain/case.js';
import { type DecidedStatus, markOf, type RecordDecision } from '../domain/case-marks.js';
import type { Clock, NewId } from '../domain/ports.js';
import { materialHash, subjectKey, type WhitelistedPair } from '../domain/whitelist.js';
import type { CaseWork } from './case-work.js';
import type { Cases } from './cases.js';

export interface DecideRecordDeps {
  readonly cases: Pick<Cases, 'find' | 'result'>;
  readonly caseWork: Pick<CaseWork, 'decide' | 'decisions'>;
  readonly now: Clock;
  readonly newId: NewId;
}

export interface DecisionWish {
  readonly status: DecidedStatus;
  readonly reason: string;
  /** Of a false positive: holds for later searches of the same subject, until the record changes. */
  readonly whitelist: boolean;
}

/**
 * Sets a result to what a person says of it, and with it the status of its case. Any other decision than a whitelisted false
 * positive ends a whitelisting of the same subject and record. Refuses with `not_found` what the organization does not have.
 */
export async function decideRecord(
  deps: DecideRecordDeps,
  caller: AuthenticatedCaller,
  { caseId, recordId }: { caseId: string; recordId: string },
  { status, reason, whitelist }: DecisionWish,
): Promise<{ decided: Case; result: CaseResult }> {
  if (whitelist && status !== 'False Positive') {
    const fault: FieldError = { field: 'whitelist', message: 'is allowed only with the status False Positive' };
    throw new AppError('validation_failed', { faults: [fault] });
  }
  const { organizationId } = caller;
  const [found, result] = await Promise.all([
    deps.cases.find(organizationId, caseId),
    deps.cases.result(organizationId, caseId, recordId),
  ]);
  if (found === undefined || result === undefined) throw new AppError('not_found');
  const at = deps.now();
  const decision: RecordDecision = { status, reason, ...markOf(caller, at) };
  const key = subjectKey(found.filters, found.normalizedName);
  const pairs = whitelist ? pairsOf(deps, found, result, key, decision) : [];
  const kept = await deps.caseWork.decide({
    ...{ id: deps.newId(), organizationId, caseId, recordId, decision },
    whitelist: pairs,
    ends: { subjectKey: key, recordIds: result.records.map((record) => record.recordId) },
    audit: {
      ...{ id: deps.newId(), organizationId, at, actor: actorOf(caller) },
      action: whitelist ? 'record.whitelisted' : 'record.decided',
      target: { kind: 'case', id: caseId },
      details: {
        ...{ record_id: recordId, reason },
        ...(whitelist && {
          subject_key: key,
          whitelisted: Object.fromEntries(pairs.map((pair) => [pair.recordId, pair.materialHash])),
        }),
      },
    },
  });
  if (kept === undefined) throw new AppError('not_found');
  return { decided: kept.after, result: kept.result };
}

/** Every decision that was ever made on a result, newest first. Refuses with `not_found`. */
export async function listDecisions(
  { cases, caseWork }: Pick<DecideRecordDeps, 'cases' | 'caseWork'>,
  { organizationId }: AuthenticatedCaller,
  { caseId, recordId }: { caseId: string; recordId: string },
): Promise<readonly RecordDecision[]> {
  if ((await cases.result(organizationId, caseId, recordId)) === undefined) throw new AppError('not_found');
  return caseWork.decisions(organizationId, caseId, recordId);
}

/** One pair for each record of the party: another list that names it later is looked at anew. */
function pairsOf(
  { newId }: DecideRecordDeps,
  { id: caseId, organizationId, filters }: Case,
  { records }: CaseResult,
  key: string,
  { reason, userId, email, at }: RecordDecision,
): WhitelistedPair[] {
  return records.map(({ recordId, record }) => ({
    ...{ id: newId(), organizationId, subjectKey: key, subjectName: filters.name, recordId },
    recordName: record.names[0]?.full ?? '',
    materialHash: materialHash(record),
    ...{ reason, caseId, userId, email, at },
  }));
}
