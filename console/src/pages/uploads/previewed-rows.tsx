import type { UploadPreview } from '../../api/uploads.js';
import { UPLOADS } from '../../i18n/en/uploads.js';
import { useWords } from '../../i18n/language.js';
import { columnsOf } from '../../logic/csv-of-rows.js';
import styles from './uploads-page.module.css';

type Row = UploadPreview['rows'][number];

/** Rows as read, each mistake at its cell. */
export function PreviewedRows({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  const words = useWords(UPLOADS).uploads.preview;
  const columns = columnsOf(rows.map(({ cells }) => cells));
  return (
    <>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it where it is wider than the screen */}
      <section className={styles.scroll} aria-label={title} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.number}>
                {words.line}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              {rows.some((row) => otherFaults(row, columns).length > 0) && <th scope="col">{words.errors}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.line}>
                <th scope="row" className={styles.number}>
                  {row.line}
                </th>
                {columns.map((column) => (
                  <td key={column}>
                    <bdi>{row.cells[column] ?? ''}</bdi>
                    <Faults texts={faultsOf(row, column)} />
                  </td>
                ))}
                {rows.some((one) => otherFaults(one, columns).length > 0) && (
                  <td>
                    <Faults texts={otherFaults(row, columns)} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function Faults({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text) => (
    <span key={text} className={styles.fault}>
      {text}
    </span>
  ));
}

/** Mistakes of one cell. */
export function faultsOf({ faults }: Pick<Row, 'faults'>, column: string): string[] {
  return faults.filter(({ field }) => fieldOf(field) === column).map(({ message }) => message);
}

/** Mistakes of the row as a whole, and of cells that no row has. */
export function otherFaults({ faults }: Pick<Row, 'faults'>, columns: readonly string[]): string[] {
  return faults
    .filter(({ field }) => !columns.includes(fieldOf(field)))
    .map(({ field, message }) => (field === 'row' ? message : `${field} ${message}`));
}

/** `countries[1]` is a mistake of the cell `countries`. */
function fieldOf(field: string): string {
  return field.replace(/\[\d+\]$/, '');
}
