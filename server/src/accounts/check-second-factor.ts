import type { Actor, AuditAction, AuditDetails, AuditEntry } from '../domain/audit.js';
import type { Caller } from '../domain/caller.js';
import { hashOfSecret } from '../domain/hash-of-secret.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { CheckPasskey, ShownPasskey } from './passkey.js';
import { stepOfCode } from './totp.js';

/** Wrong codes in a row after which only recovery codes are accepted (NIST SP 800-63B, 5.2.2). */
const MAX_WRONG = 100;

export type FactorOwner = Pick<Caller, 'organizationId' | 'userId'>;

/** Authenticator apps and recovery codes of users, and what these share with passkeys. Every write includes its audit entry. */
export interface SecondFactors {
  /** The app of a user, also one whose set-up has only begun. */
  find(
    owner: FactorOwner,
  ): Promise<{ readonly secret: string; readonly lastStep: number; readonly isSetUp: boolean } | undefined>;
  /** Stores a secret in place of one whose set-up had only begun; false if the user has set one up. */
  begin(owner: FactorOwner, secret: string, at: Date): Promise<boolean>;
  /** Tells whether the user has a passkey. */
  hasPasskey(owner: FactorOwner): Promise<boolean>;
  /**
   * Ends the set-up, and every session but this one, which has a second factor from now on; false if it was ended meanwhile. The recovery
   * codes are stored if the user has no passkey: those that came with it stay.
   */
  setUp(
    owner: FactorOwner,
    used: { step: number; codeHashes: readonly string[]; sessionId: string },
    audit: AuditEntry,
  ): Promise<'first' | 'further' | false>;
  /** Counts a code as wrong before it is checked; returns how many were wrong in a row. */
  countTry(owner: FactorOwner): Promise<number>;
  /** Forgets wrong codes; false if a code of this step or a later one was used. */
  useStep(owner: FactorOwner, step: number): Promise<boolean>;
  /** Forgets wrong codes; false if the user has no such code. */
  useRecoveryCode(owner: FactorOwner, hash: string, audit: AuditEntry): Promise<boolean>;
  replaceRecoveryCodes(owner: FactorOwner, hashes: readonly string[], audit: AuditEntry): Promise<void>;
  /** Removes the app, and without a passkey the recovery codes; ends every session but `keep`. False if the user has no app. */
  removeApp(owner: FactorOwner, keep: string, audit: AuditEntry): Promise<boolean>;
  /** Removes app, passkeys and recovery codes; ends every session. False if the user has none. */
  removeAll(owner: FactorOwner, audit: AuditEntry): Promise<boolean>;
  /** Second factors of the user's account. */
  standing(owner: FactorOwner): Promise<SecondFactorStanding>;
}

export interface SecondFactorStanding {
  readonly hasApp: boolean;
  readonly passkeys: number;
  readonly recoveryCodesLeft: number;
  /** By the policy of the organization. */
  readonly isRequired: boolean;
}

export interface CheckSecondFactorDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly secondFactors: Pick<SecondFactors, 'find' | 'hasPasskey' | 'countTry' | 'useStep' | 'useRecoveryCode'>;
  readonly checkPasskey: CheckPasskey;
}

/** Shown besides the password. */
export interface ShownSecond {
  readonly code?: string | undefined;
  readonly passkey?: ShownPasskey | undefined;
}

/** Factor that was given; `none` if the user has no second factor. */
export type ShownFactor = 'none' | 'missing' | 'wrong_code' | 'wrong_passkey' | 'code' | 'recovery_code' | 'passkey';

/** Checks a passkey, a code of the app or a recovery code, and uses it up. */
export async function checkSecondFactor(
  deps: CheckSecondFactorDeps,
  owner: FactorOwner,
  shown: ShownSecond,
  actor: Actor,
): Promise<ShownFactor> {
  const { secondFactors } = deps;
  const factor = await secondFactors.find(owner);
  if (!factor?.isSetUp && !(await secondFactors.hasPasskey(owner))) return 'none';
  if (shown.passkey) {
    return (await deps.checkPasskey(shown.passkey, { owner, by: actor })) ? 'passkey' : 'wrong_passkey';
  }
  const code = shown.code?.replace(/[\s-]/g, '').toLowerCase() ?? '';
  if (code === '') return 'missing';
  if (!/^\d{6}$/.test(code)) {
    const audit = factorEntry(deps, owner, actor, 'second_factor.recovery_code_used');
    return (await secondFactors.useRecoveryCode(owner, hashOfRecoveryCode(owner, code), audit))
      ? 'recovery_code'
      : 'wrong_code';
  }
  if (!factor?.isSetUp) return 'wrong_code';
  // Counted first: of codes that are tried at once no more are checked.
  if ((await secondFactors.countTry(owner)) > MAX_WRONG) return 'wrong_code';
  const step = stepOfCode(factor.secret, code, { now: deps.now(), after: factor.lastStep });
  return step !== undefined && (await secondFactors.useStep(owner, step)) ? 'code' : 'wrong_code';
}

/** Entry about the second factor of a user. */
export function factorEntry(
  { newId, now }: Pick<CheckSecondFactorDeps, 'newId' | 'now'>,
  { organizationId, userId }: FactorOwner,
  actor: Actor,
  action: AuditAction,
  details: AuditDetails = {},
): AuditEntry {
  return { id: newId(), organizationId, at: now(), actor, action, target: { kind: 'user', id: userId }, details };
}

/** Bound to the user, so that one hash fits one account only. */
export function hashOfRecoveryCode({ userId }: FactorOwner, code: string): string {
  return hashOfSecret(`${userId}\n${code}`);
}
