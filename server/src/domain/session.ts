import type { RequestOrigin } from './caller.js';
import type { SignInMethod } from './sign-in-method.js';

/**
 * Session proof inside an access token. The id is listed; the secret is stored as a hash, so no other token can hold
 * it.
 */
export interface SessionProof {
  readonly id: string;
  readonly secret: string;
}

export const SESSION_KINDS = ['token', 'console'] as const;

/** An access token or a console session in force, and the request that started it; a log-in on the command line had none. */
export interface Session extends Partial<RequestOrigin> {
  readonly id: string;
  readonly kind: (typeof SESSION_KINDS)[number];
  readonly userId: string;
  readonly method: SignInMethod;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}
