import { AppError } from '../domain/app-error.js';
import { ROLES } from '../domain/caller.js';
import { credentialsOf } from '../platform/http/credentials-of.js';
import { MessageData } from '../platform/http/message.js';
import { originOf } from '../platform/http/origin-of.js';
import { type Route, route } from '../platform/http/route.js';
import { AccessTokenData, AccessTokenRequest } from './access-token.schema.js';
import type { Credential } from './log-in.js';

interface AccessTokenRouteDeps {
  getAccessToken(login: Credential): Promise<{ readonly accessToken: string }>;
  revokeAccessToken(accessToken: string): Promise<void>;
}

export const accessTokenRoutes = (deps: AccessTokenRouteDeps): Route[] => [
  route({
    method: 'POST',
    url: '/api/get-access-token',
    id: 'getAccessToken',
    tag: 'Authentication',
    summary: 'Get an access token',
    description:
      'Exchanges e-mail address and password for an access token of 180 minutes. An unknown address and a wrong password get the same response. ' +
      'Where an address is registered in several organizations, the password selects the account; if it matches several, the account ' +
      'whose password was set last is used. `organization_id` selects one explicitly, and is required for all but the four ' +
      'accounts whose passwords were set last. A user with a second factor also sends `code`.',
    access: 'public',
    limitedByAddress: true,
    holdsSecret: true,
    body: AccessTokenRequest,
    data: AccessTokenData,
    errors: {
      401: 'The e-mail address, the password or the code is wrong, or a code is needed (`second_factor_needed`).',
      429: 'Too many requests from this address, or too many failures for this e-mail address; see `Retry-After`.',
    },
    async handle({ body, raw }) {
      const { accessToken } = await deps.getAccessToken({
        ...{ email: body.email, password: body.password, organizationId: body.organization_id, code: body.code },
        ...originOf(raw),
      });
      return { access_token: accessToken };
    },
  }),

  route({
    method: 'POST',
    url: '/api/revoke-access-token',
    id: 'revokeAccessToken',
    scope: 'read',
    tag: 'Authentication',
    summary: 'Log out',
    description: 'Revokes the access token used for this request; it is refused with 401 from then on.',
    access: ROLES,
    withoutSecondFactor: true,
    data: MessageData,
    errors: { 400: 'The request was made with an API key; revoke it with `DELETE /api/api-key/{id}`.' },
    async handle({ raw }) {
      const accessToken = credentialsOf(raw)?.accessToken;
      if (accessToken === undefined) {
        const text = 'This endpoint revokes access tokens only; revoke an API key with DELETE /api/api-key/{id}';
        throw new AppError('validation_failed', { text });
      }
      await deps.revokeAccessToken(accessToken);
      return { message: 'The access token is no longer valid' };
    },
  }),
];
