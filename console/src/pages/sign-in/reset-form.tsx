import { useMutation } from '@tanstack/react-query';
import { requestPasswordReset } from '../../api/session.js';
import { Button } from '../../components/button.js';
import { Field } from '../../components/field.js';
import { Message } from '../../components/message.js';
import { useWords } from '../../i18n/language.js';
import styles from './sign-in-page.module.css';

/** Requests a reset link; the answer is the same whether the e-mail is known or not. */
export function ResetForm() {
  const words = useWords().signIn;
  const reset = useMutation({ mutationFn: requestPasswordReset });
  if (reset.isSuccess) return <Message tone="success">{words.resetSent}</Message>;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        reset.mutate(String(new FormData(event.currentTarget).get('email')));
      }}
    >
      <p className={styles.lead}>{words.resetLead}</p>
      {reset.error && (
        <Message tone="danger" urgent>
          {reset.error.message}
        </Message>
      )}
      <Field
        label={words.email}
        name="email"
        type="email"
        autoComplete="username"
        isRequired
        validationBehavior="native"
      />
      <Button type="submit" kind="primary" isPending={reset.isPending}>
        {words.resetSubmit}
      </Button>
    </form>
  );
}
