import { Link } from '@tanstack/react-router';
import type { Statistics } from '../../api/statistics.js';
import { DataTable } from '../../components/data-table.js';
import { DASHBOARD } from '../../i18n/en/dashboard.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { madeBefore, openIn, STATES_OPEN } from '../../logic/statistics-links.js';
import { Bar } from './bar.js';
import styles from './dashboard.module.css';
import { useLength } from './use-length.js';

type Age = Statistics['open']['by_age'][number];

const HOUR = 3600;

/** Open cases by age against the due date, and by state. */
export function Backlog({ data: { open, as_of } }: { readonly data: Statistics }) {
  const words = useWords(DASHBOARD);
  const texts = words.dashboard;
  const { number } = useFormats();
  const length = useLength();
  const most = Math.max(1, ...open.by_age.map(({ count }) => count));
  const ageOf = ({ from_hours, to_hours }: Age) => {
    if (to_hours === null) return texts.over(length(from_hours * HOUR));
    return from_hours === 0
      ? texts.under(length(to_hours * HOUR))
      : texts.between(length(from_hours * HOUR), length(to_hours * HOUR));
  };
  const madeIn = ({ from_hours, to_hours }: Age) => madeBefore(as_of, from_hours, to_hours);
  return (
    <div className={styles.pair}>
      <section className={styles.section}>
        <h2>{texts.backlog}</h2>
        <p className={styles.lead}>{texts.backlogLead}</p>
        <DataTable
          label={texts.backlog}
          rows={open.by_age}
          keyOf={({ from_hours }) => String(from_hours)}
          columns={[
            { id: 'age', title: texts.backlogColumns.age, cell: ageOf },
            {
              id: 'count',
              title: texts.backlogColumns.count,
              align: 'end',
              cell: (age) => (
                <Link to="/cases" search={openIn(STATES_OPEN, madeIn(age))}>
                  {number(age.count)}
                </Link>
              ),
            },
            {
              id: 'overdue',
              title: texts.backlogColumns.overdue,
              align: 'end',
              cell: (age) => (
                <Link to="/cases" search={{ view: 'overdue', ...madeIn(age) }}>
                  {number(age.overdue)}
                </Link>
              ),
            },
            {
              id: 'share',
              title: texts.backlogColumns.share,
              cell: ({ count, overdue }) => <Bar whole={count / most} part={overdue / most} tone="danger" />,
            },
          ]}
        />
      </section>
      <section className={styles.section}>
        <h2>{texts.states}</h2>
        <DataTable
          label={texts.states}
          rows={STATES_OPEN}
          keyOf={(state) => state}
          columns={[
            { id: 'state', title: texts.statesColumns.state, cell: (state) => words.states[state] },
            {
              id: 'count',
              title: texts.statesColumns.count,
              align: 'end',
              cell: (state) => (
                <Link to="/cases" search={openIn([state])}>
                  {number(open.by_state[state])}
                </Link>
              ),
            },
          ]}
        />
      </section>
    </div>
  );
}
