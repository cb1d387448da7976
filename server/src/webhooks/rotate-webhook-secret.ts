import type { Caller } from '../domain/caller.js';
import { Refusal } from '../domain/refusal.js';
import { TWO_SECRETS_MS, type Webhook, webhookSecret } from '../domain/webhook.js';
import type { Webhooks } from './ports/webhooks.js';
import type { Clock, NewId, RandomBytes } from './ports.js';
import { webhookAudit } from './webhook-audit.js';

export interface RotateSecretWorld {
  readonly webhooks: Pick<Webhooks, 'find' | 'replaceSecret'>;
  readonly now: Clock;
  readonly newId: NewId;
  readonly randomBytes: RandomBytes;
}

/** Makes a new secret for an endpoint. The old one signs beside it for a day. Refuses with `not_found`. */
export async function rotateWebhookSecret(
  world: RotateSecretWorld,
  caller: Caller,
  id: string,
): Promise<{ webhook: Webhook; secret: string }> {
  const webhook = await world.webhooks.find(caller.organizationId, id);
  if (webhook === undefined) throw new Refusal('not_found');
  return { webhook, secret: await replaced(world, caller, id) };
}

/** Makes a new default secret of the organization, which the `webhook` URLs of searches are signed with. */
export async function rotateDefaultSecret(world: RotateSecretWorld, caller: Caller): Promise<string> {
  return replaced(world, caller, caller.organizationId);
}

async function replaced(world: RotateSecretWorld, caller: Caller, id: string): Promise<string> {
  const secret = webhookSecret(world.randomBytes);
  const until = new Date(world.now().getTime() + TWO_SECRETS_MS);
  const audit = webhookAudit(world, caller, 'webhook.secret_rotated', id, { previous_until: until.toISOString() });
  await world.webhooks.replaceSecret({ id, organizationId: caller.organizationId }, secret, until, audit);
  return secret;
}
