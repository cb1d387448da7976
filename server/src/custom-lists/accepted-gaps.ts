import { type AcceptedGaps, NEVER_ACCEPTED } from '../domain/accepted-gaps.js';
import { AppError } from '../domain/app-error.js';
import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller, Caller } from '../domain/caller.js';
import type { Clock, NewId } from '../domain/ports.js';

export interface AcceptedGapsRepository {
  /** Undefined if the organization never accepted anything. */
  find(organizationId: string): Promise<AcceptedGaps | undefined>;
  save(accepted: AcceptedGaps, audit: AuditEntry): Promise<void>;
}

interface AcceptedGapsDeps {
  readonly acceptedGaps: AcceptedGapsRepository;
  readonly now: Clock;
  readonly newId: NewId;
}

/** The categories that an organization accepts not to cover. */
export function acceptedGapsService({ acceptedGaps, now, newId }: AcceptedGapsDeps) {
  return {
    read: ({ organizationId }: Caller) => acceptedGaps.find(organizationId),

    /** Replaces what was accepted before. Throws `validation_failed` for a category that can be no accepted gap. */
    async accept(
      caller: AuthenticatedCaller,
      { categories, reason }: Pick<AcceptedGaps, 'categories' | 'reason'>,
    ): Promise<AcceptedGaps> {
      const refused = categories.filter((category) => NEVER_ACCEPTED.includes(category));
      if (refused.length > 0) {
        const message = `must not contain ${refused.join(' or ')}: leave it out of the search instead, which then claims nothing about it`;
        throw new AppError('validation_failed', { faults: [{ field: 'categories', message }] });
      }
      const { organizationId, userId, email } = caller;
      const accepted = { organizationId, categories, reason, userId, email, at: now() };
      const before = await acceptedGaps.find(organizationId);
      await acceptedGaps.save(accepted, {
        ...{ id: newId(), organizationId, at: accepted.at, actor: actorOf(caller), action: 'coverage.accepted' },
        target: { kind: 'organization', id: organizationId },
        details: { categories, reason, before: before?.categories ?? [] },
      });
      return accepted;
    },
  };
}
export type AcceptedGapsService = ReturnType<typeof acceptedGapsService>;
