import type { FastifyInstance } from 'fastify';
import { ROLES } from '../../domain/caller.js';
import {
  ApiKeyParams,
  ApiKeyRequest,
  ApiKeysData,
  NewApiKeyData,
  toWireApiKeys,
  toWireNewApiKey,
} from '../../wire/api-key.js';
import { MessageData } from '../../wire/message.js';
import { addRoute } from '../route.js';
import type { World } from '../world.js';

export function apiKeyRoutes(
  app: FastifyInstance,
  world: Pick<World, 'authenticate' | 'createApiKey' | 'listApiKeys' | 'revokeApiKey'>,
): void {
  addRoute(app, world, {
    method: 'POST',
    url: '/api/api-key',
    id: 'createApiKey',
    tag: 'Authentication',
    summary: 'Create an API key',
    description:
      'Makes a key with the rights of the caller, who needs an access token for it. The key is shown once and stored hashed. At most 5 are active per user.',
    access: ROLES,
    body: ApiKeyRequest,
    data: NewApiKeyData,
    errors: {
      400: 'The request is not valid, or 5 keys are active already.',
      403: 'The request was made with an API key, which cannot make another.',
    },
    async handle({ caller, body }) {
      const { apiKey, key } = await world.createApiKey(caller, { expiresInDays: body.expires_in_days });
      return toWireNewApiKey(apiKey, key);
    },
  });

  addRoute(app, world, {
    method: 'GET',
    url: '/api/api-keys',
    id: 'listApiKeys',
    tag: 'Authentication',
    summary: 'List API keys',
    description: 'The active keys of the caller, masked.',
    access: ROLES,
    data: ApiKeysData,
    handle: async ({ caller }) => toWireApiKeys(await world.listApiKeys(caller)),
  });

  addRoute(app, world, {
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
      await world.revokeApiKey(caller, params.id);
      return { message: 'The API key is no longer valid' };
    },
  });
}
