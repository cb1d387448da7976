import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Database } from 'lucide-react';
import { type List, lists } from '../../api/lists.js';
import { CopyText } from '../../app/copy-text.js';
import { ErrorPage } from '../../app/error-page.js';
import { useTitle } from '../../app/use-title.js';
import { DataTable } from '../../components/data-table.js';
import { EmptyState } from '../../components/empty-state.js';
import { LoadFailed } from '../../components/load-failed.js';
import { Message } from '../../components/message.js';
import { Page } from '../../components/page.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { LISTS } from '../../i18n/en/lists.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { FreshnessBar } from './freshness-bar.js';
import styles from './lists.module.css';

/** Categories that a row names; the page of the list has all. */
const MOST_CATEGORIES = 3;

/** The watchlists in force: edition, age against its limit, size and last change; and those that are missing. */
export function ListsPage() {
  const words = useWords(LISTS);
  const { data, error, refetch } = useQuery(lists);
  useTitle(words.lists.title);
  if (data === undefined && error !== null) return <ErrorPage error={error} />;
  return (
    <Page title={words.lists.title} lead={words.lists.lead}>
      {error && <LoadFailed text={words.lists.failed(words.common.failed(error))} onRetry={() => void refetch()} />}
      {data === undefined ? (
        <SkeletonRows label={words.common.loading} />
      ) : (
        <>
          {data.missing.map(({ source, title, last_failure }) => (
            <Message key={source} tone="danger">
              {words.lists.missing(title)} <Failure failure={last_failure} />
            </Message>
          ))}
          {data.lists.length === 0 ? <NoLists /> : <ListTable rows={data.lists} />}
        </>
      )}
    </Page>
  );
}

function NoLists() {
  const words = useWords(LISTS).lists;
  return (
    <EmptyState title={words.empty.title} text={words.empty.text} icon={<Database size={22} />}>
      <CopyText label={words.updateAll} value="./touchstone lists update" />
    </EmptyState>
  );
}

function ListTable({ rows }: { readonly rows: readonly List[] }) {
  const words = useWords(LISTS).lists;
  const formats = useFormats();
  const { number } = formats;
  return (
    <DataTable
      label={words.title}
      rows={rows}
      keyOf={({ source }) => source}
      columns={[
        {
          id: 'list',
          title: words.columns.list,
          cell: ({ source, title, publisher }) => (
            <>
              <Link to="/lists/$source" params={{ source }} search={{}} className={styles.link}>
                {title}
              </Link>
              <span className={styles.second}>{publisher}</span>
            </>
          ),
        },
        { id: 'freshness', title: words.columns.freshness, cell: (list) => <FreshnessBar list={list} /> },
        {
          id: 'edition',
          title: words.columns.edition,
          tight: true,
          cell: ({ published_at, imported_at }) => (
            <>
              {published_at ? words.published(formats.day(published_at)) : words.noDate}
              <span className={styles.second}>{words.imported(formats.instant(imported_at))}</span>
            </>
          ),
        },
        {
          id: 'records',
          title: words.columns.records,
          align: 'end',
          tight: true,
          cell: ({ records, names }) => (
            <>
              {number(records)}
              <span className={styles.second}>{words.names(number(names))}</span>
            </>
          ),
        },
        {
          id: 'change',
          title: words.columns.change,
          cell: ({ added, changed, removed }) => words.change(number(added), number(changed), number(removed)),
        },
        {
          id: 'categories',
          title: words.columns.categories,
          cell: ({ categories }) => (
            <>
              {categories.slice(0, MOST_CATEGORIES).join(', ')}
              {categories.length > MOST_CATEGORIES && ` ${words.moreCategories(categories.length - MOST_CATEGORIES)}`}
            </>
          ),
        },
      ]}
    />
  );
}

function Failure({ failure }: { readonly failure: { readonly at: string; readonly reason: string } }) {
  const words = useWords(LISTS).lists;
  const formats = useFormats();
  return words.lastFailure(formats.instant(failure.at), failure.reason);
}
