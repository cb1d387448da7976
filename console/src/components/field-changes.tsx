import { Minus, Plus } from 'lucide-react';
import { CHANGES } from '../i18n/en/changes.js';
import { useWords } from '../i18n/language.js';
import { diffValues } from '../logic/diff-values.js';
import styles from './field-changes.module.css';
import { NameText } from './name-text.js';

interface Props {
  readonly fields: readonly { readonly field: string; readonly before?: unknown; readonly after?: unknown }[];
}

/** The fields that differ between two versions of a record: values that came and went, and how many stayed. */
export function FieldChanges({ fields }: Props) {
  const words = useWords(CHANGES);
  if (fields.length === 0) return <p className={styles.none}>{words.changes.noFields}</p>;
  return (
    <div className={styles.box}>
      <dl className={styles.fields}>
        {fields.map(({ field, before, after }) => {
          const { added, removed, kept } = diffValues(before, after);
          return (
            <div key={field}>
              <dt>{words.changes.fields(field)}</dt>
              <dd>
                <ul>
                  {removed.map((line) => (
                    <li key={`- ${line}`} className={styles.line} data-change="removed">
                      <Minus size={14} aria-label={words.changes.removed} />
                      <del>
                        <NameText name={line} />
                      </del>
                    </li>
                  ))}
                  {added.map((line) => (
                    <li key={`+ ${line}`} className={styles.line} data-change="added">
                      <Plus size={14} aria-label={words.changes.added} />
                      <ins>
                        <NameText name={line} />
                      </ins>
                    </li>
                  ))}
                  {kept.length > 0 && (
                    <li className={styles.kept}>
                      {added.length + removed.length === 0 ? words.changes.reordered : words.changes.kept(kept.length)}
                    </li>
                  )}
                </ul>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
