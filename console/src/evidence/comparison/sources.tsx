import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CaseResult } from '../../api/case.js';
import { CASE } from '../../i18n/en/case.js';
import { useWords } from '../../i18n/language.js';
import styles from './record-details.module.css';

export type Source = CaseResult['source_details'][number];

interface Props {
  readonly result: Pick<CaseResult, 'source_details'>;
  /** Links to the history of each record. */
  readonly hasHistory: boolean;
  /** Actions on a record that was merged with the first one. */
  readonly mergedAction: ((leading: Source, merged: Source) => ReactNode) | undefined;
}

/** Where each part of the record is from; links open on purpose, with the host shown. */
export function Sources({ result, hasHistory, mergedAction }: Props) {
  const words = useWords(CASE).case;
  const [leading] = result.source_details;
  return (
    <ul>
      {result.source_details.map((detail) => {
        const { source, source_id, publisher, url, record_id, version, merged_by } = detail;
        return (
          <li key={`${source} ${source_id}`} className={styles.source}>
            <span>
              {publisher} <span className={styles.muted}>{source_id}</span>
            </span>
            <span className={styles.muted}>
              {words.edition(version)}
              {merged_by !== '' && ` · ${words.joined(merged_by)}`}
            </span>
            {hasHistory && (
              <Link to="/records/$id" params={{ id: record_id }} search={{}} hash="history" className={styles.link}>
                {words.recordHistory}
              </Link>
            )}
            {hostOf(url) && (
              <a href={url} target="_blank" rel="noreferrer noopener" className={styles.link}>
                {hostOf(url)} <ExternalLink size={14} aria-hidden />
              </a>
            )}
            {leading && merged_by !== '' && mergedAction?.(leading, detail)}
          </li>
        );
      })}
    </ul>
  );
}

function hostOf(url: string): string {
  return URL.canParse(url) && /^https?:/.test(url) ? new URL(url).host : '';
}
