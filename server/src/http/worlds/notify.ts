import type { Caller } from '../../domain/caller.js';
import type { Delivery, DeliveryStatus } from '../../domain/delivery.js';
import type { Page } from '../../domain/page.js';
import type { Webhook } from '../../domain/webhook.js';
import type { WebhookChanges } from '../../flow/ports/webhooks.js';

export interface NotifyDeeds {
  /** Refuses with `too_many_webhooks`. */
  registerWebhook(
    caller: Caller,
    wish: Pick<Webhook, 'name' | 'endpoint' | 'types'>,
  ): Promise<{ webhook: Webhook; secret: string }>;
  /** Newest first. */
  listWebhooks(caller: Caller): Promise<readonly Webhook[]>;
  /** Refuses with `validation_failed` when there is none. */
  updateWebhook(caller: Caller, id: string, changes: Omit<WebhookChanges, 'updatedAt'>): Promise<Webhook>;
  removeWebhook(caller: Caller, id: string): Promise<void>;
  rotateWebhookSecret(caller: Caller, id: string): Promise<{ webhook: Webhook; secret: string }>;
  defaultWebhookSecret(caller: Caller): Promise<string>;
  rotateDefaultSecret(caller: Caller): Promise<string>;
  /** Sends at once and tells how it went. */
  testWebhook(caller: Caller, id: string): Promise<Delivery>;
  listDeliveries(
    caller: Caller,
    page: Page,
    filter: { readonly webhookId?: string; readonly status?: DeliveryStatus },
  ): Promise<{ deliveries: readonly Delivery[]; total: number }>;
  /** Refuses with `webhook_not_active` when nothing is sent to the endpoint. */
  replayDelivery(caller: Caller, id: string): Promise<Delivery>;
}
