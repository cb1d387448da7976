import type { Erased } from '../../api/data-protection.js';
import { Message } from '../../components/message.js';
import { DATA_PROTECTION } from '../../i18n/en/data-protection.js';
import { useFormats, useWords } from '../../i18n/language.js';

/** Result of an erasure: the data erased, and the data kept with the reason. */
export function ErasedMessage({ erased: { searches, customers, articles } }: { readonly erased: Erased }) {
  const words = useWords(DATA_PROTECTION).dataProtection;
  const formats = useFormats();
  return (
    <div role="status">
      <Message tone={articles.kept.length === 0 ? 'success' : 'warning'}>
        {words.erasedCounts(formats.number(searches), formats.number(customers))}
        <ul>
          {articles.kept.map(({ kind, count, reason }) => (
            <li key={kind}>{words.kept(formats.number(count), reason)}</li>
          ))}
        </ul>
      </Message>
    </div>
  );
}
