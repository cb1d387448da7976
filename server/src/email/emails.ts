import type { Email, EmailContent } from '../domain/email.js';
import type { Page } from '../domain/page.js';

/** What became of a try. */
interface EmailOutcome {
  readonly recipients: readonly string[];
  readonly delivered: readonly string[];
  readonly status: Email['status'];
  readonly at: Date;
  readonly error?: string;
}

/** E-mails on their way, and the log of them. */
export interface Emails {
  find(emailId: string): Promise<Email | undefined>;
  /**
   * To whom it goes and what it says, as of now; undefined when what it tells of is gone. A link for a new password is made here,
   * each time another: only its hash is kept.
   */
  letter(email: Email, now: Date): Promise<{ recipients: readonly string[]; content: EmailContent } | undefined>;
  /** Notes a try of one that is pending still. */
  settle(emailId: string, outcome: EmailOutcome): Promise<void>;
  /** Newest first. */
  list(organizationId: string, page: Page): Promise<{ emails: readonly Email[]; total: number }>;
  removeBefore(time: Date): Promise<void>;
}

/** Alerts that wait to be told by e-mail. */
export interface Digests {
  /** Whether customers of waiting cases are being analysed since then: their verdicts belong into the same digest. */
  isAnalysing(organizationId: string, since: Date): Promise<boolean>;
  /** When the last one was made. */
  lastMadeAt(organizationId: string): Promise<Date | undefined>;
  /** Looks again later. */
  queue(organizationId: string, runAt: Date): Promise<void>;
  /** Makes one e-mail of all that waits, with its job, in one transaction; none when nothing waits. */
  make(digest: Pick<Email, 'id' | 'organizationId' | 'recipients' | 'createdAt'>): Promise<void>;
  /** Nobody wants what waits by e-mail. */
  drop(organizationId: string): Promise<void>;
}
