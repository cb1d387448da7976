import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CircleCheck, Inbox, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { RefusedError } from '../../api/client.js';
import { RequestId } from '../../app/request-id.js';
import { Button } from '../../components/button.js';
import { EmptyState } from '../../components/empty-state.js';
import { Message } from '../../components/message.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { useFormats, useWords } from '../../i18n/language.js';
import type { QueueSearch } from '../../logic/queue-search.js';
import styles from './queue-state.module.css';

interface Props {
  readonly rows: Pick<
    UseInfiniteQueryResult,
    'isPending' | 'error' | 'refetch' | 'dataUpdatedAt' | 'isPlaceholderData'
  >;
  readonly empty: boolean;
  readonly search: QueueSearch;
  readonly children: ReactNode;
}

/** Shows the rows, or why there are none: loading, refused, or nothing to do. Outdated rows stay, with their age. */
export function QueueState({ rows, empty, search, children }: Props) {
  const words = useWords();
  const formats = useFormats();
  const navigate = useNavigate();
  if (rows.isPending) return <SkeletonRows label={words.common.loading} />;
  const failure = rows.error && (
    <div className={styles.failure}>
      <Message
        tone="danger"
        urgent
        actions={
          <Button size="small" onPress={() => void rows.refetch()}>
            {words.common.tryAgain}
          </Button>
        }
      >
        {words.cases.failed(words.common.failed(rows.error))}{' '}
        {rows.dataUpdatedAt > 0 && words.cases.asOf(formats.instant(rows.dataUpdatedAt))}
        {rows.error instanceof RefusedError && <RequestId id={rows.error.requestId} />}
      </Message>
    </div>
  );
  if (!empty) {
    return (
      <>
        {failure}
        {children}
      </>
    );
  }
  if (failure) return failure;
  const filtered = search.search !== undefined || search.risk !== undefined;
  const { title, text } = filtered ? words.cases.empty.filtered : words.cases.empty[search.view ?? 'open'];
  return (
    <EmptyState
      title={title}
      text={text}
      icon={filtered ? <SearchX size={22} /> : search.view ? <Inbox size={22} /> : <CircleCheck size={22} />}
    >
      {(filtered || search.view) && (
        <Button onPress={() => void navigate({ to: '/cases', search: {} })}>{words.cases.showAll}</Button>
      )}
    </EmptyState>
  );
}
