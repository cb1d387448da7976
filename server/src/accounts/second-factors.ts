import { AppError } from '../domain/app-error.js';
import { actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { RandomBytes } from '../domain/ports.js';
import {
  type CheckSecondFactorDeps,
  checkSecondFactor,
  type FactorOwner,
  factorEntry,
  type SecondFactorStanding,
  type SecondFactors,
  type ShownSecond,
} from './check-second-factor.js';
import {
  type CheckInSessionDeps,
  checkInSession,
  sessionOf,
  WRONG_PASSKEY,
  type WrongSecret,
} from './console-sessions.js';
import type { ShownPasskey } from './passkey.js';
import { newRecoveryCodes } from './recovery-codes.js';
import { newTotpSecret, stepOfCode, totpUri } from './totp.js';

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

  /** Wrong ones count like wrong passwords: the fifth in a row ends the session. */
  async function requireSecond(caller: AuthenticatedCaller, shown: ShownSecond): Promise<void> {
    await checkInSession(deps, caller, shown.passkey ? WRONG_PASSKEY : WRONG_CODE, async () => {
      const factor = await checkSecondFactor(deps, caller, shown, actorOf(caller));
      if (factor === 'none') throw new AppError('wrong_state', { text: 'You have not set up a second factor' });
      return factor === 'code' || factor === 'recovery_code' || factor === 'passkey';
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

    /** Ends the set-up with a code of the app. Returns recovery codes, which nobody can read again, unless a passkey has brought them. */
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
      const { codes, hashes } = newRecoveryCodes(deps, caller);
      const audit = factorEntry(deps, caller, actorOf(caller), 'second_factor.set_up');
      const done = await secondFactors.setUp(caller, { step: step ?? 0, codeHashes: hashes, sessionId }, audit);
      if (done === false) {
        throw new AppError('wrong_state', { text: 'You have already set up a second factor; remove it first' });
      }
      return done === 'first' ? codes : [];
    },

    /** Replaces all recovery codes, after a code or with a passkey. */
    async renewRecoveryCodes(
      caller: AuthenticatedCaller,
      { code, passkey }: { readonly code?: string; readonly passkey?: ShownPasskey['assertion'] },
    ): Promise<readonly string[]> {
      if ((code === undefined) === (passkey === undefined)) {
        throw new AppError('validation_failed', { faults: [{ field: 'code', message: 'or `passkey` must be sent' }] });
      }
      const use = { purpose: 'confirmation', binding: sessionOf(caller).id } as const;
      await requireSecond(caller, { code, ...(passkey && { passkey: { assertion: passkey, use } }) });
      const { codes, hashes } = newRecoveryCodes(deps, caller);
      const audit = factorEntry(deps, caller, actorOf(caller), 'second_factor.recovery_codes_replaced');
      await secondFactors.replaceRecoveryCodes(caller, hashes, audit);
      return codes;
    },

    /** Removes the caller's authenticator app, after a code, and ends the other sessions. */
    async remove(caller: AuthenticatedCaller, code: string): Promise<void> {
      const { id } = sessionOf(caller);
      const { hasApp } = await secondFactors.standing(caller);
      if (!hasApp) throw new AppError('wrong_state', { text: 'You have not set up an authenticator app' });
      await requireSecond(caller, { code });
      const audit = factorEntry(deps, caller, actorOf(caller), 'second_factor.removed');
      await secondFactors.removeApp(caller, id, audit);
    },

    /** Removes all those of a user who has lost them, and ends the user's sessions. Throws `not_found` for a user without one. */
    async removeOf(caller: AuthenticatedCaller, userId: string): Promise<void> {
      const owner = { organizationId: caller.organizationId, userId };
      const audit = factorEntry(deps, owner, actorOf(caller), 'second_factor.removed', { by: 'administrator' });
      if (!(await secondFactors.removeAll(owner, audit))) {
        throw new AppError('not_found', { text: 'The user does not exist or has no second factor' });
      }
    },
  };
}
export type SecondFactorService = ReturnType<typeof secondFactorService>;
