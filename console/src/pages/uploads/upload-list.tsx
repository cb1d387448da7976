import { Link } from '@tanstack/react-router';
import type { Upload } from '../../api/uploads.js';
import { Badge, type Tone } from '../../components/badge.js';
import { UPLOADS } from '../../i18n/en/uploads.js';
import { useFormats, useWords } from '../../i18n/language.js';
import styles from './uploads-page.module.css';

const TONES: Readonly<Record<Upload['status'], Tone>> = {
  Pending: 'neutral',
  Processing: 'info',
  Completed: 'success',
  Failed: 'danger',
};

export function UploadStatus({ status }: { readonly status: Upload['status'] }) {
  const words = useWords(UPLOADS).uploads;
  return <Badge tone={TONES[status]}>{words.statuses(status)}</Badge>;
}

/** Uploads with their counts, newest first. */
export function UploadList({ uploads }: { readonly uploads: readonly Upload[] }) {
  const words = useWords(UPLOADS).uploads;
  const formats = useFormats();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it where it is wider than the screen
    <section className={styles.scroll} aria-label={words.list} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.file}</th>
            <th scope="col">{words.status}</th>
            <th scope="col" className={styles.number}>
              {words.rows}
            </th>
            <th scope="col" className={styles.number}>
              {words.failed}
            </th>
            <th scope="col" className={styles.number}>
              {words.cases}
            </th>
            <th scope="col">{words.by}</th>
            <th scope="col">{words.at}</th>
          </tr>
        </thead>
        <tbody>
          {uploads.map((one) => (
            <tr key={one.upload_id}>
              <th scope="row">
                <Link to="/uploads/$id" params={{ id: one.upload_id }}>
                  <bdi>{one.file_name}</bdi>
                </Link>
              </th>
              <td>
                <UploadStatus status={one.status} />
              </td>
              <td className={styles.number}>{formats.number(one.customers)}</td>
              <td className={styles.number}>{formats.number(one.failed_rows)}</td>
              <td className={styles.number}>{formats.number(one.cases_created)}</td>
              <td>{one.uploaded_by}</td>
              <td>{formats.instant(one.upload_date)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
