import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { recordOf } from '../../api/lists.js';
import { ErrorPage } from '../../app/error-page.js';
import { useTitle } from '../../app/use-title.js';
import { ChangeBadge } from '../../components/change-badge.js';
import { FieldChanges } from '../../components/field-changes.js';
import { Message } from '../../components/message.js';
import { NameText } from '../../components/name-text.js';
import { Page } from '../../components/page.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { RecordDetails } from '../../evidence/comparison/record-details.js';
import { useFormats, useWords } from '../../i18n/language.js';
import differences from './difference.module.css';
import styles from './lists.module.css';

const route = getRouteApi('/frame/lists/$source/records/$id');

/** A record in full, as it is, was last, or was in an edition; and what each edition did to it. */
export function RecordPage() {
  const words = useWords();
  const formats = useFormats();
  const { source, id } = route.useParams();
  const { version } = route.useSearch();
  const { data, error } = useQuery(recordOf(id, version));
  useTitle(words.lists.record);
  if (data === undefined && error !== null) return <ErrorPage error={error} />;
  if (data === undefined) return <SkeletonRows label={words.common.loading} />;
  const { record, in_force: inForce, history } = data;
  return (
    <Page
      title={<NameText name={record.name} />}
      lead={words.lists.recordOf(words.sources(source), record.version)}
      back={
        <Link to="/lists/$source" params={{ source }} search={{}}>
          <ChevronLeft size={14} aria-hidden />
          {words.sources(source)}
        </Link>
      }
    >
      {!inForce && <Message tone="warning">{words.lists.delisted}</Message>}
      {version !== undefined && (
        <Message
          tone="info"
          actions={
            <Link to="/lists/$source/records/$id" params={{ source, id }} search={{}}>
              {words.lists.showLast}
            </Link>
          }
        >
          {words.lists.asOf(version)}
        </Message>
      )}
      <div className={styles.columns}>
        <section>
          <h2>{words.lists.asPublished}</h2>
          <RecordDetails result={record} />
        </section>
        <section className={styles.section}>
          <h2>{words.lists.history}</h2>
          <ol className={differences.records}>
            {history.map(({ version: edition, at, change, fields }) => (
              <li key={edition} className={differences.record}>
                <span className={differences.change}>
                  <ChangeBadge kind={change} />
                </span>
                <div className={differences.what}>
                  <span className={differences.facts}>{at === null ? edition : formats.instant(at)}</span>
                  {change === 'changed' && <FieldChanges fields={fields} />}
                  {change !== 'removed' && edition !== version && (
                    <Link to="/lists/$source/records/$id" params={{ source, id }} search={{ version: edition }}>
                      {words.lists.asThere}
                    </Link>
                  )}
                </div>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </Page>
  );
}
