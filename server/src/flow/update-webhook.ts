import type { Caller } from '../domain/caller.js';
import { Refusal } from '../domain/refusal.js';
import type { Webhook } from '../domain/webhook.js';
import type { WebhookChanges, Webhooks } from './ports/webhooks.js';
import type { Clock } from './ports.js';

/** Changes an endpoint. What waited for a paused one is sent when it is active again. */
export async function updateWebhook(
  world: { readonly webhooks: Pick<Webhooks, 'update'>; readonly now: Clock },
  { organizationId }: Caller,
  id: string,
  changes: Omit<WebhookChanges, 'updatedAt'>,
): Promise<Webhook> {
  const updated = await world.webhooks.update(organizationId, id, { ...changes, updatedAt: world.now() });
  if (updated !== undefined) return updated;
  throw new Refusal('validation_failed', { faults: [{ field: 'webhook_id', message: 'does not exist' }] });
}
