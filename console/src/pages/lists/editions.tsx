import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { editionsOf, type ListEdition } from '../../api/lists.js';
import { Badge } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { DataTable } from '../../components/data-table.js';
import { LoadFailed } from '../../components/load-failed.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { LISTS } from '../../i18n/en/lists.js';
import { useFormats, useWords } from '../../i18n/language.js';
import styles from './lists.module.css';

interface Props {
  readonly source: string;
  /** Number of the edition in force. */
  readonly inForce: number;
}

/** Every edition of a list, with what it changed. */
export function Editions({ source, inForce }: Props) {
  const words = useWords(LISTS);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(editionsOf(source));
  return (
    <section className={styles.section}>
      <h2>{words.lists.editions}</h2>
      {error && (
        <LoadFailed text={words.lists.editionsFailed(words.common.failed(error))} onRetry={() => void refetch()} />
      )}
      {data ? (
        <EditionTable source={source} inForce={inForce} rows={data.pages.flatMap(({ editions }) => editions)} />
      ) : (
        !error && <SkeletonRows label={words.common.loading} rows={3} />
      )}
      {hasNextPage && (
        <div>
          <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {words.lists.olderEditions}
          </Button>
        </div>
      )}
    </section>
  );
}

function EditionTable({ source, inForce, rows }: Props & { readonly rows: readonly ListEdition[] }) {
  const words = useWords(LISTS).lists;
  const formats = useFormats();
  const { number } = formats;
  return (
    <DataTable
      label={words.editions}
      rows={rows}
      keyOf={({ version }) => version}
      columns={[
        {
          id: 'edition',
          title: words.columnOfEdition,
          cell: (edition) => (
            <>
              {words.edition(number(edition.number))}{' '}
              {edition.number === inForce && <Badge tone="success">{words.inForce}</Badge>}
              {edition.restored_from !== null && (
                <span className={styles.second}>{words.restored(number(edition.restored_from))}</span>
              )}
            </>
          ),
        },
        {
          id: 'dates',
          title: words.dates,
          tight: true,
          cell: ({ published_at, imported_at }) => (
            <>
              {published_at ? words.published(formats.day(published_at)) : words.noDate}
              <span className={styles.second}>{words.imported(formats.instant(imported_at))}</span>
            </>
          ),
        },
        { id: 'records', title: words.columns.records, align: 'end', cell: ({ records }) => number(records) },
        {
          id: 'change',
          title: words.columns.change,
          cell: ({ added, changed, removed }) => words.change(number(added), number(changed), number(removed)),
        },
        {
          id: 'show',
          title: words.difference,
          tight: true,
          cell: (edition) => (
            <Link
              to="/lists/$source"
              params={{ source }}
              search={{ to: String(edition.number) }}
              hash="difference"
              aria-label={words.showChangeOf(number(edition.number))}
            >
              {words.showChange}
            </Link>
          ),
        },
      ]}
    />
  );
}
