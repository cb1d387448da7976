import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button.js';
import { Field } from '../../components/field.js';
import { Message } from '../../components/message.js';
import { SECOND_FACTOR } from '../../i18n/en/second-factor.js';
import { useWords } from '../../i18n/language.js';
import { faultOf } from '../fault-of.js';
import { StepUp, shownError } from '../step-up.js';
import styles from './second-factor.module.css';

interface Props {
  readonly label: string;
  readonly submit: string;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onSubmit: (code: string) => void;
  readonly onCancel: () => void;
  /** Forgets the error. */
  readonly onReset: () => void;
  readonly children: ReactNode;
}

/** Asks for a code, and for the password first where the service wants it. */
export function CodeForm({ label, submit, isPending, error, onSubmit, onCancel, onReset, children }: Props) {
  const words = useWords(SECOND_FACTOR);
  const [code, setCode] = useState('');
  const isWrong = faultOf(error, 'code') !== undefined;
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(code);
        }}
      >
        {children}
        {!isWrong && shownError(error) && (
          <Message tone="danger" urgent>
            {words.common.failed(error)}
          </Message>
        )}
        <Field
          label={label}
          value={code}
          onChange={setCode}
          autoComplete="one-time-code"
          maxLength={40}
          isRequired
          validationBehavior="native"
          autoFocus
          error={isWrong ? words.secondFactor.wrong : undefined}
        />
        <div className={styles.actions}>
          <Button onPress={onCancel}>{words.common.cancel}</Button>
          <Button type="submit" kind="primary" isPending={isPending}>
            {submit}
          </Button>
        </div>
      </form>
      <StepUp error={error} onConfirmed={() => onSubmit(code)} onCancel={onReset} />
    </>
  );
}
