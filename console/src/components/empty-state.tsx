import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly icon?: ReactNode;
  readonly detail?: ReactNode;
  /** What can be done: buttons. */
  readonly children?: ReactNode;
}

/** Why there is nothing to see, and what to do. */
export function EmptyState({ title, text, icon, detail, children }: Props) {
  return (
    <div className={styles.state}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <h2>{title}</h2>
      <p>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
      {detail}
    </div>
  );
}
