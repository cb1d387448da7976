import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useEffect } from 'react';
import { cancel, errorsAddress, followUpload, isRunning, resultsAddress, upload } from '../../api/uploads.js';
import { ErrorPage } from '../../app/error-page.js';
import { useNotice } from '../../app/notices.js';
import { useMay } from '../../app/session.js';
import { useTitle } from '../../app/use-title.js';
import { Button } from '../../components/button.js';
import { DownloadLink } from '../../components/download-link.js';
import { Message } from '../../components/message.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { UPLOADS } from '../../i18n/en/uploads.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { MendRows } from './mend-rows.js';
import { Progress } from './progress.js';
import { UploadStatus } from './upload-list.js';
import { UploadedCases } from './uploaded-cases.js';
import styles from './uploads-page.module.css';

const route = getRouteApi('/frame/uploads/$id');
const COUNTS = ['customers', 'customers_created', 'failed_rows', 'customers_processed', 'cases_created'] as const;

/** One upload: live while it runs, then what came of it. */
export function UploadPage() {
  const words = useWords(UPLOADS);
  const formats = useFormats();
  const may = useMay();
  const notice = useNotice();
  const queries = useQueryClient();
  const { id } = route.useParams();
  const { data, error } = useQuery(upload(id));
  const runs = data !== undefined && isRunning(data);
  useTitle(words.uploads.upload);
  useEffect(() => {
    if (!runs) return undefined;
    return followUpload(id, (now) => {
      queries.setQueryData(upload(id).queryKey, now);
      if (!isRunning(now)) void queries.invalidateQueries({ queryKey: ['upload', id] });
    });
  }, [id, runs, queries]);
  const stop = useMutation({
    mutationFn: () => cancel(id),
    onSuccess(now) {
      queries.setQueryData(upload(id).queryKey, now);
      notice({ text: words.uploads.cancelled });
    },
  });
  if (data === undefined) return error ? <ErrorPage error={error} /> : <SkeletonRows label={words.common.loading} />;
  return (
    <div className={styles.page}>
      <Link to="/uploads" search={{}} className={styles.back}>
        <ChevronLeft size={16} aria-hidden />
        {words.uploads.title}
      </Link>
      <header className={styles.head}>
        <div>
          <h1>
            <bdi>{data.file_name}</bdi> <UploadStatus status={data.status} />
          </h1>
          <p className={styles.lead}>
            {[data.uploaded_by, formats.instant(data.upload_date), data.ai_risk_mode].join(' · ')}
          </p>
        </div>
        <div className={styles.actions}>
          {!runs && (
            <DownloadLink address={resultsAddress(id)} text={words.uploads.results} hint={words.uploads.resultsHint} />
          )}
          {data.failed_rows > 0 && (
            <DownloadLink address={errorsAddress(id)} text={words.uploads.errorsFile} hint={words.uploads.errorsHint} />
          )}
          {runs && may('upload.make') && (
            <Button kind="danger" isPending={stop.isPending} onPress={() => stop.mutate()}>
              {words.uploads.cancel}
            </Button>
          )}
        </div>
      </header>
      {error && <Message tone="warning">{words.common.failed(error)}</Message>}
      {stop.error && (
        <Message tone="danger" urgent>
          {words.common.failed(stop.error)}
        </Message>
      )}
      {data.failure_reason !== '' && <Message tone="danger">{data.failure_reason}</Message>}
      <Progress upload={data} />
      <dl className={styles.counts}>
        {COUNTS.map((name) => (
          <div key={name}>
            <dt>{words.uploads.counts[name]}</dt>
            <dd>{formats.number(data[name])}</dd>
          </div>
        ))}
      </dl>
      {!runs && <UploadedCases id={id} />}
      {!runs && data.failed_rows > 0 && may('upload.make') && <MendRows upload={data} />}
    </div>
  );
}
