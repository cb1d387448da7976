import { isRunning, type Upload } from '../../api/uploads.js';
import { useNow } from '../../app/use-now.js';
import { UPLOADS } from '../../i18n/en/uploads.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { progressOf } from '../../logic/upload-progress.js';
import styles from './uploads-page.module.css';

/** How far an upload is, how fast it goes and when it should end. */
export function Progress({ upload }: { readonly upload: Upload }) {
  const words = useWords(UPLOADS).uploads;
  const formats = useFormats();
  const now = useNow();
  const { done, perMinute, minutesLeft } = progressOf(upload, Math.max(now, Date.now()));
  const text = words.progress(formats.number(done), formats.number(upload.customers));
  return (
    <div className={styles.progress}>
      <progress value={done} max={Math.max(upload.customers, 1)} aria-label={words.upload}>
        {text}
      </progress>
      <p>
        {text}{' '}
        <span className={styles.muted}>
          {upload.ended_at !== null
            ? words.ended(formats.instant(upload.ended_at))
            : minutesLeft !== undefined
              ? words.left(formats.number(perMinute), formats.length(minutesLeft, 'minute'))
              : isRunning(upload) && upload.started_at === null
                ? words.waiting
                : ''}
        </span>
      </p>
    </div>
  );
}
