import type { FastifyInstance } from 'fastify';
import { MessageData } from '../platform/http/message.js';
import { originOf } from '../platform/http/origin-of.js';
import { type Authenticator, addRoute } from '../platform/http/route.js';
import { PasswordResetRequest, PasswordResetWish } from './password-reset.schema.js';
import type { PasswordResetDeeds } from './password-resets.world.js';
import { RESET_PAGE, RESET_SCRIPT } from './reset-password-page.routes.js';

export function passwordResetRoutes(
  app: FastifyInstance,
  deps: Authenticator & Pick<PasswordResetDeeds, 'requestPasswordReset' | 'resetPassword'>,
): void {
  addRoute(app, deps, {
    method: 'POST',
    url: '/api/request-password-reset',
    id: 'requestPasswordReset',
    tag: 'Authentication',
    summary: 'Ask for a link to a new password',
    description:
      'Sends a link by e-mail, which holds for an hour and once. The answer is the same, and takes as long, whether or not anybody ' +
      'is registered with the e-mail; ' +
      'an account gets at most three links an hour. An e-mail that is registered in several organizations gets one link for each.',
    access: 'public',
    limitedByAddress: true,
    body: PasswordResetWish,
    data: MessageData,
    errors: {
      400: 'The request is not valid, or this server sends no e-mail (`email_not_configured`).',
      429: 'Too many requests from this address; see `Retry-After`.',
    },
    async handle({ body }) {
      await deps.requestPasswordReset(body.email);
      return { message: 'If somebody is registered with this e-mail, a link is on its way' };
    },
  });

  addRoute(app, deps, {
    method: 'POST',
    url: '/api/reset-password',
    id: 'resetPassword',
    tag: 'Authentication',
    summary: 'Set a new password with a link',
    description:
      'Sets the password of the user to whom the link was sent, ends every session of that user and makes every other link void. API ' +
      'keys stay as they are unless `end_api_keys` is true.',
    access: 'public',
    limitedByAddress: true,
    body: PasswordResetRequest,
    data: MessageData,
    errors: { 429: 'Too many requests from this address; see `Retry-After`.' },
    async handle({ body, raw }) {
      const { token, new_password: newPassword, end_api_keys: endApiKeys = false } = body;
      await deps.resetPassword({ token, newPassword, endApiKeys, ...originOf(raw) });
      return { message: 'The password is changed, and every session has ended' };
    },
  });

  app.get('/reset-password', { schema: { hide: true } }, async (_, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', PAGE_POLICY).send(RESET_PAGE),
  );
  app.get('/reset-password.js', { schema: { hide: true } }, async (_, reply) =>
    reply.type('text/javascript; charset=utf-8').send(RESET_SCRIPT),
  );
}

/** Its one script, and its request to the interface. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
