import type { AccountDeps } from '../accounts/accounts.js';
import { settingsRepository } from '../customers/ai-risk-settings.repository.js';
import type { Config } from '../platform/config/config.js';
import type { PlatformParts } from '../platform/parts.js';
import { createDigest } from './digests.js';
import type { EmailAddresses } from './email-template.js';
import { deleteOldEmails, sendEmail } from './emails.js';
import { digestRepository, emailRepository } from './emails.repository.js';
import { emailRoutes } from './emails.routes.js';
import { openMailer } from './open-mailer.js';

/** E-mails: monitoring digests, notices to administrators, password resets, and their log. */
export function emailModule({
  accounts: { now, newId },
  config,
  database,
}: Pick<PlatformParts, 'config' | 'database'> & { readonly accounts: AccountDeps }) {
  const settings = settingsRepository(database);
  const emails = emailRepository(database);
  const sending = {
    ...{ emails, now },
    ...(config.smtp && { mailer: openMailer(config.smtp, addressesOf(config)) }),
  };
  const digesting = {
    digests: digestRepository(database),
    settings: async (organizationId: string) => (await settings.read(organizationId)).configuration,
    canMail: config.smtp !== undefined,
    ...{ now, newId },
  };
  return {
    routes: emailRoutes(emails),
    tasks: {
      make_digest: ({ organizationId }: { organizationId: string }) => createDigest(digesting, organizationId),
      send_email: ({ emailId }: { emailId: string }, attempt: Parameters<typeof sendEmail>[2]) =>
        sendEmail(sending, emailId, attempt),
      forget_emails: () => deleteOldEmails(sending),
    },
    schedule: ['23 3 * * * forget_emails'],
  };
}

/** Without the console there is no page that shows a search: the link then points to the API. */
function addressesOf({ publicUrl, consoleEnabled }: Pick<Config, 'publicUrl' | 'consoleEnabled'>): EmailAddresses {
  return { publicUrl, searchesUrl: `${publicUrl}${consoleEnabled ? '/console/cases' : '/api/searches'}` };
}
