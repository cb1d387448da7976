import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { lastAnswer, RefusedError } from '../api/client.js';
import { me } from '../api/session.js';
import { Button } from '../components/button.js';
import { Dialog } from '../components/dialog.js';
import { Message } from '../components/message.js';
import { useWords } from '../i18n/language.js';
import { useMe } from './session.js';
import styles from './session-watch.module.css';
import { SignInForm } from './sign-in-form.js';

const SingleSignOn = lazy(() =>
  import('./single-sign-on/single-sign-on.js').then(({ SingleSignOn: part }) => ({ default: part })),
);

/** Time before the session's end at which an extension is offered, in milliseconds (WCAG 2.2.1). */
const WARNING = 2 * 60_000;

/** Running; about to end for want of activity; about to reach its maximum length; or over. The last two need another sign-in. */
type State = 'running' | 'idle' | 'last' | 'ended';

/**
 * Offers to go on shortly before the session ends, and asks for the password over the page once it has: what was typed
 * behind it stays. Signing in again in another tab is enough.
 */
export function SessionWatch() {
  const words = useWords();
  const { user, session } = useMe();
  const queries = useQueryClient();
  const [state, setState] = useState<State>('running');

  useEffect(() => {
    if (session === null) return;
    const look = () => {
      const last = Date.parse(session.expires_at) - Date.now();
      const idle = lastAnswer() + session.idle_seconds * 1000 - Date.now();
      const left = Math.min(last, idle);
      const next = left <= 0 ? 'ended' : last <= WARNING ? 'last' : idle <= WARNING ? 'idle' : 'running';
      setState((before) => (before === 'ended' ? 'ended' : next));
    };
    const timer = setInterval(look, 5000);
    return () => clearInterval(timer);
  }, [session]);

  useEffect(() => {
    // A wrong password that was to be confirmed has details.
    const ended = (error: unknown) =>
      error instanceof RefusedError && error.status === 401 && error.details.length === 0 && setState('ended');
    // The moment of the refusal alone: what was refused then keeps its error after signing in again.
    const stopReads = queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') ended(event.action.error);
    });
    const stopWrites = queries.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') ended(event.action.error);
    });
    return () => {
      stopReads();
      stopWrites();
    };
  }, [queries]);

  async function goOn() {
    try {
      const who = await queries.fetchQuery({ ...me, staleTime: 0 });
      // Somebody else has signed in: nothing behind the dialog is theirs.
      if (who.user.user_id !== user.user_id) return window.location.reload();
      setState('running');
      void queries.invalidateQueries();
    } catch {
      setState('ended');
    }
  }

  useEffect(() => {
    if (state !== 'ended') return;
    const look = () => document.visibilityState === 'visible' && void goOn();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  });

  if (state === 'running') return null;
  return (
    <Dialog title={words.session.titles[state]} closeLabel={words.common.close} onClose={() => void goOn()} fixed>
      {state === 'idle' ? (
        <>
          <p>{words.session.idleText}</p>
          <Button kind="primary" onPress={() => void goOn()} autoFocus>
            {words.session.goOn}
          </Button>
        </>
      ) : (
        <>
          <Message tone="info">{words.session[state === 'last' ? 'lastText' : 'endedText']}</Message>
          <SignInForm
            email={user.email}
            onSignedIn={() => {
              setState('running');
              void queries.invalidateQueries();
            }}
          />
          <Suspense>
            <SingleSignOn to="/console/confirmed?again=1" newTab />
          </Suspense>
          <a href="/console/sign-in" className={styles.other}>
            {words.session.other}
          </a>
        </>
      )}
    </Dialog>
  );
}
