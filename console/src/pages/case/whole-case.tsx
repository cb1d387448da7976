import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { CaseData } from '../../api/case.js';
import { useAction } from '../../app/keys/keys.js';
import { useMay } from '../../app/session.js';
import { useTitle } from '../../app/use-title.js';
import { Message } from '../../components/message.js';
import { Comparison } from '../../evidence/comparison/comparison.js';
import { RecordDetails } from '../../evidence/comparison/record-details.js';
import { partiesOf } from '../../evidence/records/parties-of.js';
import { Records } from '../../evidence/records/records.js';
import { CASE } from '../../i18n/en/case.js';
import { useWords } from '../../i18n/language.js';
import { toggled } from '../../logic/extend-selection.js';
import { ArticleView } from './articles/article-view.js';
import { Articles } from './articles/articles.js';
import { CaseHead } from './case-head.js';
import { CaseTabs } from './case-tabs.js';
import { Comments } from './comments.js';
import { decidableArticle, decidableRecord } from './decide/decidable.js';
import { DecisionBar } from './decide/decision-bar.js';
import { standingOf } from './decide/opinions-on.js';
import { NoRecords } from './no-records.js';
import { OtherNames } from './other-names.js';
import { PastRound } from './past-round.js';
import { shownOf } from './shown-of.js';
import { SplitRecord } from './split-record.js';
import { useCaseKeys } from './use-case-keys.js';
import { useLitRows } from './use-lit-rows.js';
import { Notices } from './verdict/notices.js';
import { Risk } from './verdict/risk.js';
import { VerdictPanel } from './verdict/verdict-panel.js';
import styles from './whole-case.module.css';

const NOTHING: ReadonlySet<string> = new Set();
const route = getRouteApi('/frame/cases/$reference');

interface Props {
  /** The case, or what an earlier round of it was. */
  readonly data: CaseData;
  readonly present: CaseData;
  /** Reason why the case could not be reloaded; the displayed one is older. */
  readonly stale: Error | null;
}

export function WholeCase({ data, present, stale }: Props) {
  const words = useWords(CASE);
  const may = useMay();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [{ selectedIn, selected }, setSelection] = useState({ selectedIn: '', selected: NOTHING });
  const [verdictShown, setVerdictShown] = useState(true);
  useTitle(words.case.title);

  const { search_reference: reference, results, adverse_media: articles } = data;
  const isPast = data !== present;
  const listed = new Set(present.results.map(({ id }) => id));
  const setSelected = (ids: ReadonlySet<string>) => setSelection({ selectedIn: reference, selected: ids });
  // The page stays in place from case to case, which is faster than a new one; what was chosen or typed does not.
  if (selectedIn !== reference) setSelected(NOTHING);
  const parties = partiesOf(results);
  const { record: open, article } = shownOf(data, search.record);
  const party = parties.find(({ members }) => members.some(({ id }) => id === open?.id));
  const records = selected.size > 0 ? results.filter(({ id }) => selected.has(id)) : (party?.decidable(open) ?? []);
  const target = article ? [decidableArticle(article)] : records.map(decidableRecord);
  const show = (id: string | undefined) =>
    id !== undefined && void navigate({ search: (before) => ({ ...before, record: id }), replace: true });
  const {
    lit,
    light,
    show: showGrounds,
  } = useLitRows(
    search.tab === undefined ? open?.id : undefined,
    (record) => void navigate({ search: (before) => ({ ...before, record, tab: undefined }), replace: true }),
  );
  const select = (ids: readonly string[]) => setSelected(ids.reduce(toggled, selected));

  const shown = article?.id ?? open?.id;
  const order = [...parties.flatMap(({ members }) => members), ...articles];
  const step = (by: 1 | -1) => show(order[order.findIndex(({ id }) => id === shown) + by]?.id);
  useAction('nextRecord', () => step(1), order.length > 1);
  useAction('previousRecord', () => step(-1), order.length > 1);
  useAction('selectRecord', () => open && select([open.id]), open !== undefined && may('case.decide'));
  useAction('toggleVerdict', () => setVerdictShown(!verdictShown));
  useCaseKeys(data, open);

  return (
    <div className={styles.page}>
      <CaseHead data={data} />
      {stale && (
        <div className={styles.stale}>
          <Message tone="warning">{words.case.stale(words.common.failed(stale))}</Message>
        </div>
      )}
      {isPast && search.round !== undefined && (
        <div className={styles.stale}>
          <PastRound reference={reference} round={search.round} />
        </div>
      )}
      {data.proposal?.stuck && (
        <div className={styles.stale}>
          <Message tone="warning">{words.review.stuck}</Message>
        </div>
      )}
      <div className={styles.columns}>
        <section className={styles.records} aria-label={words.case.records}>
          {(results.length > 0 || articles.length === 0) && (
            <Records
              parties={parties}
              open={open}
              standingOf={(id) => standingOf(data, id)}
              isGone={(id) => isPast && !listed.has(id)}
              selected={selected}
              selectable={may('case.decide') && !isPast && data.work?.state !== 'closed'}
              onOpen={show}
              onSelect={select}
            />
          )}
          <Articles articles={articles} open={article} onOpen={show} />
        </section>
        <section className={styles.centre} aria-label={words.case.evidence}>
          <CaseTabs
            data={data}
            open={open}
            tab={search.tab}
            round={search.round}
            first={article ? 'article' : 'comparison'}
          >
            {article && <ArticleView reference={reference} article={article} />}
            {open && (
              <>
                <Comparison searched={data.searched_name} result={open} lit={lit} />
                {!isPast && <OtherNames reference={reference} result={open} />}
                <RecordDetails
                  result={open}
                  mergedAction={
                    may('configuration.write') && !isPast
                      ? (leading, merged) => <SplitRecord leading={leading} merged={merged} />
                      : undefined
                  }
                />
              </>
            )}
            {shown === undefined && <NoRecords data={data} />}
          </CaseTabs>
        </section>
        <section className={styles.side} aria-label={words.case.conclusions}>
          <VerdictPanel
            data={data}
            shown={verdictShown}
            onShow={() => setVerdictShown(!verdictShown)}
            onLight={light}
            onGrounds={showGrounds}
          />
          <Notices data={data} />
          {open && <Risk data={data} result={open} />}
          <Comments key={reference} data={data} />
        </section>
      </div>
      {shown !== undefined && !isPast && may('case.decide') && (
        <DecisionBar
          key={`${reference} ${shown}`}
          data={data}
          target={target}
          onStart={() => show(shown)}
          onDone={(left) => {
            setSelected(NOTHING);
            show(left[0]);
          }}
        />
      )}
    </div>
  );
}
