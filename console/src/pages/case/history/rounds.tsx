import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { roundsOf } from '../../../api/case.js';
import { Badge } from '../../../components/badge.js';
import { Message } from '../../../components/message.js';
import { CASE } from '../../../i18n/en/case.js';
import { useFormats, useWords } from '../../../i18n/language.js';
import styles from './history.module.css';

interface Props {
  readonly reference: string;
  /** The round in view; undefined for the present one. */
  readonly shown: number | undefined;
}

/** Each screening of the case, to see it as it was; nothing while there was only one. */
export function Rounds({ reference, shown }: Props) {
  const words = useWords(CASE);
  const formats = useFormats();
  const { data = [], error } = useQuery(roundsOf(reference));
  if (error && data.length === 0) {
    return <Message tone="danger">{words.rounds.failed(words.common.failed(error))}</Message>;
  }
  if (data.length < 2) return null;
  return (
    <section className={styles.rounds}>
      <h2>{words.rounds.title}</h2>
      <ol className={styles.entries}>
        {data.toReversed().map(({ round, at, trigger, editions, total_results, case_status }) => {
          const isPresent = round === data.length;
          const isShown = isPresent ? shown === undefined : shown === round;
          return (
            <li key={round} className={styles.entry}>
              <time dateTime={at} title={at}>
                {formats.instant(at)} {formats.zone(at)}
              </time>
              <span className={styles.text}>
                {words.rounds.triggers(trigger)}{' '}
                <span className={styles.muted}>
                  {words.rounds.found(formats.number(total_results), total_results)} · {case_status}
                </span>
                <p className={styles.note}>{editions.join(', ')}</p>
              </span>
              {isShown ? (
                <Badge tone="info">{words.rounds.shown}</Badge>
              ) : (
                <Link
                  to="/cases/$reference"
                  params={{ reference }}
                  search={isPresent ? { tab: 'history' } : { round }}
                  className={styles.link}
                >
                  {isPresent ? words.rounds.present : words.rounds.show(round)}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
