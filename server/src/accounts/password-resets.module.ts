import { requestPasswordReset, resetPassword, startPasswordReset } from '../flow/reset-password.js';
import type { PasswordResetDeeds } from '../http/worlds/password-resets.js';
import { passwordResetsIn } from '../store/password-resets.js';
import type { Parts, Topic } from './parts.js';

/** A new password for who has lost the old one. */
export function composePasswordResets({
  accounts,
  config,
  database,
}: Pick<Parts, 'accounts' | 'config' | 'database'>): Topic<PasswordResetDeeds, 'start_password_reset'> {
  const world = { ...accounts, resets: passwordResetsIn(database), canMail: config.smtp !== undefined };
  return {
    deeds: {
      requestPasswordReset: (email) => requestPasswordReset(world, email),
      resetPassword: (wish) => resetPassword(world, wish),
    },
    tasks: { start_password_reset: ({ email }) => startPasswordReset(world, email) },
    schedule: [],
  };
}
