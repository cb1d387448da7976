import type { Clock } from '../domain/ports.js';
import type { JobAttempt } from '../platform/jobs/jobs.js';
import type { Emails } from './emails.js';
import type { Mailer } from './mailer.js';

export interface SendEmailDeps {
  readonly emails: Pick<Emails, 'find' | 'letter' | 'settle'>;
  /** Absent when no mail server is configured. */
  readonly mailer?: Mailer;
  readonly now: Clock;
}

/**
 * Hands one e-mail over to the mail server: to those recipients alone whose server has not taken it yet, so that a try after
 * a half success tells nobody twice. Throws to be tried again; the last try, and what nobody will ever take, ends it for good.
 */
export async function sendEmail(
  { emails, mailer, now }: SendEmailDeps,
  emailId: string,
  { attempt, maxAttempts }: JobAttempt,
): Promise<void> {
  const email = await emails.find(emailId);
  if (email?.status !== 'pending') return;
  const { delivered } = email;
  const fail = (error: string, recipients = email.recipients) =>
    emails.settle(emailId, { recipients, delivered, status: 'failed', at: now(), error });
  if (mailer === undefined) return fail('no mail server is configured (SMTP_URL)');
  const letter = await emails.letter(email, now());
  if (letter === undefined) return fail('what it tells of is gone or over');
  const { recipients, content } = letter;
  if (recipients.length === 0) return fail('there is nobody to send it to');

  const open = recipients.filter((recipient) => !delivered.includes(recipient));
  const isLast = attempt >= maxAttempts;
  const common = { id: email.id, createdAt: email.createdAt, content };
  const sent = await mailer.send({ ...common, recipients: open }).catch(async (error: unknown) => {
    const reason = error instanceof Error ? error.message : 'the mail server cannot be spoken to';
    await emails.settle(emailId, {
      ...{ recipients, delivered, at: now(), error: reason, status: isLast ? 'failed' : 'pending' },
    });
    throw error;
  });
  const reached = [...delivered, ...sent.accepted];
  const again = sent.refused.some(({ isForGood }) => !isForGood) && !isLast;
  const reasons = sent.refused.map(({ recipient, reason }) => `${recipient}: ${reason}`).join('; ');
  await emails.settle(emailId, {
    ...{ recipients, delivered: reached, at: now() },
    status: again ? 'pending' : reached.length > 0 ? 'sent' : 'failed',
    ...(reasons !== '' && { error: reasons }),
  });
  if (again) throw new Error('the mail server refused recipients for now');
}
