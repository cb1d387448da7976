import { and, desc, eq, gte, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Customer, CustomerFilter } from '../domain/customer.js';
import type { Page } from '../flow/ports/cases.js';
import { fromCustomerRow, searchWords } from './customer-row.js';
import type { Queries } from './database.js';
import { dayAfter, startOfPage } from './day-pages.js';
import { customerCounts, customers } from './schema/customers.js';

/** One page of an organization's queue, newest first. Only a search by words reads what it counts. */
export async function listCustomers(
  db: Queries,
  organizationId: string,
  filter: CustomerFilter,
  page: Page,
): Promise<{ customers: readonly Customer[]; total: number }> {
  const offset = (page.number - 1) * page.size;
  if (filter.search !== undefined) return searchCustomers(db, organizationId, filter, filter.search, page.size, offset);

  const days = await db
    .select({ day: customerCounts.day, count: sql<number>`sum(${customerCounts.count})::int` })
    .from(customerCounts)
    .where(countsThatFit(organizationId, filter))
    .groupBy(customerCounts.day)
    .orderBy(desc(customerCounts.day));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const start = startOfPage(days, offset);
  if (start === undefined) return { customers: [], total };
  const within = and(customersThatFit(organizationId, filter), lt(customers.createdAt, dayAfter(start.day)));
  return { customers: await pageOf(db, within, page.size, start.skip), total };
}

async function searchCustomers(
  db: Queries,
  organizationId: string,
  filter: CustomerFilter,
  search: string,
  size: number,
  offset: number,
) {
  const words = searchWords(search);
  // A search of punctuation alone finds nobody: no word begins with it.
  if (words.length === 0) return { customers: [], total: 0 };
  const query = words.map((word) => `'${word}':*`).join(' & ');
  const found = and(
    customersThatFit(organizationId, filter),
    sql`array_to_tsvector(${customers.searchWords}) @@ ${query}::tsquery`,
  );
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(customers).where(found);
  const total = counted?.total ?? 0;
  return { customers: offset < total ? await pageOf(db, found, size, offset) : [], total };
}

async function pageOf(db: Queries, within: SQL | undefined, size: number, skip: number): Promise<Customer[]> {
  // What is skipped on the way is read from an index alone where the index has all that is asked.
  const ids = db
    .select({ id: customers.id })
    .from(customers)
    .where(within)
    .orderBy(desc(customers.createdAt), desc(customers.id))
    .offset(skip)
    .limit(size);
  const rows = await db
    .select()
    .from(customers)
    .where(sql`${customers.id} in ${ids}`)
    .orderBy(desc(customers.createdAt), desc(customers.id));
  return rows.map(fromCustomerRow);
}

function countsThatFit(organizationId: string, filter: CustomerFilter): SQL | undefined {
  const { verdict, decision, mode, from, until, includeDeleted } = filter;
  return and(
    eq(customerCounts.organizationId, organizationId),
    verdict === undefined ? undefined : eq(customerCounts.verdict, verdict),
    decision === undefined ? undefined : eq(customerCounts.decision, decision === 'pending' ? '' : decision),
    mode === undefined ? undefined : eq(customerCounts.mode, mode),
    from === undefined ? undefined : gte(customerCounts.day, from),
    until === undefined ? undefined : lte(customerCounts.day, until),
    includeDeleted ? undefined : eq(customerCounts.deleted, false),
  );
}

function customersThatFit(organizationId: string, filter: CustomerFilter): SQL | undefined {
  const { verdict, decision, mode, from, until, includeDeleted } = filter;
  return and(
    eq(customers.organizationId, organizationId),
    verdict === undefined ? undefined : and(isNotNull(customers.verdict), eq(customers.verdict, verdict)),
    decision === undefined
      ? undefined
      : decision === 'pending'
        ? isNull(customers.decision)
        : and(isNotNull(customers.decision), eq(customers.decision, decision)),
    mode === undefined ? undefined : eq(customers.mode, mode),
    from === undefined ? undefined : gte(customers.createdAt, new Date(`${from}T00:00:00Z`)),
    until === undefined ? undefined : lt(customers.createdAt, dayAfter(until)),
    includeDeleted ? undefined : isNull(customers.deletedAt),
  );
}
