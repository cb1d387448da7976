import type { Scope } from './scope.js';

export const ROLES = ['admin', 'lead', 'analyst', 'viewer', 'integration'] as const;
export type Role = (typeof ROLES)[number];

/** Who is asking, once authenticated. Everything that is read or written goes through `organizationId`. */
export interface Caller {
  readonly organizationId: string;
  readonly userId: string;
  /** Of an API key the lesser of the user's role and its own. */
  readonly role: Role;
  readonly email: string;
  /** Absent where the user has given none. */
  readonly name?: string;
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

/** A session of the console, as it is at this request. */
export interface ConsoleSession {
  readonly id: string;
  /** At the latest; it ends earlier when nothing is requested. */
  readonly expiresAt: Date;
  /** Until when the password, typed again, allows what needs it. */
  readonly confirmedUntil?: Date;
  readonly isConfirmed: boolean;
  /** What a write must send along, so that no other site can make it. */
  readonly csrfToken: string;
}

/** A caller, and what it showed. */
export type AuthenticatedCaller = Caller &
  Partial<RequestOrigin> &
  (
    | { readonly credential: 'access_token' }
    | ({ readonly credential: 'api_key'; readonly keyId: string } & KeyRights)
    | { readonly credential: 'console'; readonly session: ConsoleSession }
  );

/** From most rights to least; an integration stands aside. */
const RANKS: readonly Role[] = ['admin', 'lead', 'analyst', 'viewer'];

/** What both roles allow: an administrator may do everything, a viewer nothing that another may not. */
export function lesserRole(one: Role, other: Role): Role {
  if (one === other || other === 'admin') return one;
  if (one === 'admin') return other;
  if (one === 'integration' || other === 'integration') return 'viewer';
  return RANKS.indexOf(one) > RANKS.indexOf(other) ? one : other;
}

/**
 * What a request shows of itself. A token goes before a key, and both before a cookie: a wrong one is not made good by a right one of
 * another kind.
 */
export interface Credentials {
  readonly accessToken?: string | undefined;
  readonly apiKey?: string | undefined;
  /** The cookie of a console session. */
  readonly cookie?: string | undefined;
  /** True if the request does not show that somebody is at work: it leaves the session's idle time alone. */
  readonly inBackground?: boolean;
}
