import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@touchstone/client';
import { client } from './client.js';

/** The secret of an authenticator app, which counts once a code of it was shown. */
export const beginSecondFactor = async () => dataOf(await client.POST('/api/second-factor'));

/** Ends the set-up; returns the recovery codes. */
export const setUpSecondFactor = async (code: string) =>
  dataOf(await client.POST('/api/second-factor/set-up', { body: { code } })).recovery_codes;

/** Voids the recovery codes that are left; returns new ones. */
export const renewRecoveryCodes = async (code: string) =>
  dataOf(await client.POST('/api/second-factor/recovery-codes', { body: { code } })).recovery_codes;

export const removeSecondFactor = async (code: string) =>
  dataOf(await client.POST('/api/second-factor/remove', { body: { code } }));

/** For a user who has lost it; for administrators. */
export const removeSecondFactorOf = async (id: string) =>
  dataOf(await client.DELETE('/api/users/{id}/second-factor', { params: { path: { id } } }));

/** Whether the organization requires a second factor; for administrators. */
export const signInPolicy = queryOptions({
  queryKey: ['sign-in-policy'],
  queryFn: async ({ signal }) => dataOf(await client.GET('/api/sign-in-policy', { signal })),
});

export const saveSignInPolicy = async (body: { second_factor_required: boolean; single_sign_on_required?: boolean }) =>
  dataOf(await client.POST('/api/sign-in-policy', { body }));
