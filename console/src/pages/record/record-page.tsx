import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { recordOf } from '../../api/lists.js';
import { ErrorPage } from '../../app/error-page.js';
import { useAction } from '../../app/keys/keys.js';
import { useTitle } from '../../app/use-title.js';
import { Message } from '../../components/message.js';
import { NameText } from '../../components/name-text.js';
import { Page } from '../../components/page.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { RecordDetails } from '../../evidence/comparison/record-details.js';
import { RecordDecisions } from '../../evidence/record-decisions.js';
import { RECORD } from '../../i18n/en/record.js';
import { useWords } from '../../i18n/language.js';
import { RecordChanges } from './record-changes.js';
import styles from './record-page.module.css';

const route = getRouteApi('/frame/records/$id');

/** A listed record in full, as it is, was last, or was in an edition; what each edition did to it, and what was decided on it. */
export function RecordPage() {
  const words = useWords(RECORD);
  const router = useRouter();
  const { id } = route.useParams();
  const { version } = route.useSearch();
  const { data, error } = useQuery(recordOf(id, version));
  useTitle(words.record.title);
  useAction('goBack', () => router.history.back());
  const url = data?.record.source_details.find((one) => one.url !== '')?.url;
  useAction('openSource', () => void window.open(url, '_blank', 'noopener,noreferrer'), url !== undefined);
  if (data === undefined && error !== null) return <ErrorPage error={error} />;
  if (data === undefined) return <SkeletonRows label={words.common.loading} />;
  const { record, in_force: inForce, history, decisions } = data;
  const { source = '', publisher = '' } = record.source_details[0] ?? {};
  const isOwn = source.startsWith('custom:');
  const list = isOwn ? publisher : words.sources(source);
  return (
    <Page
      title={<NameText name={record.name} />}
      lead={`${list} · ${record.version}`}
      back={
        !isOwn && (
          <Link to="/lists/$source" params={{ source }} search={{}}>
            <ChevronLeft size={14} aria-hidden />
            {list}
          </Link>
        )
      }
    >
      {error && <Message tone="warning">{words.record.stale(words.common.failed(error))}</Message>}
      {!inForce && <Message tone="warning">{words.record.delisted}</Message>}
      {version !== undefined && (
        <Message
          tone="info"
          actions={
            <Link to="/records/$id" params={{ id }} search={{}}>
              {words.record.showLast}
            </Link>
          }
        >
          {words.record.asOf(version)}
        </Message>
      )}
      <div className={styles.columns}>
        <section>
          <h2>{words.record.asPublished}</h2>
          <RecordDetails result={record} isHistoryShown />
        </section>
        <div className={styles.side}>
          <section id="history" className={styles.section}>
            <h2>{words.record.history}</h2>
            <RecordChanges id={id} history={history} shown={record.version} />
          </section>
          <section className={styles.section}>
            <h2>{words.record.decisions}</h2>
            {decisions.last.length === 0 ? (
              <p className={styles.none}>{words.record.undecided}</p>
            ) : (
              <RecordDecisions decisions={decisions} />
            )}
          </section>
        </div>
      </div>
    </Page>
  );
}
