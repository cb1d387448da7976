import type { FieldError } from '../domain/app-error.js';
import { passwordErrors } from '../domain/user.js';
import type { Passwords } from './accounts.js';
import { withoutKnownWords } from './without-known-words.js';

export interface NewPassword {
  readonly password: string;
  readonly email: string;
  /** Name of the user's organization. */
  readonly organization: string;
  /** Share of the password queue that it uses. */
  readonly share: string;
}

/**
 * Errors of a new password: its length, and whether it is easy to guess, also for an attacker who knows the user, the organization and
 * published phrases.
 */
export async function newPasswordErrors(
  passwords: Pick<Passwords, 'isGuessable'>,
  { password, share, ...own }: NewPassword,
  field = 'password',
): Promise<FieldError[]> {
  const faults = passwordErrors(password, field);
  if (faults.length > 0) return faults;
  // Checks the whole too: a name in the middle may be all that separates two halves of a common password.
  for (const text of new Set([password, withoutKnownWords(password, own)])) {
    if (await passwords.isGuessable(text, share)) {
      const message =
        'is easy to guess: use several unrelated words; avoid common passwords, known phrases, patterns, parts of the e-mail address and the name of the organization';
      return [{ field, message }];
    }
  }
  return [];
}
