import { queryOptions } from '@tanstack/react-query';
import { dataOf, type Schemas } from '@touchstone/client';
import { client } from './client.js';

export type Split = Schemas['Split'];

/** Pairs of records that are never merged into one result. */
export const splits = queryOptions({
  queryKey: ['splits'],
  queryFn: async ({ signal }) => dataOf(await client.GET('/api/splits', { signal })).splits,
  staleTime: 60_000,
});

export const splitRecords = async (body: Pick<Split, 'records' | 'reason'>) =>
  dataOf(await client.POST('/api/splits', { body })).split;

export const rejoinRecords = async (id: string) =>
  dataOf(await client.DELETE('/api/splits/{id}', { params: { path: { id } } }));
