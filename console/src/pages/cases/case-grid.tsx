import { Link } from '@tanstack/react-router';
import { MessageSquare, RefreshCw } from 'lucide-react';
import type { QueueItem } from '../../api/queue.js';
import { useMe } from '../../app/session.js';
import { useNarrow } from '../../app/use-narrow.js';
import { useNow } from '../../app/use-now.js';
import { type Column, DataGrid } from '../../components/data-grid.js';
import { Due } from '../../components/due.js';
import { Person } from '../../components/person.js';
import { RiskLevel } from '../../components/risk-level.js';
import { Verdict } from '../../components/verdict.js';
import { CASES } from '../../i18n/en/cases.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { partialDateOf } from '../../logic/partial-date.js';
import { type ColumnName, WIDTHS, type Width } from '../../logic/queue-columns.js';
import styles from './case-grid.module.css';
import { useColumns } from './column-menu.js';
import { SampleMark } from './sample-mark.js';
import { WorkMark } from './work-mark.js';

/** Columns of a narrow screen, one below the other. */
const NARROW = ['name', 'risk', 'closest', 'due'] as const;

/** A column's width in pixels; with a share of what is left, the least. */
interface Track {
  readonly least: number;
  readonly share?: number;
}

interface Props {
  readonly items: readonly QueueItem[];
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (item: QueueItem) => void;
  readonly onExtend: (step: 1 | -1) => void;
  readonly onOpen: (item: QueueItem) => void;
  readonly onEnd: () => void;
}

export function CaseGrid(props: Props) {
  const words = useWords(CASES);
  const formats = useFormats();
  const now = useNow();
  const narrow = useNarrow();
  const chosen = useColumns();
  const { density } = useMe().preferences;

  const isCompact = density === 'compact';
  const lines = narrow || !isCompact ? 2 : 1;
  const facts = (item: QueueItem) =>
    [partialDateOf(item.birth_incorporation_date), ...item.countries.map(formats.country)].filter(
      (text) => text !== '',
    );
  const columns: Readonly<Record<ColumnName, Pick<Column<QueueItem>, 'cell'> & Track>> = {
    due: {
      least: 88,
      cell: (item) =>
        item.state === 'closed' ? words.states.closed : <Due at={item.waiting_until ?? item.due_at} now={now} />,
    },
    name: {
      ...{ least: 180, share: 1 },
      cell: (item) => (
        <span className={styles.name} data-lines={lines} data-unread={!item.read_by_me || undefined}>
          <span className={styles.first}>
            <Link
              to="/cases/$reference"
              params={{ reference: item.search_reference }}
              search={{}}
              tabIndex={-1}
              className={styles.link}
            >
              <bdi>{item.name}</bdi>
            </Link>
            {item.is_sample && <SampleMark />}
            {isCompact && !narrow && <WorkMark state={item.state} mine={item.proposed_by_me} />}
          </span>
          <span className={styles.second}>
            {(narrow || !isCompact) && <WorkMark state={item.state} mine={item.proposed_by_me} />}
            <span className={styles.facts}>{facts(item).join(' · ')}</span>
          </span>
        </span>
      ),
    },
    risk: { least: 64, cell: (item) => <RiskLevel level={item.risk_level} /> },
    verdict: { least: 116, cell: (item) => <Verdict verdict={item.verdict} /> },
    closest: {
      ...{ least: 200, share: 1.2 },
      cell: ({ closest }) =>
        closest && (
          <span className={styles.closest} data-lines={lines}>
            <span className={styles.first}>
              <span className={styles.score}>{formats.score(closest.score)}</span>
              <bdi className={styles.listed}>{closest.name}</bdi>
            </span>
            <span className={styles.source}>{words.cases.sources(closest.sources.map(words.sources))}</span>
          </span>
        ),
    },
    records: {
      least: 60,
      cell: ({ counts: { open, total } }) => (
        <span className={styles.number}>
          {total === 0 ? words.cases.articlesOnly : words.cases.openOf(open, total)}
        </span>
      ),
    },
    assignee: {
      least: 112,
      cell: ({ assignee }) => assignee && <Person name={assignee.name || assignee.email} />,
    },
    activity: {
      least: 52,
      cell: ({ unseen_alerts, comments }) => (
        <span className={styles.activity}>
          {unseen_alerts > 0 && (
            <span title={words.cases.changes(unseen_alerts)} className={styles.changed}>
              <RefreshCw size={14} aria-label={words.cases.changes(unseen_alerts)} /> {formats.number(unseen_alerts)}
            </span>
          )}
          {comments > 0 && (
            <span title={words.cases.comments(comments)}>
              <MessageSquare size={14} aria-label={words.cases.comments(comments)} /> {formats.number(comments)}
            </span>
          )}
        </span>
      ),
    },
  };
  const shown: readonly { readonly name: ColumnName; readonly width: Width }[] = narrow
    ? NARROW.map((name) => ({ name, width: 'standard' }))
    : chosen.filter(({ isShown }) => isShown);
  return (
    <DataGrid
      {...props}
      label={words.cases.title}
      columns={shown.map(({ name: id, width }) => ({
        id,
        title: words.cases.columns[id],
        cell: columns[id].cell,
        width: trackOf(columns[id], WIDTHS[width]),
        ...(narrow && (id === 'risk' || id === 'due') && { align: 'end' as const }),
      }))}
      keyOf={({ search_reference }) => search_reference}
      rowHeight={narrow ? 84 : isCompact ? 36 : 44}
      stacked={narrow}
      selectLabel={({ name }) => words.cases.select(name)}
    />
  );
}

function trackOf({ least, share }: Track, factor: number): string {
  return share === undefined ? `${least * factor}px` : `minmax(${least * factor}px, ${share * factor}fr)`;
}
