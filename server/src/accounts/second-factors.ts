import { AppError } from '../domain/app-error.js';
import { actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { RandomBytes } from '../domain/ports.js';
import {
  type CheckSecondFactorDeps,
  checkSecondFactor,
  type FactorOwner,
  factorEntry,
  hashOfRecoveryCode,
  type SecondFactorStanding,
  type SecondFactors,
} from './check-second-factor.js';
import { type CheckInSessionDeps, checkInSession, sessionOf, type WrongSecret } from './console-sessions.js';
import { newTotpSecret, stepOfCode, totpUri } from './totp.js';

/** Recovery codes of a user: each replaces one code of the app, once. */
const RECOVERY_CODES = 10;
/** 80 random bits: too many to guess from a hash. */
const RECOVERY_CODE_BYTES = 10;
/** Base32 of RFC 4648 in lower case: no letter of it looks like a digit of it. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

const WRONG_CODE: WrongSecret = {
  ...{ field: 'code', message: 'is wrong or has already been used; check the clock of your device' },
  text: 'The code is wrong',
};

interface SecondFactorDeps extends CheckSecondFactorDeps, CheckInSessionDeps {
  readonly randomBytes: RandomBytes;
  readonly secondFactors: SecondFactors;
}

/** Lets users of the console set up, renew and remove their second factor. */
export function secondFactorService(deps: SecondFactorDeps) {
  const { secondFactors, now } = deps;

  function newRecoveryCodes(owner: FactorOwner) {
    const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(deps.randomBytes(RECOVERY_CODE_BYTES)));
    return { codes, hashes: codes.map((code) => hashOfRecoveryCode(owner, code.replaceAll('-', ''))) };
  }

  /** Wrong ones count like wrong passwords: the fifth in a row ends the session. */
  async function requireCode(caller: AuthenticatedCaller, code: string): Promise<void> {
    await checkInSession(deps, caller, WRONG_CODE, async () => {
      const factor = await checkSecondFactor(deps, caller, code, actorOf(caller));
      if (factor === 'none') throw new AppError('wrong_state', { text: 'You have not set up a second factor' });
      return factor === 'code' || factor === 'recovery_code';
    });
  }

  return {
    standing: (owner: FactorOwner): Promise<SecondFactorStanding> => secondFactors.standing(owner),

    /** Creates a secret that counts once a code of it was shown. Throws `wrong_state` if the user has a second factor. */
    async begin(caller: AuthenticatedCaller): Promise<{ readonly secret: string; readonly uri: string }> {
      sessionOf(caller);
      const secret = newTotpSecret();
      if (!(await secondFactors.begin(caller, secret, now()))) {
        throw new AppError('wrong_state', { text: 'You have already set up a second factor; remove it first' });
      }
      return { secret, uri: totpUri(secret, caller.email) };
    },

    /** Ends the set-up with a code of the app. Returns the recovery codes, which nobody can read again. */
    async setUp(caller: AuthenticatedCaller, code: string): Promise<readonly string[]> {
      const { id: sessionId } = sessionOf(caller);
      const factor = await secondFactors.find(caller);
      if (factor === undefined || factor.isSetUp) {
        throw new AppError('wrong_state', { text: 'Start the set-up first: POST /api/second-factor' });
      }
      let step: number | undefined;
      await checkInSession(deps, caller, WRONG_CODE, async () => {
        step = stepOfCode(factor.secret, code.replace(/\s/g, ''), { now: now(), after: 0 });
        return step !== undefined;
      });
      const { codes, hashes } = newRecoveryCodes(caller);
      const audit = factorEntry(deps, caller, actorOf(caller), 'second_factor.set_up');
      if (!(await secondFactors.setUp(caller, { step: step ?? 0, codeHashes: hashes, sessionId }, audit))) {
        throw new AppError('wrong_state', { text: 'You have already set up a second factor; remove it first' });
      }
      return codes;
    },

    /** Replaces all recovery codes, after a code. */
    async renewRecoveryCodes(caller: AuthenticatedCaller, code: string): Promise<readonly string[]> {
      await requireCode(caller, code);
      const { codes, hashes } = newRecoveryCodes(caller);
      const audit = factorEntry(deps, caller, actorOf(caller), 'second_factor.recovery_codes_replaced');
      await secondFactors.replaceRecoveryCodes(caller, hashes, audit);
      return codes;
    },

    /** Removes the caller's second factor, after a code, and ends the other sessions. */
    async remove(caller: AuthenticatedCaller, code: string): Promise<void> {
      await requireCode(caller, code);
      const audit = factorEntry(deps, caller, actorOf(caller), 'second_factor.removed');
      await secondFactors.remove(caller, sessionOf(caller).id, audit);
    },

    /** Removes that of a user who has lost it, and ends the user's sessions. Throws `not_found` for a user without one. */
    async removeOf(caller: AuthenticatedCaller, userId: string): Promise<void> {
      const owner = { organizationId: caller.organizationId, userId };
      const audit = factorEntry(deps, owner, actorOf(caller), 'second_factor.removed', { by: 'administrator' });
      if (!(await secondFactors.remove(owner, undefined, audit))) {
        throw new AppError('not_found', { text: 'The user does not exist or has no second factor' });
      }
    },
  };
}
export type SecondFactorService = ReturnType<typeof secondFactorService>;

/** `abcd-efgh-ijkl-mnop`. */
function recoveryCodeOf(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(/.{5}/g)?.map((five) => LETTERS[Number.parseInt(five, 2)]) ?? [];
  return letters.join('').match(/.{4}/g)?.join('-') ?? '';
}
