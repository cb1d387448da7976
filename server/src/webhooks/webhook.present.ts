import type { Static } from 'typebox';
import type { Delivery } from '../domain/delivery.js';
import type { Page } from '../domain/page.js';
import type { Webhook } from '../domain/webhook.js';
import type { DeliveriesData, DeliveryData, WebhookData } from './webhook.schema.js';

export function presentWebhook(webhook: Webhook): Static<typeof WebhookData>['webhook'] {
  const { id, name, endpoint, types, payload, bulkEvents, status, createdAt, updatedAt } = webhook;
  return {
    ...{ id, name, endpoint, type: types.length === 1 ? String(types[0]) : [...types] },
    ...{ payload, bulk_events: bulkEvents, status },
    ...{ created_at: createdAt.toISOString(), updated_at: updatedAt.toISOString() },
  };
}

export function presentDelivery(delivery: Delivery): Static<typeof DeliveryData>['delivery'] {
  return {
    id: delivery.id,
    event_id: delivery.eventId,
    event: delivery.eventType,
    webhook_id: delivery.webhookId ?? null,
    endpoint: delivery.endpoint,
    status: delivery.status,
    attempts: delivery.attempts,
    response_status: delivery.responseStatus ?? null,
    error: delivery.error ?? '',
    created_at: delivery.createdAt.toISOString(),
    attempted_at: delivery.attemptedAt?.toISOString() ?? null,
    delivered_at: delivery.deliveredAt?.toISOString() ?? null,
    next_attempt_at: delivery.nextAttemptAt?.toISOString() ?? null,
  };
}

export function presentDeliveries(
  { deliveries, total }: { readonly deliveries: readonly Delivery[]; readonly total: number },
  { number, size }: Page,
): Static<typeof DeliveriesData> {
  return {
    deliveries: deliveries.map(presentDelivery),
    pagination: { page: number, page_size: size, total_count: total, total_pages: Math.ceil(total / size) },
  };
}
