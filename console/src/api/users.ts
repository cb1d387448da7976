import { queryOptions } from '@tanstack/react-query';
import { type DataOf, dataOf, type Schemas } from '@touchstone/client';
import { client } from './client.js';

export type User = Schemas['User'];
export type Session = DataOf<'/api/sessions', 'get'>['sessions'][number];

/** Outcome of a request for a password link: sent, or returned once. */
export type PasswordLink = DataOf<'/api/users/{id}/reset-link', 'post'>;

/** Every user of the organization, newest first. */
export const users = queryOptions({
  queryKey: ['users'],
  queryFn: async ({ signal }) => dataOf(await client.GET('/api/users', { signal })).users,
});

/** Sessions and access tokens of a user that are valid now, newest first. */
export const sessionsOf = (user_id: string) =>
  queryOptions({
    queryKey: ['users', user_id, 'sessions'],
    queryFn: async ({ signal }) =>
      dataOf(await client.GET('/api/sessions', { params: { query: { user_id } }, signal })).sessions,
  });

/** Adds a user without a password: a link lets the user choose one. */
export const addUser = async (body: Pick<User, 'email' | 'name' | 'role'>): Promise<User> =>
  dataOf(await client.POST('/api/users', { body })).user;

export interface UserChange {
  readonly name?: string;
  readonly role?: User['role'];
  readonly disabled?: boolean;
}

const idOf = (id: string) => ({ path: { id } });

export const changeUser = async (id: string, body: UserChange): Promise<User> =>
  dataOf(await client.POST('/api/users/{id}', { params: idOf(id), body })).user;

export const sendPasswordLink = async (id: string): Promise<PasswordLink> =>
  dataOf(await client.POST('/api/users/{id}/reset-link', { params: idOf(id) }));

export const endSession = async (id: string) => dataOf(await client.DELETE('/api/sessions/{id}', { params: idOf(id) }));
