import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type CaseData, relatedOf } from '../../../api/case.js';
import { EmptyState } from '../../../components/empty-state.js';
import { LoadFailed } from '../../../components/load-failed.js';
import { NameText } from '../../../components/name-text.js';
import { SkeletonRows } from '../../../components/skeleton-rows.js';
import { RecordDecisions } from '../../../evidence/record-decisions.js';
import { CASE } from '../../../i18n/en/case.js';
import { useFormats, useWords } from '../../../i18n/language.js';
import { partialDateOf } from '../../../logic/partial-date.js';
import styles from './history.module.css';

/** Other cases of the same name, and what was decided elsewhere on the same records. */
export function Related({ data: { search_reference: reference, results } }: { readonly data: CaseData }) {
  const words = useWords(CASE);
  const formats = useFormats();
  const { data, error, refetch } = useQuery(relatedOf(reference));
  if (error && !data) {
    return <LoadFailed text={words.related.failed(words.common.failed(error))} onRetry={() => void refetch()} />;
  }
  if (!data) return <SkeletonRows label={words.common.loading} rows={4} />;
  const { same_subject: cases, same_records: records } = data;
  if (cases.length === 0 && records.length === 0) {
    return <EmptyState title={words.related.none.title} text={words.related.none.text} />;
  }
  return (
    <div className={styles.related}>
      {records.length > 0 && (
        <section>
          <h2>{words.related.records}</h2>
          {records.map(({ record_id, true_positive, false_positive, unknown, last }) => (
            <div key={record_id} className={styles.group}>
              <h3>
                <NameText name={results.find(({ id }) => id === record_id)?.name ?? record_id} />{' '}
                <span className={styles.muted}>{words.related.totals(true_positive, false_positive, unknown)}</span>
              </h3>
              <RecordDecisions decisions={{ last }} />
            </div>
          ))}
        </section>
      )}
      {cases.length > 0 && (
        <section>
          <h2>{words.related.cases}</h2>
          <ul className={styles.entries}>
            {cases.map((one) => (
              <li key={one.search_reference} className={styles.entry}>
                <time dateTime={one.created_at}>{formats.instant(one.created_at)}</time>
                <span className={styles.text}>
                  <CaseLink
                    reference={one.search_reference}
                    name={
                      [partialDateOf(one.birth_incorporation_date), one.client_reference]
                        .filter((text) => text !== '')
                        .join(' · ') || one.search_reference
                    }
                  />
                </span>
                <span className={styles.muted}>{one.case_status}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function CaseLink({ reference, name }: { readonly reference: string; readonly name: string }) {
  return (
    <Link to="/cases/$reference" params={{ reference }} search={{}} className={styles.link}>
      <NameText name={name} />
    </Link>
  );
}
