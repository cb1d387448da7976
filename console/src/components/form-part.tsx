import type { ReactNode } from 'react';
import styles from './form-part.module.css';

interface Props {
  readonly title: string;
  readonly lead?: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A titled part of a page of settings: the title on the left, its fields on the right. */
export function FormPart({ title, lead, wide = false, children }: Props) {
  return (
    <section className={styles.part}>
      <div>
        <h2>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={wide ? styles.wide : styles.fields}>{children}</div>
    </section>
  );
}
