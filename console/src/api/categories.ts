import { queryOptions } from '@tanstack/react-query';
import { type DataOf, dataOf } from '@touchstone/client';
import { client } from './client.js';

/** Names of all categories. */
export const categories = queryOptions({
  queryKey: ['categories'],
  queryFn: async ({ signal }): Promise<DataOf<'/api/reference/categories', 'get'>> =>
    dataOf(await client.GET('/api/reference/categories', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
  select: ({ categories: all }) => all.map(({ name }) => name as string),
});
