import { type SQL, sql } from 'drizzle-orm';
import { workItems } from '../cases/work-items.table.js';
import type { Queries } from '../platform/database/database.js';
import { MOST_COUNTED, type QueueClock, type QueueCounts, type QueueFilter } from './queue.js';
import { all, conditions, isAssignedTo, isDue, isOfLevel, isUnassigned } from './queue-conditions.repository.js';

const LEVELS = { high: 'High', medium: 'Medium', low: 'Low' } as const;

/** So many cases that pass the filters are read together; a part with few of them is then counted by itself. */
const READ_TOGETHER = 5000;

/** Counts the parts of the queue under the filters but those of state, assignee, due date and change. */
export async function countQueue(
  db: Queries,
  organizationId: string,
  filter: QueueFilter,
  userId: string,
  clock: QueueClock,
): Promise<QueueCounts> {
  const { states: _, assignee: _a, due: _d, changed: _c, ...kept } = filter;
  const parts = partsOf(userId, clock);
  const within = conditions(organizationId, kept, clock);
  const [counted, [closed = 0]] = await Promise.all([
    Object.keys(kept).every((key) => key === 'riskLevel')
      ? countParts(db, parts, within)
      : countTogether(db, parts, within),
    countEach(db, organizationId, [{ ...kept, states: ['closed'] }], clock),
  ]);
  const { open, waiting, escalated, secondReview, conflict, high, medium, low, ...others } = counted;
  return {
    states: { open, waiting, escalated, second_review: secondReview, conflict },
    ...{ risk: { High: high, Medium: medium, Low: low }, closed },
    ...others,
  };
}

/** Counts the cases of each filter, up to `MOST_COUNTED`. */
export async function countEach(
  db: Queries,
  organizationId: string,
  filters: readonly QueueFilter[],
  clock: QueueClock,
): Promise<number[]> {
  if (filters.length === 0) return [];
  const counts = filters.map((filter) => {
    const within = conditions(organizationId, filter, clock);
    return filter.states?.includes('closed') ? countClosed(organizationId, within) : countUpTo(within, sql`due_at`);
  });
  const { rows } = await db.execute<{ counts: number[] }>(sql`select array[${sql.join(counts, sql`, `)}] as counts`);
  return rows[0]?.counts ?? [];
}

/** The quick filters that are counted. */
function partsOf(userId: string, clock: QueueClock) {
  const toDo = (condition: SQL) => sql`(state <> 'waiting' and ${condition})`;
  return {
    open: sql`state = 'open'`,
    waiting: sql`state = 'waiting'`,
    escalated: sql`state = 'escalated'`,
    secondReview: sql`state = 'second_review'`,
    conflict: sql`state = 'conflict'`,
    mine: toDo(isAssignedTo(userId, clock.now)),
    unassigned: toDo(isUnassigned(clock.now)),
    overdue: toDo(isDue('overdue', clock)),
    dueToday: toDo(isDue('today', clock)),
    changed: toDo(sql`unseen_alerts > 0`),
    ...{ high: toDo(isOfLevel('High')), medium: toDo(isOfLevel('Medium')), low: toDo(isOfLevel('Low')) },
  };
}
type PartName = keyof ReturnType<typeof partsOf>;
type Parts = Readonly<Partial<Record<PartName, SQL>>>;
type Counted = Readonly<Record<PartName, number>>;

/** Counts each part up to `MOST_COUNTED` in one pass over the cases; of very many, the first settle the large parts. */
async function countTogether(db: Queries, parts: Parts, within: readonly SQL[]): Promise<Counted> {
  const counts = Object.values(parts).map((part) => sql`least(count(*) filter (where ${part}), ${MOST_COUNTED})::int`);
  const { rows } = await db.execute<{ total: number; counts: number[] }>(sql`
    with work_items as materialized (
      select state, assignee_id, claimed_until, due_at, unseen_alerts, risk_score from work_items
      where ${all(within)} limit ${READ_TOGETHER + 1})
    select count(*)::int as total, array[${sql.join(counts, sql`, `)}] as counts from work_items`);
  const [{ total, counts: counted } = { total: 0, counts: [] }] = rows;
  const found = named(parts, counted);
  if (total <= READ_TOGETHER) return found;
  const small = Object.entries(parts).filter(([name]) => found[name as PartName] < MOST_COUNTED);
  return { ...found, ...(await countParts(db, Object.fromEntries(small), within)) };
}

/** Counts each part up to `MOST_COUNTED`, along an index of its own. */
async function countParts(db: Queries, parts: Parts, within: readonly SQL[]): Promise<Counted> {
  // In an order that an index has: without one, all rows may be read in search of the few that are open.
  const counts = Object.entries(parts).map(([name, part]) =>
    countUpTo([...within, part], name in LEVELS ? sql`risk_score` : sql`due_at`),
  );
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}]::int[] as counts`,
  );
  return named(parts, rows[0]?.counts ?? []);
}

function countUpTo(where: readonly SQL[], order?: SQL): SQL {
  const ordered = order ? sql`order by ${order}` : sql``;
  return sql`(select count(*) from (select from ${workItems} where ${all(where)} ${ordered} limit ${MOST_COUNTED}) found)::int`;
}

/** Counts closed cases, too, by the last of them if these are enough: an index of all that pass a common filter is long. */
function countClosed(organizationId: string, within: readonly SQL[]): SQL {
  const last = sql`select * from ${workItems}
    where organization_id = ${organizationId} and state = 'closed' order by due_at desc limit ${READ_TOGETHER}`;
  return sql`(select case when enough then ${MOST_COUNTED} else ${countUpTo(within)} end
    from (select count(*) >= ${MOST_COUNTED} as enough from (${last}) work_items where ${all(within)}) found)`;
}

function named(parts: Parts, counted: readonly number[]): Counted {
  return Object.fromEntries(Object.keys(parts).map((name, place) => [name, counted[place] ?? 0])) as Counted;
}
