import type { CaseData } from '../../../api/case.js';
import type { MatchStatus } from '../../../logic/supported-reasons.js';
import type { Decidable } from './decidable.js';

export type SecondReviewReason = CaseData['needs_second'][number]['why'][number];

/** Why a decision with this status on any of these requires a second person; empty if none does. */
export function secondReviewsOf(
  { needs_second }: Pick<CaseData, 'needs_second'>,
  target: readonly Pick<Decidable, 'id'>[],
  status: MatchStatus,
): readonly SecondReviewReason[] {
  const found = needs_second.filter(
    ({ record_id, match_status }) => match_status === status && target.some(({ id }) => id === record_id),
  );
  return [...new Set(found.flatMap(({ why }) => why))];
}
