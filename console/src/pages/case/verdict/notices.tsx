import type { CaseData } from '../../../api/case.js';
import { Message } from '../../../components/message.js';
import { CASE } from '../../../i18n/en/case.js';
import { useWords } from '../../../i18n/language.js';
import styles from './verdict-panel.module.css';

/** Shows every check that was not made or not completed, so that silence clears nobody. */
export function Notices({ data }: { readonly data: CaseData }) {
  const words = useWords(CASE).case;
  if (data.notices.length === 0) return null;
  return (
    <section className={styles.panel}>
      <h2>{words.notices}</h2>
      {data.notices.map(({ code, message }) => (
        <Message key={`${code} ${message}`} tone="warning">
          {message}
        </Message>
      ))}
    </section>
  );
}
