import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { type CustomList, customLists } from '../../api/custom-lists.js';
import { ErrorPage } from '../../app/error-page.js';
import { useMay } from '../../app/session.js';
import { useTitle } from '../../app/use-title.js';
import { Badge } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { DataTable } from '../../components/data-table.js';
import { EmptyState } from '../../components/empty-state.js';
import { LoadFailed } from '../../components/load-failed.js';
import { Page } from '../../components/page.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { CUSTOM_LISTS } from '../../i18n/en/custom-lists.js';
import { useFormats, useWords } from '../../i18n/language.js';
import styles from './custom-lists.module.css';
import { ListDialog } from './list-dialog.js';

/** The organization's own lists. */
export function CustomListsPage() {
  const words = useWords(CUSTOM_LISTS);
  const may = useMay();
  const { data, error, refetch } = useQuery(customLists);
  const [isAdding, setAdding] = useState(false);
  useTitle(words.customLists.title);
  if (data === undefined && error !== null) return <ErrorPage error={error} />;
  const mayWrite = may('custom_list.write');
  return (
    <Page
      title={words.customLists.title}
      lead={words.customLists.lead}
      actions={
        mayWrite && (
          <Button kind="primary" onPress={() => setAdding(true)}>
            {words.customLists.add}
          </Button>
        )
      }
    >
      {error && (
        <LoadFailed text={words.customLists.failed(words.common.failed(error))} onRetry={() => void refetch()} />
      )}
      {data === undefined ? (
        <SkeletonRows label={words.common.loading} />
      ) : data.length > 0 ? (
        <ListTable rows={data} />
      ) : (
        <EmptyState {...words.customLists[mayWrite ? 'none' : 'noneToRead']} icon={<ListPlus size={22} />} />
      )}
      {isAdding && <ListDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}

function ListTable({ rows }: { readonly rows: readonly CustomList[] }) {
  const words = useWords(CUSTOM_LISTS).customLists;
  const formats = useFormats();
  return (
    <DataTable
      label={words.title}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'list',
          title: words.columns.list,
          cell: ({ id, name, description }) => (
            <>
              <Link to="/custom-lists/$id" params={{ id }} search={{}} className={styles.link}>
                <bdi>{name}</bdi>
              </Link>
              {description && <span className={styles.second}>{description}</span>}
            </>
          ),
        },
        { id: 'type', title: words.columns.type, cell: ({ list_type }) => <ListType type={list_type} /> },
        {
          id: 'entries',
          title: words.columns.entries,
          align: 'end',
          cell: ({ entries }) => formats.number(entries),
        },
        { id: 'version', title: words.columns.version, align: 'end', cell: ({ version }) => formats.number(version) },
        {
          id: 'changed',
          title: words.columns.changed,
          tight: true,
          cell: ({ updated_at }) => formats.instant(updated_at),
        },
      ]}
    />
  );
}

export function ListType({ type }: { readonly type: CustomList['list_type'] }) {
  const words = useWords(CUSTOM_LISTS).customLists;
  return <Badge tone={type === 'block' ? 'danger' : 'success'}>{words.types[type]}</Badge>;
}
