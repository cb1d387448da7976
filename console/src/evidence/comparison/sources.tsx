import { ExternalLink } from 'lucide-react';
import type { CaseResult } from '../../api/case.js';
import { useWords } from '../../i18n/language.js';
import styles from './record-details.module.css';

/** Where each part of the record is from; links open on purpose, with the host shown. */
export function Sources({ result }: { readonly result: Pick<CaseResult, 'source_details'> }) {
  const words = useWords().case;
  return (
    <ul>
      {result.source_details.map(({ source, source_id, publisher, url, version, merged_by }) => (
        <li key={`${source} ${source_id}`} className={styles.source}>
          <span>
            {publisher} <span className={styles.muted}>{source_id}</span>
          </span>
          <span className={styles.muted}>
            {words.edition(version)}
            {merged_by !== '' && ` · ${words.joined(merged_by)}`}
          </span>
          {hostOf(url) && (
            <a href={url} target="_blank" rel="noreferrer noopener" className={styles.link}>
              {hostOf(url)} <ExternalLink size={14} aria-hidden />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function hostOf(url: string): string {
  return URL.canParse(url) && /^https?:/.test(url) ? new URL(url).host : '';
}
