import { useWords } from '../i18n/language.js';
import { Badge, type Tone } from './badge.js';

const TONES: Readonly<Record<string, Tone>> = {
  'True Positive': 'danger',
  'False Positive': 'success',
  Unknown: 'warning',
};

/** Shows the decision on a record; nothing while it is open. */
export function RecordStatus({ status }: { readonly status: string }) {
  const words = useWords().statuses;
  const tone = TONES[status];
  return tone && <Badge tone={tone}>{words(status)}</Badge>;
}
