import type { Caller } from '../domain/caller.js';
import { Refusal } from '../domain/refusal.js';
import { TWO_SECRETS_MS, type Webhook, webhookSecret } from '../domain/webhook.js';
import type { Webhooks } from './ports/webhooks.js';
import type { Clock, RandomBytes } from './ports.js';

export interface RotateSecretWorld {
  readonly webhooks: Pick<Webhooks, 'find' | 'replaceSecret'>;
  readonly now: Clock;
  readonly randomBytes: RandomBytes;
}

/** Makes a new secret for an endpoint. The old one signs beside it for a day. Refuses with `not_found`. */
export async function rotateWebhookSecret(
  world: RotateSecretWorld,
  { organizationId }: Caller,
  id: string,
): Promise<{ webhook: Webhook; secret: string }> {
  const webhook = await world.webhooks.find(organizationId, id);
  if (webhook === undefined) throw new Refusal('not_found');
  return { webhook, secret: await replaced(world, { id, organizationId }) };
}

/** Makes a new default secret of the organization, which the `webhook` URLs of searches are signed with. */
export async function rotateDefaultSecret(world: RotateSecretWorld, { organizationId }: Caller): Promise<string> {
  return replaced(world, { id: organizationId, organizationId });
}

async function replaced(world: RotateSecretWorld, owner: { id: string; organizationId: string }): Promise<string> {
  const secret = webhookSecret(world.randomBytes);
  await world.webhooks.replaceSecret(owner, secret, new Date(world.now().getTime() + TWO_SECRETS_MS));
  return secret;
}
