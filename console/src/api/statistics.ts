import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type DataOf, dataOf } from '@touchstone/client';
import { client } from './client.js';

export type Statistics = DataOf<'/api/statistics', 'get'>;

/** Figures from a day on, `2026-11-01`, until today. */
export const statistics = (from: string) =>
  queryOptions({
    queryKey: ['statistics', from],
    queryFn: async ({ signal }): Promise<Statistics> =>
      dataOf(await client.GET('/api/statistics', { params: { query: { from } }, signal })),
    staleTime: 60_000,
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  });
