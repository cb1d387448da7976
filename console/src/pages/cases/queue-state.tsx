import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CircleCheck, Inbox, SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { RefusedError } from '../../api/client.js';
import { RequestId } from '../../app/request-id.js';
import { useMay, useMe } from '../../app/session.js';
import { Button } from '../../components/button.js';
import { EmptyState } from '../../components/empty-state.js';
import { Message } from '../../components/message.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { CASES } from '../../i18n/en/cases.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { isFiltered, type QueueSearch } from '../../logic/queue-search.js';
import { MakeSamples } from './make-samples.js';
import styles from './queue-state.module.css';
import { RemoveSamplesDialog } from './remove-samples-dialog.js';

interface Props {
  readonly rows: Pick<
    UseInfiniteQueryResult,
    'isPending' | 'error' | 'refetch' | 'dataUpdatedAt' | 'isPlaceholderData'
  >;
  readonly empty: boolean;
  readonly search: QueueSearch;
  /** There is no case yet, not even a closed one. */
  readonly isNew: boolean;
  readonly children: ReactNode;
}

/** Shows the rows, or why there are none: loading, refused, or nothing to do. Outdated rows stay, with their age. */
export function QueueState({ rows, empty, search, isNew, children }: Props) {
  const words = useWords(CASES);
  const formats = useFormats();
  const navigate = useNavigate();
  const may = useMay();
  const { demonstration } = useMe().service;
  const [removes, setRemoves] = useState(false);
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
  const filtered = isFiltered(search);
  const { title, text } = words.cases.empty[filtered ? 'filtered' : (search.view ?? (isNew ? 'new' : 'open'))];
  const samples = demonstration && !filtered && search.view === undefined && may('case.decide');
  return (
    <EmptyState
      title={title}
      text={samples ? `${text} ${words.cases.samples.lead}` : text}
      icon={filtered ? <SearchX size={22} /> : search.view ? <Inbox size={22} /> : <CircleCheck size={22} />}
    >
      {(filtered || search.view) && (
        <Button onPress={() => void navigate({ to: '/cases', search: {} })}>{words.cases.showAll}</Button>
      )}
      {samples && <MakeSamples onAllDecided={() => setRemoves(true)} />}
      {removes && <RemoveSamplesDialog onClose={() => setRemoves(false)} />}
    </EmptyState>
  );
}
