import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { RefusedError } from '../api/client.js';
import { type Me, me, signIn } from '../api/session.js';
import { Button } from '../components/button.js';
import { Field } from '../components/field.js';
import { Message } from '../components/message.js';
import { useWords } from '../i18n/language.js';
import styles from './sign-in-form.module.css';

const PasskeySignIn = lazy(() =>
  import('./second-factor/passkey-sign-in.js').then((loaded) => ({ default: loaded.PasskeySignIn })),
);

interface Props {
  /** E-mail of the ended session: nobody else may take over what is behind the form. */
  readonly email?: string;
  readonly onSignedIn: (who: Me) => void;
}

interface Typed {
  readonly email: string;
  readonly password: string;
}

/** E-mail and password, then a code or a passkey if the account has a second factor; one text for every cause of a refusal, and a countdown. */
export function SignInForm({ email, onSignedIn }: Props) {
  const words = useWords().signIn;
  const queries = useQueryClient();
  const [refused, setRefused] = useState<RefusedError | 'unreachable'>();
  const [busy, setBusy] = useState(false);
  /** E-mail address and password that were right, kept while the code is asked for. */
  const [typed, setTyped] = useState<Typed>();
  const wait = useCountdown(refused);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const login = typed ?? { email: email ?? String(form.get('email')), password: String(form.get('password')) };
    setBusy(true);
    setRefused(undefined);
    try {
      const who = await signIn({ ...login, ...(typed && { code: String(form.get('code')) }) });
      queries.setQueryData(me.queryKey, who);
      onSignedIn(who);
    } catch (error) {
      if (error instanceof RefusedError && error.code === 'second_factor_needed') setTyped(login);
      else setRefused(error instanceof RefusedError ? error : 'unreachable');
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      {refused && (
        <Message tone="danger" urgent>
          {textOf(refused, wait)}
        </Message>
      )}
      {typed === undefined ? (
        <>
          <Field
            label={words.email}
            name="email"
            type="email"
            autoComplete="username"
            isRequired
            validationBehavior="native"
            isReadOnly={email !== undefined}
            {...(email !== undefined && { value: email })}
            autoFocus={email === undefined}
          />
          <Field
            label={words.password}
            name="password"
            type="password"
            autoComplete="current-password"
            isRequired
            validationBehavior="native"
            autoFocus={email !== undefined}
          />
        </>
      ) : (
        <Field
          label={words.code}
          hint={words.codeHint}
          name="code"
          autoComplete="one-time-code"
          maxLength={40}
          isRequired
          validationBehavior="native"
          autoFocus
        />
      )}
      <Button type="submit" kind="primary" isPending={busy} isDisabled={wait > 0}>
        {busy ? words.busy : words.submit}
      </Button>
      {typed && (
        <Suspense>
          <PasskeySignIn login={typed} onSignedIn={onSignedIn} />
        </Suspense>
      )}
    </form>
  );

  function textOf(why: RefusedError | 'unreachable', seconds: number): string {
    if (why === 'unreachable') return words.unreachable;
    if (typed && why.details.length > 0) return words.wrongCode;
    // An address or a password that nobody can have is as wrong as any other.
    if (why.status === 401 || why.details.length > 0) return words.wrong;
    if (why.status === 429) return seconds > 0 ? words.tooMany(seconds) : words.tryAgain;
    return why.message;
  }
}

/** Seconds until another try makes sense. */
function useCountdown(refused: RefusedError | 'unreachable' | undefined): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const seconds = refused instanceof RefusedError ? (refused.retryAfter ?? 0) : 0;
    const end = Date.now() + seconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    if (seconds === 0) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [refused]);
  return left;
}
