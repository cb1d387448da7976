import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../domain/app-error.js';
import {
  attemptCookieOf,
  clearAttemptCookie,
  consoleCookieOf,
  requireHttps,
  setAttemptCookie,
  setConsoleCookie,
} from '../../platform/http/console-cookie.js';
import { MessageData } from '../../platform/http/message.js';
import { originOf } from '../../platform/http/origin-of.js';
import { type Route, route } from '../../platform/http/route.js';
import { ABILITIES } from '../abilities.js';
import { UserParams } from '../user.schema.js';
import type { IdentityService } from './identities.js';
import { ATTEMPT_MS, refusalAddress, type SignOnRefusal, type SingleSignOn } from './single-sign-on.js';
import { IdentitiesData, SignInMethodsData } from './single-sign-on.schema.js';

/** Address to which the provider leads back, below the public address of the service. */
export const CALLBACK = '/api/single-sign-on/callback';

interface SingleSignOnRouteDeps {
  readonly identities: IdentityService;
  /** Absent: there is no provider. */
  readonly provider?: { readonly name: string; readonly signOn: SingleSignOn };
  readonly onRefused: (
    refused: { readonly reason: SignOnRefusal; readonly detail?: string },
    request: FastifyRequest,
  ) => void;
  readonly longestMs: number;
  readonly allowHttp: boolean;
}

export function singleSignOnRoutes({
  identities,
  provider,
  onRefused,
  longestMs,
  allowHttp,
}: SingleSignOnRouteDeps): Route[] {
  return [
    route({
      method: 'GET',
      url: '/api/sign-in-methods',
      id: 'listSignInMethods',
      tag: 'Console',
      summary: 'List how users can sign in',
      description:
        'What the sign-in page offers besides e-mail address and password. With single sign-on, a browser begins at ' +
        '`/api/single-sign-on/start` and comes back with a session cookie.',
      access: 'public',
      data: SignInMethodsData,
      handle: async () => ({ single_sign_on: provider === undefined ? null : { name: provider.name } }),
    }),

    route({
      method: 'GET',
      url: '/api/users/:id/identities',
      id: 'listIdentitiesOfUser',
      tag: 'Users',
      summary: 'List the single sign-on of a user',
      description: 'Accounts at OpenID Connect providers with which the user signs in. Administrators only.',
      access: ABILITIES['user.manage'],
      params: UserParams,
      data: IdentitiesData,
      handle: async ({ caller, params }) => ({
        identities: (await identities.list(caller, params.id)).map(({ issuer, subject, createdAt, lastUsedAt }) => ({
          ...{ issuer, subject },
          ...{ linked_at: createdAt.toISOString(), last_used_at: lastUsedAt.toISOString() },
        })),
      }),
    }),

    route({
      method: 'DELETE',
      url: '/api/users/:id/identities',
      id: 'removeIdentitiesOfUser',
      scope: 'users',
      tag: 'Users',
      summary: 'Remove the single sign-on of a user',
      description:
        'For a user who has another account at the provider now: the next sign-in with the same verified e-mail address is linked again. ' +
        'Ends the sessions that were started with it. Administrators only.',
      access: ABILITIES['user.manage'],
      needsConfirmation: true,
      params: UserParams,
      data: MessageData,
      async handle({ caller, params }) {
        await identities.remove(caller, params.id);
        return { message: 'Single sign-on was removed from the user' };
      },
    }),

    ...(provider === undefined ? [] : [pages(provider.signOn)]),
  ];

  /** Addresses that a browser visits, each of which leads on to another: no part of the API. */
  function pages(signOn: SingleSignOn): Route {
    const hidden = { schema: { hide: true } };

    /** Leads to the address, or to the page that shows the refusal. */
    const leadTo = (address: string, reply: FastifyReply) =>
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(address, 303);

    return {
      register(app, context) {
        app.get<{ Querystring: { to?: unknown } }>('/api/single-sign-on/start', hidden, async (request, reply) => {
          requireHttps(request, { allowHttp });
          if (!(await isAllowed(request, reply))) return leadTo(refusalAddress('too_many', undefined), reply);
          const { to } = request.query;
          const begun = await signOn.begin(typeof to === 'string' ? to : undefined, consoleCookieOf(request));
          return answerBegun(begun, request, reply);
        });

        app.get('/api/single-sign-on/confirm', hidden, async (request, reply) => {
          const cookie = consoleCookieOf(request);
          const site = request.headers['sec-fetch-site'];
          if (cookie === undefined || (site !== undefined && site !== 'same-origin'))
            throw new AppError('unauthorized');
          const caller = await context.authenticate({ cookie });
          if (!(await isAllowed(request, reply))) return leadTo(refusalAddress('too_many', CONFIRMING), reply);
          return answerBegun(await signOn.beginConfirmation(caller), request, reply);
        });

        app.get(CALLBACK, hidden, async (request, reply) => {
          const at = request.url.indexOf('?');
          const query = at === -1 ? '' : request.url.slice(at);
          if (!(await isAllowed(request, reply))) return leadTo(refusalAddress('too_many', undefined), reply);
          const finished = await signOn.finish(attemptCookieOf(request), query, originOf(request));
          clearAttemptCookie(request, reply);
          if ('refused' in finished) {
            const { refused: reason, detail } = finished;
            onRefused({ reason, ...(detail !== undefined && { detail }) }, request);
          } else if (finished.session !== undefined) {
            setConsoleCookie(request, reply, finished.session.cookie, longestMs);
          }
          return leadTo(finished.address, reply);
        });

        async function isAllowed(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
          try {
            await app.limits.address(request, reply);
            return true;
          } catch (error) {
            if (error instanceof AppError && error.code === 'rate_limited') return false;
            throw error;
          }
        }

        function answerBegun(
          begun: Awaited<ReturnType<SingleSignOn['begin']>>,
          request: FastifyRequest,
          reply: FastifyReply,
        ) {
          if ('refused' in begun) onRefused({ reason: begun.refused, detail: begun.detail }, request);
          else setAttemptCookie(request, reply, begun.attempt, ATTEMPT_MS);
          return leadTo(begun.address, reply);
        }
      },
    };
  }
}

const CONFIRMING = { returnTo: '', confirms: { sessionId: '', userId: '' } };
