import type { Alert } from '../../api/alerts.js';
import { MONITORING } from '../../i18n/en/monitoring.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { changesOf } from '../../logic/alert-changes.js';

/** The change, in one sentence. */
export function useSentence({ type, changes }: Pick<Alert, 'type' | 'changes'>): string {
  const words = useWords(MONITORING);
  const formats = useFormats();
  const { names, risk, verdict } = changesOf(changes);
  const levels = words.risk as Readonly<Record<string, string>>;
  const verdicts = words.verdicts as Readonly<Record<string, string>>;
  const level = ({ level: name, score }: { level: string; score: number }) =>
    `${levels[name] ?? name} (${formats.number(score)})`;
  if (names.length > 0 && type === 'monitoring.match_added') return words.monitoring.added(names);
  if (names.length > 0 && type === 'monitoring.match_updated') return words.monitoring.updated(names);
  if (names.length > 0 && type === 'monitoring.match_removed') return words.monitoring.removed(names);
  if (risk) return words.monitoring.risk(level(risk.before), level(risk.after));
  if (verdict) {
    const { before, after } = verdict;
    return words.monitoring.verdict(verdicts[before] ?? before, verdicts[after] ?? after);
  }
  return words.monitoring.other;
}
