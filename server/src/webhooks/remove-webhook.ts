import type { Caller } from '../domain/caller.js';
import { Refusal } from '../domain/refusal.js';
import type { Webhooks } from './ports/webhooks.js';
import type { Clock, NewId } from './ports.js';
import { webhookAudit } from './webhook-audit.js';

/** Forgets an endpoint, and with it what was still to be sent to it. Refuses with `not_found`. */
export async function removeWebhook(
  world: { readonly webhooks: Pick<Webhooks, 'remove'>; readonly now: Clock; readonly newId: NewId },
  caller: Caller,
  id: string,
): Promise<void> {
  const audit = webhookAudit(world, caller, 'webhook.deleted', id, {});
  if (!(await world.webhooks.remove(caller.organizationId, id, audit))) throw new Refusal('not_found');
}
