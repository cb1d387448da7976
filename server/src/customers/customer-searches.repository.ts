import { and, desc, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import type { CustomerFilter } from '../domain/customer.js';
import type { Database, Queries } from '../platform/database/database.js';
import type { DayCount } from '../platform/database/day-pages.js';
import { insertRows } from '../platform/database/insert-rows.js';
import { customersThatFit } from './customer-fit.repository.js';
import { customerChanges, customerSearchCounts, customerSearches } from './customer-searches.table.js';
import { customers } from './customers.table.js';

/** Remembered searches of an organization; a further one replaces the oldest. */
const MAX_CACHED = 20;
/** Above this number of changes, searches are counted again instead. */
const MAX_CHANGES = 100_000;

const dayOfCustomer = sql<string>`(${customers.createdAt} at time zone 'UTC')::date`;

/** Exact counts of a remembered search by day, newest first; undefined if it is not remembered. */
export async function countsOfSearch(
  db: Queries,
  organizationId: string,
  filter: CustomerFilter,
): Promise<readonly DayCount[] | undefined> {
  const remembered = and(
    eq(customerSearches.organizationId, organizationId),
    eq(customerSearches.search, nameOf(filter)),
  );
  // A single statement counts each change exactly once.
  const { rows } = await db.execute<{ day: string; count: number }>(sql`
    select day::text, sum(count)::int as count from (
      select ${customerSearchCounts.day} as day, ${customerSearchCounts.count} as count from ${customerSearchCounts}
      where ${customerSearchCounts.organizationId} = ${organizationId} and ${customerSearchCounts.search} = ${nameOf(filter)}
      union all
      select ${dayOfCustomer}, ${customerChanges.change} from ${changesThatFit(organizationId, filter)}
      and exists (select from ${customerSearches} where ${remembered})
    ) counted group by day order by day desc`);
  return rows.length === 0 ? undefined : rows;
}

/** Counts a search in full, which is slow, and remembers its counts. Concurrent callers wait for it. */
export function rememberSearch(
  { transaction }: Pick<Database, 'transaction'>,
  organizationId: string,
  filter: CustomerFilter,
): Promise<readonly DayCount[]> {
  return transaction(async (tx) => {
    await lockSearches(tx, organizationId);
    const known = await countsOfSearch(tx, organizationId, filter);
    if (known !== undefined) return known;
    // Excludes pending changes, which `bringSearchesUpToDate` adds.
    const { rows } = await tx.execute<{ day: string; count: number; settled: number }>(sql`
      select day::text, sum(count)::int as count, sum(settled)::int as settled from (
        select ${dayOfCustomer} as day, count(*) as count, count(*) as settled from ${customers}
        where ${customersThatFit(organizationId, filter)} group by 1
        union all
        select ${dayOfCustomer}, 0, -${customerChanges.change} from ${changesThatFit(organizationId, filter)}
      ) counted group by day order by day desc`);
    const search = nameOf(filter);
    await forgetOldest(tx, organizationId);
    await tx.insert(customerSearches).values({ organizationId, search }).onConflictDoNothing();
    const kept = rows.map(({ day, settled }) => ({ organizationId, search, day, count: settled }));
    await insertRows(tx, customerSearchCounts, kept);
    return rows.map(({ day, count }) => ({ day, count }));
  });
}

/** Adds pending changes to the counts of remembered searches. Running it rarely makes text searches slower, never wrong. */
export async function bringSearchesUpToDate({ db, transaction }: Pick<Database, 'db' | 'transaction'>): Promise<void> {
  const changed = await db
    .select({ organizationId: customerChanges.organizationId, count: sql<number>`count(*)::int` })
    .from(customerChanges)
    .groupBy(customerChanges.organizationId);
  for (const { organizationId, count } of changed) {
    await transaction(async (tx) => {
      await lockSearches(tx, organizationId);
      if (count > MAX_CHANGES) await forgetSearches(tx, organizationId);
      else await addChanges(tx, organizationId);
    });
  }
}

async function addChanges(tx: Queries, organizationId: string): Promise<void> {
  const remembered = await tx
    .select({ search: customerSearches.search })
    .from(customerSearches)
    .where(eq(customerSearches.organizationId, organizationId));
  const ofOrganization = eq(customerChanges.organizationId, organizationId);
  if (remembered.length === 0) {
    await tx.delete(customerChanges).where(ofOrganization);
    return;
  }
  const counted = remembered.map(
    ({ search }) => sql`select ${search} as search, ${dayOfCustomer} as day, sum(${customerChanges.change}) as count
      from ${changesThatFit(organizationId, JSON.parse(search), sql`taken`)} group by 2`,
  );
  // A single statement deletes and adds the same changes.
  await tx.execute(sql`
    with taken as (delete from ${customerChanges} where ${ofOrganization} returning *)
    insert into ${customerSearchCounts} (organization_id, search, day, count)
    select ${organizationId}, search, day, count from (${sql.join(counted, sql` union all `)}) counted where count <> 0
    on conflict (organization_id, search, day) do update set count = ${customerSearchCounts.count} + excluded.count`);
}

/** Deletes an organization's remembered searches and pending changes, in the transaction that erases customers. */
export async function forgetSearches(tx: Queries, organizationId: string): Promise<void> {
  await lockSearches(tx, organizationId);
  await tx.delete(customerSearches).where(eq(customerSearches.organizationId, organizationId));
  await tx.delete(customerChanges).where(eq(customerChanges.organizationId, organizationId));
}

/** Serializes changes to the remembered searches of an organization. */
async function lockSearches(tx: Queries, organizationId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`customer searches ${organizationId}`}, 0))`);
}

async function forgetOldest(tx: Queries, organizationId: string): Promise<void> {
  const newest = tx
    .select({ search: customerSearches.search })
    .from(customerSearches)
    .where(eq(customerSearches.organizationId, organizationId))
    .orderBy(desc(customerSearches.rememberedAt))
    .limit(MAX_CACHED - 1);
  await tx
    .delete(customerSearches)
    .where(and(eq(customerSearches.organizationId, organizationId), notInArray(customerSearches.search, newest)));
}

function changesThatFit(organizationId: string, filter: CustomerFilter, from: SQL = sql`${customerChanges}`): SQL {
  return sql`${from} as "customer_changes" join ${customers} on ${customers.id} = ${customerChanges.customerId}
    where ${customersThatFit(organizationId, filter, customerChanges)}`;
}

/** Equal filters give equal text. */
function nameOf(filter: CustomerFilter): string {
  return JSON.stringify(filter, ['search', 'verdict', 'decision', 'mode', 'from', 'until', 'includeDeleted']);
}
