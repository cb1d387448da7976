import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type DataOf, dataOf, type Schemas } from '@touchstone/client';
import { client } from './client.js';
import type { QueueItem, Work } from './queue.js';

export type CaseResult = Schemas['SearchResult'];
export type Article = Schemas['AdverseMediaArticle'];
export type Explanation = Schemas['Explanation'];

/** A case as one request answers it. `work` is null where there is nothing to do. */
export type CaseData = DataOf<'/api/searches/{search_reference}', 'get'>;

interface StateChange {
  readonly version: number;
  readonly action: 'wait' | 'resume' | 'escalate' | 'close' | 'reopen';
  /** ISO 8601; at most 90 days from now. */
  readonly until?: string;
  readonly reason: string;
}

/** Records of one answer; a case with more is reviewed by list, not here. */
const RECORDS = 200;

/** A whole case, without marking it as read. */
export const caseOf = (reference: string) =>
  queryOptions({
    queryKey: ['case', reference],
    queryFn: async ({ signal }): Promise<CaseData> =>
      dataOf(
        await client.GET('/api/searches/{search_reference}', {
          params: { path: { search_reference: reference }, query: { mark_read: false, page_size: RECORDS } },
          signal,
        }),
      ),
    staleTime: 15_000,
    gcTime: 10 * 60_000,
  });

/** A case as it was in an earlier round, with records that have left their lists since. */
export const roundOf = (reference: string, round: number) =>
  queryOptions({
    queryKey: ['case', reference, 'round', round],
    queryFn: async ({ signal }): Promise<CaseData> =>
      dataOf(
        await client.GET('/api/searches/{search_reference}', {
          params: { path: { search_reference: reference }, query: { round, mark_read: false, page_size: RECORDS } },
          signal,
        }),
      ),
  });

/** The rounds of a case, oldest first. */
export const roundsOf = (reference: string) =>
  queryOptions({
    queryKey: ['case', reference, 'rounds'],
    queryFn: async ({ signal }) =>
      dataOf(
        await client.GET('/api/searches/{search_reference}/rounds', {
          params: { path: { search_reference: reference } },
          signal,
        }),
      ).rounds,
  });

/** Other cases of the subject, and decisions elsewhere on the same records. */
export const relatedOf = (reference: string) =>
  queryOptions({
    queryKey: ['case', reference, 'related'],
    queryFn: async ({ signal }) =>
      dataOf(
        await client.GET('/api/searches/{search_reference}/related', {
          params: { path: { search_reference: reference } },
          signal,
        }),
      ),
  });

/** History of a case, newest first, page by page. */
export const timelineOf = (reference: string) =>
  infiniteQueryOptions({
    queryKey: ['case', reference, 'timeline'],
    queryFn: async ({ pageParam, signal }) =>
      dataOf(
        await client.GET('/api/searches/{search_reference}/timeline', {
          params: { path: { search_reference: reference }, query: pageParam === '' ? {} : { cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor || undefined,
  });

/** Reports that the user is viewing the case, and who else is. It holds for a minute. */
export const viewersOf = (reference: string) =>
  queryOptions({
    queryKey: ['viewers', reference],
    queryFn: async ({ signal }) =>
      dataOf(
        await client.POST('/api/searches/{search_reference}/presence', {
          params: { path: { search_reference: reference } },
          signal,
        }),
      ).viewers,
    // An event may have named the others already: the user is announced all the same.
    staleTime: 0,
    refetchInterval: 25_000,
    gcTime: 0,
  });

/** Address of the report of a case, for a browser to download. */
export const reportAddress = (reference: string) => `/api/searches/${reference}/report`;

/** Marks the case as read by the user who asks. */
export const markRead = async (reference: string) =>
  dataOf(
    await client.GET('/api/searches/{search_reference}', {
      params: { path: { search_reference: reference }, query: { page_size: 1 } },
    }),
  );

export const comment = async (reference: string, text: string) =>
  dataOf(
    await client.POST('/api/searches/{search_reference}/comments', {
      params: { path: { search_reference: reference } },
      body: { comment: text },
    }),
  );

export const changeState = async (reference: string, body: StateChange): Promise<Work> =>
  dataOf(
    await client.POST('/api/searches/{search_reference}/state', {
      params: { path: { search_reference: reference } },
      body,
    }),
  ).work;

/** The version of a case as it is now. */
export const versionOf = async (reference: string): Promise<number> =>
  dataOf(
    await client.GET('/api/searches/{search_reference}/work', { params: { path: { search_reference: reference } } }),
  ).work.version;

/** Finds the row of the queue that led here: it holds parts of the request that the case's answer does not repeat. */
export function rowOf(queries: QueryClient, reference: string): QueueItem | undefined {
  return queries
    .getQueriesData<{ pages: readonly { items: readonly QueueItem[] }[] }>({ queryKey: ['queue', 'rows'] })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ items }) => items)
    .find(({ search_reference }) => search_reference === reference);
}

/** Finds the references before and after a case, in the order of the queue last shown. */
export function neighboursOf(queries: QueryClient, reference: string): readonly [string?, string?, string?] {
  const place = queries.getQueryData(['queue', 'place']) ?? {};
  const rows = queries.getQueryData<{ pages: readonly { items: readonly QueueItem[] }[] }>(['queue', 'rows', place]);
  const items = rows?.pages.flatMap((page) => page.items) ?? [];
  const at = items.findIndex(({ search_reference }) => search_reference === reference);
  return at < 0
    ? [undefined, items[0]?.search_reference]
    : [items[at - 1]?.search_reference, items[at + 1]?.search_reference, items[at + 2]?.search_reference];
}
