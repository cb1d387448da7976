import { queryOptions } from '@tanstack/react-query';
import { dataOf, type Schemas } from '@touchstone/client';
import type { QueueSearch } from '../logic/queue-search.js';
import { filtersOfSearch, queryOfSearch } from '../logic/queue-search.js';
import { client } from './client.js';

export type QueueView = Schemas['QueueView'];

/** The user's own saved views and the shared ones, oldest first. */
export const queueViews = queryOptions({
  queryKey: ['queue-views'],
  queryFn: async ({ signal }) => dataOf(await client.GET('/api/queue/views', { signal })).views,
  staleTime: 60_000,
});

/** A view of the filters and the order in an address. */
export function viewOfSearch(search: QueueSearch, name: string, shared: boolean): Omit<QueueView, 'id' | 'mine'> {
  const filters = filtersOfSearch(search) as QueueView['filters'];
  return { name, shared, filters, sort: queryOfSearch(search).sort };
}

export const addView = async (body: Omit<QueueView, 'id' | 'mine'>) =>
  dataOf(await client.POST('/api/queue/views', { body })).view;

export const replaceView = async ({ id, name, filters, sort, shared }: Omit<QueueView, 'mine'>) =>
  dataOf(
    await client.POST('/api/queue/views/{id}', { params: { path: { id } }, body: { name, filters, sort, shared } }),
  ).view;

export const removeView = async (id: string) =>
  dataOf(await client.DELETE('/api/queue/views/{id}', { params: { path: { id } } }));
