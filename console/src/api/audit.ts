import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { dataOf, type QueryOf, type Schemas } from '@touchstone/client';
import { type AuditSearch, auditFiltersOf } from '../logic/audit-search.js';
import { client } from './client.js';

export type AuditEntry = Schemas['AuditEntry'];
export type AuditCheck = Schemas['AuditCheck'];
type Filters = QueryOf<'/api/audit', 'get'>;
export type AuditAction = NonNullable<Filters['action']>;

const ENTRIES_PER_PAGE = 50;

/** A page of the log, newest first. */
export const auditEntries = (search: AuditSearch) =>
  queryOptions({
    queryKey: ['audit', 'entries', search],
    queryFn: async ({ signal }) => {
      // An action that the service does not know is refused there, with the reason.
      const query = { ...(auditFiltersOf(search) as Filters), page: search.page ?? 1, page_size: ENTRIES_PER_PAGE };
      return dataOf(await client.GET('/api/audit', { params: { query }, signal }));
    },
    placeholderData: keepPreviousData,
  });

export const exportAddress = (search: AuditSearch) => {
  const query = new URLSearchParams(auditFiltersOf(search)).toString();
  return `/api/audit/export${query && `?${query}`}`;
};

/** Milliseconds between looks at a verification that is under way. */
const LOOK_AGAIN = 1000;

/** The last verification of the log; looked at again while one is running. */
export const auditCheck = queryOptions({
  queryKey: ['audit', 'check'],
  queryFn: async ({ signal }) => dataOf(await client.GET('/api/audit/verify', { signal })),
  refetchInterval: ({ state }) => (state.data?.status === 'running' ? LOOK_AGAIN : false),
});

/** Starts a verification, unless one is under way. */
export const verifyAudit = async (): Promise<AuditCheck> => dataOf(await client.POST('/api/audit/verify'));
