import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './message.module.css';

const ICONS = { danger: CircleAlert, warning: TriangleAlert, success: CircleCheck, info: Info } as const;

interface Props {
  readonly tone: keyof typeof ICONS;
  readonly children: ReactNode;
  /** Buttons at its end. */
  readonly actions?: ReactNode;
  /** Announced at once, for something that just failed. */
  readonly urgent?: boolean;
}

/** Shows a tinted line with something to know before continuing. */
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
