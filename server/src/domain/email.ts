import type { DigestCase } from './monitoring-digest.js';

/** Why an e-mail is written. */
export const EMAIL_KINDS = [
  'monitoring_digest',
  'webhook_paused',
  'webhook_disabled',
  'password_reset',
  'password_changed',
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** `failed` is for good: nobody took it, or every try is used up. */
export const EMAIL_STATUSES = ['pending', 'sent', 'failed'] as const;
export type EmailStatus = (typeof EMAIL_STATUSES)[number];

/** One e-mail, as its log keeps it: to whom, why and what became of it, and never what it says. */
export interface Email {
  readonly id: string;
  readonly organizationId: string;
  readonly kind: EmailKind;
  /** The endpoint, user or link that it is about; what a digest tells of is found by the e-mail's own id. */
  readonly aboutId?: string;
  /** Empty until the first try where they are found only then. */
  readonly recipients: readonly string[];
  /** Those whose mail server has taken it. */
  readonly delivered: readonly string[];
  readonly status: EmailStatus;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly sentAt?: Date;
  /** What went wrong last. */
  readonly error?: string;
}

/** What an e-mail says; how it is put into words is `email/write-letter.ts`. */
export type EmailContent =
  | {
      readonly kind: 'monitoring_digest';
      readonly organization: string;
      /** The first ones; `total` counts all. */
      readonly cases: readonly DigestCase[];
      readonly total: number;
    }
  | {
      readonly kind: 'webhook_paused' | 'webhook_disabled';
      readonly organization: string;
      readonly name: string;
      readonly endpoint: string;
    }
  | { readonly kind: 'password_reset'; readonly token: string; readonly expiresAt: Date }
  | { readonly kind: 'password_changed' };

/** Told one by one in a digest; more are counted. */
export const MOST_DIGEST_CASES = 100;
