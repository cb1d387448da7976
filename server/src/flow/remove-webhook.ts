import type { Caller } from '../domain/caller.js';
import { Refusal } from '../domain/refusal.js';
import type { Webhooks } from './ports/webhooks.js';

/** Forgets an endpoint, and with it what was still to be sent to it. Refuses with `not_found`. */
export async function removeWebhook(
  world: { readonly webhooks: Pick<Webhooks, 'remove'> },
  { organizationId }: Caller,
  id: string,
): Promise<void> {
  if (!(await world.webhooks.remove(organizationId, id))) throw new Refusal('not_found');
}
