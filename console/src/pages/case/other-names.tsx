import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CaseResult } from '../../api/case.js';
import { matchedNamesOf } from '../../api/matched-names.js';
import { KeyName } from '../../app/keys/key-name.js';
import { useAction, useKeys } from '../../app/keys/keys.js';
import { LoadFailed } from '../../components/load-failed.js';
import { NameText } from '../../components/name-text.js';
import { AlignedName } from '../../evidence/comparison/aligned-name.js';
import { namesOf } from '../../evidence/comparison/compared-names.js';
import { CASE } from '../../i18n/en/case.js';
import { useFormats, useWords } from '../../i18n/language.js';
import styles from './other-names.module.css';

interface Props {
  readonly reference: string;
  readonly result: CaseResult;
}

/** The further names of a record that reached the threshold, each with its own alignment; they stay open from record to record. */
export function OtherNames({ reference, result }: Props) {
  const words = useWords(CASE).case.otherNames;
  const keys = useKeys();
  const [isOpen, setOpen] = useState(false);
  const shown = result.explanation.listed_name ?? result.matched_names[0]?.matched_name;
  const others = new Set(result.matched_names.map(({ matched_name }) => matched_name).filter((name) => name !== shown));
  useAction('otherNames', () => setOpen(!isOpen), others.size > 0);
  if (others.size === 0) return null;
  return (
    <details className={styles.names} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {words.title(others.size)} <KeyName name={keys.keyOf('otherNames')} />
      </summary>
      {isOpen && <Names reference={reference} result={result} others={others} />}
    </details>
  );
}

function Names({ reference, result, others }: Props & { readonly others: ReadonlySet<string> }) {
  const words = useWords(CASE);
  const formats = useFormats();
  const { data, error, refetch } = useQuery(matchedNamesOf(reference, result.id));
  if (error && data === undefined)
    return (
      <LoadFailed text={words.case.otherNames.failed(words.common.failed(error))} onRetry={() => void refetch()} />
    );
  return (
    <ul>
      {(data ?? [])
        .filter(({ name }) => others.has(name))
        .map(({ name, kind, sources, score, explanation }) => (
          <li key={name}>
            <p className={styles.head}>
              <span className={styles.kind}>
                {[words.case.otherNames.kinds(kind), ...sources.map(words.sources)].join(' · ')}
              </span>
              <span className={styles.score}>{formats.score(score)}</span>
            </p>
            {explanation === null ? (
              <>
                <NameText name={name} />
                <p className={styles.kind}>{words.case.otherNames.notAligned}</p>
              </>
            ) : (
              <AlignedName {...namesOf(explanation, name)} />
            )}
          </li>
        ))}
    </ul>
  );
}
