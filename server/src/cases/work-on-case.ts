import type { Accounts } from '../accounts/accounts.js';
import { AppError, type FieldError } from '../domain/app-error.js';
import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { Case } from '../domain/case.js';
import { markOf } from '../domain/case-marks.js';
import type { Page } from '../domain/page.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { WhitelistedPair } from '../domain/whitelist.js';
import type { CaseWork, Whitelists } from './case-work.js';

export interface WorkOnCaseDeps {
  readonly accounts: Pick<Accounts, 'listUsers'>;
  readonly caseWork: Pick<CaseWork, 'assign' | 'comment'>;
  readonly whitelists: Pick<Whitelists, 'list' | 'end'>;
  readonly now: Clock;
  readonly newId: NewId;
}

/** Says who is to look at a case: exactly these from now on, nobody when the list is empty. */
export async function assignCase(
  deps: WorkOnCaseDeps,
  caller: AuthenticatedCaller,
  caseId: string,
  userIds: readonly string[],
): Promise<Case> {
  const at = deps.now();
  const users = new Map((await deps.accounts.listUsers(caller.organizationId)).map((user) => [user.id, user]));
  const faults: FieldError[] = [];
  const wanted = [...new Set(userIds)].map((userId, place) => {
    const user = users.get(userId);
    if (user === undefined) faults.push({ field: `assignee_ids[${place}]`, message: 'does not exist' });
    else if (user.disabledAt) faults.push({ field: `assignee_ids[${place}]`, message: 'is disabled' });
    return { userId, email: user?.email ?? '', at };
  });
  if (faults.length > 0) throw new AppError('validation_failed', { faults });
  const details = { assignees: wanted.map(({ userId }) => userId) };
  const audit = auditOf(deps, caller, at, 'case.assigned', { kind: 'case', id: caseId }, details);
  return found(await deps.caseWork.assign(caller.organizationId, caseId, wanted, audit));
}

/** Adds what a person has to say. Comments are never changed or removed. */
export async function commentOnCase(
  deps: WorkOnCaseDeps,
  caller: AuthenticatedCaller,
  caseId: string,
  text: string,
): Promise<Case> {
  const at = deps.now();
  const comment = { id: deps.newId(), text, ...markOf(caller, at) };
  const details = { comment_id: comment.id };
  const audit = auditOf(deps, caller, at, 'case.commented', { kind: 'case', id: caseId }, details);
  return found(await deps.caseWork.comment(caller.organizationId, caseId, comment, audit));
}

/** The pairs of subject and record that are held for different parties, newest first. */
export function listWhitelist(
  { whitelists }: Pick<WorkOnCaseDeps, 'whitelists'>,
  { organizationId }: AuthenticatedCaller,
  page: Page,
): Promise<{ pairs: readonly WhitelistedPair[]; total: number }> {
  return whitelists.list(organizationId, page);
}

/** From the next search on the record is open again for the subject. What was decided in past cases stays. */
export async function endWhitelisting(deps: WorkOnCaseDeps, caller: AuthenticatedCaller, id: string): Promise<void> {
  const at = deps.now();
  const audit = auditOf(deps, caller, at, 'record.whitelist_ended', { kind: 'whitelist', id }, {});
  if (!(await deps.whitelists.end(caller.organizationId, id, at, audit))) throw new AppError('not_found');
}

function auditOf(
  { newId }: WorkOnCaseDeps,
  caller: AuthenticatedCaller,
  at: Date,
  action: AuditEntry['action'],
  target: AuditEntry['target'],
  details: AuditEntry['details'],
): AuditEntry {
  return { id: newId(), organizationId: caller.organizationId, at, actor: actorOf(caller), action, target, details };
}

function found(changed: Case | undefined): Case {
  if (changed === undefined) throw new AppError('not_found');
  return changed;
}
