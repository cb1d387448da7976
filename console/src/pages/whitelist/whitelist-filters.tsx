import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { colleagues } from '../../api/session.js';
import { FindField } from '../../app/find-field.js';
import { Button } from '../../components/button.js';
import { Choice } from '../../components/choice.js';
import { WHITELIST } from '../../i18n/en/whitelist.js';
import { useWords } from '../../i18n/language.js';
import { ENDS_WITHIN, type WhitelistSearch } from '../../logic/whitelist-search.js';
import styles from './whitelist.module.css';

/** Names, who decided, and when it ends. */
export function WhitelistFilters({ search }: { readonly search: WhitelistSearch }) {
  const words = useWords(WHITELIST).whitelist;
  const navigate = useNavigate({ from: '/whitelist' });
  const users = useQuery(colleagues).data ?? [];
  const set = (change: Partial<WhitelistSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  return (
    <search className={styles.filters}>
      <FindField label={words.find} value={search.search ?? ''} onFind={(text) => set({ search: text || undefined })} />
      <Choice
        label={words.by}
        value={search.user ?? ''}
        options={[
          { value: '', text: words.anybody },
          ...users.map(({ user_id, name, email }) => ({ value: user_id, text: name || email })),
        ]}
        onChange={(user) => set({ user: user || undefined })}
      />
      <Choice
        label={words.ends}
        value={String(search.within ?? '')}
        options={[
          { value: '', text: words.anyEnd },
          ...ENDS_WITHIN.map((days) => ({ value: String(days), text: words.within(days) })),
        ]}
        onChange={(days) => set({ within: ENDS_WITHIN.find((one) => String(one) === days) })}
      />
      {Object.keys(search).length > 0 && (
        <Button kind="quiet" onPress={() => void navigate({ search: {}, replace: true })}>
          <X size={16} aria-hidden />
          {words.clear}
        </Button>
      )}
    </search>
  );
}
