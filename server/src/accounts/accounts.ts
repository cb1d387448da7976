import type { ApiKey } from '../domain/api-key.js';
import type { AuditEntry } from '../domain/audit.js';
import type { Caller, KeyRights, RequestOrigin, Role } from '../domain/caller.js';
import type { LoginFailures } from '../domain/login-failures.js';
import type { Organization } from '../domain/organization.js';
import type { Clock, NewId, RandomBytes } from '../domain/ports.js';
import type { Preferences } from '../domain/preferences.js';
import type { Session, SessionProof } from '../domain/session.js';
import type { SignInMethod } from '../domain/sign-in-method.js';
import type { User } from '../domain/user.js';
import type { AuditRecords } from '../platform/outbox/audit-records.js';
import type { PasskeyChallenges } from './passkey-challenges.js';

/** An organization and its first administrator. */
export interface AddedOrganization {
  readonly organization: Organization;
  readonly admin: User;
  readonly passwordHash: string;
  readonly audit: AuditEntry;
}

/** Organizations and their users. E-mails are given in their normal spelling. Every write includes its audit entry. */
export interface Accounts {
  addOrganization(added: AddedOrganization): Promise<void>;
  /** Returns false and adds nothing if an organization exists, even one that another node adds concurrently. */
  addFirstOrganization(added: AddedOrganization): Promise<boolean>;
  findOrganization(id: string): Promise<Organization | undefined>;
  /** Finds organizations by name, regardless of case, newest first: names are not unique. */
  findOrganizationsByName(name: string): Promise<Organization[]>;
  /** Newest first. */
  listOrganizations(): Promise<Organization[]>;
  addUser(user: User, passwordHash: string, audit: AuditEntry): Promise<void>;
  /**
   * Finds the accounts with this e-mail, at most one per organization: active ones first, then by age of the password,
   * newest first.
   */
  findUsers(email: string): Promise<readonly StoredUser[]>;
  /** Newest first; of every organization when none is given. */
  listUsers(organizationId?: string): Promise<User[]>;
  /** Disables the user and revokes every token and key in one transaction. */
  disableUser(userId: string, at: Date, audit: AuditEntry): Promise<void>;
  /** Undefined if the organization has no such user; throws `last_administrator`. Disabling revokes tokens and keys. */
  changeUser(
    organizationId: string,
    userId: string,
    change: {
      readonly name?: string;
      readonly role?: Role;
      readonly disabled?: boolean;
      readonly at: Date;
      readonly audit: AuditEntry;
    },
  ): Promise<User | undefined>;
  /** Ends every session of the user except `keep` and, if requested, every API key. */
  setPassword(
    userId: string,
    passwordHash: string,
    also: { readonly keep: string | undefined; readonly endApiKeys: boolean },
    audit: AuditEntry,
  ): Promise<void>;
  preferences(userId: string): Promise<Preferences>;
  /** Writes the audit entry if there is one. */
  changeSelf(
    userId: string,
    change: { readonly name?: string; readonly preferences: Preferences },
    audit: AuditEntry | undefined,
  ): Promise<void>;
  renameOrganization(organizationId: string, name: string, audit: AuditEntry): Promise<void>;
  /** Whether users of the organization may not sign in with a password. */
  requiresSingleSignOn(organizationId: string): Promise<boolean>;
}

interface StoredUser {
  readonly user: User;
  readonly passwordHash: string;
}

interface NewSession extends Partial<RequestOrigin> {
  readonly id: string;
  readonly secretHash: string;
  readonly user: User;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly method: SignInMethod;
  readonly secondFactor: boolean;
}

/** Fields of a session that each request reads. */
interface FoundCaller {
  readonly caller: Caller;
  /** True if the organization requires a second factor and the session has none. */
  readonly needsSecondFactor: boolean;
}

/** Sessions of valid access tokens, by the id in the token. */
export interface Sessions {
  add(session: NewSession, audit: AuditEntry): Promise<void>;
  /** The user as of now; undefined if the session has expired or was revoked, has another secret, or the user is disabled. */
  findCaller(id: string, secretHash: string, now: Date): Promise<FoundCaller | undefined>;
  remove(id: string): Promise<void>;
  /** Valid ones of a user of the organization, newest first. */
  list(organizationId: string, userId: string, now: Date): Promise<readonly Session[]>;
  /** False if there is no such session or, if `userId` is given, it belongs to another user. */
  end(organizationId: string, id: string, userId: string | undefined, audit: AuditEntry): Promise<boolean>;
  removeExpired(now: Date): Promise<void>;
}

/** Sessions of the console, by the hash of their cookie. Expired sessions may still be found. */
export interface ConsoleSessions {
  /** Removes the session with `replacedHash`, if any. */
  start(session: NewSession, replacedHash: string | undefined, audit: AuditEntry): Promise<void>;
  /** Finds the session with its current user; undefined if it has ended or the user is disabled. */
  find(secretHash: string): Promise<
    | (FoundCaller & {
        readonly id: string;
        readonly method: SignInMethod;
        readonly createdAt: Date;
        readonly expiresAt: Date;
        readonly confirmedUntil?: Date;
      })
    | undefined
  >;
  extend(id: string, expiresAt: Date): Promise<void>;
  /** Counts a confirmation as failed before its password is checked, or takes that back; returns how many have failed in a row. */
  countConfirmation(id: string, change: number): Promise<number>;
  /** Forgets failed confirmations. */
  confirm(id: string, until: Date): Promise<void>;
  end(id: string, audit: AuditEntry): Promise<void>;
}

/** Owner of keys: a user, or every user of an organization. */
export type KeyOwner = { readonly userId: string } | { readonly organizationId: string };

/** API keys by hash. */
export interface ApiKeys {
  /**
   * Throws `too_many_api_keys` if `limit` are active, however many requests arrive at the same moment, and `unauthorized` if the
   * key that it was created with is no longer active.
   */
  add(key: ApiKey, hash: string, limit: number, audit: AuditEntry): Promise<void>;
  /** The user as of now and the rights of the key; records its use. Undefined if it expired, was revoked, or the user is disabled. */
  useByHash(hash: string, now: Date): Promise<({ caller: Caller; keyId: string; role: Role } & KeyRights) | undefined>;
  /** Active ones, newest first. */
  list(of: KeyOwner, now: Date): Promise<ApiKey[]>;
  /** Also revokes the keys created with it, and theirs. False if the owner has no such active key. */
  revoke(of: KeyOwner, id: string, at: Date, audit: AuditEntry): Promise<boolean>;
}

/** Log-in attempt: the e-mail in its normal spelling and the network address it comes from. */
interface LoginTry {
  readonly email: string;
  readonly address: string;
  readonly at: Date;
}

/**
 * Account whose failures are counted: an organization's account for the e-mail, or, if undefined, the e-mail itself.
 */
export type FailureOwner = string | undefined;

/**
 * Failed log-ins, counted over all nodes. Every try counts for the e-mail itself and for each account with it, so that an e-mail
 * without an account, or without one in the organization that is named, is counted exactly like one that has it.
 */
export interface FailedLogins {
  /**
   * Calls `allow` with each owner's failures since then, and counts the try as failed, before it is made, for the owners that
   * `allow` returns; `allow` may throw. Tries with one e-mail are counted one after another over all nodes, so that concurrent ones never see the same count.
   */
  count(
    login: LoginTry,
    owners: readonly FailureOwner[],
    since: Date,
    allow: (failures: ReadonlyMap<FailureOwner, LoginFailures>) => readonly FailureOwner[],
  ): Promise<CountedTry>;
  /**
   * Records a successful log-in: forgets the failures of this account from this network, which is known from now on.
   */
  succeed(login: LoginTry & { readonly organizationId: string }): Promise<void>;
  /** Failures before the one, known networks that nobody logged in from since the other. */
  removeBefore(failures: Date, known: Date): Promise<void>;
}

interface CountedTry {
  /** Takes back an attempt that succeeded, or that ended before the password was checked. */
  takeBack(): Promise<void>;
}

/**
 * Slow work with passwords, in a queue. `share` is the network or the organization it is done for: shares take turns. Throws
 * `rate_limited` if too many are waiting.
 */
export interface Passwords {
  /** Tells whether a password is made of common passwords and patterns. */
  isGuessable(password: string, share: string): Promise<boolean>;
  hash(password: string, share: string): Promise<string>;
  /**
   * Verifies a password. Without a hash it does the same work and returns false: the time must not reveal that a user
   * is unknown.
   */
  verify(password: string, hash: string | undefined, share: string): Promise<boolean>;
}

/** Signed access tokens. */
export interface Tokens {
  sign(claims: { session: SessionProof; user: User; issuedAt: Date; expiresAt: Date }): Promise<string>;
  /** The session of a token that we signed and that has not expired. */
  verify(token: string, now: Date): Promise<SessionProof | undefined>;
}

/** Dependencies of the use cases of organizations, users, tokens and keys; each takes a part of them. */
export interface AccountDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly randomBytes: RandomBytes;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly consoleSessions: ConsoleSessions;
  readonly apiKeys: ApiKeys;
  readonly failedLogins: FailedLogins;
  readonly passwords: Passwords;
  readonly audit: AuditRecords;
  /** Names an e-mail in logs: HMAC-SHA-256 under a key of this installation, 16 bytes as hex. */
  readonly hashOfEmail: (email: string) => string;
  readonly tokens: Tokens;
  /** Encrypts the cookies of sign-ins at a provider. */
  readonly attemptSecret: string;
  readonly challenges: PasskeyChallenges;
  readonly serialize: <T>(key: string, work: () => Promise<T>) => Promise<T>;
}
