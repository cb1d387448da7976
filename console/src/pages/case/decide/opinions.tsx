import { useQuery } from '@tanstack/react-query';
import { reasons } from '../../../api/decisions.js';
import { useMe } from '../../../app/session.js';
import { useNarrow } from '../../../app/use-narrow.js';
import { Badge } from '../../../components/badge.js';
import { Person } from '../../../components/person.js';
import { RecordStatus } from '../../../components/record-status.js';
import { useFormats, useWords } from '../../../i18n/language.js';
import styles from './opinions.module.css';
import type { Opinion, opinionsOn } from './opinions-on.js';

/** Shows whose turn it is, and the earlier opinions if the user may know them; folded where the screen is narrow. */
export function Opinions({ opinions, turn }: ReturnType<typeof opinionsOn>) {
  const words = useWords();
  const narrow = useNarrow();
  const { user } = useMe();
  const shown = opinions.filter((opinion) => opinion.user !== null);
  const disputed = new Set(shown.map((opinion) => opinion.user?.user_id)).size > 1;
  const mine = shown.some((opinion) => opinion.user?.user_id === user.user_id);
  const state = stateOf({ turn, disputed, mine });
  const summary = (
    <span className={styles.text}>
      {turn === 'escalated' ? (
        <Badge tone="warning">{words.states.escalated}</Badge>
      ) : (
        <Badge tone={disputed ? 'danger' : 'info'}>{disputed ? words.review.disputedTitle : words.review.title}</Badge>
      )}
      <span>{words.review.turn[state]}</span>
    </span>
  );
  if (shown.length === 0) return <p className={styles.review}>{summary}</p>;
  return (
    <details className={styles.review} open={!narrow}>
      <summary>{summary}</summary>
      <ul className={styles.opinions}>
        {shown.map((opinion) => (
          <li key={`${opinion.record_id} ${opinion.user?.user_id}`} className={styles.opinion}>
            <OpinionText opinion={opinion} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface Standing {
  readonly turn: ReturnType<typeof opinionsOn>['turn'];
  readonly disputed: boolean;
  readonly mine: boolean;
}

function stateOf({ turn, disputed, mine }: Standing) {
  if (turn === 'escalated') return 'escalated';
  if (!disputed) return mine ? 'mine' : 'second';
  return mine ? 'disputedMine' : turn === 'settle' ? 'settle' : 'disputed';
}

function OpinionText({
  opinion: { match_status, reason_code, reason, whitelist, whitelist_until, user, decided_at },
}: {
  readonly opinion: Opinion;
}) {
  const formats = useFormats();
  const words = useWords().review;
  const fact = useQuery(reasons).data?.find((one) => one.match_status === match_status && one.code === reason_code);
  return (
    <>
      <Person name={user?.name || user?.email || ''} />
      <RecordStatus status={match_status} />
      {fact && <span>{fact.label}</span>}
      {reason !== '' && <span className={styles.reason}>“{reason}”</span>}
      {whitelist && (
        <span>{whitelist_until ? words.whitelistedUntil(formats.instant(whitelist_until)) : words.whitelisted}</span>
      )}
      {decided_at && (
        <time dateTime={decided_at} className={styles.muted}>
          {formats.instant(decided_at)}
        </time>
      )}
    </>
  );
}
