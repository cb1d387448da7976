import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { lastAnswer, RefusedError } from '../api/client.js';
import { me } from '../api/session.js';
import { Button } from '../components/button.js';
import { Dialog } from '../components/dialog.js';
import { Message } from '../components/message.js';
import { useWords } from '../i18n/language.js';
import { useMe } from './session.js';
import { SignInForm } from './sign-in-form.js';

/** Time before the session's end at which an extension is offered, in milliseconds (WCAG 2.2.1). */
const WARNING = 2 * 60_000;

/**
 * Offers to go on shortly before the session ends, and asks for the password over the page once it has: what was typed
 * behind it stays.
 */
export function SessionWatch() {
  const words = useWords();
  const { user, session } = useMe();
  const queries = useQueryClient();
  const [state, setState] = useState<'running' | 'ending' | 'ended'>('running');

  useEffect(() => {
    if (session === null) return;
    const look = () => {
      const end = Math.min(Date.parse(session.expires_at), lastAnswer() + session.idle_seconds * 1000);
      const left = end - Date.now();
      setState((before) => (before === 'ended' || left <= 0 ? 'ended' : left <= WARNING ? 'ending' : 'running'));
    };
    const timer = setInterval(look, 5000);
    return () => clearInterval(timer);
  }, [session]);

  useEffect(() => {
    // A wrong password that was to be confirmed has details.
    const ended = (error: unknown) =>
      error instanceof RefusedError && error.status === 401 && error.details.length === 0 && setState('ended');
    const stopReads = queries.getQueryCache().subscribe(({ query }) => ended(query.state.error));
    const stopWrites = queries.getMutationCache().subscribe(({ mutation }) => ended(mutation?.state.error));
    return () => {
      stopReads();
      stopWrites();
    };
  }, [queries]);

  async function goOn() {
    try {
      await queries.fetchQuery({ ...me, staleTime: 0 });
      setState('running');
    } catch {
      setState('ended');
    }
  }

  if (state === 'running') return null;
  const title = state === 'ending' ? words.session.ending : words.session.ended;
  return (
    <Dialog title={title} closeLabel={words.common.close} onClose={() => void goOn()} fixed>
      {state === 'ending' ? (
        <>
          <p>{words.session.endingText}</p>
          <Button kind="primary" onPress={() => void goOn()} autoFocus>
            {words.session.goOn}
          </Button>
        </>
      ) : (
        <>
          <Message tone="info">{words.session.endedText}</Message>
          <SignInForm
            email={user.email}
            onSignedIn={() => {
              setState('running');
              void queries.invalidateQueries();
            }}
          />
        </>
      )}
    </Dialog>
  );
}
