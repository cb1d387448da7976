import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { RefusedError } from '../api/client.js';
import { Button } from '../components/button.js';
import { EmptyState } from '../components/empty-state.js';
import { useWords } from '../i18n/language.js';
import { isUnreachable } from '../logic/is-unreachable.js';
import { RequestId } from './request-id.js';

/** Shows why a page failed (forbidden, gone, unreachable or broken) and what to do. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const words = useWords();
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  const queries = useQueryClient();
  const refused = error instanceof RefusedError ? error : undefined;
  const state = stateOf(error);
  const { title, text } = words.failed[state];
  return (
    <EmptyState
      page
      title={title}
      text={state === 'refused' ? (refused?.reason ?? '') : text}
      detail={refused && <RequestId id={refused.requestId} />}
    >
      <Button
        kind="primary"
        onPress={() => {
          reset();
          void router.invalidate();
          // A page that shows this in its place asks for nothing again by itself.
          void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
        }}
      >
        {words.common.tryAgain}
      </Button>
      <Button onPress={() => router.history.back()}>{words.common.back}</Button>
    </EmptyState>
  );
}

function stateOf(error: unknown) {
  if (error instanceof RefusedError) {
    return error.status === 403 ? 'forbidden' : error.status === 404 ? 'gone' : 'refused';
  }
  return isUnreachable(error) ? 'offline' : 'broken';
}
