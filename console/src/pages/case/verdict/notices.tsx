import type { CaseData } from '../../../api/case.js';
import { Message } from '../../../components/message.js';
import { useWords } from '../../../i18n/language.js';
import styles from './verdict-panel.module.css';

/** What was not searched or not compared: said in full, so that nobody is cleared by silence. */
export function Notices({ data }: { readonly data: CaseData }) {
  const words = useWords().case;
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
