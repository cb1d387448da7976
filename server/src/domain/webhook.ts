import type { EventType } from './event.js';

/**
 * `paused`: by a user, or after every delivery failed for days; events wait. `disabled`: the endpoint answered 410; events
 * that happen meanwhile are not delivered.
 */
export type WebhookStatus = 'active' | 'paused' | 'disabled';

/** `thin`: ids in place of data; the receiver reads what it needs with its own credentials. */
export const PAYLOADS = ['full', 'thin'] as const;
export type Payload = (typeof PAYLOADS)[number];

/** `per_upload`: one event for a whole bulk upload in place of those for its rows. */
export const BULK_EVENTS = ['per_row', 'per_upload'] as const;
export type BulkEvents = (typeof BULK_EVENTS)[number];

/** An endpoint that receives events of the given types. */
export interface Webhook {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly endpoint: string;
  /** At least one type. */
  readonly types: readonly (EventType | '*')[];
  readonly payload: Payload;
  readonly bulkEvents: BulkEvents;
  readonly status: WebhookStatus;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Webhooks an organization may register. */
export const MAX_WEBHOOKS = 50;

/** Time for which the previous secret stays valid beside the new one. */
export const PREVIOUS_SECRET_MS = 24 * 3_600_000;

/** Standard Webhooks: `whsec_` and 24 to 64 random bytes in base64. */
export function webhookSecret(randomBytes: (count: number) => Uint8Array): string {
  return `whsec_${btoa(String.fromCharCode(...randomBytes(32)))}`;
}
