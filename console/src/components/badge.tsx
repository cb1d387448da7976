import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type Tone = 'danger' | 'warning' | 'success' | 'info' | 'neutral';

interface Props {
  readonly tone: Tone;
  /** Verdicts of the machine are outlined, decisions of people tinted. */
  readonly by?: 'machine' | 'person';
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export function Badge({ tone, by = 'person', icon, children }: Props) {
  return (
    <span className={styles.badge} data-tone={tone} data-by={by}>
      {icon}
      {children}
    </span>
  );
}
