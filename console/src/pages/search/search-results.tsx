import { useState } from 'react';
import type { Found } from '../../api/search.js';
import { useAction } from '../../app/keys/keys.js';
import { Badge } from '../../components/badge.js';
import { EmptyState } from '../../components/empty-state.js';
import { Message } from '../../components/message.js';
import { RiskLevel } from '../../components/risk-level.js';
import { Comparison } from '../../evidence/comparison/comparison.js';
import { RecordDetails } from '../../evidence/comparison/record-details.js';
import { partiesOf } from '../../evidence/records/parties-of.js';
import { Records } from '../../evidence/records/records.js';
import { CASE } from '../../i18n/en/case.js';
import { SEARCH } from '../../i18n/en/search.js';
import { useWords } from '../../i18n/language.js';
import styles from './search-results.module.css';

const NOTHING: ReadonlySet<string> = new Set();

interface Props {
  readonly found: Found;
  /** True once the form holds something else. */
  readonly isOld: boolean;
  /** Adverse media was asked for and left out. */
  readonly withoutMedia: boolean;
}

/** Results of a try, shown like those of a case, without anything to decide. */
export function SearchResults({ found, isOld, withoutMedia }: Props) {
  const words = useWords(SEARCH);
  const texts = useWords(CASE).case;
  const [shown, setShown] = useState<string>();
  const { results, notices, total_records: total } = found;
  const parties = partiesOf(results);
  const order = parties.flatMap(({ members }) => members);
  const open = order.find(({ id }) => id === shown) ?? order[0];
  const step = (by: 1 | -1) => {
    const next = order[order.findIndex(({ id }) => id === open?.id) + by];
    if (next) setShown(next.id);
  };
  useAction('nextRecord', () => step(1), order.length > 1);
  useAction('previousRecord', () => step(-1), order.length > 1);
  return (
    <>
      <header className={styles.head}>
        <Badge tone="neutral">{words.search.notStored}</Badge>
        {total > 0 && <RiskLevel level={found.risk_level} />}
      </header>
      <div className={styles.notices}>
        {isOld && <Message tone="info">{words.search.changed}</Message>}
        {withoutMedia && <Message tone="info">{words.search.mediaLater}</Message>}
        {total > results.length && <Message tone="warning">{words.search.first(results.length)}</Message>}
        {notices.map(({ code, message }) => (
          <Message key={`${code} ${message}`} tone="warning">
            {message}
          </Message>
        ))}
      </div>
      {open === undefined ? (
        <EmptyState title={words.search.none.title} text={words.search.none.text} />
      ) : (
        <div className={styles.columns}>
          <section aria-label={texts.records} className={styles.records}>
            <Records
              parties={parties}
              open={open}
              standingOf={() => undefined}
              isGone={() => false}
              selected={NOTHING}
              selectable={false}
              onOpen={setShown}
              onSelect={() => undefined}
            />
          </section>
          <section aria-label={texts.evidence} className={styles.evidence}>
            <Comparison searched={found.searched_name} result={open} />
            <RecordDetails result={open} />
          </section>
        </div>
      )}
    </>
  );
}
