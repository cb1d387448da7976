export const ROLES = ['admin', 'analyst', 'viewer', 'integration'] as const;
export type Role = (typeof ROLES)[number];

/** Who is asking, once authenticated. Everything that is read or written goes through `organizationId`. */
export interface Caller {
  readonly organizationId: string;
  readonly userId: string;
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

/** A caller, and what it showed: an API key cannot be used to make more of them. */
export interface AuthenticatedCaller extends Caller, Partial<RequestOrigin> {
  readonly credential: 'access_token' | 'api_key';
}

/** What a request shows of itself. A token goes before a key: a wrong token is not made good by a right key. */
export interface Credentials {
  readonly accessToken?: string | undefined;
  readonly apiKey?: string | undefined;
}
