import type { Parts, Topic } from '../app/parts.js';
import { settingsIn } from '../customers/ai-risk-settings.repository.js';
import { digestsIn, emailsIn } from './emails.repository.js';
import type { EmailDeeds } from './emails.world.js';
import { forgetEmails } from './forget-emails.js';
import { makeDigest } from './make-digest.js';
import { openMailer } from './open-mailer.js';
import { sendEmail } from './send-email.js';

type EmailTask = 'make_digest' | 'send_email' | 'forget_emails';

/** Being told by e-mail. */
export function composeEmails({
  accounts: { now, newId },
  config,
  database,
}: Pick<Parts, 'accounts' | 'config' | 'database'>): Topic<EmailDeeds, EmailTask> {
  const settings = settingsIn(database);
  const emails = emailsIn(database);
  const deps = {
    emails,
    digests: digestsIn(database),
    inputs: async (organizationId: string) => (await settings.read(organizationId)).configuration,
    canMail: config.smtp !== undefined,
    ...(config.smtp && { mailer: openMailer(config.smtp, { publicUrl: config.publicUrl }) }),
    now,
    newId,
  };
  return {
    deeds: {
      sendsEmail: deps.canMail,
      listEmails: ({ organizationId }, page) => emails.list(organizationId, page),
    },
    tasks: {
      make_digest: ({ organizationId }) => makeDigest(deps, organizationId),
      send_email: ({ emailId }, attempt) => sendEmail(deps, emailId, attempt),
      forget_emails: () => forgetEmails(deps),
    },
    schedule: ['23 3 * * * forget_emails'],
  };
}
