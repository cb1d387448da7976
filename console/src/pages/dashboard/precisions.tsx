import { Link } from '@tanstack/react-router';
import type { Statistics } from '../../api/statistics.js';
import { DataTable } from '../../components/data-table.js';
import { DASHBOARD } from '../../i18n/en/dashboard.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { closedBetween } from '../../logic/statistics-links.js';
import { Bar } from './bar.js';
import styles from './dashboard.module.css';

const WAYS = ['verdict', 'score', 'source', 'category'] as const;
type Way = (typeof WAYS)[number];
type Row = Statistics['precision'][Way][number];

/** True positives among what was decided, by what the service said or found before. */
export function Precisions({ data }: { readonly data: Statistics }) {
  const words = useWords(DASHBOARD).dashboard;
  return (
    <section className={styles.section}>
      <h2>{words.precision}</h2>
      <p className={styles.lead}>{words.precisionLead}</p>
      <div className={styles.pair}>
        {WAYS.map((way) => (
          <PrecisionTable key={way} way={way} data={data} />
        ))}
      </div>
    </section>
  );
}

function PrecisionTable({ way, data }: { readonly way: Way; readonly data: Statistics }) {
  const words = useWords(DASHBOARD);
  const texts = words.dashboard;
  const { number } = useFormats();
  const rows: readonly Row[] = data.precision[way];
  const inWords = ({ key }: Row) => {
    if (way === 'verdict') return (words.verdicts as Readonly<Record<string, string>>)[key] ?? key;
    if (way === 'score') return texts.band(Number(key));
    return way === 'source' ? words.sources(key) : key;
  };
  if (rows.length === 0) {
    return (
      <div className={styles.section}>
        <h3>{texts.precisionBy[way]}</h3>
        <p className={styles.lead}>{way === 'verdict' ? texts.verdictHidden : texts.noneDecided}</p>
      </div>
    );
  }
  return (
    <DataTable
      label={texts.precisionBy[way]}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        { id: 'key', title: texts.precisionBy[way], cell: inWords },
        {
          id: 'decided',
          title: texts.precisionColumns.decided,
          align: 'end',
          cell: ({ key, decided }) => {
            // The queue has no filter by score.
            if (way === 'score') return number(decided);
            return (
              <Link to="/cases" search={{ ...closedBetween(data.per_day), [way]: key }}>
                {number(decided)}
              </Link>
            );
          },
        },
        {
          id: 'true',
          title: texts.precisionColumns.truePositive,
          align: 'end',
          cell: ({ true_positive }) => number(true_positive),
        },
        {
          id: 'share',
          title: texts.precisionColumns.share,
          cell: ({ decided, true_positive }) => (
            <span className={styles.share}>
              <Bar whole={1} part={true_positive / decided} tone="accent" />
              {texts.percent(Math.round((true_positive / decided) * 100))}
            </span>
          ),
        },
      ]}
    />
  );
}
