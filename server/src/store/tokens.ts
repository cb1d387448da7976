import { createSecretKey } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Tokens } from '../flow/ports/accounts.js';

const ISSUER = 'touchstone';
const ALGORITHM = 'HS256';
/** Verified tokens that are remembered. */
const MOST_KEPT = 1000;

/** Access tokens as JWT, signed with one secret that all nodes share. Every failure to verify is the same no. */
export function tokensSignedWith(secret: string): Tokens {
  const key = createSecretKey(secret, 'utf8');
  // A signature that was good stays good: a caller's next thousand requests ask for the time and the session alone.
  const verified = new Map<string, { readonly sessionId: string; readonly exp: number }>();
  function keep(token: string, claims: { readonly sessionId: string; readonly exp: number }): void {
    const [oldest] = verified.keys();
    if (verified.size >= MOST_KEPT && oldest !== undefined) verified.delete(oldest);
    verified.set(token, claims);
  }
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
      const known = verified.get(token);
      if (known !== undefined) return known.exp * 1000 > now.getTime() ? known.sessionId : undefined;
      try {
        const options = { issuer: ISSUER, algorithms: [ALGORITHM], currentDate: now, requiredClaims: ['jti', 'exp'] };
        const { payload } = await jwtVerify(token, key, options);
        const { jti: sessionId, exp } = payload;
        if (sessionId !== undefined && exp !== undefined) keep(token, { sessionId, exp });
        return sessionId;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
