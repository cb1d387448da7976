import Type, { type Static } from 'typebox';
import { Nullable } from './nullable.js';

const id = Type.String({
  description: 'Id of the key: 24 lower-case hex characters.',
  examples: ['691f0c2f8e6b1a5d3c000001'],
});
const createdAt = Type.String({ description: 'ISO 8601, UTC.', examples: ['2026-11-20T08:30:00.000Z'] });
const expiresAt = Nullable(Type.String({ description: 'ISO 8601, UTC; null when the key does not expire.' }));

export const ApiKeyRequest = Type.Object({
  expires_in_days: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 365, description: 'Days until the key expires; without it, it does not.' }),
  ),
});

export const ApiKeyParams = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{24}$', description: 'Id of the key.' }),
});

export const NewApiKeyData = Type.Object({
  api_key: Type.Object({
    id,
    key: Type.String({ description: 'The key itself, shown this once. Send it as `X-API-Key`.' }),
    created_at: createdAt,
    expires_at: expiresAt,
  }),
});

export const ApiKeysData = Type.Object({
  api_keys: Type.Array(
    Type.Object({
      id,
      key: Type.String({ description: 'The key, masked.' }),
      created_at: createdAt,
      expires_at: expiresAt,
      last_used_at: Nullable(Type.String({ description: 'ISO 8601, UTC; null when it was never used.' })),
    }),
    { description: 'The active keys of the caller, newest first.' },
  ),
});

interface KeyTimes {
  readonly createdAt: Date;
  readonly expiresAt?: Date;
}

export function toWireNewApiKey(
  key: KeyTimes & { readonly id: string; readonly key: string },
): Static<typeof NewApiKeyData> {
  return { api_key: { id: key.id, key: key.key, ...times(key) } };
}

export function toWireApiKeys(
  keys: readonly (KeyTimes & { readonly id: string; readonly maskedKey: string; readonly lastUsedAt?: Date })[],
): Static<typeof ApiKeysData> {
  return {
    api_keys: keys.map((key) => ({
      id: key.id,
      key: key.maskedKey,
      ...times(key),
      last_used_at: key.lastUsedAt?.toISOString() ?? null,
    })),
  };
}

function times(key: KeyTimes): { created_at: string; expires_at: string | null } {
  return { created_at: key.createdAt.toISOString(), expires_at: key.expiresAt?.toISOString() ?? null };
}
