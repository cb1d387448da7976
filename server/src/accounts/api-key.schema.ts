import Type from 'typebox';
import { ROLES } from '../domain/caller.js';
import { DEFAULT_SCOPES, SCOPE_NAMES } from '../domain/scope.js';
import { Nullable } from '../platform/http/nullable.js';

const id = Type.String({
  description: 'Id of the key: 24 lower-case hex characters.',
  examples: ['691f0c2f8e6b1a5d3c000001'],
});
const createdAt = Type.String({ description: 'ISO 8601, UTC.', examples: ['2026-11-20T08:30:00.000Z'] });
const expiresAt = Type.String({ description: 'When the key expires: ISO 8601, UTC.' });
const role = Type.Enum([...ROLES], { description: "The key's role; its rights never exceed its user's." });
const scopes = (description: string) =>
  Type.Array(Type.Enum(SCOPE_NAMES), { minItems: 1, maxItems: SCOPE_NAMES.length, description });

const nameDescription = 'What the key is used for.';

export const ApiKeyRequest = Type.Object({
  name: Type.Optional(
    Type.String({ maxLength: 100, format: 'name', description: `${nameDescription} May be omitted, but not empty.` }),
  ),
  expires_in_days: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 365, description: 'Days until the key expires; 365 by default.' }),
  ),
  role: Type.Optional(
    Type.Enum([...ROLES], {
      description: "The key's role: the caller's (the default) or a lesser one.",
    }),
  ),
  scopes: Type.Optional(
    scopes(`What the key may be used for; ${DEFAULT_SCOPES.map((scope) => `\`${scope}\``).join(', ')} by default.`),
  ),
});

export const ApiKeyParams = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{24}$', description: 'Id of the key.' }),
});

export const NewApiKeyData = Type.Object({
  api_key: Type.Object(
    {
      id,
      key: Type.String({ description: 'The key, shown only once. Send it as `X-API-Key`.' }),
      name: Type.String({ description: `${nameDescription} Empty if none was given.` }),
      created_at: createdAt,
      expires_at: expiresAt,
      role,
      scopes: scopes('What the key may be used for.'),
    },
    { description: 'The new key.' },
  ),
});

export const ApiKeysQuery = Type.Object({
  all: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'True for the keys of every user of the organization; administrators only.',
    }),
  ),
});

export const ApiKeysData = Type.Object({
  api_keys: Type.Array(
    Type.Object({
      id,
      user_id: Type.String({ description: 'Id of the user for whom the key acts.' }),
      key: Type.String({ description: 'The key, masked.' }),
      name: Type.String({ description: `${nameDescription} Empty if none was given.` }),
      created_at: createdAt,
      expires_at: expiresAt,
      role,
      scopes: scopes('What the key may be used for.'),
      last_used_at: Nullable(Type.String({ description: 'ISO 8601, UTC; null if never used.' })),
    }),
    { description: 'Active keys, newest first.' },
  ),
});
