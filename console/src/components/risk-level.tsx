import { useWords } from '../i18n/language.js';
import { Badge, type Tone } from './badge.js';

const TONES: Readonly<Record<string, Tone>> = { High: 'danger', Medium: 'warning', Low: 'neutral' };

export function RiskLevel({ level }: { readonly level: 'Low' | 'Medium' | 'High' }) {
  const words = useWords();
  return <Badge tone={TONES[level] ?? 'neutral'}>{words.risk[level]}</Badge>;
}
