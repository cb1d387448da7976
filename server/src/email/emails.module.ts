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
  const world = {
    emails,
    digests: digestsIn(database),
    wishes: async (organizationId: string) => (await settings.read(organizationId)).configuration,
    canMail: config.smtp !== undefined,
    ...(config.smtp && { mailer: openMailer(config.smtp, { publicUrl: config.publicUrl }) }),
    now,
    newId,
  };
  return {
    deeds: {
      sendsEmail: world.canMail,
      listEmails: ({ organizationId }, page) => emails.list(organizationId, page),
    },
    tasks: {
      make_digest: ({ organizationId }) => makeDigest(world, organizationId),
      send_email: ({ emailId }, attempt) => sendEmail(world, emailId, attempt),
      forget_emails: () => forgetEmails(world),
    },
    schedule: ['23 3 * * * forget_emails'],
  };
}
