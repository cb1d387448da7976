import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger, Popover } from 'react-aria-components';
import styles from './menu.module.css';

interface Props {
  /** Button that opens it. */
  readonly trigger: ReactNode;
  readonly label: string;
  /** Stands above the items and cannot be chosen. */
  readonly head?: ReactNode;
  readonly items: readonly {
    readonly id: string;
    readonly text: string;
    readonly icon?: ReactNode;
    /** Key that does the same. */
    readonly hint?: string;
    /** Stands at the end, muted. */
    readonly note?: string;
    /** Begins another group. */
    readonly isFirst?: boolean;
  }[];
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly onChoose: (id: string) => void;
}

export function Menu({ trigger, label, head, items, onChoose, ...open }: Props) {
  return (
    <MenuTrigger {...open}>
      {trigger}
      <Popover className={styles.popover}>
        {head && <div className={styles.head}>{head}</div>}
        <AriaMenu aria-label={label} className={styles.menu} onAction={(id) => onChoose(String(id))}>
          {items.map(({ id, text, icon, hint, note, isFirst }) => (
            <AriaMenuItem key={id} id={id} textValue={text} className={`${styles.item} ${isFirst ? styles.first : ''}`}>
              {icon}
              <span className={styles.text}>{text}</span>
              {note && <span className={styles.note}>{note}</span>}
              {hint && <kbd>{hint}</kbd>}
            </AriaMenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
