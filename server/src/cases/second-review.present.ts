import type { Static } from 'typebox';
import type { CaseReview } from './second-review.js';
import type { ReviewFields } from './second-review.schema.js';

type Proposal = NonNullable<Static<typeof ReviewFields.proposal>>;

export function presentProposal(
  { pending, hidden, isStuck }: Pick<CaseReview, 'pending' | 'hidden' | 'isStuck'>,
  callerId: string,
): Proposal | null {
  const [first] = pending;
  if (first === undefined) return null;
  const keptBack = new Set(hidden.map(({ id }) => id));
  return {
    at: first.at.toISOString(),
    standing: pending.some(({ stage }) => stage === 'disputed') ? 'disputed' : 'proposed',
    mine: pending.some(({ userId }) => userId === callerId),
    ...{ hidden: hidden.length > 0, stuck: isStuck },
    records: pending.map(({ id, recordId, about, status, userId, name, email, ...opinion }) =>
      keptBack.has(id)
        ? { record_id: recordId, about, match_status: '', ...NOTHING }
        : {
            ...{ record_id: recordId, about, match_status: status },
            ...{ reason_code: opinion.reasonCode, reason: opinion.reason, whitelist: opinion.whitelisted },
            whitelist_until: opinion.whitelistUntil?.toISOString() ?? null,
            user: { user_id: userId, name: name ?? '', email },
            decided_at: opinion.at.toISOString(),
          },
    ),
  };
}

const NOTHING = { reason_code: '', reason: '', whitelist: false, whitelist_until: null, user: null, decided_at: null };

export function presentNeedsSecond({
  needsSecond,
}: Pick<CaseReview, 'needsSecond'>): Static<typeof ReviewFields.needs_second> {
  return needsSecond.map(({ recordId, status, reasons }) => ({
    ...{ record_id: recordId, match_status: status, why: [...reasons] },
  }));
}
