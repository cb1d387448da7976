import type { Actor, AuditAction, AuditDetails, AuditEntry } from '../domain/audit.js';
import type { Caller } from '../domain/caller.js';
import { hashOfSecret } from '../domain/hash-of-secret.js';
import type { Clock, NewId } from '../domain/ports.js';
import { stepOfCode } from './totp.js';

/** Wrong codes in a row after which only recovery codes are accepted (NIST SP 800-63B, 5.2.2). */
const MAX_WRONG = 100;

export type FactorOwner = Pick<Caller, 'organizationId' | 'userId'>;

/** Authenticator apps and recovery codes of users. Every write includes its audit entry. */
export interface SecondFactors {
  /** The app of a user, also one whose set-up has only begun. */
  find(
    owner: FactorOwner,
  ): Promise<{ readonly secret: string; readonly lastStep: number; readonly isSetUp: boolean } | undefined>;
  /** Stores a secret in place of one whose set-up had only begun; false if the user has set one up. */
  begin(owner: FactorOwner, secret: string, at: Date): Promise<boolean>;
  /** Ends the set-up, and every session but this one, which has a second factor from now on; false if it was ended meanwhile. */
  setUp(
    owner: FactorOwner,
    used: { step: number; codeHashes: readonly string[]; sessionId: string },
    audit: AuditEntry,
  ): Promise<boolean>;
  /** Counts a code as wrong before it is checked; returns how many were wrong in a row. */
  countTry(owner: FactorOwner): Promise<number>;
  /** Forgets wrong codes; false if a code of this step or a later one was used. */
  useStep(owner: FactorOwner, step: number): Promise<boolean>;
  /** Forgets wrong codes; false if the user has no such code. */
  useRecoveryCode(owner: FactorOwner, hash: string, audit: AuditEntry): Promise<boolean>;
  replaceRecoveryCodes(owner: FactorOwner, hashes: readonly string[], audit: AuditEntry): Promise<void>;
  /** Ends every session but `keep`, which has no second factor from now on. False if the user has none. */
  remove(owner: FactorOwner, keep: string | undefined, audit: AuditEntry): Promise<boolean>;
  /** What the user's account says of it. */
  standing(owner: FactorOwner): Promise<SecondFactorStanding>;
}

export interface SecondFactorStanding {
  readonly isSetUp: boolean;
  readonly recoveryCodesLeft: number;
  /** By the policy of the organization. */
  readonly isRequired: boolean;
}

export interface CheckSecondFactorDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly secondFactors: Pick<SecondFactors, 'find' | 'countTry' | 'useStep' | 'useRecoveryCode'>;
}

/** What somebody showed besides the password; `none` if the user has no second factor. */
export type ShownFactor = 'none' | 'missing' | 'wrong' | 'code' | 'recovery_code';

/** Checks a code of the app or a recovery code, and uses it up. */
export async function checkSecondFactor(
  deps: CheckSecondFactorDeps,
  owner: FactorOwner,
  typed: string | undefined,
  actor: Actor,
): Promise<ShownFactor> {
  const { secondFactors } = deps;
  const factor = await secondFactors.find(owner);
  if (!factor?.isSetUp) return 'none';
  const code = typed?.replace(/[\s-]/g, '').toLowerCase() ?? '';
  if (code === '') return 'missing';
  if (!/^\d{6}$/.test(code)) {
    const audit = factorEntry(deps, owner, actor, 'second_factor.recovery_code_used');
    return (await secondFactors.useRecoveryCode(owner, hashOfRecoveryCode(owner, code), audit))
      ? 'recovery_code'
      : 'wrong';
  }
  // Counted first: of codes that are tried at once no more are checked.
  if ((await secondFactors.countTry(owner)) > MAX_WRONG) return 'wrong';
  const step = stepOfCode(factor.secret, code, { now: deps.now(), after: factor.lastStep });
  return step !== undefined && (await secondFactors.useStep(owner, step)) ? 'code' : 'wrong';
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
