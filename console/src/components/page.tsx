import type { ReactNode } from 'react';
import styles from './page.module.css';

interface Props {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Link to the page above. */
  readonly back?: ReactNode;
  /** Buttons of the whole page. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of text and tables: its title, what it is for, what to do on it. */
export function Page({ title, lead, back, actions, children }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {back && <div className={styles.back}>{back}</div>}
        <div className={styles.title}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
