import { createSecretKey } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { SessionProof } from '../domain/session.js';
import type { Tokens } from './accounts.js';

const ISSUER = 'touchstone';
const ALGORITHM = 'HS256';
/** Verified tokens that are remembered. */
const MAX_CACHED = 1000;

/** Access tokens as JWT, signed with one secret that all nodes share. Every failure to verify is the same refusal. */
export function tokensSignedWith(secret: string): Tokens {
  const key = createSecretKey(secret, 'utf8');
  // A verified signature is cached; later requests check only expiry and session.
  const verified = new Map<string, { readonly session: SessionProof; readonly exp: number }>();
  function keep(token: string, claims: { readonly session: SessionProof; readonly exp: number }): void {
    const [oldest] = verified.keys();
    if (verified.size >= MAX_CACHED && oldest !== undefined) verified.delete(oldest);
    verified.set(token, claims);
  }
  return {
    sign: ({ session, user, issuedAt, expiresAt }) =>
      new SignJWT({ org: user.organizationId, secret: session.secret })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setSubject(user.id)
        .setJti(session.id)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key),
    async verify(token, now) {
      const known = verified.get(token);
      if (known !== undefined) return known.exp * 1000 > now.getTime() ? known.session : undefined;
      try {
        const options = { issuer: ISSUER, algorithms: [ALGORITHM], currentDate: now };
        const { jti, exp, secret } = (await jwtVerify(token, key, options)).payload;
        if (jti === undefined || exp === undefined || typeof secret !== 'string') return undefined;
        const session = { id: jti, secret };
        keep(token, { session, exp });
        return session;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
