import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type DataOf, dataOf, type Schemas } from '@touchstone/client';
import { type QueueSearch, queryOfSearch } from '../logic/queue-search.js';
import { client } from './client.js';
import { unlessLive } from './events.js';

export type Work = Schemas['Work'];
export type WorkState = Work['state'];
export type QueueItem = Schemas['QueueItem'];
export type QueueCounts = DataOf<'/api/queue/counts', 'get'>;

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
          params: { query: { ...queryOfSearch(search), limit: PAGE, ...cursor } },
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
export const queueCounts = ({ search, risk }: QueueSearch) =>
  queryOptions({
    queryKey: ['queue', 'counts', search, risk],
    queryFn: async ({ signal }): Promise<QueueCounts> =>
      dataOf(await client.GET('/api/queue/counts', { params: { query: { search, risk_level: risk } }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN,
  });

/** All that is not closed and not waiting, for the rail. */
export const openCount = queryOptions({
  ...queueCounts({}),
  select: toDo,
});

/** Claims the next case of the queue for half an hour; null if there is none. */
export const claimNext = async () => dataOf(await client.POST('/api/queue/next', { body: {} }));

/** Assigns cases to a user, or to nobody. Returns those skipped, with the reason. */
export const assign = async (body: { search_references: string[]; assignee_id: string | null }) =>
  dataOf(await client.POST('/api/queue/assign', { body }));

/** Everything that waits for a person and not for a day. */
export function toDo({ states }: QueueCounts): number {
  return states.open + states.second_review + states.conflict + states.escalated;
}
