import { queryOptions } from '@tanstack/react-query';
import { dataOf, type Schemas } from '@touchstone/client';
import { client, keepSession } from './client.js';

export type Me = Schemas['Me'];
export type Ability = Me['abilities'][number];
export type Preferences = Schemas['Preferences'];

export const me = queryOptions({
  queryKey: ['me'],
  // Not aborted with its caller: the whole page waits for it.
  queryFn: async () => keptSession(dataOf(await client.GET('/api/me'))),
  staleTime: Number.POSITIVE_INFINITY,
});

export const colleagues = queryOptions({
  queryKey: ['colleagues'],
  queryFn: async ({ signal }) => dataOf(await client.GET('/api/colleagues', { signal })).colleagues,
  staleTime: 5 * 60_000,
});

export const signIn = async (body: { email: string; password: string; code?: string }): Promise<Me> =>
  keptSession(dataOf(await client.POST('/api/session', { body })));

export const signOut = async () => dataOf(await client.DELETE('/api/session'));

/** Confirms the password: for five minutes, actions that require it are allowed. */
export const confirmPassword = async (password: string) =>
  dataOf(await client.POST('/api/session/confirm', { body: { password } }));

export const requestPasswordReset = async (email: string) =>
  dataOf(await client.POST('/api/request-password-reset', { body: { email } }));

export const savePreferences = async (body: { name?: string; preferences?: Preferences }) =>
  dataOf(await client.POST('/api/me/preferences', { body }));

export const changePassword = async (body: { old_password: string; new_password: string }) =>
  dataOf(await client.POST('/api/change-password', { body }));

/** Keeps the token of a session that has begun or goes on. */
export function keptSession(answer: Me): Me {
  keepSession(answer.csrf_token, answer.user.user_id);
  return answer;
}
