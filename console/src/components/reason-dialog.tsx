import type { ReactNode } from 'react';
import { useWords } from '../i18n/language.js';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { Field } from './field.js';
import { Message } from './message.js';
import styles from './reason-dialog.module.css';

interface Props {
  readonly title: string;
  readonly label: string;
  readonly hint?: string;
  /** Words of the button that sends. */
  readonly action: string;
  readonly error: string | undefined;
  readonly isPending: boolean;
  readonly onSubmit: (reason: string) => void;
  readonly onClose: () => void;
  /** Fields before the reason. */
  readonly children?: ReactNode;
}

/** Asks for the reason of a change, of 1 to 500 characters. */
export function ReasonDialog({ title, label, hint, action, error, isPending, onSubmit, onClose, children }: Props) {
  const words = useWords();
  return (
    <Dialog title={title} closeLabel={words.common.close} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(String(new FormData(event.currentTarget).get('reason')));
        }}
      >
        {error && (
          <Message tone="danger" urgent>
            {error}
          </Message>
        )}
        {children}
        <Field
          label={label}
          {...(hint !== undefined && { hint })}
          name="reason"
          lines={3}
          maxLength={500}
          isRequired
          validationBehavior="native"
          autoFocus
        />
        <div className={styles.actions}>
          <Button onPress={onClose}>{words.common.cancel}</Button>
          <Button type="submit" kind="primary" isPending={isPending}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
