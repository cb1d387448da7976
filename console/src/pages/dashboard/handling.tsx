import type { Statistics } from '../../api/statistics.js';
import { DataTable } from '../../components/data-table.js';
import { DASHBOARD } from '../../i18n/en/dashboard.js';
import { useFormats, useWords } from '../../i18n/language.js';
import styles from './dashboard.module.css';
import { useLength } from './use-length.js';

/** How long cases took, of the team and of whom the user may see. */
export function Handling({ data: { handling } }: { readonly data: Statistics }) {
  const words = useWords(DASHBOARD).dashboard;
  const { number } = useFormats();
  const length = useLength();
  const { people, ...team } = handling;
  const rows = [
    { id: '', name: words.team, ...team },
    ...people.map(({ user_id: id, name, email, ...times }) => ({ id, name: name || email, ...times })),
  ];
  const timeOf = (seconds: number | null) => (seconds === null ? '' : length(seconds));
  return (
    <section className={styles.section}>
      <h2>{words.handling}</h2>
      <p className={styles.lead}>{words.handlingLead}</p>
      {team.closed === 0 ? (
        <p className={styles.lead}>{words.noneClosed}</p>
      ) : (
        <DataTable
          label={words.handling}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            { id: 'person', title: words.handlingColumns.person, cell: ({ name }) => <bdi>{name}</bdi> },
            { id: 'closed', title: words.handlingColumns.closed, align: 'end', cell: ({ closed }) => number(closed) },
            { id: 'half', title: words.handlingColumns.half, align: 'end', cell: (row) => timeOf(row.p50_seconds) },
            { id: 'most', title: words.handlingColumns.most, align: 'end', cell: (row) => timeOf(row.p90_seconds) },
          ]}
        />
      )}
    </section>
  );
}
