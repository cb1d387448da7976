import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './message.module.css';

const ICONS = { danger: CircleAlert, warning: TriangleAlert, success: CircleCheck, info: Info } as const;

interface Props {
  readonly tone: keyof typeof ICONS;
  readonly children: ReactNode;
  /** Buttons at its end. */
  readonly actions?: ReactNode;
  /** Read out at once: for what went wrong just now. */
  readonly urgent?: boolean;
}

/** A tinted line that says what a person has to know before going on. */
export function Message({ tone, children, actions, urgent = false }: Props) {
  const Icon = ICONS[tone];
  return (
    <div className={styles.message} data-tone={tone} role={urgent ? 'alert' : undefined}>
      <Icon size={16} aria-hidden className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {actions}
    </div>
  );
}
