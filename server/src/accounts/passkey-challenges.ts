import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock, RandomBytes } from '../domain/ports.js';

/** Time in which a challenge must be answered. */
export const CHALLENGE_MS = 5 * 60_000;
const NONCE_BYTES = 16;
const TIME_BYTES = 6;

/** Purpose of a challenge, and the id of the session, or the cookie, that it was made for. */
export interface ChallengeUse {
  readonly purpose: 'sign_in' | 'confirmation' | 'addition';
  readonly binding: string;
}

/**
 * Challenges that only the service can make and that say themselves until when they hold, so that none is stored before it was answered:
 * 16 random bytes, the end in milliseconds since 1970 (6 bytes), HMAC-SHA-256 of both and their use under a key of this installation.
 */
export function passkeyChallenges({ key, now, randomBytes }: { key: string; now: Clock; randomBytes: RandomBytes }) {
  function macOf(head: Uint8Array, { purpose, binding }: ChallengeUse): Buffer {
    return createHmac('sha256', key).update(`${purpose}\n${binding}\n`).update(head).digest();
  }
  return {
    create(use: ChallengeUse): Uint8Array<ArrayBuffer> {
      const head = Buffer.alloc(NONCE_BYTES + TIME_BYTES);
      head.set(randomBytes(NONCE_BYTES));
      head.writeUIntBE(now().getTime() + CHALLENGE_MS, NONCE_BYTES, TIME_BYTES);
      return new Uint8Array(Buffer.concat([head, macOf(head, use)]));
    },

    /** Tells whether the challenge (base64url) was made for this and has not expired. */
    isValid(challenge: string, use: ChallengeUse): boolean {
      const bytes = Buffer.from(challenge, 'base64url');
      const head = bytes.subarray(0, NONCE_BYTES + TIME_BYTES);
      const mac = macOf(head, use);
      return (
        bytes.length === head.length + mac.length &&
        timingSafeEqual(bytes.subarray(head.length), mac) &&
        head.readUIntBE(NONCE_BYTES, TIME_BYTES) > now().getTime()
      );
    },
  };
}
export type PasskeyChallenges = ReturnType<typeof passkeyChallenges>;
