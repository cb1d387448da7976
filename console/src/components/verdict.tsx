import { useWords } from '../i18n/language.js';
import { Badge, type Tone } from './badge.js';

const TONES: Readonly<Record<string, Tone>> = {
  true_positive: 'danger',
  potential_match: 'warning',
  uncertain: 'warning',
  false_positive: 'neutral',
  true_negative: 'neutral',
};

/** Shows the verdict; nothing without an analysis. */
export function Verdict({ verdict }: { readonly verdict: string }) {
  const words = useWords().verdicts as Readonly<Record<string, string>>;
  if (verdict === '') return null;
  return (
    <Badge tone={TONES[verdict] ?? 'neutral'} by="machine">
      {words[verdict] ?? verdict}
    </Badge>
  );
}
