import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { AppError } from '../domain/app-error.js';
import { actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { RandomBytes } from '../domain/ports.js';
import { type CheckPasskeyDeps, ownOrigin, requireRelyingParty, usedChallenge } from './check-passkey.js';
import { type FactorOwner, factorEntry } from './check-second-factor.js';
import { sessionOf } from './console-sessions.js';
import type { Attestation, Passkey, Passkeys } from './passkey.js';
import { CHALLENGE_MS, type ChallengeUse } from './passkey-challenges.js';
import { newRecoveryCodes } from './recovery-codes.js';

/** Of one user. */
const MAX_PASSKEYS = 20;
/** COSE: EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

interface PasskeyDeps extends Omit<CheckPasskeyDeps, 'passkeys'> {
  readonly randomBytes: RandomBytes;
  readonly passkeys: Pick<Passkeys, 'list' | 'add' | 'remove'>;
}

/** Creates the options of a browser, and lets users of the console add and remove passkeys. */
export function passkeyService(deps: PasskeyDeps) {
  const { passkeys, challenges, now } = deps;
  const descriptorsOf = async (owner: FactorOwner) =>
    (await passkeys.list(owner)).map(({ credentialId, transports }) => ({
      ...{ id: credentialId, type: 'public-key' as const },
      transports: [...transports],
    }));

  function requestOptions(use: ChallengeUse, allowCredentials: Awaited<ReturnType<typeof descriptorsOf>>) {
    return {
      challenge: Buffer.from(challenges.create(use)).toString('base64url'),
      rpId: requireRelyingParty(deps).id,
      ...{ timeout: CHALLENGE_MS, userVerification: 'required' as const, allowCredentials },
    };
  }

  return {
    list: (caller: AuthenticatedCaller) => passkeys.list(caller),

    /** For somebody who has not signed in, in the browser with this cookie. Throws `wrong_state` where there are no passkeys. */
    signInOptions: (binding: string) => requestOptions({ purpose: 'sign_in', binding }, []),

    /** For the caller, whose session is to be confirmed. */
    async confirmationOptions(caller: AuthenticatedCaller) {
      const { id: binding } = sessionOf(caller);
      return requestOptions({ purpose: 'confirmation', binding }, await descriptorsOf(caller));
    },

    /** For a new passkey of the caller. */
    async creationOptions(caller: AuthenticatedCaller) {
      const { id: binding } = sessionOf(caller);
      const { id } = requireRelyingParty(deps);
      return {
        challenge: Buffer.from(challenges.create({ purpose: 'addition', binding })).toString('base64url'),
        rp: { id, name: 'Touchstone' },
        user: {
          id: Buffer.from(caller.userId).toString('base64url'),
          ...{ name: caller.email, displayName: caller.name || caller.email },
        },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
        ...{ timeout: CHALLENGE_MS, excludeCredentials: await descriptorsOf(caller), attestation: 'none' as const },
        authenticatorSelection: {
          ...{ residentKey: 'required' as const, requireResidentKey: true as const },
          userVerification: 'required' as const,
        },
      } satisfies PublicKeyCredentialCreationOptionsJSON;
    },

    /**
     * Adds a passkey. Returns recovery codes, which nobody can read again, if it is the user's first second factor. Throws
     * `validation_failed` for an answer that is not to our options.
     */
    async add(
      caller: AuthenticatedCaller,
      { name, passkey: shown }: { readonly name: string; readonly passkey: Attestation },
    ): Promise<{ readonly passkey: Passkey; readonly recoveryCodes: readonly string[] }> {
      const { id: sessionId } = sessionOf(caller);
      const verified = await verifiedOf(shown, { purpose: 'addition', binding: sessionId });
      const passkey: Passkey = {
        ...{ id: deps.newId(), name: name.trim(), createdAt: now() },
        ...verified,
        transports: shown.response.transports ?? [],
      };
      const { codes, hashes } = newRecoveryCodes(deps, caller);
      const details = { passkey_id: passkey.id, name: passkey.name, aaguid: passkey.aaguid };
      const outcome = await passkeys.add(
        caller,
        {
          ...{ passkey, codeHashes: hashes, sessionId, limit: MAX_PASSKEYS },
          challenge: usedChallenge(deps, shown.response.clientDataJSON),
        },
        factorEntry(deps, caller, actorOf(caller), 'passkey.added', details),
      );
      if (outcome === 'refused') {
        throw new AppError('wrong_state', {
          text: `The passkey exists already, this was sent before, or you have ${MAX_PASSKEYS} passkeys; remove one first`,
        });
      }
      return { passkey, recoveryCodes: outcome === 'added_first' ? codes : [] };
    },

    /** Removes one of the caller's passkeys and ends the other sessions. Throws `not_found`. */
    async remove(caller: AuthenticatedCaller, passkeyId: string): Promise<void> {
      const audit = factorEntry(deps, caller, actorOf(caller), 'passkey.removed', { passkey_id: passkeyId });
      if (!(await passkeys.remove(caller, passkeyId, sessionOf(caller).id, audit))) throw new AppError('not_found');
    },
  };

  async function verifiedOf(shown: Attestation, use: ChallengeUse) {
    const relyingParty = requireRelyingParty(deps);
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { clientDataJSON, attestationObject } = shown.response;
    const found = await verifyRegistrationResponse({
      response: {
        ...{ id: shown.id, rawId: shown.rawId, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: (challenge) => challenges.isValid(challenge, use),
      ...{ expectedOrigin: ownOrigin(relyingParty, clientDataJSON), expectedRPID: relyingParty.id },
      ...{ requireUserVerification: true, supportedAlgorithmIDs: ALGORITHMS },
    }).catch(() => undefined);
    if (!found?.verified) {
      const faults = [{ field: 'passkey', message: 'is not an answer to the options of this session; start again' }];
      throw new AppError('validation_failed', { faults });
    }
    const { aaguid, credential } = found.registrationInfo;
    const publicKey = Buffer.from(credential.publicKey).toString('base64url');
    return { aaguid, credentialId: credential.id, publicKey, counter: credential.counter };
  }
}
export type PasskeyService = ReturnType<typeof passkeyService>;
