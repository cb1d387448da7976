import { Check, Equal, Minus, TriangleAlert, X } from 'lucide-react';
import { CASE } from '../i18n/en/case.js';
import { useWords } from '../i18n/language.js';
import styles from './outcome.module.css';

const ICONS = { agree: Check, close: Equal, conflict: X, missing: Minus, cap: TriangleAlert } as const;

export function OutcomeIcon({ outcome }: { readonly outcome: string }) {
  const words = useWords(CASE).evidence;
  const Icon = ICONS[outcome as keyof typeof ICONS] ?? Minus;
  return (
    <Icon
      size={14}
      strokeWidth={2.5}
      aria-label={words.outcomes(outcome)}
      className={styles.icon}
      data-outcome={outcome}
    />
  );
}

/** Shows the outcome of a comparison as icon, word and tone. */
export function Outcome({ outcome }: { readonly outcome: string }) {
  const words = useWords(CASE).evidence;
  const Icon = ICONS[outcome as keyof typeof ICONS] ?? Minus;
  return (
    <span className={styles.outcome} data-outcome={outcome}>
      <Icon size={14} strokeWidth={2.5} aria-hidden />
      {words.outcomes(outcome)}
    </span>
  );
}
