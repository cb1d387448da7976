import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { reasons } from '../api/decisions.js';
import type { DecisionsElsewhere } from '../api/lists.js';
import { NameText } from '../components/name-text.js';
import { RecordStatus } from '../components/record-status.js';
import { useFormats } from '../i18n/language.js';
import styles from './record-decisions.module.css';

/** Shows the newest decisions on a record, each with its case and its reason. */
export function RecordDecisions({ decisions }: { readonly decisions: Pick<DecisionsElsewhere, 'last'> }) {
  const formats = useFormats();
  const known = useQuery(reasons).data ?? [];
  const labelOf = ({ reason_code, match_status }: DecisionsElsewhere['last'][number]) =>
    known.find((one) => one.code === reason_code && one.match_status === match_status)?.label ?? reason_code;
  return (
    <ul className={styles.entries}>
      {decisions.last.map((one) => (
        <li key={one.search_reference} className={styles.entry}>
          <time dateTime={one.decided_at}>{formats.instant(one.decided_at)}</time>
          <span className={styles.text}>
            <Link
              to="/cases/$reference"
              params={{ reference: one.search_reference }}
              search={{}}
              className={styles.link}
            >
              <NameText name={one.searched_name} />
            </Link>
            <p className={styles.note}>
              {labelOf(one)}
              {one.reason !== '' && <> “{one.reason}”</>}
            </p>
          </span>
          <RecordStatus status={one.match_status} />
        </li>
      ))}
    </ul>
  );
}
