import { createHash } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { SignInAttempt, SignInAttempts } from './single-sign-on.js';

const ALGORITHM = { alg: 'dir', enc: 'A256GCM' } as const;
const ISSUER = 'touchstone-sign-in';

/** Attempts as encrypted and authenticated text (JWE) for a cookie, with a secret that all nodes share. */
export function signInAttemptsWith(secret: string): SignInAttempts {
  const key = createHash('sha256').update(`sign-in attempts\n${secret}`).digest();
  return {
    seal: (attempt, expiresAt) =>
      new EncryptJWT({ attempt })
        .setProtectedHeader(ALGORITHM)
        .setIssuer(ISSUER)
        .setExpirationTime(expiresAt)
        .encrypt(key),

    async open(text, now) {
      try {
        const { payload } = await jwtDecrypt<{ readonly attempt: SignInAttempt }>(text, key, {
          issuer: ISSUER,
          currentDate: now,
          keyManagementAlgorithms: [ALGORITHM.alg],
          contentEncryptionAlgorithms: [ALGORITHM.enc],
          requiredClaims: ['exp'],
        });
        return payload.attempt;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
