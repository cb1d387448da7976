import { Link } from '@tanstack/react-router';
import { type QueueCounts, toDo } from '../../api/queue.js';
import { CASES } from '../../i18n/en/cases.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { type QueueSearch, searchOfQuick, VIEWS, type View } from '../../logic/queue-search.js';
import styles from './quick-filters.module.css';

interface Props {
  readonly current: QueueSearch;
  readonly counts: QueueCounts | undefined;
}

/** The parts of the queue, each with how many cases it has. */
export function QuickFilters({ current, counts }: Props) {
  const words = useWords(CASES).cases;
  const formats = useFormats();
  return (
    <nav aria-label={words.views} className={styles.filters}>
      {VIEWS.map((view) => {
        const count = counts && countOf(view, counts);
        return (
          <Link
            key={view}
            to="/cases"
            search={searchOfQuick(current, view)}
            className={styles.filter}
            aria-current={current.state === undefined && (current.view ?? 'open') === view ? 'page' : undefined}
            data-alarm={view === 'overdue' && Boolean(count)}
            activeProps={{}}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {words.viewNames[view]}
            {view !== 'closed' && (
              <span className={styles.count}>{count === undefined ? '' : formats.count(count)}</span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}

function countOf(view: View, counts: QueueCounts): number {
  const { states, mine, unassigned, overdue, due_today, changed } = counts;
  return {
    open: toDo(counts),
    mine,
    unassigned,
    'due-today': due_today,
    overdue,
    'second-review': states.second_review,
    changed,
    waiting: states.waiting,
    closed: 0,
  }[view];
}
