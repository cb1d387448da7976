import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ChartLine } from 'lucide-react';
import { useState } from 'react';
import { type Statistics, statistics } from '../../api/statistics.js';
import { ErrorPage } from '../../app/error-page.js';
import { useAction } from '../../app/keys/keys.js';
import { useTitle } from '../../app/use-title.js';
import { Choice } from '../../components/choice.js';
import { EmptyState } from '../../components/empty-state.js';
import { LoadFailed } from '../../components/load-failed.js';
import { Page } from '../../components/page.js';
import { SkeletonRows } from '../../components/skeleton-rows.js';
import { DASHBOARD } from '../../i18n/en/dashboard.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { dayAt } from '../../logic/start-of-day.js';
import { DEFAULT_PERIOD, PERIODS } from '../../logic/statistics-search.js';
import { Backlog } from './backlog.js';
import styles from './dashboard.module.css';
import { Days } from './days.js';
import { Decisions } from './decisions.js';
import { Handling } from './handling.js';
import { Precisions } from './precisions.js';
import { Tiles } from './tiles.js';

const route = getRouteApi('/frame/dashboard');
const DAY = 24 * 60 * 60_000;

/** How much comes in, how much is decided, and how well verdicts, scores and lists predict the decisions. */
export function DashboardPage() {
  const words = useWords(DASHBOARD);
  const texts = words.dashboard;
  const formats = useFormats();
  const { days = DEFAULT_PERIOD } = route.useSearch();
  const navigate = route.useNavigate();
  const from = dayAt(Date.now() - (days - 1) * DAY, formats.timeZone);
  const { data, error, dataUpdatedAt, refetch } = useQuery(statistics(from));
  useTitle(texts.title);
  if (data === undefined && error !== null) return <ErrorPage error={error} />;
  return (
    <Page
      title={texts.title}
      lead={data && texts.lead(data.time_zone)}
      actions={
        <Choice
          label={texts.period}
          value={String(days)}
          options={PERIODS.map((period) => ({ value: String(period), text: texts.periods(period) }))}
          onChange={(value) =>
            void navigate({ search: { days: PERIODS.find((period) => String(period) === value) }, replace: true })
          }
        />
      }
    >
      {error && (
        <LoadFailed
          text={`${texts.failed(words.common.failed(error))} ${texts.asOf(formats.instant(dataUpdatedAt))}`}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined ? (
        <SkeletonRows label={words.common.loading} />
      ) : isEmpty(data) ? (
        <EmptyState {...texts.empty} icon={<ChartLine size={22} />} />
      ) : (
        <Figures data={data} />
      )}
    </Page>
  );
}

function Figures({ data }: { readonly data: Statistics }) {
  const [asTable, setAsTable] = useState(false);
  const toggle = () => setAsTable((shown) => !shown);
  useAction('toggleTable', toggle);
  return (
    <>
      <Tiles data={data} />
      <Days days={data.per_day} asTable={asTable} onToggle={toggle} />
      <Backlog data={data} />
      <Precisions data={data} />
      <div className={styles.pair}>
        <Decisions data={data} />
        <Handling data={data} />
      </div>
    </>
  );
}

function isEmpty({ per_day, open }: Statistics): boolean {
  return (
    per_day.every(({ made, alerts, opened, closed }) => made + alerts + opened + closed === 0) &&
    open.by_age.every(({ count }) => count === 0)
  );
}
