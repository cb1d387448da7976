import { queryOptions } from '@tanstack/react-query';
import { type DataOf, dataOf } from '@touchstone/client';
import { client } from './client.js';

export type Pictures = DataOf<'/api/searches/{search_reference}/records/{id}/pictures', 'get'>;

/** The listed pictures of a record, with the distances of their faces from that of the search. */
export const picturesOf = (reference: string, recordId: string) =>
  queryOptions({
    queryKey: ['case', reference, 'pictures', recordId],
    queryFn: async ({ signal }): Promise<Pictures> =>
      dataOf(
        await client.GET('/api/searches/{search_reference}/records/{id}/pictures', {
          params: { path: { search_reference: reference, id: recordId } },
          signal,
        }),
      ),
  });

/** Address of the picture of a search. */
export const searchImage = (reference: string) => `/api/searches/${reference}/image`;

/** Address of a listed picture of a record. */
export const listedPicture = (reference: string, recordId: string, number: number) =>
  `/api/searches/${reference}/records/${recordId}/pictures/${number}`;
