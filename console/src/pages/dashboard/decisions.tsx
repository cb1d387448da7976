import type { Statistics } from '../../api/statistics.js';
import { DataTable } from '../../components/data-table.js';
import { DASHBOARD } from '../../i18n/en/dashboard.js';
import { useFormats, useWords } from '../../i18n/language.js';
import styles from './dashboard.module.css';

/** Decisions on results by status, and what second reviewers made of proposals. */
export function Decisions({ data: { decisions, second_review } }: { readonly data: Statistics }) {
  const words = useWords(DASHBOARD).dashboard;
  const { number } = useFormats();
  const rows = Object.entries({ ...decisions, ...second_review }) as [keyof typeof words.decisionNames, number][];
  return (
    <section className={styles.section}>
      <h2>{words.decisions}</h2>
      <DataTable
        label={words.decisions}
        rows={rows}
        keyOf={([name]) => name}
        columns={[
          { id: 'kind', title: words.decisionsColumns.kind, cell: ([name]) => words.decisionNames[name] },
          { id: 'count', title: words.decisionsColumns.count, align: 'end', cell: ([, count]) => number(count) },
        ]}
      />
    </section>
  );
}
