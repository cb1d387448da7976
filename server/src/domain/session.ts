/** What an access token says of its session. The id is listed; the secret is stored only as a hash, so no other token can have it. */
export interface SessionProof {
  readonly id: string;
  readonly secret: string;
}

/** An access token in force. */
export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}
