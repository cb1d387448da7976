import type { RandomBytes } from '../domain/ports.js';
import { type FactorOwner, hashOfRecoveryCode } from './check-second-factor.js';

/** Recovery codes of a user: each replaces one code of the app, once. */
const RECOVERY_CODES = 10;
/** 80 random bits: too many to guess from a hash. */
const RECOVERY_CODE_BYTES = 10;
/** Base32 of RFC 4648 in lower case: no letter of it looks like a digit of it. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** New recovery codes of a user, and the hashes by which they are stored. */
export function newRecoveryCodes({ randomBytes }: { readonly randomBytes: RandomBytes }, owner: FactorOwner) {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(RECOVERY_CODE_BYTES)));
  return { codes, hashes: codes.map((code) => hashOfRecoveryCode(owner, code.replaceAll('-', ''))) };
}

/** `abcd-efgh-ijkl-mnop`. */
function recoveryCodeOf(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(/.{5}/g)?.map((five) => LETTERS[Number.parseInt(five, 2)]) ?? [];
  return letters.join('').match(/.{4}/g)?.join('-') ?? '';
}
