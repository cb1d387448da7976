import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { CaseData } from '../../api/case.js';
import { useAction } from '../../app/keys/keys.js';
import { useMay } from '../../app/session.js';
import { useTitle } from '../../app/use-title.js';
import { Message } from '../../components/message.js';
import { useWords } from '../../i18n/language.js';
import { toggled } from '../../logic/extend-selection.js';
import { CaseHead } from './case-head.js';
import { CaseTabs } from './case-tabs.js';
import { Comments } from './comments.js';
import { DecisionBar } from './decide/decision-bar.js';
import { NoRecords } from './no-records.js';
import { partiesOf } from './records/parties-of.js';
import { Records } from './records/records.js';
import { useCaseKeys } from './use-case-keys.js';
import { Notices } from './verdict/notices.js';
import { Risk } from './verdict/risk.js';
import { VerdictPanel } from './verdict/verdict-panel.js';
import styles from './whole-case.module.css';

const route = getRouteApi('/frame/cases/$reference');

interface Props {
  readonly data: CaseData;
  /** Why the case could not be asked for again; what is shown is older. */
  readonly stale: Error | null;
}

export function WholeCase({ data, stale }: Props) {
  const words = useWords();
  const may = useMay();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [verdictShown, setVerdictShown] = useState(true);
  useTitle(words.case.title);

  const { results } = data;
  const parties = partiesOf(results);
  const open = results.find(({ id }) => id === search.record) ?? results.find(isOpen) ?? results[0];
  const party = parties.find(({ members }) => members.some(({ id }) => id === open?.id));
  const target = selected.size > 0 ? results.filter(({ id }) => selected.has(id)) : (party?.decidable(open) ?? []);
  const show = (id: string | undefined) =>
    id !== undefined && void navigate({ search: (before) => ({ ...before, record: id }), replace: true });
  const select = (ids: readonly string[]) => setSelected(ids.reduce(toggled, selected));

  const order = parties.flatMap(({ members }) => members);
  const step = (by: 1 | -1) => show(order[order.findIndex(({ id }) => id === open?.id) + by]?.id);
  useAction('nextRecord', () => step(1), results.length > 1);
  useAction('previousRecord', () => step(-1), results.length > 1);
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
      <div className={styles.columns}>
        <section className={styles.records} aria-label={words.case.records}>
          <Records
            parties={parties}
            open={open}
            selected={selected}
            selectable={may('case.decide') && data.work?.state !== 'closed'}
            onOpen={show}
            onSelect={select}
          />
        </section>
        <section className={styles.centre} aria-label={words.case.evidence}>
          {open === undefined ? <NoRecords /> : <CaseTabs data={data} open={open} tab={search.tab} />}
        </section>
        <section className={styles.side} aria-label={words.case.conclusions}>
          <VerdictPanel data={data} shown={verdictShown} onShow={() => setVerdictShown(!verdictShown)} />
          <Notices data={data} />
          {open && <Risk data={data} result={open} />}
          <Comments data={data} />
        </section>
      </div>
      {open && may('case.decide') && (
        <DecisionBar
          key={open.id}
          data={data}
          open={open}
          target={target}
          onDone={(left) => {
            setSelected(new Set());
            show(left[0]);
          }}
        />
      )}
    </div>
  );
}

function isOpen({ match_status }: { readonly match_status: string }): boolean {
  return match_status === 'Potential Match';
}
