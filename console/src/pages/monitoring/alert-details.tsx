import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Alert, type AlertMatch, alertOf } from '../../api/alerts.js';
import { ChangeBadge } from '../../components/change-badge.js';
import { FieldChanges } from '../../components/field-changes.js';
import { LoadFailed } from '../../components/load-failed.js';
import { NameText } from '../../components/name-text.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { RecordDetails } from '../../evidence/comparison/record-details.js';
import { MONITORING } from '../../i18n/en/monitoring.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { changesOf } from '../../logic/alert-changes.js';
import styles from './monitoring.module.css';

const KINDS = {
  'monitoring.match_added': 'added',
  'monitoring.match_updated': 'changed',
  'monitoring.match_removed': 'removed',
} as const;

/** The difference of an alert: fields of changed records, added and removed records in full, risk, editions. */
export function AlertDetails({ alert }: { readonly alert: Alert }) {
  const words = useWords(MONITORING);
  const formats = useFormats();
  const { data, error, refetch } = useQuery(alertOf(alert.alert_id));
  const { editions, risk, verdict } = changesOf(alert.changes);
  const verdicts = words.verdicts as Readonly<Record<string, string>>;
  const kind = KINDS[alert.type as keyof typeof KINDS];
  return (
    <div className={styles.details}>
      {risk && (
        <FieldChanges
          fields={[
            { field: 'risk_level', before: risk.before.level, after: risk.after.level },
            { field: 'risk_score', before: risk.before.score, after: risk.after.score },
          ].filter(({ before, after }) => before !== after)}
        />
      )}
      {verdict && (
        <FieldChanges
          fields={[
            {
              field: 'verdict',
              before: verdicts[verdict.before] ?? verdict.before,
              after: verdicts[verdict.after] ?? verdict.after,
            },
          ]}
        />
      )}
      {error && (
        <LoadFailed text={words.monitoring.detailsFailed(words.common.failed(error))} onRetry={() => void refetch()} />
      )}
      {kind && !data && !error && <SkeletonRows label={words.common.loading} rows={2} />}
      {kind && data?.matches.map((match) => <Match key={match.record_id} match={match} kind={kind} />)}
      {editions.length > 0 && (
        <p className={styles.muted}>
          {words.monitoring.editions}:{' '}
          {editions.map(({ before, after }) => words.monitoring.edition(before, after)).join('; ')}
        </p>
      )}
      {alert.seen_at && <p className={styles.muted}>{words.monitoring.seenOn(formats.instant(alert.seen_at), '')}</p>}
    </div>
  );
}

function Match({ match, kind }: { readonly match: AlertMatch; readonly kind: 'added' | 'changed' | 'removed' }) {
  const words = useWords(MONITORING).monitoring;
  const shown = kind === 'removed' ? match.before : match.after;
  return (
    <section className={styles.match}>
      <h2 className={styles.matchHead}>
        <ChangeBadge kind={kind} /> <NameText name={match.name} />
        <span className={styles.muted}>{match.source_id}</span>
      </h2>
      {kind === 'changed' && <FieldChanges fields={match.fields} />}
      {kind !== 'changed' &&
        (shown ? <RecordDetails result={shown} /> : <p className={styles.muted}>{words.notKept}</p>)}
      {shown && (
        <Link
          to="/records/$id"
          params={{ id: match.record_id }}
          search={{ version: shown.version }}
          className={styles.link}
        >
          {words.openRecord}
        </Link>
      )}
    </section>
  );
}
