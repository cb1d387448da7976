import type { Caller } from '../domain/caller.js';
import type { Delivery } from '../domain/delivery.js';
import { Refusal } from '../domain/refusal.js';
import type { DeliveryLog, Webhooks } from './ports/webhooks.js';
import type { Clock, NewId } from './ports.js';
import { webhookAudit } from './webhook-audit.js';

/**
 * Sends a delivery again, whatever became of it, with the same id and the same bytes. Refuses with `not_found`, and with
 * `webhook_not_active` when nothing is sent to its endpoint at the moment.
 */
export async function replayDelivery(
  world: {
    readonly webhooks: Pick<Webhooks, 'find'>;
    readonly deliveryLog: Pick<DeliveryLog, 'find' | 'replay'>;
    readonly now: Clock;
    readonly newId: NewId;
  },
  caller: Caller,
  id: string,
): Promise<Delivery> {
  const { organizationId } = caller;
  const known = await world.deliveryLog.find(organizationId, id);
  if (known?.webhookId !== undefined) {
    const webhook = await world.webhooks.find(organizationId, known.webhookId);
    if (webhook !== undefined && webhook.status !== 'active') throw new Refusal('webhook_not_active');
  }
  const about = known?.webhookId ?? organizationId;
  const audit = webhookAudit(world, caller, 'webhook.replayed', about, { delivery_id: id });
  const replayed = await world.deliveryLog.replay(organizationId, id, world.now(), audit);
  if (replayed === undefined) throw new Refusal('not_found');
  return replayed;
}
