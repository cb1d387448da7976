import { useFormats, useWords } from '../i18n/language.js';
import { dueOf } from '../logic/due-of.js';
import styles from './due.module.css';

interface Props {
  readonly at: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** When a case is due, in words and colour; the exact instant on pointing at it. */
export function Due({ at, now }: Props) {
  const words = useWords().due;
  const formats = useFormats();
  if (at === null) return <span className={styles.none}>{words.none}</span>;
  const { state, amount, unit } = dueOf(at, now);
  const length = formats.length(amount, unit);
  return (
    <time dateTime={at} title={`${formats.instant(at)} ${formats.zone(at)}`} className={styles.due} data-state={state}>
      {state === 'overdue' ? words.overdue(length) : words.left(length)}
    </time>
  );
}
