import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { toDo } from '../../api/queue.js';
import { casesOfUpload } from '../../api/uploads.js';
import { LoadFailed } from '../../components/load-failed.js';
import { UPLOADS } from '../../i18n/en/uploads.js';
import { useFormats, useWords } from '../../i18n/language.js';
import styles from './uploads-page.module.css';

const LEVELS = ['High', 'Medium', 'Low'] as const;

/** The cases of the upload, as figures that open the queue. */
export function UploadedCases({ id }: { readonly id: string }) {
  const words = useWords(UPLOADS);
  const formats = useFormats();
  const { data, error, refetch } = useQuery(casesOfUpload(id));
  if (data === undefined) {
    return error && <LoadFailed text={words.common.failed(error)} onRetry={() => void refetch()} />;
  }
  const open = toDo(data);
  const most = Math.max(1, ...LEVELS.map((level) => data.risk[level]));
  return (
    <section className={styles.part}>
      <h2>{words.uploads.queue}</h2>
      {open + data.states.waiting === 0 ? (
        <p className={styles.lead}>{words.uploads.noCases}</p>
      ) : (
        <>
          <p className={styles.lead}>{words.uploads.queueLead}</p>
          <ul className={styles.bars}>
            {LEVELS.map((level) => (
              <li key={level}>
                <Link to="/cases" search={{ upload_id: id, risk: level }}>
                  {words.uploads.risk(words.risk[level])}
                </Link>
                <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
                  <rect width={(data.risk[level] / most) * 100} height="6" data-level={level} />
                </svg>
                <span className={styles.number}>{formats.count(data.risk[level])}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.links}>
        <Link to="/cases" search={{ upload_id: id }}>
          {words.uploads.open(formats.count(open))}
        </Link>
        <Link to="/cases" search={{ upload_id: id, view: 'closed' }}>
          {words.uploads.closed}
        </Link>
      </p>
    </section>
  );
}
