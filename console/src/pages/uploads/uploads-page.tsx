import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';
import { preview, templateAddress, uploads } from '../../api/uploads.js';
import { ErrorPage } from '../../app/error-page.js';
import { useMay } from '../../app/session.js';
import { useTitle } from '../../app/use-title.js';
import { DownloadLink } from '../../components/download-link.js';
import { EmptyState } from '../../components/empty-state.js';
import { FileDrop } from '../../components/file-drop.js';
import { LoadFailed } from '../../components/load-failed.js';
import { Message } from '../../components/message.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { UPLOADS } from '../../i18n/en/uploads.js';
import { useWords } from '../../i18n/language.js';
import { Preview } from './preview.js';
import { UploadList } from './upload-list.js';
import styles from './uploads-page.module.css';

const route = getRouteApi('/frame/uploads');
const ACCEPTED = '.csv,.tsv,.txt,.xlsx,text/csv';

/** A file is read and shown before it is sent; below it all earlier ones. */
export function UploadsPage() {
  const words = useWords(UPLOADS);
  const may = useMay();
  const { page = 1 } = route.useSearch();
  const { data, error, refetch } = useQuery(uploads(page));
  const read = useMutation({ mutationFn: async (file: File) => ({ file, preview: await preview(file) }) });
  useTitle(words.uploads.title);
  if (data === undefined && error !== null) return <ErrorPage error={error} />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{words.uploads.title}</h1>
          <p className={styles.lead}>{words.uploads.lead}</p>
        </div>
        <DownloadLink address={templateAddress} text={words.uploads.template} hint={words.uploads.templateHint} />
      </header>
      {may('upload.make') && read.data === undefined && (
        <FileDrop
          label={read.isPending ? words.uploads.reading(read.variables.name) : words.uploads.drop}
          hint={words.uploads.dropHint}
          accept={ACCEPTED}
          isDisabled={read.isPending}
          onFile={(file) => read.mutate(file)}
        />
      )}
      {read.error && (
        <Message tone="danger" urgent>
          {words.common.failed(read.error)}
        </Message>
      )}
      {read.data && <Preview file={read.data.file} found={read.data.preview} onOther={() => read.reset()} />}
      {error && <LoadFailed text={words.common.failed(error)} onRetry={() => void refetch()} />}
      {data === undefined ? (
        <SkeletonRows label={words.common.loading} />
      ) : data.uploads.length > 0 ? (
        <section className={styles.part}>
          <h2>{words.uploads.list}</h2>
          <UploadList uploads={data.uploads} />
          <nav className={styles.pages} aria-label={words.uploads.list}>
            {page > 1 && (
              <Link to="/uploads" search={page > 2 ? { page: page - 1 } : {}}>
                {words.uploads.newer}
              </Link>
            )}
            {page < data.pagination.total_pages && (
              <Link to="/uploads" search={{ page: page + 1 }}>
                {words.uploads.older}
              </Link>
            )}
          </nav>
        </section>
      ) : (
        read.data === undefined && (
          <EmptyState
            icon={<FileUp size={24} aria-hidden />}
            {...(may('upload.make') ? words.uploads.none : words.uploads.noneToRead)}
          />
        )
      )}
    </div>
  );
}
