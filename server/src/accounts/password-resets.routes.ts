import { MessageData } from '../platform/http/message.js';
import { originOf } from '../platform/http/origin-of.js';
import { type Route, route } from '../platform/http/route.js';
import { ABILITIES } from './abilities.js';
import { ForgottenPasswordRequest, PasswordResetRequest, ResetLinkData } from './password-reset.schema.js';
import { type PasswordResetDeps, requestPasswordReset, resetPassword, sendResetLink } from './password-resets.js';
import { RESET_PAGE, RESET_SCRIPT } from './reset-password-page.routes.js';
import { UserParams } from './user.schema.js';

export const passwordResetRoutes = (deps: PasswordResetDeps): Route[] => [
  route({
    method: 'POST',
    url: '/api/request-password-reset',
    id: 'requestPasswordReset',
    tag: 'Authentication',
    summary: 'Request a password reset',
    description:
      'Sends a link by e-mail that works once, within an hour. The response and its time are the same whether or not the address is ' +
      'registered. Each account gets at most three links an hour; an address that is registered in several organizations gets one ' +
      'link for each.',
    access: 'public',
    limitedByAddress: true,
    body: ForgottenPasswordRequest,
    data: MessageData,
    errors: {
      400: 'The request is not valid, or this server does not send e-mail (`email_not_configured`).',
      429: 'Too many requests from this address; see `Retry-After`.',
    },
    async handle({ body }) {
      await requestPasswordReset(deps, body.email);
      return { message: 'If this e-mail address is registered, a link is on its way' };
    },
  }),

  route({
    method: 'POST',
    url: '/api/reset-password',
    id: 'resetPassword',
    tag: 'Authentication',
    summary: 'Reset a password',
    description:
      'Sets the password of the user to whom the link was sent, ends all sessions of that user and invalidates all other links. API ' +
      'keys stay valid unless `end_api_keys` is true.',
    access: 'public',
    limitedByAddress: true,
    body: PasswordResetRequest,
    data: MessageData,
    errors: { 429: 'Too many requests from this address; see `Retry-After`.' },
    async handle({ body, raw }) {
      const { token, new_password: newPassword, end_api_keys: endApiKeys = false } = body;
      await resetPassword(deps, { token, newPassword, endApiKeys, ...originOf(raw) });
      return { message: 'The password was changed and all sessions have ended' };
    },
  }),

  route({
    method: 'POST',
    url: '/api/users/:id/reset-link',
    id: 'sendResetLink',
    scope: 'users',
    tag: 'Users',
    summary: 'Let a user choose a password',
    description:
      'Sends the user a link by e-mail that works once, within an hour. Where this server does not send e-mail, the link is returned instead, ' +
      'once: pass it on safely, since whoever opens it can choose the password. At most three links an hour for each user. Refused with an API ' +
      'key. Administrators only.',
    access: ABILITIES['user.manage'],
    needsConfirmation: true,
    holdsSecret: true,
    params: UserParams,
    data: ResetLinkData,
    errors: {
      400: 'The user is disabled.',
      429: 'The user has had three links within the hour; see `Retry-After`.',
    },
    async handle({ caller, params }) {
      const { token, expiresAt } = await sendResetLink(deps, caller, params.id);
      const path = token === undefined ? null : `/reset-password#${token}`;
      return { sent: path === null, path, expires_at: expiresAt.toISOString() };
    },
  }),

  {
    register(app) {
      app.get('/reset-password', { schema: { hide: true } }, async (_, reply) =>
        reply.type('text/html; charset=utf-8').header('content-security-policy', PAGE_POLICY).send(RESET_PAGE),
      );
      app.get('/reset-password.js', { schema: { hide: true } }, async (_, reply) =>
        reply.type('text/javascript; charset=utf-8').send(RESET_SCRIPT),
      );
    },
  },
];

/** Allows the page's only script, and its request to the API. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
