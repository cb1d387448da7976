import { ROLES } from '../domain/caller.js';
import { passkeyCookieOf, requireHttps, setPasskeyCookie } from '../platform/http/console-cookie.js';
import { MessageData } from '../platform/http/message.js';
import { refuseOtherSites } from '../platform/http/refuse-forgery.js';
import { type Route, route } from '../platform/http/route.js';
import type { Passkey } from './passkey.js';
import {
  NewPasskeyData,
  NewPasskeyRequest,
  PasskeyCreationOptions,
  PasskeyParams,
  PasskeyRequestOptions,
  PasskeysData,
} from './passkey.schema.js';
import { CHALLENGE_MS } from './passkey-challenges.js';
import type { PasskeyService } from './passkeys.js';

const tag = 'Console';
const NO_PASSKEYS = { 409: 'The public address of the service allows no passkeys (`PUBLIC_URL`).' };

interface PasskeyRouteDeps {
  readonly passkeys: PasskeyService;
  readonly newCookie: () => string;
  readonly allowHttp: boolean;
}

/** Passkeys of the caller, and the options of the browsers that use them. */
export const passkeyRoutes = ({ passkeys, newCookie, allowHttp }: PasskeyRouteDeps): Route[] => [
  route({
    method: 'POST',
    url: '/api/session/passkey-options',
    id: 'beginPasskeySignIn',
    tag,
    summary: 'Start signing in with a passkey',
    description:
      'Returns the options for the browser, and sets a cookie that binds their challenge to it. The answer of the browser goes to ' +
      '`POST /api/session/passkey`, or, after a password, to `POST /api/session` as `passkey`.',
    access: 'public',
    limitedByAddress: true,
    data: PasskeyRequestOptions,
    errors: {
      ...NO_PASSKEYS,
      400: 'The request is made over http from another machine: the console requires HTTPS.',
      403: 'The request came from another site.',
      429: 'Too many requests from this address; see `Retry-After`.',
    },
    async handle({ raw, reply }) {
      refuseOtherSites(raw);
      requireHttps(raw, { allowHttp });
      const cookie = passkeyCookieOf(raw) ?? newCookie();
      const options = passkeys.signInOptions(cookie);
      setPasskeyCookie(raw, reply, cookie, CHALLENGE_MS);
      return options;
    },
  }),

  route({
    method: 'POST',
    url: '/api/session/confirm/passkey-options',
    id: 'beginPasskeyConfirmation',
    scope: 'users',
    tag,
    summary: 'Start confirming with a passkey',
    description:
      'Returns the options for the browser, whose answer goes to `POST /api/session/confirm` or `POST /api/second-factor/recovery-codes`.',
    access: ROLES,
    withoutSecondFactor: true,
    data: PasskeyRequestOptions,
    errors: NO_PASSKEYS,
    handle: ({ caller }) => passkeys.confirmationOptions(caller),
  }),

  route({
    method: 'GET',
    url: '/api/passkeys',
    id: 'listPasskeys',
    tag,
    summary: 'List your passkeys',
    description: 'With the dates on which they were added and last used.',
    access: ROLES,
    withoutSecondFactor: true,
    data: PasskeysData,
    handle: async ({ caller }) => ({ passkeys: (await passkeys.list(caller)).map(presentPasskey) }),
  }),

  route({
    method: 'POST',
    url: '/api/passkeys/options',
    id: 'beginPasskey',
    scope: 'users',
    tag,
    summary: 'Start adding a passkey',
    description:
      'Returns the options for the browser. For console sessions only, like all requests that use or change passkeys.',
    access: ROLES,
    needsConfirmation: true,
    withoutSecondFactor: true,
    data: PasskeyCreationOptions,
    errors: NO_PASSKEYS,
    handle: ({ caller }) => passkeys.creationOptions(caller),
  }),

  route({
    method: 'POST',
    url: '/api/passkeys',
    id: 'addPasskey',
    scope: 'users',
    tag,
    summary: 'Add a passkey',
    description:
      'Stores the public key that the browser has answered. A passkey signs in alone, and stands for the code after a password. The first second ' +
      'factor of a user brings ten recovery codes and ends the other sessions.',
    access: ROLES,
    needsConfirmation: true,
    withoutSecondFactor: true,
    holdsSecret: true,
    body: NewPasskeyRequest,
    data: NewPasskeyData,
    errors: {
      400: 'The request is not valid, or the passkey is not an answer to the options of this session.',
      409: 'The passkey exists already, you have 20, or the public address allows none.',
    },
    async handle({ caller, body }) {
      const { passkey, recoveryCodes } = await passkeys.add(caller, body);
      return { passkey: presentPasskey(passkey), recovery_codes: [...recoveryCodes] };
    },
  }),

  route({
    method: 'DELETE',
    url: '/api/passkeys/:id',
    id: 'removePasskey',
    scope: 'users',
    tag,
    summary: 'Remove a passkey',
    description:
      'Removes one of your passkeys and ends your other sessions. The recovery codes go with your last second factor; where the organization ' +
      'requires one, set one up again next.',
    access: ROLES,
    needsConfirmation: true,
    params: PasskeyParams,
    data: MessageData,
    async handle({ caller, params }) {
      await passkeys.remove(caller, params.id);
      return { message: 'The passkey was removed and all other sessions have ended' };
    },
  }),
];

function presentPasskey({ id, name, aaguid, createdAt, lastUsedAt }: Passkey) {
  return {
    ...{ passkey_id: id, name, aaguid, created_at: createdAt.toISOString() },
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}
