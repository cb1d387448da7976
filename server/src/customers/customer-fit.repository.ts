import { and, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { cases } from '../cases/case.table.js';
import { conditionsOf } from '../cases/case-list.repository.js';
import type { CustomerFilter } from '../domain/customer.js';
import { searchWords } from '../domain/search-words.js';
import { dayAfter, startOfDay } from '../platform/database/day-pages.js';
import type { customerChanges } from './customer-searches.table.js';
import { customers } from './customers.table.js';

/**
 * Which customers fit a filter. `state` is what may change of one: as it is, or as a row of `customer_changes` has it, which is
 * then joined to its customer.
 */
export function customersThatFit(
  organizationId: string,
  filter: CustomerFilter,
  state: typeof customers | typeof customerChanges = customers,
): SQL | undefined {
  const { search, verdict, decision, mode, from, until, includeDeleted, clientReference, status } = filter;
  const { name, isMonitored, assigneeId } = filter;
  const ofCase = {
    ...(name !== undefined && { name }),
    ...(assigneeId !== undefined && { assigneeId }),
    ...(isMonitored !== undefined && { isMonitored }),
  };
  return and(
    eq(state.organizationId, organizationId),
    verdict === undefined ? undefined : and(isNotNull(state.verdict), eq(state.verdict, verdict)),
    decision === undefined
      ? undefined
      : decision === 'pending'
        ? isNull(state.decision)
        : and(isNotNull(state.decision), eq(state.decision, decision)),
    mode === undefined ? undefined : eq(state.mode, mode),
    from === undefined ? undefined : gte(customers.createdAt, startOfDay(from)),
    until === undefined ? undefined : lt(customers.createdAt, dayAfter(until)),
    includeDeleted ? undefined : isNull(state.deletedAt),
    search === undefined ? undefined : haveWords(searchWords(search)),
    clientReference === undefined ? undefined : eq(customers.clientReference, clientReference),
    status === undefined
      ? undefined
      : and(eq(customers.status, status), status === 'completed' ? undefined : sql`${customers.status} <> 'completed'`),
    Object.keys(ofCase).length === 0
      ? undefined
      : sql`${customers.caseId} in (select ${cases.id} from ${cases} where ${conditionsOf(organizationId, ofCase)})`,
  );
}

function haveWords(words: readonly string[]): SQL {
  const query = words.map((word) => `'${word}':*`).join(' & ');
  return sql`array_to_tsvector(${customers.searchWords}) @@ ${query}::tsquery`;
}
