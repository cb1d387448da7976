import type { ReactNode } from 'react';
import styles from './button.module.css';

interface Props {
  readonly href: string;
  readonly children: ReactNode;
  readonly newTab?: boolean;
  readonly onClick?: () => void;
}

/** A link to another site or tab, where a button would stand. */
export function ButtonLink({ href, children, newTab = false, onClick }: Props) {
  return (
    <a
      href={href}
      className={`${styles.button} ${styles.plain} ${styles.normal} ${styles.link}`}
      onClick={onClick}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </a>
  );
}
