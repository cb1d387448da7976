import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly icon?: ReactNode;
  readonly detail?: ReactNode;
  /** It is the whole page. */
  readonly page?: boolean;
  /** Buttons for what to do. */
  readonly children?: ReactNode;
}

/** Explains why there is nothing to see, and what to do. */
export function EmptyState({ title, text, icon, detail, page = false, children }: Props) {
  const Title = page ? 'h1' : 'h2';
  return (
    <div className={styles.state}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <Title className={styles.title}>{title}</Title>
      <p>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
      {detail}
    </div>
  );
}
