import { and, desc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Customer, CustomerFilter } from '../domain/customer.js';
import { MAX_COUNTED, type Page, type PageOf } from '../domain/page.js';
import { searchWords } from '../domain/search-words.js';
import { type Database, type Queries, readRows, written } from '../platform/database/database.js';
import { type DayCount, dayAfter, daysOfPage, startOfDay } from '../platform/database/day-pages.js';
import { rowReader } from '../platform/database/row-reader.js';
import { customersThatFit } from './customer-fit.repository.js';
import { fromCustomerRow } from './customer-row.repository.js';
import { countsOfSearch, rememberSearch } from './customer-searches.repository.js';
import { customerCounts, customers } from './customers.table.js';

const { columns, read } = rowReader(customers);

interface Listed extends PageOf {
  readonly customers: readonly Customer[];
}

/** Largest result that is counted each time; counts of larger ones are cached. */
const FEW = 2000;

/** Lists a page of an organization's queue, newest first. */
export async function listCustomers(
  database: Pick<Database, 'db' | 'transaction'>,
  organizationId: string,
  filter: CustomerFilter,
  page: Page,
): Promise<Listed> {
  const { db } = database;
  const { clientReference, name, status, isMonitored, assigneeId } = filter;
  const isUncounted = [clientReference, name, status, isMonitored, assigneeId].some((one) => one !== undefined);
  const words = filter.search === undefined ? undefined : searchWords(filter.search).length;
  if (words !== 0 && (isUncounted || page.after !== undefined)) return pageOfFiltered(db, organizationId, filter, page);
  if (filter.search === undefined) {
    return pageAmong(db, organizationId, filter, page, await countsOfQueue(db, organizationId, filter));
  }
  // A search of punctuation alone finds nobody: no word begins with it.
  if (words === 0) return { customers: [], total: 0 };
  const known = await countsOfSearch(db, organizationId, filter);
  const few = known === undefined ? await pageOfFew(db, organizationId, filter, page) : undefined;
  if (few !== undefined) return few;
  const days = known ?? (await rememberSearch(database, organizationId, filter));
  return pageAmong(db, organizationId, filter, page, days);
}

function countsOfQueue(db: Queries, organizationId: string, filter: CustomerFilter): Promise<DayCount[]> {
  return db
    .select({ day: customerCounts.day, count: sql<number>`sum(${customerCounts.count})::int` })
    .from(customerCounts)
    .where(countsThatFit(organizationId, filter))
    .groupBy(customerCounts.day)
    .orderBy(desc(customerCounts.day));
}

/** The counts tell in which days the page lies, so that nothing but these is read. */
async function pageAmong(
  db: Queries,
  organizationId: string,
  filter: CustomerFilter,
  page: Page,
  counts: readonly DayCount[],
): Promise<Listed> {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const days = daysOfPage(counts, page);
  if (days === undefined) return { customers: [], total };
  const within = and(
    customersThatFit(organizationId, filter),
    lt(customers.createdAt, dayAfter(days.newest)),
    gte(customers.createdAt, startOfDay(days.oldest)),
  );
  // Skips rows through an index alone if it covers the filter.
  const ids = sql`select id from ${customers} where ${within} order by created_at desc, id desc
    offset ${days.skip} limit ${page.size}`;
  const listed = await readCustomers(db, sql`id in (${ids})`);
  return { customers: listed, total, ...lastOf(listed, page.number * page.size < total) };
}

/** Returns a page of a search with few results, all of which are read; undefined if there are more. */
async function pageOfFew(
  db: Queries,
  organizationId: string,
  filter: CustomerFilter,
  page: Page,
): Promise<Listed | undefined> {
  const { rows } = await db.execute<{ total: number; ids: string[] }>(sql`
    with found as materialized (
      select ${customers.id}, ${customers.createdAt} from ${customers}
      where ${customersThatFit(organizationId, filter)} limit ${FEW + 1}
    )
    select (select count(*) from found)::int as total, array(
      select id from found order by created_at desc, id desc offset ${(page.number - 1) * page.size} limit ${page.size}
    ) as ids`);
  const [{ total, ids } = { total: 0, ids: [] }] = rows;
  if (total > FEW) return undefined;
  const listed = ids.length === 0 ? [] : await readCustomers(db, sql`id = any(${sql.param(ids)}::text[])`);
  return { customers: listed, total, ...lastOf(listed, page.number * page.size < total) };
}

/** Planned for its values each time: what is best depends on the words and the days. */
function readCustomers(db: Queries, which: SQL): Promise<Customer[]> {
  const text = sql`select ${sql.raw(columns)} from ${customers} where ${which} order by created_at desc, id desc`;
  return readRows(db, written(text), (values) => fromCustomerRow(read(values)));
}

/** For filters that no count is stored for, and for pages by cursor. */
async function pageOfFiltered(
  db: Queries,
  organizationId: string,
  filter: CustomerFilter,
  page: Page,
): Promise<Listed> {
  const { after, number, size } = page;
  const fit = customersThatFit(organizationId, filter);
  const behind =
    after && sql`(${customers.createdAt}, ${customers.id}) < (${after.at.toISOString()}::timestamptz, ${after.id})`;
  const ids = sql`select ${customers.id} from ${customers} where ${and(fit, behind)}
    order by ${customers.createdAt} desc, ${customers.id} desc
    offset ${after === undefined ? (number - 1) * size : 0} limit ${size + 1}`;
  const counting = sql`select count(*)::int from (select from ${customers} where ${fit} limit ${MAX_COUNTED + 1}) counted`;
  const [found, [total = 0]] = await Promise.all([
    readCustomers(db, sql`id in (${ids})`),
    readRows(db, written(counting), ([counted]) => Number(counted)),
  ]);
  const shown = found.slice(0, size);
  return {
    ...{ customers: shown, total: Math.min(total, MAX_COUNTED), isMore: total > MAX_COUNTED },
    ...lastOf(shown, found.length > size),
  };
}

function lastOf(listed: readonly Customer[], isMore: boolean): Pick<PageOf, 'last'> {
  const last = listed.at(-1);
  return last === undefined || !isMore ? {} : { last: { at: last.createdAt, id: last.id } };
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
