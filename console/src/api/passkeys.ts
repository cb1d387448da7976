import { queryOptions } from '@tanstack/react-query';
import { dataOf, type Schemas } from '@touchstone/client';
import { client } from './client.js';
import { keptSession, type Me } from './session.js';

export type Passkey = Schemas['Passkey'];

/** Fetched when a passkey is used: the encoding between the browser's bytes and JSON. */
const webauthn = () => import('@simplewebauthn/browser');

/** Tells whether the browser can use passkeys here: only in a secure context, and never at an IP address. */
export const canUsePasskeys = () => 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);

export const passkeys = queryOptions({
  queryKey: ['passkeys'],
  queryFn: async ({ signal }) => dataOf(await client.GET('/api/passkeys', { signal })).passkeys,
});

/** Has the browser create a passkey. Returns the recovery codes that a first one brings. */
export async function addPasskey(name: string): Promise<readonly string[]> {
  const optionsJSON = dataOf(await client.POST('/api/passkeys/options'));
  const passkey = needed(await (await webauthn()).startRegistration({ optionsJSON }));
  return dataOf(await client.POST('/api/passkeys', { body: { name, passkey } })).recovery_codes;
}

export const removePasskey = async (id: string) =>
  dataOf(await client.DELETE('/api/passkeys/{id}', { params: { path: { id } } }));

/** Signs in with a passkey alone, or, with a login, with it in place of the code. */
export async function signInWithPasskey(login?: { email: string; password: string }): Promise<Me> {
  const optionsJSON = dataOf(await client.POST('/api/session/passkey-options'));
  const passkey = needed(await (await webauthn()).startAuthentication({ optionsJSON }));
  const answer = login
    ? await client.POST('/api/session', { body: { ...login, passkey } })
    : await client.POST('/api/session/passkey', { body: { passkey } });
  return keptSession(dataOf(answer));
}

/** Confirms the session: for five minutes, actions that require it are allowed. */
export const confirmWithPasskey = async () =>
  dataOf(await client.POST('/api/session/confirm', { body: { passkey: await ownPasskey() } }));

/** Voids the recovery codes that are left; returns new ones. */
export const renewRecoveryCodesWithPasskey = async () =>
  dataOf(await client.POST('/api/second-factor/recovery-codes', { body: { passkey: await ownPasskey() } }))
    .recovery_codes;

async function ownPasskey() {
  const optionsJSON = dataOf(await client.POST('/api/session/confirm/passkey-options'));
  return needed(await (await webauthn()).startAuthentication({ optionsJSON }));
}

/** The answer of a browser without the results of extensions: none is asked for. */
function needed<Answer extends { readonly clientExtensionResults: object }>({
  clientExtensionResults: _,
  ...answer
}: Answer) {
  return answer;
}
