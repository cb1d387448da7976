import styles from './dashboard.module.css';

interface Props {
  /** Shares of the longest bar, 0 to 1. */
  readonly whole: number;
  /** Of it, what is marked. */
  readonly part: number;
  readonly tone: 'danger' | 'accent';
}

/** A bar beside the numbers that it shows. */
export function Bar({ whole, part, tone }: Props) {
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
  return (
    <span className={styles.bar} aria-hidden>
      <span className={styles.part} data-tone={tone} style={{ inlineSize: percent(part) }} />
      <span className={styles.rest} style={{ inlineSize: percent(whole - part) }} />
    </span>
  );
}
