import { useInfiniteQuery } from '@tanstack/react-query';
import { timelineOf } from '../../../api/case.js';
import { Button } from '../../../components/button.js';
import { EmptyState } from '../../../components/empty-state.js';
import { LoadFailed } from '../../../components/load-failed.js';
import { Message } from '../../../components/message.js';
import { SkeletonRows } from '../../../components/skeleton-rows.js';
import { CASE } from '../../../i18n/en/case.js';
import { useFormats, useWords } from '../../../i18n/language.js';
import styles from './history.module.css';
import { Rounds } from './rounds.js';

interface Props {
  readonly reference: string;
  /** The round in view; undefined for the present one. */
  readonly round: number | undefined;
}

/** Shows the history of the case, each entry with its number and hash in the audit log. */
export function History({ reference, round }: Props) {
  const words = useWords(CASE);
  const formats = useFormats();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    timelineOf(reference),
  );
  if (error && !data) {
    return <LoadFailed text={words.case.historyFailed(words.common.failed(error))} onRetry={() => void refetch()} />;
  }
  if (!data) return <SkeletonRows label={words.common.loading} rows={4} />;
  const entries = data.pages.flatMap((page) => page.entries);
  const hidden = data.pages.reduce((sum, page) => sum + page.hidden_until_decided, 0);
  if (entries.length === 0) return <EmptyState title={words.case.noHistory} text="" />;
  return (
    <>
      <Rounds reference={reference} shown={round} />
      {hidden > 0 && <Message tone="info">{words.case.hiddenUntilDecided(hidden)}</Message>}
      <ol className={styles.entries}>
        {entries.map(({ id, at, kind, actor, text, audit }) => (
          <li key={id} className={styles.entry}>
            <time dateTime={at} title={at}>
              {formats.instant(at)} {formats.zone(at)}
            </time>
            <span className={styles.text}>
              {words.case.event(kind)}{' '}
              <span className={styles.muted}>{actor.name || actor.email || words.case.service}</span>
              {text && <p className={styles.note}>{text}</p>}
            </span>
            {audit && (
              <span className={styles.audit} title={audit.hash}>
                {words.case.auditNumber(formats.number(audit.number), audit.hash.slice(0, 8))}
              </span>
            )}
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button size="small" onPress={() => void fetchNextPage()} isPending={isFetchingNextPage}>
          {words.case.olderEntries}
        </Button>
      )}
    </>
  );
}
