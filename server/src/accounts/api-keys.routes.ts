import type { FastifyInstance } from 'fastify';
import { ROLES } from '../domain/caller.js';
import { SCOPES } from '../domain/scope.js';
import { MessageData } from '../platform/http/message.js';
import { type Authenticator, addRoute } from '../platform/http/route.js';
import type { AccountDeeds } from './accounts.world.js';
import {
  ApiKeyParams,
  ApiKeyRequest,
  ApiKeysData,
  NewApiKeyData,
  presentApiKeys,
  presentNewApiKey,
} from './api-key.schema.js';

const scopeTexts = Object.entries(SCOPES)
  .map(([scope, text]) => `\`${scope}\` (${text})`)
  .join(', ');

export function apiKeyRoutes(
  app: FastifyInstance,
  deps: Authenticator & Pick<AccountDeeds, 'createApiKey' | 'listApiKeys' | 'revokeApiKey'>,
): void {
  addRoute(app, deps, {
    method: 'POST',
    url: '/api/api-key',
    id: 'createApiKey',
    tag: 'Authentication',
    summary: 'Create an API key',
    description: `Makes a key with at most the rights of the caller. The key is shown once and stored hashed. At most 5 are active per user. Scopes: ${scopeTexts}. A key made with a key (scope \`keys\`) has no scope that the other has not, and ends with it.`,
    access: ROLES,
    body: ApiKeyRequest,
    data: NewApiKeyData,
    errors: {
      400: 'The request is not valid, or 5 keys are active already.',
      403: 'The request was made with an API key without the scope `keys`.',
    },
    async handle({ caller, body }) {
      const { apiKey, key } = await deps.createApiKey(caller, {
        expiresInDays: body.expires_in_days,
        role: body.role,
        scopes: body.scopes,
      });
      return presentNewApiKey(apiKey, key);
    },
  });

  addRoute(app, deps, {
    method: 'GET',
    url: '/api/api-keys',
    id: 'listApiKeys',
    tag: 'Authentication',
    summary: 'List API keys',
    description: 'The active keys of the caller, masked.',
    access: ROLES,
    data: ApiKeysData,
    handle: async ({ caller }) => presentApiKeys(await deps.listApiKeys(caller)),
  });

  addRoute(app, deps, {
    method: 'DELETE',
    url: '/api/api-key/:id',
    id: 'revokeApiKey',
    tag: 'Authentication',
    summary: 'Revoke an API key',
    description: 'Ends a key of the caller at once.',
    access: ROLES,
    params: ApiKeyParams,
    data: MessageData,
    async handle({ caller, params }) {
      await deps.revokeApiKey(caller, params.id);
      return { message: 'The API key is no longer valid' };
    },
  });
}
