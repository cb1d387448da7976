import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { type CustomEntry, customList, exportAddress } from '../../api/custom-lists.js';
import { ErrorPage } from '../../app/error-page.js';
import { useMay } from '../../app/session.js';
import { useTitle } from '../../app/use-title.js';
import { Button } from '../../components/button.js';
import { DownloadLink } from '../../components/download-link.js';
import { Page } from '../../components/page.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { CUSTOM_LISTS } from '../../i18n/en/custom-lists.js';
import { useFormats, useWords } from '../../i18n/language.js';
import styles from './custom-lists.module.css';
import { ListType } from './custom-lists-page.js';
import { Entries } from './entries.js';
import { EntryDialog } from './entry-dialog.js';
import { ImportPart } from './import-part.js';
import { ListDialog } from './list-dialog.js';
import { RemoveListDialog } from './remove-list-dialog.js';

const route = getRouteApi('/frame/custom-lists/$id');

/** A list of the organization: its entries, one by one or replaced by a file. */
export function CustomListPage() {
  const words = useWords(CUSTOM_LISTS);
  const formats = useFormats();
  const may = useMay();
  const { id } = route.useParams();
  const { data: list, error } = useQuery(customList(id));
  const [open, setOpen] = useState<'edit' | 'remove' | CustomEntry | 'entry'>();
  useTitle(list?.name ?? words.customLists.title);
  if (list === undefined && error !== null) return <ErrorPage error={error} />;
  if (list === undefined) return <SkeletonRows label={words.common.loading} />;
  const texts = words.customLists;
  const mayWrite = may('custom_list.write');
  const close = () => setOpen(undefined);
  return (
    <Page
      title={<bdi>{list.name}</bdi>}
      lead={
        <>
          <ListType type={list.list_type} />{' '}
          {texts.size(formats.number(list.entries), list.entries, formats.number(list.version))}
          {list.description && <span className={styles.second}>{list.description}</span>}
        </>
      }
      back={
        <Link to="/custom-lists">
          <ChevronLeft size={14} aria-hidden />
          {texts.back}
        </Link>
      }
      actions={
        <>
          <DownloadLink address={exportAddress(id)} text={texts.download} hint={texts.downloadHint} />
          {mayWrite && (
            <>
              <Button onPress={() => setOpen('edit')}>{texts.edit}</Button>
              <Button onPress={() => setOpen('remove')}>{texts.remove}</Button>
              <Button kind="primary" onPress={() => setOpen('entry')}>
                {texts.addEntry}
              </Button>
            </>
          )}
        </>
      }
    >
      <Entries list={list} onOpen={mayWrite ? setOpen : undefined} />
      {mayWrite && <ImportPart list={list} />}
      {open === 'edit' && <ListDialog list={list} onClose={close} />}
      {open === 'remove' && <RemoveListDialog list={list} onClose={close} />}
      {open === 'entry' && <EntryDialog listId={id} onClose={close} />}
      {typeof open === 'object' && <EntryDialog listId={id} entry={open} onClose={close} />}
    </Page>
  );
}
