import { webhookSecret } from '../domain/webhook.js';
import type { Webhooks } from './ports/webhooks.js';
import type { RandomBytes } from './ports.js';

/** What the `webhook` URLs of an organization's searches are signed with; made at first need. */
export async function defaultWebhookSecret(
  world: { readonly webhooks: Pick<Webhooks, 'secret'>; readonly randomBytes: RandomBytes },
  { organizationId }: { readonly organizationId: string },
): Promise<string> {
  return world.webhooks.secret({ id: organizationId, organizationId }, webhookSecret(world.randomBytes));
}
