import type { CaseResult } from '../../api/case.js';
import { Badge } from '../../components/badge.js';
import { NameText } from '../../components/name-text.js';
import { OutcomeIcon } from '../../components/outcome.js';
import { RecordStatus } from '../../components/record-status.js';
import { CASE } from '../../i18n/en/case.js';
import { useFormats, useWords } from '../../i18n/language.js';
import styles from './records.module.css';

/** Facts shown beside the name. */
const FACTS = new Set(['date', 'nationality', 'country', 'gender', 'identifier', 'wallet_address', 'image']);

interface Props {
  readonly result: CaseResult;
  /** Waits for another person. */
  readonly standing: 'second_review' | 'conflict' | undefined;
  /** It has left its list since. */
  readonly gone: boolean;
  readonly current: boolean;
  readonly selected: boolean;
  readonly selectable: boolean;
  readonly onOpen: () => void;
  readonly onSelect: () => void;
}

/** A record with its score, its lists and the two facts that weigh most. */
export function RecordRow({ result, standing, gone, current, selected, selectable, onOpen, onSelect }: Props) {
  const words = useWords(CASE);
  const formats = useFormats();
  const facts = result.explanation.evidence
    .filter(({ field, outcome }) => FACTS.has(field) && ['agree', 'close', 'conflict'].includes(outcome))
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, 2);
  const lists = [...new Set(result.source_details.map(({ source }) => words.sources(source)))];
  return (
    <li className={styles.row} data-current={current || undefined}>
      <button type="button" className={styles.open} aria-current={current || undefined} onClick={onOpen}>
        <span className={styles.score}>{formats.score(result.score)}</span>
        <span className={styles.body}>
          {gone ? (
            <s className={styles.gone}>
              <NameText name={result.name} />
            </s>
          ) : (
            <NameText name={result.name} />
          )}
          <span className={styles.lists}>{lists.join(' · ')}</span>
          <span className={styles.facts}>
            {facts.map(({ field, outcome }) => (
              <span key={field} className={styles.fact}>
                <OutcomeIcon outcome={outcome} /> {words.evidence.fields(field)}
              </span>
            ))}
          </span>
          {gone && <Badge tone="neutral">{words.rounds.gone}</Badge>}
          <RecordStatus status={result.match_status} />
          {standing && <Badge tone={standing === 'conflict' ? 'danger' : 'neutral'}>{words.states[standing]}</Badge>}
        </span>
      </button>
      {selectable && (
        <label className={styles.select}>
          <input
            type="checkbox"
            checked={selected}
            onChange={onSelect}
            aria-label={words.case.selectRecord(result.name)}
          />
        </label>
      )}
    </li>
  );
}
