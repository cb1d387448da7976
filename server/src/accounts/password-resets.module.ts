import type { Parts, Topic } from '../app/parts.js';
import { passwordResetsIn } from './password-resets.repository.js';
import type { PasswordResetDeeds } from './password-resets.world.js';
import { requestPasswordReset, resetPassword, startPasswordReset } from './reset-password.js';

/** A new password for who has lost the old one. */
export function composePasswordResets({
  accounts,
  config,
  database,
}: Pick<Parts, 'accounts' | 'config' | 'database'>): Topic<PasswordResetDeeds, 'start_password_reset'> {
  const deps = { ...accounts, resets: passwordResetsIn(database), canMail: config.smtp !== undefined };
  return {
    deeds: {
      requestPasswordReset: (email) => requestPasswordReset(deps, email),
      resetPassword: (input) => resetPassword(deps, input),
    },
    tasks: { start_password_reset: ({ email }) => startPasswordReset(deps, email) },
    schedule: [],
  };
}
