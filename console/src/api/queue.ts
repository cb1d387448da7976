import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type DataOf, dataOf, type Schemas } from '@touchstone/client';
import { countsQueryOf, type QueueSearch, queryOfSearch } from '../logic/queue-search.js';
import { client } from './client.js';
import { unlessLive } from './events.js';

export type Work = Schemas['Work'];
export type WorkState = Work['state'];
export type QueueItem = Schemas['QueueItem'];
export type QueueCounts = DataOf<'/api/queue/counts', 'get'>;

/** An address may hold anything: the service refuses what means nothing. */
type QueueQuery = Omit<Schemas['QueueFilters'], 'state'>;

/** Polling interval of open pages without events, in milliseconds. */
const AGAIN = unlessLive(30_000);
const PAGE = 100;

/** The rows of a queue, page by page. */
export const queue = (search: QueueSearch) =>
  infiniteQueryOptions({
    queryKey: ['queue', 'rows', search],
    queryFn: async ({ pageParam, signal }) => {
      const cursor = pageParam === '' ? {} : { cursor: pageParam };
      return dataOf(
        await client.GET('/api/queue', {
          params: { query: { ...(queryOfSearch(search) as QueueQuery), limit: PAGE, ...cursor } },
          signal,
        }),
      );
    },
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor || undefined,
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN,
  });

/** Number of cases each quick filter would show, under the other filters. */
export const queueCounts = (search: QueueSearch) =>
  queryOptions({
    queryKey: ['queue', 'counts', countsQueryOf(search)],
    queryFn: async ({ signal }): Promise<QueueCounts> => {
      const query = countsQueryOf(search) as QueueQuery;
      return dataOf(await client.GET('/api/queue/counts', { params: { query }, signal }));
    },
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN,
  });

/** All that is not closed and not waiting, for the rail. */
export const openCount = queryOptions({
  ...queueCounts({}),
  select: toDo,
});

/** Claims the next case of the queue, or of a saved view, for half an hour; null if there is none. */
export const claimNext = async (view?: string) =>
  dataOf(await client.POST('/api/queue/next', { body: view === undefined ? {} : { view_id: view } }));

/** Address of the CSV file of a queue. */
export function exportAddress(search: QueueSearch): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(queryOfSearch(search))) {
    for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one));
  }
  return `/api/queue/export?${query}`;
}

/** Assigns cases to a user, or to nobody. Returns those skipped, with the reason. */
export const assign = async (body: { search_references: string[]; assignee_id: string | null }) =>
  dataOf(await client.POST('/api/queue/assign', { body }));

/** Everything that waits for a person and not for a day. */
export function toDo({ states }: QueueCounts): number {
  return states.open + states.second_review + states.conflict + states.escalated;
}
