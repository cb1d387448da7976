import type { EventType } from './event.js';

/**
 * `paused` and `disabled` are the service's own doing: an endpoint that only failed, and one that answered 410. What
 * happens while it is paused waits for it; what happens while it is disabled it misses.
 */
export type WebhookStatus = 'active' | 'paused' | 'disabled';

/** Who wants to be told what. */
export interface Webhook {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly endpoint: string;
  /** At least one. */
  readonly types: readonly (EventType | '*')[];
  readonly status: WebhookStatus;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** An organization may register this many endpoints. */
export const MOST_WEBHOOKS = 50;

/** How long the secret before is good beside the new one. */
export const TWO_SECRETS_MS = 24 * 3_600_000;

/** Standard Webhooks: `whsec_` and 24 to 64 random bytes in base64. */
export function webhookSecret(randomBytes: (count: number) => Uint8Array): string {
  return `whsec_${btoa(String.fromCharCode(...randomBytes(32)))}`;
}
