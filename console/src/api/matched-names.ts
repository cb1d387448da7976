import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@touchstone/client';
import { client } from './client.js';

/** Every matched name of a result, each aligned with that of the subject. */
export const matchedNamesOf = (reference: string, id: string) =>
  queryOptions({
    queryKey: ['case', reference, 'names', id],
    queryFn: async ({ signal }) =>
      dataOf(
        await client.GET('/api/searches/{search_reference}/records/{id}/names', {
          params: { path: { search_reference: reference, id } },
          signal,
        }),
      ).names,
    staleTime: 60_000,
  });
