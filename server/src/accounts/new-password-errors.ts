import type { FieldError } from '../domain/app-error.js';
import { passwordErrors } from '../domain/user.js';
import { withoutOwnWords } from '../domain/without-own-words.js';
import type { Passwords } from './accounts.js';

export interface NewPassword {
  readonly password: string;
  readonly email: string;
  /** Name of the user's organization. */
  readonly organization: string;
  /** Share of the password queue that it uses. */
  readonly share: string;
}

/**
 * Errors of a new password: its length, and whether it is easy to guess, also for an attacker who knows the user and the organization.
 */
export async function newPasswordErrors(
  passwords: Pick<Passwords, 'isGuessable'>,
  { password, share, ...own }: NewPassword,
  field = 'password',
): Promise<FieldError[]> {
  const faults = passwordErrors(password, field);
  if (faults.length > 0) return faults;
  // Checks the whole too: a name in the middle may be all that separates two halves of a common password.
  for (const text of new Set([password, withoutOwnWords(password, own)])) {
    if (await passwords.isGuessable(text, share)) {
      const message =
        'is easy to guess: use several unrelated words; avoid common passwords, patterns, parts of the e-mail and the name of the organization';
      return [{ field, message }];
    }
  }
  return [];
}
