import { isOfBatch } from '../domain/customer.js';
import type { Queries } from '../platform/database/database.js';
import { insertBatch, type NewRows, rowsOf } from '../platform/database/insert-rows.js';
import type { CustomerRow } from './customer-row.repository.js';
import { customerChanges } from './customer-searches.table.js';
import { customerCounts } from './customers.table.js';

const SHARDS = 8;
/** Uploads use shards of their own, so that a single customer does not wait for the commit of many. */
const SHARDS_OF_BATCHES = 4;

/** Columns that a customer is counted by. */
type Counted = Pick<
  CustomerRow,
  'id' | 'organizationId' | 'createdAt' | 'mode' | 'uploadSource' | 'verdict' | 'decision' | 'deletedAt'
>;

/** A customer before and after a change; absent before its creation and after its erasure. */
export interface CountedChange {
  readonly before?: Counted;
  readonly after?: Counted;
}

/**
 * Updates the counts of the list and of text searches after the caller's changes. Last in a transaction, because it locks shared
 * rows until the commit, and in a fixed order, to avoid deadlocks. `cases` are the counts of the customers' cases.
 */
export async function countCustomers(
  tx: Queries,
  changes: readonly CountedChange[],
  cases: readonly NewRows[] = [],
): Promise<void> {
  const [first] = changes;
  const one = first?.after ?? first?.before;
  if (one === undefined) return;
  const number = Number.parseInt(one.id.slice(-2), 16);
  const shard = isOfBatch(one) ? SHARDS + (number % SHARDS_OF_BATCHES) : number % SHARDS;
  const kinds = new Map<string, typeof customerCounts.$inferInsert>();
  for (const { before, after } of changes) {
    if (before !== undefined) add(kinds, before, -1, shard);
    if (after !== undefined) add(kinds, after, 1, shard);
  }
  const rows = [...kinds].filter(([, { count }]) => count !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  await insertBatch(tx, [
    ...cases,
    rowsOf(customerChanges, changes.flatMap(changeRows)),
    {
      table: customerCounts,
      rows: rows.map(([, row]) => row),
      onConflict: `on conflict (organization_id, day, mode, verdict, decision, deleted, shard)
        do update set count = customer_counts.count + excluded.count`,
    },
  ]);
}

function add(
  kinds: Map<string, typeof customerCounts.$inferInsert>,
  customer: Counted,
  count: number,
  shard: number,
): void {
  const { organizationId, createdAt, mode, verdict, decision, deletedAt } = customer;
  const kind: Omit<typeof customerCounts.$inferInsert, 'count'> = {
    ...{ organizationId, day: createdAt.toISOString().slice(0, 10), mode, deleted: deletedAt !== null, shard },
    ...{ verdict: verdict ?? ('' as const), decision: decision ?? ('' as const) },
  };
  const key = Object.values(kind).join('\0');
  kinds.set(key, { ...kind, count: (kinds.get(key)?.count ?? 0) + count });
}

/** Changes for the stored counts of searches; an erasure deletes those counts instead. */
function changeRows({ before, after }: CountedChange): (typeof customerChanges.$inferInsert)[] {
  if (after === undefined || (before !== undefined && isOfOneKind(before, after))) return [];
  return [...(before === undefined ? [] : [changeRow(before, -1)]), changeRow(after, 1)];
}

function changeRow(
  { id: customerId, organizationId, mode, verdict, decision, deletedAt }: Counted,
  change: 1 | -1,
): typeof customerChanges.$inferInsert {
  return { customerId, organizationId, mode, verdict, decision, deletedAt, change };
}

function isOfOneKind(one: Counted, other: Counted): boolean {
  const isSame = one.mode === other.mode && one.verdict === other.verdict && one.decision === other.decision;
  return isSame && (one.deletedAt === null) === (other.deletedAt === null);
}
