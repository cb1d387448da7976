import { Link } from '@tanstack/react-router';
import type { RecordChange } from '../../api/lists.js';
import { Badge } from '../../components/badge.js';
import { ChangeBadge } from '../../components/change-badge.js';
import { FieldChanges } from '../../components/field-changes.js';
import { RECORD } from '../../i18n/en/record.js';
import { useFormats, useWords } from '../../i18n/language.js';
import styles from './record-page.module.css';

interface Props {
  readonly id: string;
  /** Newest first. */
  readonly history: readonly RecordChange[];
  /** Edition that the record in view began in. */
  readonly shown: string;
}

/** Shows what each edition did to a record, with a link to the record as it was there. */
export function RecordChanges({ id, history, shown }: Props) {
  const words = useWords(RECORD).record;
  const formats = useFormats();
  return (
    <ol className={styles.changes}>
      {history.map(({ version, at, change, fields }) => (
        <li key={version} className={styles.change}>
          <p className={styles.edition}>
            <ChangeBadge kind={change} />
            <span>{at === null ? version : formats.instant(at)}</span>
            {version === shown && <Badge tone="info">{words.shown}</Badge>}
            {change !== 'removed' && version !== shown && (
              <Link to="/records/$id" params={{ id }} search={{ version }} className={styles.then}>
                {words.asThere}
              </Link>
            )}
          </p>
          {change === 'changed' && <FieldChanges fields={fields} />}
        </li>
      ))}
    </ol>
  );
}
