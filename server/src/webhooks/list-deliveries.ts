import type { Caller } from '../domain/caller.js';
import type { Delivery, DeliveryStatus } from '../domain/delivery.js';
import type { Page } from '../domain/page.js';
import { Refusal } from '../domain/refusal.js';
import type { DeliveryLog, Webhooks } from './ports/webhooks.js';

/** One page of what was sent or is to be, newest first; refuses with `not_found` an endpoint that does not exist. */
export async function listDeliveries(
  world: { readonly webhooks: Pick<Webhooks, 'find'>; readonly deliveryLog: Pick<DeliveryLog, 'list'> },
  { organizationId }: Caller,
  page: Page,
  filter: { readonly webhookId?: string; readonly status?: DeliveryStatus },
): Promise<{ deliveries: readonly Delivery[]; total: number }> {
  const { webhookId } = filter;
  if (webhookId !== undefined && (await world.webhooks.find(organizationId, webhookId)) === undefined) {
    throw new Refusal('not_found');
  }
  return world.deliveryLog.list(organizationId, page, filter);
}
