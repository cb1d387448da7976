import { AppError } from '../../domain/app-error.js';
import { type Actor, type AuditDetails, type AuditEntry, SERVICE } from '../../domain/audit.js';
import type { AuthenticatedCaller, RequestOrigin, Role } from '../../domain/caller.js';
import { hashOfSecret } from '../../domain/hash-of-secret.js';
import type { Clock, NewId, RandomBytes } from '../../domain/ports.js';
import { emailErrors, normalEmail, type User } from '../../domain/user.js';
import type { SingleSignOnConfig } from '../../platform/config/single-sign-on-variables.js';
import type { AuditRecords } from '../../platform/outbox/audit-records.js';
import type { Accounts, ConsoleSessions, Passwords } from '../accounts.js';
import {
  CONFIRMED_MS,
  type StartedSession,
  type StartSessionDeps,
  sessionOf,
  startSession,
} from '../console-sessions.js';
import type { Identities, Identity } from './identities.js';
import { returnPath } from './return-path.js';
import { type Claims, claimAt, isTrue, roleOfClaims } from './role-of-claims.js';

/** Time for signing in at the provider. */
export const ATTEMPT_MS = 10 * 60 * 1000;
/** Page of the console that tells the one behind it that a confirmation has ended. */
const CONFIRMED_PAGE = '/console/confirmed';

/** Why a sign-in at the provider was refused. The console has a sentence for each. */
export type SignOnRefusal =
  | 'unreachable'
  | 'misconfigured'
  | 'expired'
  | 'cancelled'
  | 'invalid_response'
  | 'unverified_email'
  | 'unknown_user'
  | 'linked_otherwise'
  | 'disabled'
  | 'no_role'
  | 'last_administrator'
  | 'other_user'
  | 'too_many';

/** A sign-in at the provider that has begun in a browser. Times are in milliseconds since 1970. */
export interface SignInAttempt {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE (RFC 7636). */
  readonly verifier: string;
  readonly startedAt: number;
  readonly returnTo: string;
  /** Hash of the cookie of the browser's session, which ends. */
  readonly replacedHash?: string;
  /** Session that is to be confirmed; none is started then. */
  readonly confirms?: { readonly sessionId: string; readonly userId: string };
}

/** Attempts as text that only this service can read or write. */
export interface SignInAttempts {
  seal(attempt: SignInAttempt, expiresAt: Date): Promise<string>;
  /** Undefined for what has expired or was not sealed here. */
  open(text: string, now: Date): Promise<SignInAttempt | undefined>;
}

/** The provider. Its methods throw `ProviderError`. */
export interface IdentityProvider {
  readonly issuer: string;
  /** Address at the provider at which the user signs in. */
  addressFor(attempt: SignInAttempt): Promise<string>;
  /** Verified claims, for the query with which the provider led back. */
  claimsOf(query: string, attempt: SignInAttempt): Promise<Claims>;
  close(): Promise<void>;
}

/** `detail` is a code, never a text of the provider. */
export class ProviderError extends Error {
  constructor(
    readonly reason: Extract<SignOnRefusal, 'unreachable' | 'misconfigured' | 'cancelled' | 'invalid_response'>,
    readonly detail: string,
  ) {
    super(reason);
    this.name = 'ProviderError';
  }
}

export interface SingleSignOnDeps extends StartSessionDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly randomBytes: RandomBytes;
  readonly accounts: Pick<Accounts, 'changeUser' | 'findUsers' | 'listOrganizations'>;
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly consoleSessions: StartSessionDeps['consoleSessions'] & Pick<ConsoleSessions, 'confirm'>;
  readonly identities: Identities;
  readonly audit: AuditRecords;
  readonly hashOfEmail: (email: string) => string;
  readonly attempts: SignInAttempts;
  readonly provider: IdentityProvider;
  readonly settings: Pick<
    SingleSignOnConfig,
    'createsUsers' | 'defaultRole' | 'emailVerifiedClaim' | 'organizationId' | 'roles' | 'rolesClaim'
  >;
}

/** Where to go, and the cookie of the attempt if one has begun. */
type Begun =
  | { readonly address: string; readonly attempt: string }
  | { readonly refused: SignOnRefusal; readonly detail: string; readonly address: string };

type Finished =
  | { readonly address: string; readonly session?: StartedSession }
  | { readonly refused: SignOnRefusal; readonly detail?: string; readonly address: string };

/** A refusal on the way, with what the audit log holds of it. */
class Refused extends Error {
  constructor(
    readonly reason: SignOnRefusal,
    readonly about: { readonly user?: User; readonly email?: string; readonly detail?: string } = {},
  ) {
    super(reason);
  }
}

/** Sign-in and confirmation of users of one organization at an OpenID Connect provider. */
export function singleSignOn(deps: SingleSignOnDeps) {
  const { now, newId, accounts, identities, provider, settings } = deps;

  const random = () => Buffer.from(deps.randomBytes(32)).toString('base64url');

  async function begin(goal: Pick<SignInAttempt, 'returnTo' | 'replacedHash' | 'confirms'>): Promise<Begun> {
    const startedAt = now();
    const attempt = { ...goal, state: random(), nonce: random(), verifier: random(), startedAt: startedAt.getTime() };
    try {
      const address = await provider.addressFor(attempt);
      const expiresAt = new Date(startedAt.getTime() + ATTEMPT_MS);
      return { address, attempt: await deps.attempts.seal(attempt, expiresAt) };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const { reason: refused, detail } = error;
      return { refused, detail, address: refusalAddress(refused, attempt) };
    }
  }

  /** Organization whose users the provider signs in. */
  async function organizationId(): Promise<string> {
    if (settings.organizationId !== undefined) return settings.organizationId;
    const [only, ...others] = await accounts.listOrganizations();
    if (only === undefined || others.length > 0)
      throw new Refused('misconfigured', { detail: 'organization_not_named' });
    return only.id;
  }

  /** User of the identity: the linked one, or one that is linked or created now. */
  async function userOf(organization: string, identity: Identity, claims: Claims): Promise<User> {
    const linked = await identities.findUser(organization, identity);
    if (linked !== undefined) return linked;
    const email = typeof claims.email === 'string' ? normalEmail(claims.email) : undefined;
    const isVerified = isTrue(claimAt(claims, settings.emailVerifiedClaim));
    if (email === undefined || !isVerified || emailErrors(email).length > 0)
      throw new Refused('unverified_email', { ...(email !== undefined && { email }) });
    const found = (await accounts.findUsers(email)).find(({ user }) => user.organizationId === organization)?.user;
    if (found === undefined) return createUser(organization, identity, email, claims);
    if (found.disabledAt !== undefined) throw new Refused('disabled', { user: found });
    const audit = entryAbout(found, 'identity.linked', { ...identity, email });
    if (!(await identities.link(found, identity, audit))) throw new Refused('linked_otherwise', { user: found });
    return found;
  }

  async function createUser(organization: string, identity: Identity, email: string, claims: Claims): Promise<User> {
    if (!settings.createsUsers) throw new Refused('unknown_user', { email });
    const role = roleOfClaims(claims, settings);
    if (role === undefined) throw new Refused('no_role', { email });
    const name = typeof claims.name === 'string' ? claims.name.trim().slice(0, 100) : '';
    const user: User = {
      ...{ id: newId(), organizationId: organization, email, role, createdAt: now() },
      ...(/^[^\p{C}]+$/u.test(name) && { name }),
    };
    // A password that nobody knows.
    const hash = await deps.passwords.hash(random(), organization);
    await identities.createUser(user, hash, identity, [
      entryAbout(user, 'user.created', { email, role, by: 'single_sign_on' }),
      entryAbout(user, 'identity.linked', { ...identity, email }),
    ]);
    return user;
  }

  /** Gives the user the role of the claim, if roles come from one. */
  async function withRole(user: User, claims: Claims): Promise<User> {
    if (settings.rolesClaim === undefined) return user;
    const role: Role | undefined = roleOfClaims(claims, settings);
    if (role === undefined) throw new Refused('no_role', { user });
    if (role === user.role) return user;
    const audit = entryAbout(user, 'user.updated', {});
    try {
      return (await accounts.changeUser(user.organizationId, user.id, { role, at: now(), audit })) ?? user;
    } catch (error) {
      if (error instanceof AppError && error.code === 'last_administrator')
        throw new Refused('last_administrator', { user });
      throw error;
    }
  }

  function entryAbout(user: User, action: AuditEntry['action'], details: AuditDetails): AuditEntry {
    const { id, organizationId } = user;
    return {
      ...{ id: newId(), organizationId, at: now(), actor: SERVICE, action },
      ...{ target: { kind: 'user', id }, details },
    };
  }

  async function finishOrRefuse(attempt: SignInAttempt, query: string, origin: RequestOrigin): Promise<Finished> {
    const claims = await provider.claimsOf(query, attempt);
    const organization = await organizationId();
    const identity = { issuer: provider.issuer, subject: String(claims.sub) };
    const { confirms, returnTo } = attempt;
    if (confirms !== undefined) {
      const user = await identities.findUser(organization, identity);
      if (user?.id !== confirms.userId) throw new Refused('other_user', user && { user });
      await deps.consoleSessions.confirm(confirms.sessionId, new Date(now().getTime() + CONFIRMED_MS));
      return { address: returnTo };
    }
    const known = await userOf(organization, identity, claims);
    if (known.disabledAt !== undefined) throw new Refused('disabled', { user: known });
    const user = await withRole(known, claims);
    await identities.recordUse(organization, identity, now());
    const session = await startSession(
      deps,
      // The provider is responsible for second factors.
      {
        user,
        method: 'single_sign_on',
        secondFactor: true,
        details: { method: 'single_sign_on', issuer: identity.issuer },
      },
      origin,
      attempt.replacedHash,
    );
    return { address: returnTo, session };
  }

  async function recordRefusal({ reason, about }: Refused, origin: RequestOrigin): Promise<void> {
    const { user, email, detail } = about;
    const owner = user?.organizationId ?? (await organizationId().catch(() => undefined));
    const actor: Actor = { kind: 'anonymous', address: origin.address, requestId: origin.requestId };
    const hash = email === undefined ? undefined : deps.hashOfEmail(email);
    await deps.audit.record({
      ...{ id: newId(), ...(owner !== undefined && { organizationId: owner }), at: now(), actor },
      action: 'user.login_failed',
      target: user ? { kind: 'user', id: user.id } : { kind: 'email', id: hash ?? 'unknown' },
      details: {
        ...{ method: 'single_sign_on', reason },
        ...(detail !== undefined && { detail }),
        ...(hash !== undefined && { email_hash: hash }),
      },
    });
  }

  return {
    /** Begins a sign-in; `cookie`, that of the browser's session, is replaced by its end. */
    begin: (returnTo: string | undefined, cookie: string | undefined): Promise<Begun> =>
      begin({
        returnTo: returnPath(returnTo),
        ...(cookie !== undefined && { replacedHash: hashOfSecret(cookie) }),
      }),

    /** Begins a confirmation: the user signs in at the provider again, in place of typing the password. */
    beginConfirmation(caller: AuthenticatedCaller): Promise<Begun> {
      const { id: sessionId } = sessionOf(caller);
      return begin({ returnTo: CONFIRMED_PAGE, confirms: { sessionId, userId: caller.userId } });
    },

    /** Ends what was begun, with the query of the address to which the provider led back. */
    async finish(sealed: string | undefined, query: string, origin: RequestOrigin): Promise<Finished> {
      const attempt = sealed === undefined ? undefined : await deps.attempts.open(sealed, now());
      try {
        if (attempt === undefined) throw new Refused('expired');
        return await finishOrRefuse(attempt, query, origin);
      } catch (error) {
        const refused = error instanceof ProviderError ? new Refused(error.reason, { detail: error.detail }) : error;
        if (!(refused instanceof Refused)) throw error;
        await recordRefusal(refused, origin);
        const { reason, about } = refused;
        return {
          ...{ refused: reason, address: refusalAddress(reason, attempt) },
          ...(about.detail !== undefined && { detail: about.detail }),
        };
      }
    },
  };
}
export type SingleSignOn = ReturnType<typeof singleSignOn>;

/** Page of the console that shows why it was refused. */
export function refusalAddress(
  reason: SignOnRefusal,
  attempt: Pick<SignInAttempt, 'returnTo' | 'confirms'> | undefined,
): string {
  if (attempt?.confirms !== undefined) return `${CONFIRMED_PAGE}?refused=${reason}`;
  const query = new URLSearchParams({ refused: reason, ...(attempt && { to: attempt.returnTo }) });
  return `/console/sign-in?${query}`;
}
