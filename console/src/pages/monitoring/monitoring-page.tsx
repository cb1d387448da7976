import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { type Alert, alerts } from '../../api/alerts.js';
import { useAction } from '../../app/keys/keys.js';
import { useMay } from '../../app/session.js';
import { useTitle } from '../../app/use-title.js';
import { Button } from '../../components/button.js';
import { EmptyState } from '../../components/empty-state.js';
import { LoadFailed } from '../../components/load-failed.js';
import { Page } from '../../components/page.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { MONITORING } from '../../i18n/en/monitoring.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { caseSearchOf } from '../../logic/alert-changes.js';
import { isNarrowed } from '../../logic/alert-search.js';
import { toggled } from '../../logic/extend-selection.js';
import { AlertFilters } from './alert-filters.js';
import { AlertRow } from './alert-row.js';
import styles from './monitoring.module.css';
import { useMarkSeen } from './use-mark-seen.js';

const route = getRouteApi('/frame/monitoring');
const NOTHING: ReadonlySet<string> = new Set();

/** Alerts of monitoring, unseen first; the open alert shows the difference. */
export function MonitoringPage() {
  const words = useWords(MONITORING);
  const formats = useFormats();
  const may = useMay();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const rows = useInfiniteQuery(alerts(search));
  const items = rows.data?.pages.flatMap((page) => page.alerts) ?? [];
  const [openId, setOpen] = useState('');
  const [last, setLast] = useState(0);
  const [selected, setSelected] = useState(NOTHING);
  const mark = useMarkSeen(() => setSelected(NOTHING));
  useTitle(words.monitoring.title);

  // An alert that left the view hands over to the one in its place.
  const found = items.findIndex(({ alert_id }) => alert_id === openId);
  const active = found >= 0 ? found : Math.max(0, Math.min(last, items.length - 1));
  const open = (place: number) => {
    const next = items[place];
    if (next === undefined) return;
    setOpen(next.alert_id);
    setLast(place);
    if (place >= items.length - 3 && rows.hasNextPage && !rows.isFetchingNextPage) void rows.fetchNextPage();
  };
  const step = (by: 1 | -1) => open(Math.max(0, Math.min(items.length - 1, active + by)));
  const select = (alert: Alert | undefined) => alert && setSelected(toggled(selected, alert.alert_id));
  const chosen = items.filter(({ alert_id }) => selected.has(alert_id));
  const target = chosen.length > 0 ? chosen : items.slice(active, active + 1);
  const unseen = (of: readonly Alert[]) => of.filter(({ seen_at }) => seen_at === null).map(({ alert_id }) => alert_id);
  const maySee = may('case.decide');
  useAction('nextRow', () => step(1));
  useAction('previousRow', () => step(-1));
  useAction('selectRow', () => select(items[active]), maySee);
  useAction('openRow', () => {
    const alert = items[active];
    if (alert)
      void navigate({
        to: '/cases/$reference',
        params: { reference: alert.search_reference },
        search: caseSearchOf(alert),
      });
  });
  useAction('markSeen', () => mark(unseen(target)), maySee);

  const narrowed = isNarrowed(search);
  const shown = unseen(items);
  return (
    <Page
      title={words.monitoring.title}
      lead={words.monitoring.lead}
      actions={
        maySee &&
        (chosen.length > 0 ? (
          <>
            <span className={styles.count}>{words.monitoring.selected(chosen.length)}</span>
            <Button kind="primary" isDisabled={unseen(chosen).length === 0} onPress={() => mark(unseen(chosen))}>
              {words.monitoring.markSeen}
            </Button>
          </>
        ) : (
          shown.length > 0 && <Button onPress={() => mark(shown)}>{words.monitoring.markShown(shown.length)}</Button>
        ))
      }
    >
      <AlertFilters search={search} unseen={rows.data?.pages[0]?.unseen} />
      {rows.error && (
        <LoadFailed
          text={`${words.monitoring.failed(words.common.failed(rows.error))} ${
            rows.dataUpdatedAt > 0 ? words.monitoring.asOf(formats.instant(rows.dataUpdatedAt)) : ''
          }`}
          onRetry={() => void rows.refetch()}
        />
      )}
      {rows.isPending ? (
        <SkeletonRows label={words.common.loading} />
      ) : items.length > 0 ? (
        <ol className={styles.alerts} aria-label={words.monitoring.alerts} aria-busy={rows.isPlaceholderData}>
          {items.map((alert, place) => (
            <AlertRow
              key={alert.alert_id}
              alert={alert}
              isOpen={place === active}
              isSelected={selected.has(alert.alert_id)}
              onOpen={() => open(place)}
              onSelect={maySee ? () => select(alert) : undefined}
              onSeen={maySee && alert.seen_at === null ? () => mark([alert.alert_id]) : undefined}
            />
          ))}
        </ol>
      ) : (
        !rows.error && (
          <EmptyState
            {...words.monitoring.empty[narrowed ? 'narrowed' : (search.show ?? 'unseen')]}
            icon={<BellOff size={22} />}
          >
            {narrowed && (
              <Button onPress={() => void navigate({ search: search.show ? { show: search.show } : {} })}>
                {words.monitoring.clear}
              </Button>
            )}
          </EmptyState>
        )
      )}
      {rows.hasNextPage && (
        <div>
          <Button isPending={rows.isFetchingNextPage} onPress={() => void rows.fetchNextPage()}>
            {words.monitoring.more}
          </Button>
        </div>
      )}
    </Page>
  );
}
