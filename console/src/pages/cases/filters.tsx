import { useNavigate } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { exportAddress } from '../../api/queue.js';
import { FindField } from '../../app/find-field.js';
import { useMe } from '../../app/session.js';
import { Button } from '../../components/button.js';
import { Choice } from '../../components/choice.js';
import { DownloadLink } from '../../components/download-link.js';
import { CASES } from '../../i18n/en/cases.js';
import { useWords } from '../../i18n/language.js';
import { isFiltered, type QueueSearch, type Sort, withoutFilters } from '../../logic/queue-search.js';
import { ColumnMenu } from './column-menu.js';
import { FilterChips } from './filter-chips.js';
import styles from './filters.module.css';
import { MoreFilters } from './more-filters.js';

/** Words of a name or client reference, risk, order. */
export function Filters({ search }: { readonly search: QueueSearch }) {
  const words = useWords(CASES);
  const { policy } = useMe();
  const navigate = useNavigate({ from: '/cases' });
  const set = (change: Partial<QueueSearch>) =>
    void navigate({ to: '/cases', search: (before) => ({ ...before, ...change }), replace: true });

  const filtered = isFiltered(search);
  return (
    <search className={styles.filters}>
      <FindField
        label={words.cases.find}
        value={search.search ?? ''}
        action="filters"
        onFind={(text) => set({ search: text || undefined })}
      />
      <Choice
        label={words.cases.risk}
        value={search.risk ?? ''}
        options={[
          { value: '', text: words.cases.anyRisk },
          ...(['High', 'Medium', 'Low'] as const).map((value) => ({ value, text: words.risk[value] })),
        ]}
        onChange={(value) => set({ risk: (value || undefined) as QueueSearch['risk'] })}
      />
      {policy.verdict_shown === 'always' && (
        <Choice
          label={words.cases.columns.verdict}
          value={search.verdict ?? ''}
          options={[
            { value: '', text: words.cases.anyVerdict },
            ...Object.entries(words.verdicts).map(([value, text]) => ({ value, text })),
          ]}
          onChange={(value) => set({ verdict: value || undefined })}
        />
      )}
      <Choice
        label={words.cases.order}
        value={search.sort ?? 'due'}
        options={(['due', 'risk', '-created', 'created', '-updated'] as const).map((value) => ({
          value,
          text: words.cases.orders[value],
        }))}
        onChange={(value) => set({ sort: value === 'due' ? undefined : (value as Sort) })}
      />
      <MoreFilters search={search} onChange={set} />
      <FilterChips search={search} onRemove={set} />
      {filtered && (
        <Button kind="quiet" onPress={() => set(withoutFilters(search))}>
          <X size={16} aria-hidden />
          {words.cases.clearFilters}
        </Button>
      )}
      <span className={styles.space} />
      <span className={styles.columns}>
        <DownloadLink address={exportAddress(search)} text={words.cases.download} hint={words.cases.downloadHint} />
        <ColumnMenu />
      </span>
    </search>
  );
}
