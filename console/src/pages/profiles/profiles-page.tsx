import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { customLists } from '../../api/custom-lists.js';
import { type Profile, profiles } from '../../api/profiles.js';
import { ErrorPage } from '../../app/error-page.js';
import { useMay } from '../../app/session.js';
import { useTitle } from '../../app/use-title.js';
import { Button } from '../../components/button.js';
import { DataTable } from '../../components/data-table.js';
import { EmptyState } from '../../components/empty-state.js';
import { LoadFailed } from '../../components/load-failed.js';
import { Page } from '../../components/page.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { PROFILES } from '../../i18n/en/profiles.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { ProfileDialog } from './profile-dialog.js';
import styles from './profiles.module.css';

/** Saved selections of categories and lists. */
export function ProfilesPage() {
  const words = useWords(PROFILES);
  const may = useMay();
  const { data, error, refetch } = useQuery(profiles);
  const [open, setOpen] = useState<Profile | 'new'>();
  useTitle(words.profiles.title);
  if (data === undefined && error !== null) return <ErrorPage error={error} />;
  const mayWrite = may('custom_list.write');
  return (
    <Page
      title={words.profiles.title}
      lead={words.profiles.lead}
      actions={
        mayWrite && (
          <Button kind="primary" onPress={() => setOpen('new')}>
            {words.profiles.add}
          </Button>
        )
      }
    >
      {error && <LoadFailed text={words.profiles.failed(words.common.failed(error))} onRetry={() => void refetch()} />}
      {data === undefined ? (
        <SkeletonRows label={words.common.loading} />
      ) : data.length > 0 ? (
        <ProfileTable rows={data} onOpen={mayWrite ? setOpen : undefined} />
      ) : (
        <EmptyState {...words.profiles[mayWrite ? 'none' : 'noneToRead']} icon={<SlidersHorizontal size={22} />} />
      )}
      {open && <ProfileDialog {...(open !== 'new' && { profile: open })} onClose={() => setOpen(undefined)} />}
    </Page>
  );
}

interface TableProps {
  readonly rows: readonly Profile[];
  readonly onOpen: ((profile: Profile) => void) | undefined;
}

function ProfileTable({ rows, onOpen }: TableProps) {
  const words = useWords(PROFILES);
  const texts = words.profiles;
  const formats = useFormats();
  const own = useQuery(customLists).data ?? [];
  const ownNames = ({ custom_lists: ids }: Profile): string => {
    if (ids === null) return texts.all;
    return ids.length === 0 ? texts.noLists : ids.map((id) => own.find((one) => one.id === id)?.name ?? id).join(', ');
  };
  return (
    <DataTable
      label={texts.title}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'name',
          title: texts.columns.name,
          cell: (profile) =>
            onOpen ? (
              <button
                type="button"
                className={styles.open}
                aria-label={texts.edit(profile.name)}
                onClick={() => onOpen(profile)}
              >
                <bdi>{profile.name}</bdi>
              </button>
            ) : (
              <bdi>{profile.name}</bdi>
            ),
        },
        { id: 'categories', title: texts.columns.categories, cell: ({ categories }) => categories.join(', ') },
        {
          id: 'sources',
          title: texts.columns.sources,
          cell: ({ sources }) => (sources.length === 0 ? texts.all : sources.map(words.sources).join(', ')),
        },
        { id: 'own', title: texts.columns.own, cell: (profile) => <bdi>{ownNames(profile)}</bdi> },
        {
          id: 'changed',
          title: texts.columns.changed,
          tight: true,
          cell: ({ updated_at }) => formats.instant(updated_at),
        },
      ]}
    />
  );
}
