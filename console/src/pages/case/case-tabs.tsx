import { getRouteApi } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import type { CaseData, CaseResult } from '../../api/case.js';
import { useAction } from '../../app/keys/keys.js';
import { CASE } from '../../i18n/en/case.js';
import { useWords } from '../../i18n/language.js';
import { type CaseSearch, TABS, type Tab as TabName } from '../../logic/case-search.js';
import styles from './case-tabs.module.css';

const Faces = lazy(() => import('./faces/faces.js').then(({ Faces }) => ({ default: Faces })));
const History = lazy(() => import('./history/history.js').then(({ History }) => ({ default: History })));
const Media = lazy(() => import('./media/media.js').then(({ Media }) => ({ default: Media })));
const Related = lazy(() => import('./history/related.js').then(({ Related }) => ({ default: Related })));
const Relations = lazy(() => import('./relations/relations.js').then(({ Relations }) => ({ default: Relations })));
const RequestTab = lazy(() => import('./history/request-tab.js').then(({ RequestTab }) => ({ default: RequestTab })));

const route = getRouteApi('/frame/cases/$reference');

interface Props {
  readonly data: CaseData;
  /** The open record; undefined while an article is open, or nothing. */
  readonly open: CaseResult | undefined;
  readonly tab: TabName | undefined;
  /** The round in view; undefined for the present one. */
  readonly round: number | undefined;
  /** Title and content of the first tab. */
  readonly first: 'comparison' | 'article';
  readonly children: ReactNode;
}

export function CaseTabs({ data, open, tab = 'comparison', round, first, children }: Props) {
  const words = useWords(CASE).case;
  const navigate = route.useNavigate();
  const hasArticles = data.adverse_media_status !== 'Not Requested';
  const isPerson = open?.entity_types.includes('Person') === true;
  const isMissing: Partial<Record<TabName, boolean>> = {
    media: !hasArticles,
    relations: open === undefined,
    faces: !isPerson,
  };
  const tabs = TABS.filter((name) => !isMissing[name]);
  const go = (to: Partial<CaseSearch>) => void navigate({ search: (before) => ({ ...before, ...to }), replace: true });
  const show = (name: TabName) => go({ tab: name === 'comparison' ? undefined : name });
  useAction('openMedia', () => show('media'), hasArticles);
  useAction('openRelations', () => show('relations'), open !== undefined);
  return (
    <Tabs selectedKey={tabs.includes(tab) ? tab : 'comparison'} onSelectionChange={(key) => show(key as TabName)}>
      <TabList aria-label={words.evidence} className={styles.tabs}>
        {tabs.map((name) => (
          <Tab key={name} id={name} className={styles.tab}>
            {words.tabs[name === 'comparison' ? first : name]}
          </Tab>
        ))}
      </TabList>
      <TabPanel id="comparison" className={styles.panel}>
        {children}
      </TabPanel>
      {open && (
        <TabPanel id="relations" className={styles.panel}>
          <Suspense>
            <Relations data={data} result={open} />
          </Suspense>
        </TabPanel>
      )}
      {open && isPerson && (
        <TabPanel id="faces" className={styles.panel}>
          <Suspense>
            <Faces key={open.id} reference={data.search_reference} result={open} />
          </Suspense>
        </TabPanel>
      )}
      {hasArticles && (
        <TabPanel id="media" className={styles.panel}>
          <Suspense>
            <Media data={data} onOpen={(record) => go({ record, tab: undefined })} />
          </Suspense>
        </TabPanel>
      )}
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
