import type { List } from '../../api/lists.js';
import { Badge } from '../../components/badge.js';
import { LISTS } from '../../i18n/en/lists.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { freshnessOf, lengthOf } from '../../logic/freshness.js';
import styles from './freshness-bar.module.css';

/** The age of a list against its limit: state in a word, length in words, and a bar. */
export function FreshnessBar({ list }: { readonly list: List }) {
  const words = useWords(LISTS).lists;
  const formats = useFormats();
  const { by, hours, limit, share } = freshnessOf(list);
  const inWords = (of: number) => {
    const { amount, unit } = lengthOf(of);
    return formats.length(amount, unit);
  };
  const state = list.overdue ? 'overdue' : list.last_failure ? 'failed' : 'fresh';
  const tone = { overdue: 'danger', failed: 'warning', fresh: 'success' } as const;
  return (
    <span className={styles.freshness}>
      <Badge tone={tone[state]}>{words.states[state]}</Badge>
      <span className={styles.bar} aria-hidden>
        <span data-state={state} style={{ inlineSize: `${Math.round(share * 100)}%` }} />
      </span>
      <span className={styles.text}>
        {(by === 'age' ? words.age : words.confirmation)(inWords(hours))}
        {' · '}
        {limit === null ? words.unlimited : words.limit(inWords(limit))}
      </span>
    </span>
  );
}
