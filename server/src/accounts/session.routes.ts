import type { FastifyRequest } from 'fastify';
import { AppError } from '../domain/app-error.js';
import type { AuthenticatedCaller, RequestOrigin } from '../domain/caller.js';
import { ROLES } from '../domain/caller.js';
import type { ReviewPolicy } from '../domain/review-policy.js';
import {
  clearConsoleCookie,
  consoleCookieOf,
  passkeyCookieOf,
  requireHttps,
  setConsoleCookie,
} from '../platform/http/console-cookie.js';
import { MessageData } from '../platform/http/message.js';
import { originOf } from '../platform/http/origin-of.js';
import { refuseOtherSites } from '../platform/http/refuse-forgery.js';
import { type Route, route } from '../platform/http/route.js';
import type { SecondFactorStanding } from './check-second-factor.js';
import type { Confirmation, ConsoleCaller, ConsoleLimits } from './console-sessions.js';
import type { Credential } from './log-in.js';
import type { MeService } from './me.js';
import type { ShownPasskey } from './passkey.js';
import { PasskeySignInRequest } from './passkey.schema.js';
import { presentColleagues, presentMe, type ServiceFacts } from './session.present.js';
import {
  ColleaguesData,
  ConfirmData,
  ConfirmRequest,
  MeData,
  PreferencesData,
  PreferencesRequest,
  SessionRequest,
} from './session.schema.js';

interface SessionRouteDeps {
  readonly start: (
    login: Credential,
    replaced: string | undefined,
  ) => Promise<{ cookie: string; caller: ConsoleCaller }>;
  readonly startWithPasskey: (
    shown: RequestOrigin & { readonly passkey: ShownPasskey },
    replaced: string | undefined,
  ) => Promise<{ cookie: string; caller: ConsoleCaller }>;
  readonly confirm: (caller: AuthenticatedCaller, shown: Confirmation & RequestOrigin) => Promise<Date>;
  readonly end: (caller: AuthenticatedCaller) => Promise<void>;
  readonly me: MeService;
  readonly service: () => ServiceFacts;
  readonly secondFactor: (caller: AuthenticatedCaller) => Promise<SecondFactorStanding>;
  readonly policy: (organizationId: string) => Promise<ReviewPolicy>;
  readonly limits: ConsoleLimits;
  readonly allowHttp: boolean;
}

const tag = 'Console';

export function sessionRoutes({
  start,
  startWithPasskey,
  confirm,
  end,
  me,
  service,
  secondFactor,
  policy,
  limits,
  allowHttp,
}: SessionRouteDeps): Route[] {
  async function answerOf(caller: AuthenticatedCaller) {
    const [own, factor, itsPolicy] = await Promise.all([
      me.read(caller),
      secondFactor(caller),
      policy(caller.organizationId),
    ]);
    return presentMe({
      ...{ caller, ...own, idleMs: limits.idleMs, service: service() },
      ...{ secondFactor: factor, policy: itsPolicy },
    });
  }

  return [
    route({
      method: 'POST',
      url: '/api/session',
      id: 'startSession',
      tag,
      summary: 'Sign in to the console',
      description:
        'Exchanges e-mail address, password and, from a user with a second factor, `code` or `passkey` for a session cookie that scripts cannot read, and returns what `GET /api/me` returns. The session ends after ' +
        '30 minutes without a request and after 12 hours at the latest, unless the operator has set other limits. An earlier session of ' +
        'the same browser ends. With the cookie, requests that change data also need `X-CSRF-Token`. A request with ' +
        '`X-Background: true` does not extend the session.',
      access: 'public',
      limitedByAddress: true,
      holdsSecret: true,
      body: SessionRequest,
      data: MeData,
      errors: {
        400: 'The request is not valid, or is made over http from another machine: the console requires HTTPS.',
        401: 'The e-mail address, the password, the code or the passkey is wrong, or one of the last two is needed (`second_factor_needed`).',
        403: 'The request came from another site.',
        429: 'Too many requests from this address, or too many failures for this e-mail address; see `Retry-After`.',
      },
      async handle({ body, raw, reply }) {
        refuseOtherSites(raw);
        requireHttps(raw, { allowHttp });
        const login = {
          email: body.email,
          password: body.password,
          organizationId: body.organization_id,
          code: body.code,
          ...(body.passkey && { passkey: shownPasskey(raw, body.passkey) }),
          ...originOf(raw),
        };
        const { cookie, caller } = await start(login, consoleCookieOf(raw));
        setConsoleCookie(raw, reply, cookie, limits.longestMs);
        return answerOf(caller);
      },
    }),

    route({
      method: 'POST',
      url: '/api/session/passkey',
      id: 'startSessionWithPasskey',
      tag,
      summary: 'Sign in to the console with a passkey',
      description:
        'Exchanges the answer of the browser to the options of `POST /api/session/passkey-options` for a session, like `POST /api/session`. A ' +
        'passkey needs neither password nor code: it is on a device of the user, and the device has verified the user.',
      access: 'public',
      limitedByAddress: true,
      holdsSecret: true,
      body: PasskeySignInRequest,
      data: MeData,
      errors: {
        400: 'The request is not valid, or is made over http from another machine: the console requires HTTPS.',
        401: 'The passkey was not accepted: it is unknown, or was not shown for these options.',
        403: 'The request came from another site.',
        409: 'The public address of the service allows no passkeys (`PUBLIC_URL`).',
        429: 'Too many requests from this address; see `Retry-After`.',
      },
      async handle({ body, raw, reply }) {
        refuseOtherSites(raw);
        requireHttps(raw, { allowHttp });
        const shown = { passkey: shownPasskey(raw, body.passkey), ...originOf(raw) };
        const { cookie, caller } = await startWithPasskey(shown, consoleCookieOf(raw));
        setConsoleCookie(raw, reply, cookie, limits.longestMs);
        return answerOf(caller);
      },
    }),

    route({
      method: 'GET',
      url: '/api/me',
      id: 'readMe',
      tag,
      summary: 'Read your own account',
      description: 'The caller with its rights, preferences and session, and what this installation offers.',
      access: ROLES,
      withoutSecondFactor: true,
      holdsSecret: true,
      data: MeData,
      handle: ({ caller }) => answerOf(caller),
    }),

    route({
      method: 'POST',
      url: '/api/session/confirm',
      id: 'confirmSession',
      scope: 'users',
      tag,
      summary: 'Confirm your password, or show a passkey',
      description:
        'For five minutes the session may perform actions that require it: change users and roles, create API keys, read and rotate webhook ' +
        'secrets, set up or remove second factors, add or remove passkeys, erase subjects, set retention, release legal holds, accept coverage gaps, set the review policy. Without it these return 403 ' +
        '`confirmation_needed`. Wrong passwords and passkeys do not count as failed log-ins; the fifth in a row ends the session.',
      access: ROLES,
      withoutSecondFactor: true,
      checksPassword: true,
      body: ConfirmRequest,
      data: ConfirmData,
      errors: {
        400: 'The request is not valid, or was not made with a session cookie.',
        401: 'The password or the passkey is wrong (`details` names it), or the session has ended.',
        429: 'Too many requests; see `Retry-After`.',
      },
      async handle({ caller, body, raw }) {
        const { password, passkey } = body;
        if ((password === undefined) === (passkey === undefined)) {
          const faults = [{ field: 'password', message: 'or `passkey` must be sent' }];
          throw new AppError('validation_failed', { faults });
        }
        const shown = passkey ? { passkey: { assertion: passkey } } : { password: password ?? '' };
        const until = await confirm(caller, { ...shown, ...originOf(raw) });
        return { confirmed_until: until.toISOString() };
      },
    }),

    route({
      method: 'DELETE',
      url: '/api/session',
      id: 'endConsoleSession',
      scope: 'users',
      tag,
      summary: 'Sign out of the console',
      description: 'Ends the session of the cookie and tells the browser to clear its stored data of this service.',
      access: ROLES,
      withoutSecondFactor: true,
      data: MessageData,
      errors: { 400: 'The request was not made with a session cookie.' },
      async handle({ caller, raw, reply }) {
        await end(caller);
        clearConsoleCookie(raw, reply);
        reply.header('clear-site-data', '"cache", "storage"');
        return { message: 'You are signed out' };
      },
    }),

    route({
      method: 'POST',
      url: '/api/me/preferences',
      id: 'changePreferences',
      scope: 'users',
      tag,
      summary: 'Set your name and preferences',
      description: 'Each preference sent replaces the stored one; the others stay unchanged. Returns all of them.',
      access: ROLES,
      body: PreferencesRequest,
      data: PreferencesData,
      async handle({ caller, body: { name, preferences } }) {
        const change = { ...(name !== undefined && { name: name.trim() }), ...(preferences && { preferences }) };
        return { preferences: await me.change(caller, change) };
      },
    }),

    route({
      method: 'GET',
      url: '/api/colleagues',
      id: 'listColleagues',
      tag,
      summary: 'List your colleagues',
      description:
        'The users of the organization by name and role, available to every role; administrators see more with `GET /api/users`.',
      access: ROLES,
      data: ColleaguesData,
      handle: async ({ caller }) => presentColleagues(await me.colleagues(caller)),
    }),
  ];
}

/** A passkey shown by a browser that has not signed in. */
function shownPasskey(raw: FastifyRequest, assertion: ShownPasskey['assertion']): ShownPasskey {
  return { assertion, use: { purpose: 'sign_in', binding: passkeyCookieOf(raw) ?? '' } };
}
