import { AppError } from '../domain/app-error.js';
import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { LegalHold } from '../domain/data-protection.js';
import type { Page } from '../domain/page.js';
import type { Clock, NewId } from '../domain/ports.js';
import { type SubjectRepository, throwIfMissing } from './subjects.js';

export interface LegalHoldRepository {
  /** Existing holds stay unchanged. Undefined, and nothing is written, if a search does not exist. */
  add(
    organizationId: string,
    caseIds: readonly string[],
    hold: Pick<LegalHold, 'reason' | 'userId' | 'email' | 'at'>,
    auditOf: (caseId: string) => AuditEntry,
  ): Promise<readonly LegalHold[] | undefined>;
  /** Newest first. */
  list(
    organizationId: string,
    page: Page,
    includeReleased: boolean,
  ): Promise<{ holds: readonly LegalHold[]; total: number }>;
  /** Undefined if there is no such hold in force. */
  release(
    organizationId: string,
    id: string,
    released: NonNullable<LegalHold['released']>,
    auditOf: (caseId: string) => AuditEntry,
  ): Promise<LegalHold | undefined>;
}

interface LegalHoldDeps {
  readonly holds: LegalHoldRepository;
  readonly subjects: Pick<SubjectRepository, 'pick'>;
  readonly now: Clock;
  readonly newId: NewId;
}

/** Legal holds keep searches, and others that may concern the same subjects, from erasure and retention. */
export function legalHoldService({ holds, subjects, now, newId }: LegalHoldDeps) {
  return {
    /** Throws `validation_failed` for a missing search. */
    async add(
      caller: AuthenticatedCaller,
      { caseIds, reason }: { readonly caseIds: readonly string[]; readonly reason: string },
    ): Promise<readonly LegalHold[]> {
      const { organizationId, userId, email } = caller;
      const wanted = [...new Set(caseIds)];
      const found = new Set((await subjects.pick(organizationId, wanted)).map(({ id }) => id));
      const missing = wanted.filter((id) => !found.has(id));
      throwIfMissing(wanted, missing);
      const added = await holds.add(organizationId, wanted, { reason, userId, email, at: now() }, (caseId) =>
        auditOf(caller, 'case.held', reason, caseId),
      );
      // Erased in between.
      if (added === undefined) throwIfMissing(wanted, wanted);
      return added ?? [];
    },

    list: ({ organizationId }: AuthenticatedCaller, page: Page, includeReleased: boolean) =>
      holds.list(organizationId, page, includeReleased),

    /** Throws `not_found` unless the hold is in force. */
    async release(caller: AuthenticatedCaller, id: string, reason: string): Promise<LegalHold> {
      const released = { at: now(), by: caller.email, reason };
      const hold = await holds.release(caller.organizationId, id, released, (caseId) =>
        auditOf(caller, 'case.released', reason, caseId),
      );
      if (hold === undefined) throw new AppError('not_found');
      return hold;
    },
  };

  function auditOf(
    caller: AuthenticatedCaller,
    action: 'case.held' | 'case.released',
    reason: string,
    caseId: string,
  ): AuditEntry {
    return {
      ...{ id: newId(), organizationId: caller.organizationId, at: now(), actor: actorOf(caller) },
      ...{ action, target: { kind: 'case', id: caseId }, details: { reason } },
    };
  }
}
export type LegalHoldService = ReturnType<typeof legalHoldService>;
