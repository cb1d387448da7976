import type { Actor, AuditEntry } from '../domain/audit.js';
import type { Caller } from '../domain/caller.js';
import type { User } from '../domain/user.js';
import type { ChallengeUse } from './passkey-challenges.js';

type PasskeyOwner = Pick<Caller, 'organizationId' | 'userId'>;

/** Parts of `AuthenticationResponseJSON` of WebAuthn; each text is base64url. */
interface Assertion {
  readonly id: string;
  readonly rawId: string;
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
    readonly userHandle?: string | null;
  };
}

/** Parts of `RegistrationResponseJSON` of WebAuthn. */
export interface Attestation {
  readonly id: string;
  readonly rawId: string;
  readonly response: {
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports?: readonly string[];
  };
}

export interface Passkey {
  readonly id: string;
  /** Base64url, as the authenticator has given it. */
  readonly credentialId: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly aaguid: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt?: Date;
}

/** A challenge that was answered. */
export interface UsedChallenge {
  readonly hash: string;
  readonly expiresAt: Date;
}

/** Passkeys of users. Every write includes its audit entry. */
export interface Passkeys {
  /** Oldest first. */
  list(owner: PasskeyOwner): Promise<readonly Passkey[]>;
  /** With its user, who may be disabled; undefined if there is none. */
  find(credentialId: string): Promise<{ readonly passkey: Passkey; readonly user: User } | undefined>;
  /**
   * Adds a passkey; if it is the first second factor of the user also the recovery codes, and ends the sessions but this one, which has a
   * second factor from now on. False if the challenge was used, the passkey is known, or the user has `limit` already.
   */
  add(
    owner: PasskeyOwner,
    added: {
      readonly passkey: Passkey;
      readonly challenge: UsedChallenge;
      readonly codeHashes: readonly string[];
      readonly sessionId: string;
      readonly limit: number;
    },
    audit: AuditEntry,
  ): Promise<'added' | 'added_first' | 'refused'>;
  /** Counts a signature; changes nothing if the challenge was used, or if the authenticator has counted no more than before. */
  use(
    passkeyId: string,
    used: { readonly challenge: UsedChallenge; readonly counter: number },
    audit: AuditEntry,
  ): Promise<'used' | 'replayed' | 'lower_counter'>;
  /** Ends the sessions but `keep`. The recovery codes go with the last second factor. False if the user has no such passkey. */
  remove(owner: PasskeyOwner, passkeyId: string, keep: string, audit: AuditEntry): Promise<boolean>;
  /** Forgets challenges that have expired. */
  removeExpired(now: Date): Promise<void>;
}

/** A browser's answer to a challenge that was made for this use. */
export interface ShownPasskey {
  readonly assertion: Assertion;
  readonly use: ChallengeUse;
}

export interface CheckedPasskey {
  readonly user: User;
  readonly passkeyId: string;
}

export interface ExpectedPasskey {
  /** Absent: any user's. */
  readonly owner?: PasskeyOwner;
  /** Shows it; somebody anonymous becomes its user. */
  readonly by: Actor;
}

export type CheckPasskey = (shown: ShownPasskey, expected: ExpectedPasskey) => Promise<CheckedPasskey | undefined>;
