import type { AuditEntry } from '../domain/audit.js';
import type { User } from '../domain/user.js';

/** Links for people who have lost their password. */
export interface PasswordResets {
  /** Queues the look for a user with this e-mail: one write, whether or not there is one. */
  queue(email: string): Promise<void>;
  /**
   * Keeps a link and its e-mail, in one transaction; false when the user was disabled meanwhile or has asked for `most` since
   * then.
   */
  add(
    reset: { readonly id: string; readonly user: User; readonly createdAt: Date; readonly expiresAt: Date },
    limit: { readonly most: number; readonly since: Date },
    audit: AuditEntry,
  ): Promise<boolean>;
  /** Whose link it is, while it holds. */
  find(tokenHash: string, now: Date): Promise<User | undefined>;
  /**
   * Sets the password once, ends every session, every other link and, where wished, every API key of the user, and tells the user;
   * false when it is over.
   */
  use(tokenHash: string, change: { passwordHash: string; endApiKeys: boolean }, audit: AuditEntry): Promise<boolean>;
  removeBefore(time: Date): Promise<void>;
}
