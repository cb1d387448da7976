import type { DigestCase } from './monitoring-digest.js';

/** Reason for an e-mail. */
export const EMAIL_KINDS = [
  'monitoring_digest',
  'webhook_paused',
  'webhook_disabled',
  'password_reset',
  'password_changed',
  'mention',
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** `failed`: rejected for all recipients, or every attempt is used up. */
export const EMAIL_STATUSES = ['pending', 'sent', 'failed'] as const;
export type EmailStatus = (typeof EMAIL_STATUSES)[number];

/** An e-mail as the log keeps it: recipients, reason and status, never its content. */
export interface Email {
  readonly id: string;
  readonly organizationId: string;
  readonly kind: EmailKind;
  /** Webhook, user, password reset, or the case of a mention; the alerts of a digest are found by the e-mail's own id. */
  readonly aboutId?: string;
  /** Empty until the first attempt if they are determined only then. */
  readonly recipients: readonly string[];
  /** Recipients whose mail server accepted it. */
  readonly delivered: readonly string[];
  readonly status: EmailStatus;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly sentAt?: Date;
  /** Error of the last attempt. */
  readonly error?: string;
}

/** Content of an e-mail; `email/email-template.ts` renders it. */
export type EmailContent =
  | {
      readonly kind: 'monitoring_digest';
      readonly organization: string;
      /** The first ones; `total` is the number of all. */
      readonly cases: readonly DigestCase[];
      readonly total: number;
    }
  | {
      readonly kind: 'webhook_paused' | 'webhook_disabled';
      readonly organization: string;
      readonly name: string;
      readonly endpoint: string;
    }
  | { readonly kind: 'password_reset'; readonly organization: string; readonly token: string; readonly expiresAt: Date }
  | { readonly kind: 'password_changed'; readonly organization: string }
  | { readonly kind: 'mention'; readonly organization: string; readonly caseId: string };

/** Cases listed in a digest; further ones are counted. */
export const MAX_DIGEST_CASES = 100;
