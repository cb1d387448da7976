import type { ApiKey } from '../domain/api-key.js';
import type { AuthenticatedCaller, Caller, Credentials } from '../domain/caller.js';
import type { ApiKeyWish } from './create-api-key.js';
import type { UserDeeds } from './users.world.js';
import type { Login } from './verify-login.js';

export interface AccountDeeds extends UserDeeds {
  /** Refuses with `unauthorized` when the credential is unknown, expired or revoked. */
  authenticate(credentials: Credentials): Promise<AuthenticatedCaller>;
  /** Refuses with `unauthorized`, or with `rate_limited` after too many failures. */
  getAccessToken(login: Login): Promise<{ accessToken: string }>;
  /** Keeps in the audit log and in the log that a caller was refused an operation (its id in the OpenAPI document). */
  recordRefusal(caller: AuthenticatedCaller, refused: { operation: string; code: string }): Promise<void>;
  /** Ends one access token. */
  revokeAccessToken(accessToken: string): Promise<void>;
  /** Refuses a role or scopes that the caller does not have, and a user who has as many keys as are allowed. */
  createApiKey(caller: AuthenticatedCaller, input: ApiKeyWish): Promise<{ apiKey: ApiKey; key: string }>;
  /** The caller's own, newest first. */
  listApiKeys(caller: Caller): Promise<readonly ApiKey[]>;
  /** Refuses with `not_found` when the caller has no such key. */
  revokeApiKey(caller: Caller, id: string): Promise<void>;
}
