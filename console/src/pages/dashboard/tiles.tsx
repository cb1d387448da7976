import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lists } from '../../api/lists.js';
import type { Statistics } from '../../api/statistics.js';
import { DASHBOARD } from '../../i18n/en/dashboard.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { closedBetween, openIn, STATES_TO_DO } from '../../logic/statistics-links.js';
import styles from './dashboard.module.css';
import { useLength } from './use-length.js';

/** The four figures that most people look for; each links to what it counts. */
export function Tiles({ data: { open, per_day, handling } }: { readonly data: Statistics }) {
  const words = useWords(DASHBOARD).dashboard.tiles;
  const { number } = useFormats();
  const length = useLength();
  const watchlists = useQuery(lists).data?.lists;
  const toDo = STATES_TO_DO.reduce((sum, state) => sum + open.by_state[state], 0);
  const closed = per_day.reduce((sum, day) => sum + day.closed, 0);
  return (
    <ul className={styles.tiles}>
      <li>
        <Link to="/cases" search={openIn(STATES_TO_DO)} className={styles.tile}>
          <Figure title={words.open} value={number(toDo)} note={words.waiting(number(open.by_state.waiting))} />
        </Link>
      </li>
      <li>
        <Link to="/cases" search={{ view: 'overdue' }} className={styles.tile}>
          <Figure title={words.overdue} value={number(open.overdue)} note={words.ofOpen} isAlarm={open.overdue > 0} />
        </Link>
      </li>
      <li>
        <Link to="/cases" search={closedBetween(per_day)} className={styles.tile}>
          <Figure
            title={words.closed}
            value={number(closed)}
            note={handling.p50_seconds === null ? '' : words.within(length(handling.p50_seconds))}
          />
        </Link>
      </li>
      <li>
        <Link to="/lists" className={styles.tile}>
          {watchlists && (
            <Figure
              title={words.lists}
              value={number(watchlists.filter(({ overdue }) => overdue).length)}
              note={words.ofLists(number(watchlists.length))}
              isAlarm={watchlists.some(({ overdue }) => overdue)}
            />
          )}
        </Link>
      </li>
    </ul>
  );
}

interface FigureProps {
  readonly title: string;
  readonly value: string;
  readonly note: string;
  readonly isAlarm?: boolean;
}

function Figure({ title, value, note, isAlarm = false }: FigureProps) {
  return (
    <>
      <span className={styles.note}>{title}</span>
      <span className={styles.figure} data-alarm={isAlarm}>
        {value}
      </span>
      <span className={styles.note}>{note}</span>
    </>
  );
}
