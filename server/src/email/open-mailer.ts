import { createTransport, type NodemailerError, type SMTPTransportOptions } from 'nodemailer';
import type { SmtpAddress } from '../platform/config/smtp-address.js';
import type { Mailer } from './mailer.js';
import { writeLetter } from './write-letter.js';

export interface MailServer extends SmtpAddress {
  readonly from: string;
  readonly requireTls: boolean;
}

/** Of each step, and of the whole: a mail server that hangs is given up. */
const STEP_MS = 10_000;
const LIMIT_MS = 60_000;

/**
 * Hands e-mails over by SMTP, each on a connection of its own. Addresses are given as they are and never parsed out of a
 * header. What the mail server said of its own
 * failures is told without its words: they may repeat addresses, and end in the log.
 */
export function openMailer(
  server: MailServer,
  { publicUrl, limitMs = LIMIT_MS }: { publicUrl: string; limitMs?: number },
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
      const { subject, text, html } = writeLetter(content, publicUrl);
      try {
        const { accepted, rejectedErrors } = await transport.sendMail({
          ...{ subject, text, html, date: createdAt },
          from: { name: 'Touchstone', address: from },
          to: recipients.map((address) => ({ name: '', address })),
          envelope: { from, to: [...recipients] },
          messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
          // RFC 3834: nobody's holiday reply is wanted.
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
          signal: AbortSignal.timeout(limitMs),
        });
        return { accepted, refused: (rejectedErrors ?? []).map(refusalOf) };
      } catch (error) {
        const { rejectedErrors = [] } = error as NodemailerError;
        if (rejectedErrors.length > 0) return { accepted: [], refused: rejectedErrors.map(refusalOf) };
        throw new Error(reasonOf(error));
      }
    },
  };
}

/** A 5xx answer to a recipient is for good (RFC 5321, 4.2.1). */
function refusalOf({ recipient = '', permanent = false, response = '' }: NodemailerError) {
  return { recipient, reason: response.slice(0, 300), isForGood: permanent };
}

function reasonOf(error: unknown): string {
  const { code = 'no code', responseCode, command } = error as NodemailerError;
  const answer = responseCode === undefined ? '' : `, it answered ${responseCode}`;
  return `the mail server could not be handed an e-mail (${code}${command === undefined ? '' : ` at ${command}`}${answer})`;
}
