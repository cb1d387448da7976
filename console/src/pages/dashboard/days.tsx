import { Link } from '@tanstack/react-router';
import type { Statistics } from '../../api/statistics.js';
import { Button } from '../../components/button.js';
import { DataTable } from '../../components/data-table.js';
import { DASHBOARD } from '../../i18n/en/dashboard.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { closedBetween, openedOn } from '../../logic/statistics-links.js';
import styles from './dashboard.module.css';
import { DayPlot } from './day-plot.js';

interface Props {
  readonly days: Statistics['per_day'];
  readonly asTable: boolean;
  readonly onToggle: () => void;
}

/** Cases opened and closed on each day, as a plot or as the table of the same numbers. */
export function Days({ days, asTable, onToggle }: Props) {
  const words = useWords(DASHBOARD).dashboard;
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2>{words.perDay}</h2>
        <Button size="small" onPress={onToggle}>
          {asTable ? words.asPlot : words.asTable}
        </Button>
      </header>
      {asTable ? <DayTable days={days} /> : <DayPlot days={days} />}
    </section>
  );
}

function DayTable({ days }: Pick<Props, 'days'>) {
  const words = useWords(DASHBOARD).dashboard;
  const { day: inWords, number } = useFormats();
  return (
    <DataTable
      label={words.perDay}
      rows={days.toReversed()}
      keyOf={({ day }) => day}
      columns={[
        { id: 'day', title: words.columns.day, cell: ({ day }) => inWords(day) },
        { id: 'made', title: words.columns.made, align: 'end', cell: ({ made }) => number(made) },
        {
          id: 'with_results',
          title: words.columns.with_results,
          align: 'end',
          cell: ({ with_results }) => number(with_results),
        },
        {
          id: 'opened',
          title: words.columns.opened,
          align: 'end',
          cell: (day) => (
            <Link to="/cases" search={openedOn(day)}>
              {number(day.opened)}
            </Link>
          ),
        },
        {
          id: 'closed',
          title: words.columns.closed,
          align: 'end',
          cell: (day) => (
            <Link to="/cases" search={closedBetween([day])}>
              {number(day.closed)}
            </Link>
          ),
        },
        {
          id: 'alerts',
          title: words.columns.alerts,
          align: 'end',
          cell: ({ day, alerts }) => (
            <Link to="/monitoring" search={{ show: 'all', from: day, to: day }}>
              {number(alerts)}
            </Link>
          ),
        },
      ]}
    />
  );
}
