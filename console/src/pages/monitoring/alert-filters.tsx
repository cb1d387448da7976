import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { lists } from '../../api/lists.js';
import { FindField } from '../../app/find-field.js';
import { Button } from '../../components/button.js';
import { Choice } from '../../components/choice.js';
import { DayField } from '../../components/day-field.js';
import { MONITORING } from '../../i18n/en/monitoring.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { ALERT_KINDS, type AlertSearch, isNarrowed, SEEN_VIEWS } from '../../logic/alert-search.js';
import styles from './monitoring.module.css';

interface Props {
  readonly search: AlertSearch;
  readonly unseen: number | undefined;
}

/** Seen or not, kind, list, customer, days. */
export function AlertFilters({ search, unseen }: Props) {
  const words = useWords(MONITORING).monitoring;
  const sources = useWords().sources;
  const formats = useFormats();
  const navigate = useNavigate({ from: '/monitoring' });
  const known = useQuery(lists).data?.lists ?? [];
  const set = (change: Partial<AlertSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  const options = known.map(({ source }) => ({ value: source, text: sources(source) }));
  const other = search.source !== undefined && !known.some(({ source }) => source === search.source);
  return (
    <search className={styles.filters}>
      <nav aria-label={words.views} className={styles.views}>
        {SEEN_VIEWS.map((view) => (
          <Link
            key={view}
            to="/monitoring"
            search={{ ...search, show: view === 'unseen' ? undefined : view }}
            className={styles.view}
            aria-current={(search.show ?? 'unseen') === view ? 'page' : undefined}
            activeProps={{}}
          >
            {words.viewNames[view]}
            {view === 'unseen' && (
              <span className={styles.number}>{unseen === undefined ? '' : formats.count(unseen)}</span>
            )}
          </Link>
        ))}
      </nav>
      <div className={styles.tools}>
        <FindField
          label={words.find}
          value={search.search ?? ''}
          onFind={(text) => set({ search: text || undefined })}
        />
        <Choice
          label={words.kind}
          value={search.kind ?? ''}
          options={[
            { value: '', text: words.anyKind },
            ...ALERT_KINDS.map((kind) => ({ value: kind, text: words.kinds[kind] })),
          ]}
          onChange={(kind) => set({ kind: (kind || undefined) as AlertSearch['kind'] })}
        />
        <Choice
          label={words.list}
          value={search.source ?? ''}
          options={[
            { value: '', text: words.anyList },
            ...options,
            ...(other && search.source ? [{ value: search.source, text: sources(search.source) }] : []),
          ]}
          onChange={(source) => set({ source: source || undefined })}
        />
        <DayField label={words.from} value={search.from ?? ''} onChange={(from) => set({ from: from || undefined })} />
        <DayField label={words.to} value={search.to ?? ''} onChange={(to) => set({ to: to || undefined })} />
        {isNarrowed(search) && (
          <Button
            kind="quiet"
            onPress={() => void navigate({ search: search.show ? { show: search.show } : {}, replace: true })}
          >
            <X size={16} aria-hidden />
            {words.clear}
          </Button>
        )}
      </div>
    </search>
  );
}
