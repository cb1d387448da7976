import { ROLES } from '../domain/caller.js';
import { SCOPES } from '../domain/scope.js';
import { MessageData } from '../platform/http/message.js';
import { type Route, route } from '../platform/http/route.js';
import { presentApiKeys, presentNewApiKey } from './api-key.present.js';
import { ApiKeyParams, ApiKeyRequest, ApiKeysData, ApiKeysQuery, NewApiKeyData } from './api-key.schema.js';
import { type ApiKeyDeps, createApiKey, listApiKeys, revokeApiKey } from './api-keys.js';

const scopeTexts = Object.entries(SCOPES)
  .map(([scope, text]) => `\`${scope}\` (${text})`)
  .join(', ');

export const apiKeyRoutes = (deps: ApiKeyDeps): Route[] => [
  route({
    method: 'POST',
    url: '/api/api-key',
    id: 'createApiKey',
    scope: 'keys',
    tag: 'Authentication',
    summary: 'Create an API key',
    description: `Creates a key with at most the caller's rights. The key is shown once and stored hashed. A user can have at most 5 active keys. Scopes: ${scopeTexts}. A key created with another key (scope \`keys\`) has at most that key's scopes and ends with it.`,
    access: ROLES,
    needsConfirmation: true,
    holdsSecret: true,
    body: ApiKeyRequest,
    data: NewApiKeyData,
    errors: {
      400: 'The request is not valid, or the user already has 5 active keys.',
      403: 'The request was made with an API key without the scope `keys`.',
    },
    async handle({ caller, body }) {
      const { apiKey, key } = await createApiKey(deps, caller, {
        expiresInDays: body.expires_in_days,
        role: body.role,
        scopes: body.scopes,
        name: body.name?.trim(),
      });
      return presentNewApiKey(apiKey, key);
    },
  }),

  route({
    method: 'GET',
    url: '/api/api-keys',
    id: 'listApiKeys',
    tag: 'Authentication',
    summary: 'List API keys',
    description: "The caller's active keys, masked; administrators can list those of every user.",
    access: ROLES,
    query: ApiKeysQuery,
    data: ApiKeysData,
    handle: async ({ caller, query }) => presentApiKeys(await listApiKeys(deps, caller, query)),
  }),

  route({
    method: 'DELETE',
    url: '/api/api-key/:id',
    id: 'revokeApiKey',
    scope: 'keys',
    tag: 'Authentication',
    summary: 'Revoke an API key',
    description:
      "Revokes one of the caller's keys, and every key created with it, effective at once. Administrators who have logged in can revoke the keys " +
      'of any user of the organization.',
    access: ROLES,
    params: ApiKeyParams,
    data: MessageData,
    async handle({ caller, params }) {
      await revokeApiKey(deps, caller, params.id);
      return { message: 'The API key is no longer valid' };
    },
  }),
];
