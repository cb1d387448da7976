import type { EventType } from './event.js';

/**
 * `paused` and `disabled` are the service's own doing: an endpoint that only failed, and one that answered 410. Paused
 * endpoints are told everything later, once they are active again; disabled ones miss what happens meanwhile.
 */
export const WEBHOOK_STATUSES = ['active', 'paused', 'disabled'] as const;
export type WebhookStatus = (typeof WEBHOOK_STATUSES)[number];

/** Who wants to be told what. */
export interface Webhook {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly endpoint: string;
  readonly types: readonly EventType[] | '*';
  readonly status: WebhookStatus;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
