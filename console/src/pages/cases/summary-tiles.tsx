import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { oldestList } from '../../api/lists.js';
import { type QueueCounts, toDo } from '../../api/queue.js';
import { CASES } from '../../i18n/en/cases.js';
import { useFormats, useWords } from '../../i18n/language.js';
import styles from './summary-tiles.module.css';

const EXACT = { exact: true, includeSearch: true } as const;

/** Shows the day in four figures; each links to its cases. */
export function SummaryTiles({ counts }: { readonly counts: QueueCounts | undefined }) {
  const words = useWords(CASES).cases.tiles;
  const formats = useFormats();
  const oldest = useQuery(oldestList).data;
  const open = counts && toDo(counts);
  const figure = (value: number | undefined) => (value === undefined ? '–' : formats.count(value));
  return (
    <ul className={styles.tiles}>
      <li>
        <Link to="/cases" search={{}} className={styles.tile} activeProps={{}} activeOptions={EXACT}>
          <span className={styles.title}>{words.open}</span>
          <span className={styles.figure}>{figure(open)}</span>
          <span className={styles.note}>{counts && words.ofHighRisk(counts.risk.High)}</span>
        </Link>
      </li>
      <li>
        <Link to="/cases" search={{ view: 'overdue' }} className={styles.tile} activeProps={{}} activeOptions={EXACT}>
          <span className={styles.title}>{words.overdue}</span>
          <span className={styles.figure} data-alarm={Boolean(counts?.overdue)}>
            {figure(counts?.overdue)}
          </span>
          <span className={styles.note}>{counts && words.dueToday(counts.due_today)}</span>
        </Link>
      </li>
      <li>
        <Link to="/cases" search={{ view: 'mine' }} className={styles.tile} activeProps={{}} activeOptions={EXACT}>
          <span className={styles.title}>{words.mine}</span>
          <span className={styles.figure}>{figure(counts?.mine)}</span>
          <span className={styles.note}>{counts && words.unassigned(counts.unassigned)}</span>
        </Link>
      </li>
      <li className={styles.tile}>
        <span className={styles.title}>{words.oldestList}</span>
        <span className={styles.figure} data-alarm={oldest?.overdue}>
          {oldest ? ageOf(oldest.hours) : '–'}
        </span>
        <span className={styles.note}>{oldest?.title ?? words.noList}</span>
      </li>
    </ul>
  );

  function ageOf(hours: number): string {
    return hours < 48 ? formats.length(Math.floor(hours), 'hour') : formats.length(Math.floor(hours / 24), 'day');
  }
}
