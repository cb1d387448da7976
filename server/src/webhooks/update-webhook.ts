import type { Caller } from '../domain/caller.js';
import { Refusal } from '../domain/refusal.js';
import type { Webhook } from '../domain/webhook.js';
import type { WebhookChanges, Webhooks } from './ports/webhooks.js';
import type { Clock, NewId } from './ports.js';
import { webhookAudit } from './webhook-audit.js';

/** Changes an endpoint. What waited for a paused one is sent when it is active again. */
export async function updateWebhook(
  world: { readonly webhooks: Pick<Webhooks, 'update'>; readonly now: Clock; readonly newId: NewId },
  caller: Caller,
  id: string,
  changes: Omit<WebhookChanges, 'updatedAt'>,
): Promise<Webhook> {
  const { endpoint, ...others } = changes;
  const details = { ...others, ...(endpoint !== undefined && { host: new URL(endpoint).host }) };
  const audit = webhookAudit(world, caller, 'webhook.updated', id, details);
  const updated = await world.webhooks.update(caller.organizationId, id, { ...changes, updatedAt: world.now() }, audit);
  if (updated !== undefined) return updated;
  throw new Refusal('validation_failed', { faults: [{ field: 'webhook_id', message: 'does not exist' }] });
}
