/**
 * Session proof inside an access token. The id is listed; the secret is stored as a hash, so no other token can hold
 * it.
 */
export interface SessionProof {
  readonly id: string;
  readonly secret: string;
}

/** An access token or a console session in force. */
export interface Session {
  readonly id: string;
  readonly kind: 'token' | 'console';
  readonly userId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}
