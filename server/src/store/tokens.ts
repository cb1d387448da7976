import { createSecretKey } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Tokens } from '../flow/ports/accounts.js';

const ISSUER = 'touchstone';
const ALGORITHM = 'HS256';

/** Access tokens as JWT, signed with one secret that all nodes share. Every failure to verify is the same no. */
export function tokensSignedWith(secret: string): Tokens {
  const key = createSecretKey(secret, 'utf8');
  return {
    sign: ({ sessionId, user, issuedAt, expiresAt }) =>
      new SignJWT({ org: user.organizationId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setSubject(user.id)
        .setJti(sessionId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key),
    async verify(token, now) {
      try {
        const options = { issuer: ISSUER, algorithms: [ALGORITHM], currentDate: now, requiredClaims: ['jti', 'exp'] };
        const { payload } = await jwtVerify(token, key, options);
        return payload.jti;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
