import type { Scope } from './scope.js';

export const ROLES = ['admin', 'analyst', 'viewer', 'integration'] as const;
export type Role = (typeof ROLES)[number];

/** Who is asking, once authenticated. Everything that is read or written goes through `organizationId`. */
export interface Caller {
  readonly organizationId: string;
  readonly userId: string;
  /** Of an API key the lesser of the user's role and its own. */
  readonly role: Role;
  readonly email: string;
}

/** Where a request comes from, as the audit log keeps it. */
export interface RequestOrigin {
  /** The network address, behind the trusted proxies. */
  readonly address: string;
  /** As the answer and the log have it. */
  readonly requestId: string;
}

/** What an API key allows beside its role. */
export interface KeyRights {
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date;
}

/** A caller, and what it showed. */
export type AuthenticatedCaller = Caller &
  Partial<RequestOrigin> &
  ({ readonly credential: 'access_token' } | ({ readonly credential: 'api_key'; readonly keyId: string } & KeyRights));

/** What both roles allow: an administrator may do everything, a viewer nothing that another may not. */
export function lesserRole(one: Role, other: Role): Role {
  if (one === other || other === 'admin') return one;
  return one === 'admin' ? other : 'viewer';
}

/** What a request shows of itself. A token goes before a key: a wrong token is not made good by a right key. */
export interface Credentials {
  readonly accessToken?: string | undefined;
  readonly apiKey?: string | undefined;
}
