import type { CaseData } from '../../../api/case.js';
import type { Me } from '../../../api/session.js';
import type { Decidable } from './decidable.js';

export type Opinion = NonNullable<CaseData['proposal']>['records'][number];

/** Other users' opinions on the subject of a decision, and the user's options. */
interface Review {
  readonly opinions: readonly Opinion[];
  /**
   * `first`: no opinion yet. `second`: another's is kept back. `settle`: two differ, the reader may settle. `wait`: it is
   * others' turn. `escalated`: only arbiters may decide, and the reader is none.
   */
  readonly turn: 'first' | 'second' | 'settle' | 'wait' | 'escalated';
}

export function opinionsOn(
  { proposal, work }: Pick<CaseData, 'proposal' | 'work'>,
  target: readonly Pick<Decidable, 'id'>[],
  { user, policy, abilities }: Pick<Me, 'user' | 'policy' | 'abilities'>,
): Review {
  const opinions = (proposal?.records ?? []).filter(({ record_id }) => target.some(({ id }) => id === record_id));
  const arbiters: readonly string[] = policy.arbiters;
  const isArbiter = arbiters.includes(user.role);
  const mayDecide = abilities.includes('case.arbitrate') && (opinions.length === 0 || isArbiter);
  if (work?.state === 'escalated' && !mayDecide) return { opinions, turn: 'escalated' };
  if (opinions.length === 0) return { opinions, turn: 'first' };
  if (opinions.some((opinion) => opinion.user?.user_id === user.user_id)) return { opinions, turn: 'wait' };
  if (opinions.some((opinion) => opinion.user === null)) return { opinions, turn: 'second' };
  return { opinions, turn: isArbiter ? 'settle' : 'wait' };
}

/** Where a record or article stands that waits for another person; undefined for all others. */
export function standingOf(
  { proposal }: Pick<CaseData, 'proposal'>,
  id: string,
): 'second_review' | 'conflict' | undefined {
  const opinions = (proposal?.records ?? []).filter(({ record_id }) => record_id === id);
  if (opinions.length === 0) return undefined;
  return opinions.length > 1 ? 'conflict' : 'second_review';
}
