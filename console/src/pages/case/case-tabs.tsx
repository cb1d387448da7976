import { getRouteApi } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import type { CaseData } from '../../api/case.js';
import { useWords } from '../../i18n/language.js';
import { TABS, type Tab as TabName } from '../../logic/case-search.js';
import styles from './case-tabs.module.css';

const History = lazy(() => import('./history/history.js').then(({ History }) => ({ default: History })));
const Related = lazy(() => import('./history/related.js').then(({ Related }) => ({ default: Related })));
const RequestTab = lazy(() => import('./history/request-tab.js').then(({ RequestTab }) => ({ default: RequestTab })));

const route = getRouteApi('/frame/cases/$reference');

interface Props {
  readonly data: CaseData;
  readonly tab: TabName | undefined;
  /** The round in view; undefined for the present one. */
  readonly round: number | undefined;
  /** Title and content of the first tab. */
  readonly first: 'comparison' | 'article';
  readonly children: ReactNode;
}

export function CaseTabs({ data, tab = 'comparison', round, first, children }: Props) {
  const words = useWords().case;
  const navigate = route.useNavigate();
  return (
    <Tabs
      selectedKey={tab}
      onSelectionChange={(key) =>
        void navigate({
          search: (before) => ({ ...before, tab: key === 'comparison' ? undefined : (key as TabName) }),
          replace: true,
        })
      }
    >
      <TabList aria-label={words.evidence} className={styles.tabs}>
        {TABS.map((name) => (
          <Tab key={name} id={name} className={styles.tab}>
            {words.tabs[name === 'comparison' ? first : name]}
          </Tab>
        ))}
      </TabList>
      <TabPanel id="comparison" className={styles.panel}>
        {children}
      </TabPanel>
      <TabPanel id="related" className={styles.panel}>
        <Suspense>
          <Related data={data} />
        </Suspense>
      </TabPanel>
      <TabPanel id="history" className={styles.panel}>
        <Suspense>
          <History reference={data.search_reference} round={round} />
        </Suspense>
      </TabPanel>
      <TabPanel id="request" className={styles.panel}>
        <Suspense>
          <RequestTab data={data} />
        </Suspense>
      </TabPanel>
    </Tabs>
  );
}
