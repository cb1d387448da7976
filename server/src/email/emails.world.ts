import type { Caller } from '../domain/caller.js';
import type { Email } from '../domain/email.js';
import type { Page } from '../domain/page.js';

export interface EmailDeeds {
  /** Whether there is a mail server to hand e-mails to. */
  readonly sendsEmail: boolean;
  /** Newest first. */
  listEmails(caller: Caller, page: Page): Promise<{ emails: readonly Email[]; total: number }>;
}
