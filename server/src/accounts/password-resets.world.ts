import type { RequestOrigin } from '../domain/caller.js';
export interface PasswordResetDeeds {
  /** The same for known and unknown e-mails. Refuses where no e-mail is sent at all. */
  requestPasswordReset(email: string): Promise<void>;
  /** Refuses a token that is unknown, used or over as a fault of `token`. */
  resetPassword(input: { token: string; newPassword: string; endApiKeys: boolean } & RequestOrigin): Promise<void>;
}
