import { ACTIVE_API_KEYS_PER_USER, API_KEY_DAYS, type ApiKey, apiKeyText, maskedApiKey } from '../domain/api-key.js';
import { AppError } from '../domain/app-error.js';
import { actorOf } from '../domain/audit.js';
import { type AuthenticatedCaller, lesserRole, ROLES, type Role } from '../domain/caller.js';
import { hashOfSecret } from '../domain/hash-of-secret.js';
import type { Clock, NewId, RandomBytes } from '../domain/ports.js';
import { DEFAULT_SCOPES, SCOPE_NAMES, type Scope } from '../domain/scope.js';
import type { ApiKeys } from './accounts.js';

export interface CreateApiKeyDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly randomBytes: RandomBytes;
  readonly apiKeys: Pick<ApiKeys, 'add'>;
}

export interface ApiKeyWish {
  /** 365 when not given. */
  readonly expiresInDays?: number | undefined;
  /** The caller's when not given. */
  readonly role?: Role | undefined;
  /** `DEFAULT_SCOPES` when not given. */
  readonly scopes?: readonly Scope[] | undefined;
}

/**
 * Makes a key; `key` is shown in this answer and never again. It never allows more than the caller's role. Made with another key, it
 * has none but that one's scopes and ends with it: a key must not be able to make itself a stronger or longer-lived successor.
 */
export async function createApiKey(
  deps: CreateApiKeyDeps,
  caller: AuthenticatedCaller,
  { expiresInDays = API_KEY_DAYS.most, role = caller.role, scopes }: ApiKeyWish = {},
): Promise<{ apiKey: ApiKey; key: string }> {
  const { least, most } = API_KEY_DAYS;
  const allowedRoles = ROLES.filter((one) => lesserRole(one, caller.role) === one);
  const allowedScopes = caller.credential === 'api_key' ? caller.scopes : SCOPE_NAMES;
  const wanted = scopes ?? DEFAULT_SCOPES.filter((scope) => allowedScopes.includes(scope));
  const daysFit = Number.isInteger(expiresInDays) && expiresInDays >= least && expiresInDays <= most;
  const faults = [
    ...(daysFit ? [] : [{ field: 'expires_in_days', message: `must be a whole number from ${least} to ${most}` }]),
    ...(allowedRoles.includes(role) ? [] : [{ field: 'role', message: `must be one of: ${allowedRoles.join(', ')}` }]),
    ...(wanted.length > 0 && wanted.every((scope) => allowedScopes.includes(scope))
      ? []
      : [{ field: 'scopes', message: `must name one or more of: ${allowedScopes.join(', ')}` }]),
  ];
  if (faults.length > 0) throw new AppError('validation_failed', { faults });
  const key = apiKeyText(deps.randomBytes(32));
  const createdAt = deps.now();
  const wishedEnd = new Date(createdAt.getTime() + expiresInDays * 86_400_000);
  const apiKey: ApiKey = {
    id: deps.newId(),
    organizationId: caller.organizationId,
    userId: caller.userId,
    masked: maskedApiKey(key),
    role,
    scopes: SCOPE_NAMES.filter((scope) => wanted.includes(scope)),
    createdAt,
    expiresAt: caller.credential === 'api_key' && caller.expiresAt < wishedEnd ? caller.expiresAt : wishedEnd,
  };
  await deps.apiKeys.add(apiKey, hashOfSecret(key), ACTIVE_API_KEYS_PER_USER, {
    ...{ id: deps.newId(), organizationId: caller.organizationId, at: createdAt, actor: actorOf(caller) },
    action: 'api_key.created',
    target: { kind: 'api_key', id: apiKey.id },
    details: { expires_at: apiKey.expiresAt.toISOString(), role, scopes: apiKey.scopes },
  });
  return { apiKey, key };
}
