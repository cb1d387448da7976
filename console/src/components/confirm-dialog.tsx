import type { ReactNode } from 'react';
import { useWords } from '../i18n/language.js';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { Message } from './message.js';
import parts from './parts.module.css';

interface Props {
  readonly title: string;
  /** Words of the button that acts. */
  readonly action: string;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Explains the consequences. */
  readonly children: ReactNode;
}

/** Asks before something that cannot be undone by a key. */
export function ConfirmDialog({ title, action, error, isPending, onConfirm, onClose, children }: Props) {
  const words = useWords().common;
  return (
    <Dialog title={title} closeLabel={words.close} onClose={onClose}>
      {error && (
        <Message tone="danger" urgent>
          {words.failed(error)}
        </Message>
      )}
      <div className={parts.form}>{children}</div>
      <div className={parts.actions}>
        <Button onPress={onClose} autoFocus>
          {words.cancel}
        </Button>
        <Button kind="primary" onPress={onConfirm} isPending={isPending}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
