import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ListPlus } from 'lucide-react';
import { type CustomEntry, type CustomList, entriesOf } from '../../api/custom-lists.js';
import { FindField } from '../../app/find-field.js';
import { Badge } from '../../components/badge.js';
import { DataTable } from '../../components/data-table.js';
import { EmptyState } from '../../components/empty-state.js';
import { LoadFailed } from '../../components/load-failed.js';
import { NameText } from '../../components/name-text.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { CUSTOM_LISTS } from '../../i18n/en/custom-lists.js';
import { useFormats, useWords } from '../../i18n/language.js';
import styles from './custom-lists.module.css';

const route = getRouteApi('/frame/custom-lists/$id');

interface Props {
  readonly list: CustomList;
  /** Absent for those who may not change it. */
  readonly onOpen: ((entry: CustomEntry) => void) | undefined;
}

/** The entries of a list, searchable by name, page by page. */
export function Entries({ list, onOpen }: Props) {
  const words = useWords(CUSTOM_LISTS);
  const texts = words.customLists;
  const { page = 1, search = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch } = useQuery(entriesOf(list.id, page, search));
  return (
    <div className={styles.part}>
      <search className={styles.tools}>
        <FindField
          label={texts.find}
          value={search}
          onFind={(text) => void navigate({ search: text === '' ? {} : { search: text }, replace: true })}
        />
      </search>
      {error && <LoadFailed text={texts.entriesFailed(words.common.failed(error))} onRetry={() => void refetch()} />}
      {data === undefined ? (
        !error && <SkeletonRows label={words.common.loading} />
      ) : data.entries.length > 0 ? (
        <>
          <EntryTable rows={data.entries} onOpen={onOpen} />
          <nav className={styles.pages} aria-label={texts.entries}>
            {page > 1 && (
              <Link to="." search={{ ...(search && { search }), ...(page > 2 && { page: page - 1 }) }}>
                {texts.newer}
              </Link>
            )}
            {page < data.pagination.total_pages && (
              <Link to="." search={{ ...(search && { search }), page: page + 1 }}>
                {texts.older}
              </Link>
            )}
          </nav>
        </>
      ) : (
        <EmptyState {...(search === '' ? texts.noEntries : texts.noneMatches)} icon={<ListPlus size={22} />} />
      )}
    </div>
  );
}

function EntryTable({ rows, onOpen }: { readonly rows: readonly CustomEntry[]; readonly onOpen: Props['onOpen'] }) {
  const words = useWords(CUSTOM_LISTS);
  const texts = words.customLists;
  const formats = useFormats();
  return (
    <DataTable
      label={texts.entries}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'name',
          title: texts.entryColumns.name,
          cell: (entry) => (
            <>
              {onOpen ? (
                <button
                  type="button"
                  className={styles.open}
                  aria-label={texts.editEntry(entry.name)}
                  onClick={() => onOpen(entry)}
                >
                  <NameText name={entry.name} />
                </button>
              ) : (
                <NameText name={entry.name} />
              )}{' '}
              {entry.has_picture && <Badge tone="neutral">{texts.picture}</Badge>}
              {entry.aliases.length + entry.weak_aliases.length > 0 && (
                <span className={styles.second}>{texts.aliases(entry.aliases.length + entry.weak_aliases.length)}</span>
              )}
            </>
          ),
        },
        { id: 'kind', title: texts.entryColumns.kind, cell: ({ entity_type }) => words.entityTypes(entity_type) },
        {
          id: 'born',
          title: texts.entryColumns.born,
          tight: true,
          cell: ({ birth_incorporation_date: dates }) => dates.join(', '),
        },
        {
          id: 'countries',
          title: texts.entryColumns.countries,
          cell: ({ countries }) => countries.map(formats.country).join(', '),
        },
        {
          id: 'categories',
          title: texts.entryColumns.categories,
          cell: ({ categories }) => categories.join(', '),
        },
        { id: 'id', title: texts.entryColumns.id, cell: ({ id }) => <bdi>{id}</bdi> },
      ]}
    />
  );
}
