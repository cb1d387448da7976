import type { Email, EmailContent } from '../domain/email.js';
import type { Page } from '../domain/page.js';
import type { Clock } from '../domain/ports.js';
import type { JobAttempt } from '../platform/jobs/jobs.js';

/** The log of e-mails covers as many days as that of webhook deliveries. */
const RETENTION_MS = 30 * 24 * 3_600_000;

/** Outcome of an attempt. */
interface EmailOutcome {
  readonly recipients: readonly string[];
  readonly delivered: readonly string[];
  readonly status: Email['status'];
  readonly at: Date;
  readonly error?: string;
}

/** Pending e-mails and the log of past ones. */
export interface EmailRepository {
  find(emailId: string): Promise<Email | undefined>;
  /**
   * Recipients and content as of now; undefined if the subject of the e-mail no longer exists. The link of a password reset
   * is created here, a new one at each attempt: only its hash is stored.
   */
  compose(email: Email, now: Date): Promise<{ recipients: readonly string[]; content: EmailContent } | undefined>;
  /** Records an attempt, unless the e-mail is no longer pending. */
  settle(emailId: string, outcome: EmailOutcome): Promise<void>;
  /** Newest first. */
  list(organizationId: string, page: Page): Promise<{ emails: readonly Email[]; total: number }>;
  removeBefore(time: Date): Promise<void>;
}

/** Hands e-mails over to a mail server. */
export interface Mailer {
  /** Throws an error without addresses if the mail server cannot be reached or rejects the e-mail as a whole. */
  send(mail: OutgoingMail): Promise<MailResult>;
}

interface OutgoingMail {
  /** The same at every attempt, so that mail servers and readers recognise a repetition. */
  readonly id: string;
  readonly createdAt: Date;
  readonly recipients: readonly string[];
  readonly content: EmailContent;
}

interface MailResult {
  readonly accepted: readonly string[];
  readonly rejected: readonly { readonly recipient: string; readonly reason: string; readonly permanent: boolean }[];
}

interface SendEmailDeps {
  readonly emails: Pick<EmailRepository, 'find' | 'compose' | 'settle'>;
  /** Absent if no mail server is configured. */
  readonly mailer?: Mailer;
  readonly now: Clock;
}

/**
 * Sends one e-mail to the recipients whose mail server has not accepted it yet, so that a retry after a partial success
 * reaches nobody twice. Throws to be retried; the last attempt and permanent rejections end it.
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
  const composed = await emails.compose(email, now());
  if (composed === undefined) return fail('the subject of the e-mail no longer exists');
  const { recipients, content } = composed;
  if (recipients.length === 0) return fail('there are no recipients');

  const remaining = recipients.filter((recipient) => !delivered.includes(recipient));
  const isLast = attempt >= maxAttempts;
  const common = { id: email.id, createdAt: email.createdAt, content };
  const sent = await mailer.send({ ...common, recipients: remaining }).catch(async (error: unknown) => {
    const reason = error instanceof Error ? error.message : 'the mail server could not be reached';
    await emails.settle(emailId, {
      ...{ recipients, delivered, at: now(), error: reason, status: isLast ? 'failed' : 'pending' },
    });
    throw error;
  });
  const reached = [...delivered, ...sent.accepted];
  const retry = sent.rejected.some(({ permanent }) => !permanent) && !isLast;
  const reasons = sent.rejected.map(({ recipient, reason }) => `${recipient}: ${reason}`).join('; ');
  await emails.settle(emailId, {
    ...{ recipients, delivered: reached, at: now() },
    status: retry ? 'pending' : reached.length > 0 ? 'sent' : 'failed',
    ...(reasons !== '' && { error: reasons }),
  });
  if (retry) throw new Error('the mail server rejected recipients for now');
}

/** Deletes e-mails past their retention from the log. */
export async function deleteOldEmails(deps: {
  readonly emails: Pick<EmailRepository, 'removeBefore'>;
  readonly now: Clock;
}): Promise<void> {
  await deps.emails.removeBefore(new Date(deps.now().getTime() - RETENTION_MS));
}
