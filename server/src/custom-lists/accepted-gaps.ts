import type { AcceptedGaps } from '../domain/accepted-gaps.js';
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

    /** Replaces what was accepted before. */
    async accept(
      caller: AuthenticatedCaller,
      { categories, reason }: Pick<AcceptedGaps, 'categories' | 'reason'>,
    ): Promise<AcceptedGaps> {
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
