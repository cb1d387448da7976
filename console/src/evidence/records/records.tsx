import type { CaseResult } from '../../api/case.js';
import { CASE } from '../../i18n/en/case.js';
import { useWords } from '../../i18n/language.js';
import type { Party } from './parties-of.js';
import { RecordRow } from './record-row.js';
import styles from './records.module.css';

interface Props {
  readonly parties: readonly Party[];
  readonly open: CaseResult | undefined;
  readonly standingOf: (id: string) => 'second_review' | 'conflict' | undefined;
  /** Tells whether the record has left its list since. */
  readonly isGone: (id: string) => boolean;
  readonly selected: ReadonlySet<string>;
  readonly selectable: boolean;
  readonly onOpen: (id: string) => void;
  readonly onSelect: (ids: readonly string[]) => void;
}

/** Shows the results, the closest first; records of one party stand together. */
export function Records({ parties, open, standingOf, isGone, selected, selectable, onOpen, onSelect }: Props) {
  const words = useWords(CASE).case;
  const total = parties.reduce((sum, { members }) => sum + members.length, 0);
  const left = parties
    .flatMap(({ members }) => members)
    .filter(({ match_status }) => match_status === 'Potential Match');
  return (
    <>
      <h2 className={styles.title}>
        {words.records} <span className={styles.count}>{words.recordsLeft(left.length, total)}</span>
      </h2>
      <ul className={styles.list}>
        {parties.map(({ members }) => {
          const [first] = members;
          const rows = members.map((member) => (
            <RecordRow
              key={member.id}
              result={member}
              standing={standingOf(member.id)}
              gone={isGone(member.id)}
              current={member.id === open?.id}
              selected={selected.has(member.id)}
              selectable={selectable}
              onOpen={() => onOpen(member.id)}
              onSelect={() => onSelect([member.id])}
            />
          ));
          return members.length === 1 ? (
            rows
          ) : (
            <li key={`party ${first?.id}`} className={styles.party}>
              <p className={styles.partyHead}>{words.oneParty(members.length)}</p>
              <ul>{rows}</ul>
            </li>
          );
        })}
      </ul>
    </>
  );
}
