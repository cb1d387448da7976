import type { WorkState } from '../../api/queue.js';
import { Badge, type Tone } from '../../components/badge.js';
import { useWords } from '../../i18n/language.js';

const TONES: Readonly<Partial<Record<WorkState, Tone>>> = {
  second_review: 'info',
  conflict: 'danger',
  escalated: 'warning',
  waiting: 'neutral',
};

interface Props {
  readonly state: WorkState;
  /** The reader has given an opinion: another person must act. */
  readonly mine: boolean;
}

/** Marks what is special about a case; nothing for one that is simply open or closed. */
export function WorkMark({ state, mine }: Props) {
  const words = useWords();
  const tone = TONES[state];
  if (mine && state === 'second_review') return <Badge tone="neutral">{words.review.proposedByYou}</Badge>;
  return tone && <Badge tone={tone}>{words.states[state]}</Badge>;
}
