import { queryOptions } from '@tanstack/react-query';
import { type DataOf, dataOf } from '@touchstone/client';
import { client } from './client.js';

/** Codes of all countries. */
export const countries = queryOptions({
  queryKey: ['countries'],
  queryFn: async ({ signal }): Promise<DataOf<'/api/reference/countries', 'get'>> =>
    dataOf(await client.GET('/api/reference/countries', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
  select: ({ countries: all }) => all.map(({ code }) => code),
});
