import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { type QueueItem, queue, queueCounts } from '../../api/queue.js';
import { useAction } from '../../app/keys/keys.js';
import { useMay } from '../../app/session.js';
import { useTitle } from '../../app/use-title.js';
import { CASES } from '../../i18n/en/cases.js';
import { useWords } from '../../i18n/language.js';
import { extended, toggled } from '../../logic/extend-selection.js';
import { CaseGrid } from './case-grid.js';
import styles from './cases-page.module.css';
import { ClaimNext } from './claim-next.js';
import { Filters } from './filters.js';
import { QueueState } from './queue-state.js';
import { QuickFilters } from './quick-filters.js';
import { RemoveSamples } from './remove-samples.js';
import { SavedViews } from './saved-views.js';
import { SelectionBar } from './selection-bar.js';
import { SummaryTiles } from './summary-tiles.js';

const route = getRouteApi('/frame/cases');
const NOTHING: ReadonlySet<string> = new Set();

/** Shows the queue, the most urgent cases first. */
export function CasesPage() {
  const words = useWords(CASES);
  const may = useMay();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const rows = useInfiniteQuery(queue(search));
  const counts = useQuery(queueCounts(search));
  const items = useMemo(() => rows.data?.pages.flatMap((page) => page.items) ?? [], [rows.data]);
  const [active, setActive] = useActive(items);
  const [selected, setSelected] = useState(NOTHING);
  useTitle(words.cases.title);
  useRemember(search);

  const open = (item: QueueItem | undefined) =>
    item && void navigate({ to: '/cases/$reference', params: { reference: item.search_reference }, search: {} });
  const step = (by: 1 | -1) => setActive(Math.max(0, Math.min(items.length - 1, active + by)));
  const extend = (by: 1 | -1) => {
    setSelected(extended(selected, items[active]?.search_reference, items[active + by]?.search_reference));
    step(by);
  };
  const select = (item: QueueItem | undefined) => item && setSelected(toggled(selected, item.search_reference));
  useAction('nextRow', () => step(1));
  useAction('previousRow', () => step(-1));
  useAction('extendDown', () => extend(1));
  useAction('extendUp', () => extend(-1));
  useAction('openRow', () => open(items[active]));
  useAction('selectRow', () => select(items[active]));

  const chosen = items.filter(({ search_reference }) => selected.has(search_reference));
  const target = chosen.length > 0 ? chosen : items.slice(active, active + 1);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{words.cases.title}</h1>
        {may('case.decide') && (
          <div className={styles.actions}>
            {items.some(({ is_sample }) => is_sample) && <RemoveSamples />}
            <ClaimNext view={search.saved} isMain={items.length > 0} />
          </div>
        )}
      </header>
      <SummaryTiles counts={counts.data} />
      <div className={styles.views}>
        <QuickFilters current={search} counts={counts.data} />
        <SavedViews search={search} counts={counts.data} />
      </div>
      <div className={styles.tools}>
        {chosen.length > 0 || !may('case.decide') ? null : <Filters search={search} />}
        {may('case.decide') ? (
          <SelectionBar target={target} shown={chosen.length > 0} onDone={() => setSelected(NOTHING)} />
        ) : (
          <Filters search={search} />
        )}
      </div>
      <QueueState rows={rows} empty={items.length === 0} search={search} isNew={counts.data?.closed === 0}>
        <CaseGrid
          items={items}
          active={active}
          onActive={setActive}
          selected={selected}
          onSelect={select}
          onExtend={extend}
          onOpen={open}
          onEnd={() => rows.hasNextPage && !rows.isFetchingNextPage && void rows.fetchNextPage()}
        />
      </QueueState>
    </div>
  );
}

/** The row in the order of Tab; it stays with its case when the rows around it change. */
function useActive(items: readonly QueueItem[]): [number, (index: number) => void] {
  const queries = useQueryClient();
  const [reference, setReference] = useState<string>(() => queries.getQueryData(['queue', 'active']) ?? '');
  const [last, setLast] = useState(0);
  const found = items.findIndex(({ search_reference }) => search_reference === reference);
  const active = found >= 0 ? found : Math.max(0, Math.min(last, items.length - 1));
  return [
    active,
    (index) => {
      setLast(index);
      setReference(items[index]?.search_reference ?? '');
      queries.setQueryData(['queue', 'active'], items[index]?.search_reference ?? '');
    },
  ];
}

/** Keeps the order of the queue for the next and previous case. */
function useRemember(search: object): void {
  const queries = useQueryClient();
  useEffect(() => {
    queries.setQueryData(['queue', 'place'], search);
  }, [queries, search]);
}
