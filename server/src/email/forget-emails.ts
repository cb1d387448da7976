import type { Clock } from '../domain/ports.js';
import type { Emails } from './emails.js';

/** The log of e-mails reaches back as far as that of webhooks. */
const KEPT_MS = 30 * 24 * 3_600_000;

export async function forgetEmails(deps: {
  readonly emails: Pick<Emails, 'removeBefore'>;
  readonly now: Clock;
}): Promise<void> {
  await deps.emails.removeBefore(new Date(deps.now().getTime() - KEPT_MS));
}
