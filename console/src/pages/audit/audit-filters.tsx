import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { AuditAction } from '../../api/audit.js';
import { colleagues } from '../../api/session.js';
import { FindField } from '../../app/find-field.js';
import { Button } from '../../components/button.js';
import { Choice } from '../../components/choice.js';
import { DayField } from '../../components/day-field.js';
import parts from '../../components/parts.module.css';
import { AUDIT } from '../../i18n/en/audit.js';
import { useWords } from '../../i18n/language.js';
import type { AuditSearch } from '../../logic/audit-search.js';

/** Action, person, target, days, and whose log it is. */
export function AuditFilters({ search }: { readonly search: AuditSearch }) {
  const words = useWords(AUDIT).audit;
  const navigate = useNavigate({ from: '/administration/audit' });
  const users = useQuery(colleagues).data ?? [];
  // Every action has words: without one of them this does not compile.
  const actions: Readonly<Record<AuditAction, string>> = words.actions;
  const set = (change: Partial<AuditSearch>) =>
    void navigate({ search: ({ page: _first, ...before }) => ({ ...before, ...change }), replace: true });
  return (
    <search className={parts.bar}>
      <FindField
        label={words.target}
        value={search.target ?? ''}
        onFind={(text) => set({ target: text || undefined })}
      />
      <Choice
        label={words.action}
        value={search.action ?? ''}
        options={[
          { value: '', text: words.anyAction },
          ...Object.entries(actions)
            .map(([value, text]) => ({ value, text }))
            .sort((one, other) => one.text.localeCompare(other.text)),
        ]}
        onChange={(action) => set({ action: action || undefined })}
      />
      <Choice
        label={words.by}
        value={search.user ?? ''}
        options={[
          { value: '', text: words.anybody },
          ...users.map(({ user_id, name, email }) => ({ value: user_id, text: name || email })),
        ]}
        onChange={(user) => set({ user: user || undefined })}
      />
      <DayField label={words.from} value={search.from ?? ''} onChange={(from) => set({ from: from || undefined })} />
      <DayField label={words.to} value={search.to ?? ''} onChange={(to) => set({ to: to || undefined })} />
      <Choice
        label={words.scope}
        value={search.scope ?? ''}
        options={[
          { value: '', text: words.scopes.organization },
          { value: 'installation', text: words.scopes.installation },
        ]}
        onChange={(scope) => set({ scope: scope === 'installation' ? scope : undefined })}
      />
      {Object.keys(search).some((name) => name !== 'page') && (
        <Button kind="quiet" onPress={() => void navigate({ search: {}, replace: true })}>
          <X size={16} aria-hidden />
          {words.clear}
        </Button>
      )}
    </search>
  );
}
