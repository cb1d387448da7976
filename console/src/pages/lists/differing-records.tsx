import { Link } from '@tanstack/react-router';
import type { DifferingRecord } from '../../api/lists.js';
import { ChangeBadge } from '../../components/change-badge.js';
import { FieldChanges } from '../../components/field-changes.js';
import { NameText } from '../../components/name-text.js';
import { useFormats, useWords } from '../../i18n/language.js';
import styles from './difference.module.css';

interface Props {
  /** Versions of the editions; undefined is before the first. */
  readonly from: string | undefined;
  readonly to: string;
  readonly records: readonly DifferingRecord[];
}

/** Records that came, went or changed, each with its fields; the name opens it as it was in the edition that has it. */
export function DifferingRecords({ from, to, records }: Props) {
  const words = useWords();
  const formats = useFormats();
  return (
    <ol className={styles.records}>
      {records.map(({ kind, record_id, source_id, name, entity_type, countries, categories, fields, ...record }) => {
        const born = record.birth_incorporation_date.map(formats.day).join(', ');
        const facts = [words.entityTypes(entity_type), born, countries.join(', '), categories.join(', ')];
        return (
          <li key={record_id} className={styles.record}>
            <span className={styles.change}>
              <ChangeBadge kind={kind} />
            </span>
            <div className={styles.what}>
              <Link
                to="/records/$id"
                params={{ id: record_id }}
                search={kind === 'removed' && from !== undefined ? { version: from } : { version: to }}
                className={styles.name}
              >
                <NameText name={name} />
              </Link>
              <span className={styles.facts}>
                {facts.filter((fact) => fact !== '').join(' · ')} · {source_id}
              </span>
              {kind === 'changed' && <FieldChanges fields={fields} />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
