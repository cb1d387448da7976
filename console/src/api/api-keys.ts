import { queryOptions } from '@tanstack/react-query';
import { type DataOf, dataOf } from '@touchstone/client';
import { client } from './client.js';

export type ApiKey = DataOf<'/api/api-keys', 'get'>['api_keys'][number];
export type NewApiKey = DataOf<'/api/api-key', 'post'>['api_key'];
export type Scope = ApiKey['scopes'][number];

/** Active keys of every user of the organization, newest first. */
export const apiKeys = queryOptions({
  queryKey: ['api-keys'],
  queryFn: async ({ signal }) =>
    dataOf(await client.GET('/api/api-keys', { params: { query: { all: true } }, signal })).api_keys,
});

interface KeyRequest {
  readonly name?: string;
  readonly expires_in_days: number;
  readonly role: ApiKey['role'];
  readonly scopes: Scope[];
}

/** The only answer that holds the key itself. */
export const createApiKey = async (body: KeyRequest): Promise<NewApiKey> =>
  dataOf(await client.POST('/api/api-key', { body })).api_key;

export const revokeApiKey = async (id: string) =>
  dataOf(await client.DELETE('/api/api-key/{id}', { params: { path: { id } } }));
