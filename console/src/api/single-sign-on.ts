import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@touchstone/client';
import { client } from './client.js';

/** How users can sign in besides with a password; known before anybody has. */
export const signInMethods = queryOptions({
  queryKey: ['sign-in-methods'],
  queryFn: async ({ signal }) => dataOf(await client.GET('/api/sign-in-methods', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Accounts at providers with which a user signs in; for administrators. */
export const identitiesOf = (id: string) =>
  queryOptions({
    queryKey: ['identities', id],
    queryFn: async ({ signal }) =>
      dataOf(await client.GET('/api/users/{id}/identities', { params: { path: { id } }, signal })).identities,
  });

export const removeIdentitiesOf = async (id: string) =>
  dataOf(await client.DELETE('/api/users/{id}/identities', { params: { path: { id } } }));

/** Address that leads to the provider and from there to a page of the console. */
export const singleSignOnAddress = (to: string) => `/api/single-sign-on/start?${new URLSearchParams({ to })}`;

/** Address that leads to the provider to confirm who is using this session. */
export const CONFIRM_ADDRESS = '/api/single-sign-on/confirm';

/** Says in one tab that something was confirmed in another. */
export const CONFIRMED_CHANNEL = 'touchstone-confirmed';
