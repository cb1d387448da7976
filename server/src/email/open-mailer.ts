import { createTransport, type NodemailerError, type SMTPTransportOptions } from 'nodemailer';
import type { SmtpAddress } from '../platform/config/smtp-address.js';
import { type EmailAddresses, renderEmail } from './email-template.js';
import type { Mailer } from './emails.js';

export interface MailServer extends SmtpAddress {
  readonly from: string;
  readonly requireTls: boolean;
}

/** Time limits of each step and of the whole, against mail servers that hang. */
const STEP_MS = 10_000;
const LIMIT_MS = 60_000;

/**
 * Sends e-mails by SMTP, each on a connection of its own. Addresses are passed as they are and never parsed out of a header.
 * Errors leave out the mail server's own words: they may repeat addresses and end up in the log.
 */
export function openMailer(
  server: MailServer,
  { limitMs = LIMIT_MS, ...addresses }: EmailAddresses & { limitMs?: number },
): Mailer {
  const { host, port, secure, auth, from, requireTls } = server;
  const stepMs = Math.min(STEP_MS, limitMs);
  const options: SMTPTransportOptions = {
    ...{ host, port, secure, requireTLS: requireTls, ...(auth && { auth }) },
    ...{ connectionTimeout: stepMs, greetingTimeout: stepMs, socketTimeout: stepMs, dnsTimeout: stepMs },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  };
  const transport = createTransport(options);
  return {
    async send({ id, createdAt, recipients, content }) {
      const { subject, text, html } = renderEmail(content, addresses);
      try {
        const { accepted, rejectedErrors } = await transport.sendMail({
          ...{ subject, text, html, date: createdAt },
          from: { name: 'Touchstone', address: from },
          to: recipients.map((address) => ({ name: '', address })),
          envelope: { from, to: [...recipients] },
          messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
          // Suppresses automatic replies (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
          signal: AbortSignal.timeout(limitMs),
        });
        return { accepted, rejected: (rejectedErrors ?? []).map(rejectionOf) };
      } catch (error) {
        const { rejectedErrors = [] } = error as NodemailerError;
        if (rejectedErrors.length > 0) return { accepted: [], rejected: rejectedErrors.map(rejectionOf) };
        throw new Error(reasonOf(error));
      }
    },
  };
}

/** A 5xx answer to a recipient is permanent (RFC 5321, 4.2.1). */
function rejectionOf({ recipient = '', permanent = false, response = '' }: NodemailerError) {
  return { recipient, reason: response.slice(0, 300), permanent };
}

function reasonOf(error: unknown): string {
  const { code = 'no code', responseCode, command } = error as NodemailerError;
  const answer = responseCode === undefined ? '' : `, it answered ${responseCode}`;
  return `the mail server did not accept the e-mail (${code}${command === undefined ? '' : ` at ${command}`}${answer})`;
}
