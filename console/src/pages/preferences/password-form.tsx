import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { RefusedError } from '../../api/client.js';
import { changePassword } from '../../api/session.js';
import { useNotice } from '../../app/notices.js';
import { Button } from '../../components/button.js';
import { Field } from '../../components/field.js';
import { Message } from '../../components/message.js';
import { PREFERENCES } from '../../i18n/en/preferences.js';
import { useWords } from '../../i18n/language.js';
import styles from './preferences-page.module.css';

export function PasswordForm() {
  const words = useWords(PREFERENCES);
  const notice = useNotice();
  const form = useRef<HTMLFormElement>(null);
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess() {
      form.current?.reset();
      notice({ text: words.preferences.passwordChanged });
    },
  });
  const details = change.error instanceof RefusedError ? change.error.details : [];
  const faultOf = (name: string) => details.find(({ field }) => field === name)?.message;
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        change.mutate({ old_password: String(data.get('old')), new_password: String(data.get('new')) });
      }}
    >
      {change.error && details.length === 0 && (
        <Message tone="danger" urgent>
          {words.common.failed(change.error)}
        </Message>
      )}
      <Field
        label={words.preferences.oldPassword}
        name="old"
        type="password"
        autoComplete="current-password"
        isRequired
        validationBehavior="native"
        error={faultOf('old_password')}
      />
      <Field
        label={words.preferences.newPassword}
        hint={words.preferences.newPasswordHint}
        name="new"
        type="password"
        autoComplete="new-password"
        isRequired
        validationBehavior="native"
        error={faultOf('new_password')}
      />
      <Button type="submit" isPending={change.isPending}>
        {words.preferences.changePassword}
      </Button>
    </form>
  );
}
