import { AppError } from '../domain/app-error.js';
import { actorOf } from '../domain/audit.js';
import { hashOfSecret } from '../domain/hash-of-secret.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { AuditRecords } from '../platform/outbox/audit-records.js';
import { factorEntry } from './check-second-factor.js';
import type { CheckedPasskey, ExpectedPasskey, Passkey, Passkeys, ShownPasskey, UsedChallenge } from './passkey.js';
import { CHALLENGE_MS, type PasskeyChallenges } from './passkey-challenges.js';
import type { RelyingParty } from './relying-party.js';

export interface CheckPasskeyDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly audit: AuditRecords;
  readonly passkeys: Pick<Passkeys, 'find' | 'use'>;
  readonly challenges: PasskeyChallenges;
  /** Undefined where browsers know no passkeys. */
  readonly relyingParty: RelyingParty | undefined;
}

/** Why a passkey is refused, for the audit log; callers are answered the same for all. */
type Refusal = 'wrong_signature' | 'other_user' | 'disabled' | 'replayed' | 'lower_counter';

/**
 * The active user whose passkey has signed the challenge, with the user verified; undefined if there is none, or, with `owner`, if it is
 * another one. Uses the challenge up. Refusals are recorded in the audit log. Throws `wrong_state` where there are no passkeys.
 */
export async function checkPasskey(
  deps: CheckPasskeyDeps,
  { assertion, use }: ShownPasskey,
  { owner, by }: ExpectedPasskey,
): Promise<CheckedPasskey | undefined> {
  const relyingParty = requireRelyingParty(deps);
  const found = await deps.passkeys.find(assertion.id);
  // Before anything is read of it: what belongs to another user stays out of this one's audit log, and the other way round.
  const isOther =
    found && owner && !(owner.userId === found.user.id && owner.organizationId === found.user.organizationId);
  if (found === undefined || isOther) {
    const details = { purpose: use.purpose, reason: isOther ? 'other_user' : 'unknown' };
    const target = { kind: 'passkey', id: hashOfSecret(assertion.id).slice(0, 32) };
    await deps.audit.record({
      ...{ id: deps.newId(), at: deps.now(), actor: by, action: 'passkey.refused', target, details },
      ...(owner && { organizationId: owner.organizationId }),
    });
    return undefined;
  }
  const { passkey, user } = found;
  const itsOwner = { organizationId: user.organizationId, userId: user.id };
  const refuse = async (reason: Refusal) => {
    const details = { passkey_id: passkey.id, purpose: use.purpose, reason };
    await deps.audit.record(factorEntry(deps, itsOwner, by, 'passkey.refused', details));
    return undefined;
  };
  const counter = await counterOf(deps, relyingParty, passkey, { assertion, use });
  if (counter === undefined) return refuse('wrong_signature');
  const handle = assertion.response.userHandle;
  if (handle && Buffer.from(handle, 'base64url').toString() !== user.id) return refuse('other_user');
  if (user.disabledAt !== undefined) return refuse('disabled');
  const { kind, ...origin } = by;
  const actor = kind === 'anonymous' ? { ...actorOf({ ...user, userId: user.id }), ...origin } : by;
  const details = { passkey_id: passkey.id, purpose: use.purpose };
  const challenge = usedChallenge(deps, assertion.response.clientDataJSON);
  const outcome = await deps.passkeys.use(
    passkey.id,
    { challenge, counter },
    factorEntry(deps, itsOwner, actor, 'passkey.used', details),
  );
  return outcome === 'used' ? { user, passkeyId: passkey.id } : refuse(outcome);
}

/** The authenticator's count of signatures; undefined unless it has signed our challenge, for our origin, with the user verified. */
async function counterOf(
  { challenges }: Pick<CheckPasskeyDeps, 'challenges'>,
  relyingParty: RelyingParty,
  { credentialId, publicKey }: Passkey,
  { assertion, use }: ShownPasskey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { userHandle, ...response } = assertion.response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...{ id: assertion.id, rawId: assertion.rawId, type: 'public-key', clientExtensionResults: {} },
        response: { ...response, ...(userHandle && { userHandle }) },
      },
      expectedChallenge: (challenge) => challenges.isValid(challenge, use),
      expectedOrigin: ownOrigin(relyingParty, response.clientDataJSON),
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
      // The count is compared where it is stored, so that of two answers at once one is refused.
      credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

/** Origins that are accepted: the one that the browser names, if it is ours. */
export function ownOrigin(relyingParty: RelyingParty, clientDataJson: string): string[] {
  const { origin } = clientDataOf(clientDataJson);
  return origin !== undefined && relyingParty.hasOrigin(origin) ? [origin] : [];
}

export function usedChallenge({ now }: Pick<CheckPasskeyDeps, 'now'>, clientDataJson: string): UsedChallenge {
  const { challenge = '' } = clientDataOf(clientDataJson);
  // Of the bytes: base64url has several spellings of some.
  const hash = hashOfSecret(Buffer.from(challenge, 'base64url').toString('base64url'));
  return { hash, expiresAt: new Date(now().getTime() + CHALLENGE_MS) };
}

function clientDataOf(json: string): { readonly challenge?: string; readonly origin?: string } {
  try {
    const { challenge, origin } = JSON.parse(Buffer.from(json, 'base64url').toString()) ?? {};
    return { ...(typeof challenge === 'string' && { challenge }), ...(typeof origin === 'string' && { origin }) };
  } catch {
    return {};
  }
}

/** Throws `wrong_state` where browsers know no passkeys. */
export function requireRelyingParty({ relyingParty }: Pick<CheckPasskeyDeps, 'relyingParty'>): RelyingParty {
  if (relyingParty !== undefined) return relyingParty;
  const text = 'Passkeys need a public address with a host name and https: ask the operator to set PUBLIC_URL';
  throw new AppError('wrong_state', { text });
}
