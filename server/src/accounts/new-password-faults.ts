import type { FieldError } from '../domain/app-error.js';
import { passwordErrors } from '../domain/user.js';
import { withoutOwnWords } from '../domain/without-own-words.js';
import type { Passwords } from './accounts.js';

export interface NewPassword {
  readonly password: string;
  readonly email: string;
  /** Name of the user's organization. */
  readonly organization: string;
  /** Whose share of the queue of password checks it takes. */
  readonly share: string;
}

/**
 * FieldErrors of a password somebody wants to have: its length, and whether it is easy to guess, also for an attacker who knows the
 * user and the organization.
 */
export async function newPasswordErrors(
  passwords: Pick<Passwords, 'isGuessable'>,
  { password, share, ...own }: NewPassword,
  field = 'password',
): Promise<FieldError[]> {
  const faults = passwordErrors(password, field);
  if (faults.length > 0) return faults;
  // The whole is looked at too: a name in the middle may be all that keeps two halves of a common password apart.
  for (const text of new Set([password, withoutOwnWords(password, own)])) {
    if (await passwords.isGuessable(text, share)) {
      const message =
        'is easy to guess: use several unrelated words, and no common password, pattern, part of the e-mail or name of the organization';
      return [{ field, message }];
    }
  }
  return [];
}
