import type { Caller } from '../domain/caller.js';
import { MOST_WEBHOOKS, type Webhook, webhookSecret } from '../domain/webhook.js';
import type { Webhooks } from './ports/webhooks.js';
import type { Clock, NewId, RandomBytes } from './ports.js';
import { webhookAudit } from './webhook-audit.js';

export interface RegisterWebhookWorld {
  readonly webhooks: Pick<Webhooks, 'add'>;
  readonly now: Clock;
  readonly newId: NewId;
  readonly randomBytes: RandomBytes;
}

/** Registers an endpoint; its secret is shown this once. Refuses with `too_many_webhooks`. */
export async function registerWebhook(
  world: RegisterWebhookWorld,
  caller: Caller,
  wish: Pick<Webhook, 'name' | 'endpoint' | 'types'>,
): Promise<{ webhook: Webhook; secret: string }> {
  const { organizationId } = caller;
  const now = world.now();
  const webhook: Webhook = {
    ...{ id: world.newId(), organizationId, name: wish.name, endpoint: wish.endpoint, types: wish.types },
    ...{ status: 'active', createdAt: now, updatedAt: now },
  };
  const details = { name: webhook.name, host: new URL(webhook.endpoint).host, types: webhook.types };
  const audit = webhookAudit(world, caller, 'webhook.created', webhook.id, details);
  const secret = webhookSecret(world.randomBytes);
  await world.webhooks.add(webhook, secret, MOST_WEBHOOKS, audit);
  return { webhook, secret };
}
