import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { RefusedError } from '../api/client.js';
import { canUsePasskeys, confirmWithPasskey } from '../api/passkeys.js';
import { confirmPassword } from '../api/session.js';
import { Button } from '../components/button.js';
import { Dialog } from '../components/dialog.js';
import { Field } from '../components/field.js';
import { Message } from '../components/message.js';
import { PASSKEYS } from '../i18n/en/passkeys.js';
import { STEP_UP } from '../i18n/en/step-up.js';
import { useWords } from '../i18n/language.js';
import { usePasskeyText } from './second-factor/passkey-text.js';
import { useMe } from './session.js';
import { ConfirmAtProvider } from './single-sign-on/confirm-at-provider.js';
import styles from './step-up.module.css';

interface Props {
  /** Error of the request; a dialog is shown if the service wants the password first. */
  readonly error: Error | null;
  /** Sends the request again. */
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
}

/** Tells whether a request was refused only because the password was not confirmed. */
export function needsPassword(error: Error | null): boolean {
  return error instanceof RefusedError && error.code === 'confirmation_needed';
}

/** The error of a request as its form shows it: not the wish for the password, which has a dialog of its own. */
export function shownError(error: Error | null): Error | null {
  return needsPassword(error) ? null : error;
}

/** Asks for the password again, or a passkey, before an action that requires it, then repeats the action. */
export function StepUp({ error, onConfirmed, onCancel }: Props) {
  const words = useWords(STEP_UP);
  const { session, second_factor: factor } = useMe();
  const [byPassword, setByPassword] = useState(session?.method !== 'single_sign_on');
  const confirm = useMutation({ mutationFn: confirmPassword, onSuccess: onConfirmed });
  const { passkeys } = useWords(PASSKEYS);
  const textOf = usePasskeyText();
  const show = useMutation({ mutationFn: confirmWithPasskey, onSuccess: onConfirmed });
  if (!needsPassword(error)) return null;
  if (!byPassword)
    return <ConfirmAtProvider onConfirmed={onConfirmed} onPassword={() => setByPassword(true)} onCancel={onCancel} />;
  const isWrong = confirm.error instanceof RefusedError && confirm.error.status === 401;
  return (
    <Dialog title={words.stepUp.title} closeLabel={words.common.close} onClose={onCancel}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          confirm.mutate(String(new FormData(event.currentTarget).get('password')));
        }}
      >
        <p className={styles.text}>{words.stepUp.text}</p>
        {confirm.error && !isWrong && (
          <Message tone="danger" urgent>
            {words.common.failed(confirm.error)}
          </Message>
        )}
        {show.error && (
          <Message tone="danger" urgent>
            {textOf(show.error)}
          </Message>
        )}
        <Field
          label={words.signIn.password}
          name="password"
          type="password"
          autoComplete="current-password"
          isRequired
          validationBehavior="native"
          autoFocus
          error={isWrong ? words.stepUp.wrong : undefined}
        />
        <div className={styles.actions}>
          <Button onPress={onCancel}>{words.common.cancel}</Button>
          {factor.passkeys > 0 && canUsePasskeys() && (
            <Button onPress={() => show.mutate()} isPending={show.isPending}>
              {passkeys.use}
            </Button>
          )}
          <Button type="submit" kind="primary" isPending={confirm.isPending}>
            {words.stepUp.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
