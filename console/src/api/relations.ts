import { queryOptions } from '@tanstack/react-query';
import { type DataOf, dataOf } from '@touchstone/client';
import { client } from './client.js';

type Relations = DataOf<'/api/records/{id}/relations', 'get'>;
export type RelatedParty = Relations['nodes'][number];
export type Tie = Relations['edges'][number];

/** Parties that a list ties to a record, up to two steps away. */
export const relationsOf = (id: string) =>
  queryOptions({
    queryKey: ['record', id, 'relations'],
    queryFn: async ({ signal }): Promise<Relations> =>
      dataOf(
        await client.GET('/api/records/{id}/relations', { params: { path: { id }, query: { depth: 2 } }, signal }),
      ),
    staleTime: 5 * 60_000,
  });
