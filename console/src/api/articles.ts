import { queryOptions } from '@tanstack/react-query';
import { type DataOf, dataOf } from '@touchstone/client';
import { client } from './client.js';

export type ArticleText = DataOf<'/api/searches/{search_reference}/articles/{id}', 'get'>;

/** The stored text of an article of a case, with the places that speak of the subject. */
export const articleTextOf = (reference: string, id: string) =>
  queryOptions({
    queryKey: ['case', reference, 'article', id],
    queryFn: async ({ signal }) =>
      dataOf(
        await client.GET('/api/searches/{search_reference}/articles/{id}', {
          params: { path: { search_reference: reference, id } },
          signal,
        }),
      ),
    staleTime: 60_000,
  });
