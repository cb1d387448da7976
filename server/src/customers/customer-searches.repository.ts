import { and, desc, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import type { CustomerFilter } from '../domain/customer.js';
import type { Database, Queries } from '../platform/database/database.js';
import type { DayCount } from '../platform/database/day-pages.js';
import { insertRows } from '../platform/database/insert-rows.js';
import { customersThatFit } from './customer-fit.repository.js';
import { customerChanges, customerSearchCounts, customerSearches } from './customer-searches.table.js';
import { customers } from './customers.table.js';

/** Of an organization; one more takes the place of the oldest. */
const MOST_REMEMBERED = 20;
/** More changes than these, as where no job ran for long, and the searches are rather counted anew. */
const MOST_CHANGES = 100_000;

const dayOfCustomer = sql<string>`(${customers.createdAt} at time zone 'UTC')::date`;

/** How many a remembered search finds of each day, newest first, exactly; undefined when it is not remembered. */
export async function countsOfSearch(
  db: Queries,
  organizationId: string,
  filter: CustomerFilter,
): Promise<readonly DayCount[] | undefined> {
  const remembered = and(
    eq(customerSearches.organizationId, organizationId),
    eq(customerSearches.search, nameOf(filter)),
  );
  // One statement, so that a change is seen either here or there.
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

/** Counts a search in full, which is slow, and remembers its counts for the next time. Who asks for the same meanwhile waits. */
export function rememberSearch(
  { transaction }: Pick<Database, 'transaction'>,
  organizationId: string,
  filter: CustomerFilter,
): Promise<readonly DayCount[]> {
  return transaction(async (tx) => {
    await inTurnOfSearches(tx, organizationId);
    const known = await countsOfSearch(tx, organizationId, filter);
    if (known !== undefined) return known;
    // Without what will be added when the counts are brought up to date.
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

/** Adds what changed since to the counts of remembered searches. Doing it seldom makes searches by words slower, never wrong. */
export async function bringSearchesUpToDate({ db, transaction }: Pick<Database, 'db' | 'transaction'>): Promise<void> {
  const changed = await db
    .select({ organizationId: customerChanges.organizationId, count: sql<number>`count(*)::int` })
    .from(customerChanges)
    .groupBy(customerChanges.organizationId);
  for (const { organizationId, count } of changed) {
    await transaction(async (tx) => {
      await inTurnOfSearches(tx, organizationId);
      if (count > MOST_CHANGES) await forgetSearches(tx, organizationId);
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
  // What is taken away and what is added are of the same moment.
  await tx.execute(sql`
    with taken as (delete from ${customerChanges} where ${ofOrganization} returning *)
    insert into ${customerSearchCounts} (organization_id, search, day, count)
    select ${organizationId}, search, day, count from (${sql.join(counted, sql` union all `)}) counted where count <> 0
    on conflict (organization_id, search, day) do update set count = ${customerSearchCounts.count} + excluded.count`);
}

/**
 * Forgets the remembered searches of an organization and what changed since, in the transaction that erases customers: what is erased
 * leaves no change behind that could be added.
 */
export async function forgetSearches(tx: Queries, organizationId: string): Promise<void> {
  await inTurnOfSearches(tx, organizationId);
  await tx.delete(customerSearches).where(eq(customerSearches.organizationId, organizationId));
  await tx.delete(customerChanges).where(eq(customerChanges.organizationId, organizationId));
}

/** Remembering, bringing up to date and forgetting are done one after another in an organization. */
async function inTurnOfSearches(tx: Queries, organizationId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`customer searches ${organizationId}`}, 0))`);
}

async function forgetOldest(tx: Queries, organizationId: string): Promise<void> {
  const newest = tx
    .select({ search: customerSearches.search })
    .from(customerSearches)
    .where(eq(customerSearches.organizationId, organizationId))
    .orderBy(desc(customerSearches.rememberedAt))
    .limit(MOST_REMEMBERED - 1);
  await tx
    .delete(customerSearches)
    .where(and(eq(customerSearches.organizationId, organizationId), notInArray(customerSearches.search, newest)));
}

function changesThatFit(organizationId: string, filter: CustomerFilter, from: SQL = sql`${customerChanges}`): SQL {
  return sql`${from} as "customer_changes" join ${customers} on ${customers.id} = ${customerChanges.customerId}
    where ${customersThatFit(organizationId, filter, customerChanges)}`;
}

/** The same filters in the same words give the same text. */
function nameOf(filter: CustomerFilter): string {
  return JSON.stringify(filter, ['search', 'verdict', 'decision', 'mode', 'from', 'until', 'includeDeleted']);
}
