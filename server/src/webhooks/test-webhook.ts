import type { Caller } from '../domain/caller.js';
import type { Delivery } from '../domain/delivery.js';
import { Refusal } from '../domain/refusal.js';
import type { DeliveryLog, Webhooks } from './ports/webhooks.js';
import type { Clock } from './ports.js';

export interface TestWebhookWorld {
  readonly webhooks: Pick<Webhooks, 'find'>;
  readonly deliveryLog: Pick<DeliveryLog, 'addTest' | 'find'>;
  /** Tries a delivery at once and once; resolves however it ends. */
  readonly deliverNow: (deliveryId: string) => Promise<void>;
  readonly now: Clock;
}

/** Sends `webhook.test` to one endpoint, whatever its status, and tells how it went. Refuses with `not_found`. */
export async function testWebhook(world: TestWebhookWorld, { organizationId }: Caller, id: string): Promise<Delivery> {
  if ((await world.webhooks.find(organizationId, id)) === undefined) throw new Refusal('not_found');
  const deliveryId = await world.deliveryLog.addTest({ id, organizationId }, world.now());
  await world.deliverNow(deliveryId);
  const delivery = await world.deliveryLog.find(organizationId, deliveryId);
  if (delivery === undefined) throw new Refusal('not_found');
  return delivery;
}
