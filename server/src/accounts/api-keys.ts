import { ACTIVE_API_KEYS_PER_USER, API_KEY_DAYS, type ApiKey, apiKeyText, maskedApiKey } from '../domain/api-key.js';
import { AppError } from '../domain/app-error.js';
import { actorOf } from '../domain/audit.js';
import { type AuthenticatedCaller, type Caller, lesserRole, ROLES, type Role } from '../domain/caller.js';
import { hashOfSecret } from '../domain/hash-of-secret.js';
import type { Clock, NewId, RandomBytes } from '../domain/ports.js';
import { DEFAULT_SCOPES, SCOPE_NAMES, type Scope } from '../domain/scope.js';
import { may } from './abilities.js';
import type { ApiKeys } from './accounts.js';

export interface ApiKeyDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly randomBytes: RandomBytes;
  readonly apiKeys: Pick<ApiKeys, 'add' | 'list' | 'revoke'>;
}

interface NewApiKey {
  readonly name?: string | undefined;
  /** 365 when not given. */
  readonly expiresInDays?: number | undefined;
  /** The caller's when not given. */
  readonly role?: Role | undefined;
  /** `DEFAULT_SCOPES` when not given. */
  readonly scopes?: readonly Scope[] | undefined;
}

/**
 * Creates a key; `key` is shown only once. Its role is at most the caller's. Created with another key, it has at most that key's scopes
 * and ends with it: a key must not be able to create a stronger or longer-lived successor.
 */
export async function createApiKey(
  deps: ApiKeyDeps,
  caller: AuthenticatedCaller,
  { expiresInDays = API_KEY_DAYS.most, role = caller.role, scopes, name }: NewApiKey = {},
): Promise<{ apiKey: ApiKey; key: string }> {
  const { least, most } = API_KEY_DAYS;
  const allowedRoles = ROLES.filter((one) => lesserRole(one, caller.role) === one);
  const allowedScopes = caller.credential === 'api_key' ? caller.scopes : SCOPE_NAMES;
  const wanted = scopes ?? DEFAULT_SCOPES.filter((scope) => allowedScopes.includes(scope));
  const daysFit = Number.isInteger(expiresInDays) && expiresInDays >= least && expiresInDays <= most;
  const faults = [
    ...(name === ''
      ? [{ field: 'name', message: 'must have at least one character that is not a space, or be omitted' }]
      : []),
    ...(daysFit ? [] : [{ field: 'expires_in_days', message: `must be a whole number from ${least} to ${most}` }]),
    ...(allowedRoles.includes(role) ? [] : [{ field: 'role', message: `must be one of: ${allowedRoles.join(', ')}` }]),
    ...(wanted.length > 0 && wanted.every((scope) => allowedScopes.includes(scope))
      ? []
      : [{ field: 'scopes', message: `must name one or more of: ${allowedScopes.join(', ')}` }]),
  ];
  if (faults.length > 0) throw new AppError('validation_failed', { faults });
  const key = apiKeyText(deps.randomBytes(32));
  const createdAt = deps.now();
  const requestedEnd = new Date(createdAt.getTime() + expiresInDays * 86_400_000);
  const apiKey: ApiKey = {
    id: deps.newId(),
    organizationId: caller.organizationId,
    userId: caller.userId,
    ...(caller.credential === 'api_key' && { parentId: caller.keyId }),
    ...(name !== undefined && { name }),
    masked: maskedApiKey(key),
    role,
    scopes: SCOPE_NAMES.filter((scope) => wanted.includes(scope)),
    createdAt,
    expiresAt: caller.credential === 'api_key' && caller.expiresAt < requestedEnd ? caller.expiresAt : requestedEnd,
  };
  await deps.apiKeys.add(apiKey, hashOfSecret(key), ACTIVE_API_KEYS_PER_USER, {
    ...{ id: deps.newId(), organizationId: caller.organizationId, at: createdAt, actor: actorOf(caller) },
    action: 'api_key.created',
    target: { kind: 'api_key', id: apiKey.id },
    details: { name: name ?? '', expires_at: apiKey.expiresAt.toISOString(), role, scopes: apiKey.scopes },
  });
  return { apiKey, key };
}

/**
 * Lists the caller's active keys, masked, newest first; with `all`, those of every user of the organization. Throws `forbidden` for `all`
 * unless the caller manages users.
 */
export async function listApiKeys(
  deps: Pick<ApiKeyDeps, 'now' | 'apiKeys'>,
  caller: Caller,
  { all = false }: { readonly all?: boolean } = {},
): Promise<ApiKey[]> {
  if (all && !may(caller.role, 'user.manage')) throw new AppError('forbidden');
  return deps.apiKeys.list(all ? { organizationId: caller.organizationId } : { userId: caller.userId }, deps.now());
}

/**
 * Revokes one of the caller's keys, and those created with it; whoever manages users and has logged in, a key of any user of the
 * organization. Throws `not_found`, also for a key that the caller may not revoke.
 */
export async function revokeApiKey(deps: ApiKeyDeps, caller: AuthenticatedCaller, id: string): Promise<void> {
  const at = deps.now();
  const { credential, organizationId, role, userId } = caller;
  const owner = credential !== 'api_key' && may(role, 'user.manage') ? { organizationId } : { userId };
  const revoked = await deps.apiKeys.revoke(owner, id, at, {
    ...{ id: deps.newId(), organizationId: caller.organizationId, at, actor: actorOf(caller) },
    action: 'api_key.revoked',
    target: { kind: 'api_key', id },
    details: {},
  });
  if (!revoked) throw new AppError('not_found');
}
