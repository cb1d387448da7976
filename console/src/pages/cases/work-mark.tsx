import type { WorkState } from '../../api/queue.js';
import { Badge, type Tone } from '../../components/badge.js';
import { useWords } from '../../i18n/language.js';

const TONES: Readonly<Partial<Record<WorkState, Tone>>> = {
  second_review: 'info',
  conflict: 'danger',
  escalated: 'warning',
  waiting: 'neutral',
};

/** What is special about a case: nothing for one that is simply open or closed. */
export function WorkMark({ state }: { readonly state: WorkState }) {
  const words = useWords();
  const tone = TONES[state];
  return tone && <Badge tone={tone}>{words.states[state]}</Badge>;
}
