import type { EmailContent } from '../domain/email.js';

interface OutgoingMail {
  /** The same at every try, so that a mail server or reader can know a repetition. */
  readonly id: string;
  readonly createdAt: Date;
  readonly recipients: readonly string[];
  readonly content: EmailContent;
}

/** Hands e-mails over to a mail server. */
export interface Mailer {
  /** Throws an error for people, without addresses, when nothing at all could be said to the mail server. */
  send(mail: OutgoingMail): Promise<HandedOver>;
}

interface HandedOver {
  readonly accepted: readonly string[];
  readonly refused: readonly { readonly recipient: string; readonly reason: string; readonly isForGood: boolean }[];
}
