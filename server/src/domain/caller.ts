import type { Scope } from './scope.js';
import type { SignInMethod } from './sign-in-method.js';

export const ROLES = ['admin', 'lead', 'analyst', 'viewer', 'integration'] as const;
export type Role = (typeof ROLES)[number];

/** Authenticated caller. All access to data goes through `organizationId`. */
export interface Caller {
  readonly organizationId: string;
  readonly userId: string;
  /** For an API key, the lesser of the user's role and its own. */
  readonly role: Role;
  readonly email: string;
  /** Absent where the user has given none. */
  readonly name?: string;
}

/** Origin of a request, as kept in the audit log. */
export interface RequestOrigin {
  /** The network address, behind the trusted proxies. */
  readonly address: string;
  /** Request id, as in the answer and the log. */
  readonly requestId: string;
}

/** Rights of an API key besides its role. */
export interface KeyRights {
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date;
}

/** A session of the console, as it is at this request. */
export interface ConsoleSession {
  readonly id: string;
  readonly method: SignInMethod;
  /** Latest expiry; an idle session ends earlier. */
  readonly expiresAt: Date;
  /** End of the period for which the repeated password counts. */
  readonly confirmedUntil?: Date;
  readonly isConfirmed: boolean;
  /** Token that a write must carry, so that no other site can forge it. */
  readonly csrfToken: string;
}

export const CREDENTIALS = [
  'access_token',
  'api_key',
  'console',
] as const satisfies readonly AuthenticatedCaller['credential'][];

/** A caller, and what it showed. */
export type AuthenticatedCaller = Caller &
  Partial<RequestOrigin> & {
    /** True while the organization requires a second factor and none was shown: the caller may do nothing but set one up. */
    readonly needsSecondFactor?: boolean;
  } & (
    | { readonly credential: 'access_token' }
    | ({ readonly credential: 'api_key'; readonly keyId: string } & KeyRights)
    | { readonly credential: 'console'; readonly session: ConsoleSession }
  );

/** Roles from most rights to least; an integration stands apart. */
const RANKS: readonly Role[] = ['admin', 'lead', 'analyst', 'viewer'];

/** Returns what both roles allow: an administrator may do everything, a viewer nothing that another may not. */
export function lesserRole(one: Role, other: Role): Role {
  if (one === other || other === 'admin') return one;
  if (one === 'admin') return other;
  if (one === 'integration' || other === 'integration') return 'viewer';
  return RANKS.indexOf(one) > RANKS.indexOf(other) ? one : other;
}

/**
 * Credentials of a request. A token takes precedence over a key, and both over a cookie: a wrong one is not made up for
 * by a right one of another kind.
 */
export interface Credentials {
  readonly accessToken?: string | undefined;
  readonly apiKey?: string | undefined;
  /** The cookie of a console session. */
  readonly cookie?: string | undefined;
  /** True if no user is at work: the request does not extend the session. */
  readonly inBackground?: boolean;
}
