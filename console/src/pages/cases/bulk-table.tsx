import { NameText } from '../../components/name-text.js';
import { CASES } from '../../i18n/en/cases.js';
import { useFormats, useWords } from '../../i18n/language.js';
import type { BulkRow } from '../../logic/bulk-rows.js';
import styles from './bulk-dialog.module.css';

/** The values that differ, of every record that would be ruled out. */
export function BulkTable({ rows }: { readonly rows: readonly BulkRow[] }) {
  const words = useWords(CASES);
  const formats = useFormats();
  const shown = (value: string | null) =>
    value === null ? words.decision.nothing : value.split(' ').map(formats.country).join(' ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keyboard
    <section className={styles.box} aria-label={words.cases.bulk.table} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.cases.subject}</th>
            <th scope="col">{words.cases.bulk.value}</th>
            <th scope="col">{words.cases.record}</th>
            <th scope="col">{words.cases.bulk.value}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ reference, record, subject, listed, values }) => (
            <tr key={`${reference} ${record}`}>
              <td>
                <NameText name={subject} />
              </td>
              <td className={styles.value}>{shown(values.subject)}</td>
              <td>
                <NameText name={listed} />
              </td>
              <td className={styles.value}>{shown(values.listed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
