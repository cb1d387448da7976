import { waitAfter } from '../domain/delivery.js';
import { INTERFACE_VERSION } from '../domain/interface-version.js';
import type { DeliveryOutcome, DeliveryQueue, DueDelivery, EventData } from '../flow/ports/deliveries.js';
import { signatureHeaders } from './sign.js';
import type { WebhookSender } from './webhook-sender.js';

export interface AttemptWorld {
  readonly queue: Pick<DeliveryQueue, 'keepBody'>;
  readonly sender: Pick<WebhookSender, 'send'>;
  readonly data: EventData;
  readonly now: () => Date;
  /** Of an organization, made at first need: signs where an endpoint has no secret of its own. */
  readonly defaultSecret: (organizationId: string) => Promise<string>;
  /** In [0, 1). */
  readonly chance: () => number;
}

/** One try of one delivery. Never throws: whatever goes wrong is how it ended. */
export async function attemptDelivery(world: AttemptWorld, delivery: DueDelivery): Promise<DeliveryOutcome> {
  const failed = (error: string, responseStatus?: number): DeliveryOutcome => {
    const wait = waitAfter(delivery.attempts, world.chance());
    return {
      kind: 'failed',
      error,
      ...(responseStatus !== undefined && { responseStatus }),
      ...(wait !== undefined && { dueAt: new Date(world.now().getTime() + wait) }),
    };
  };
  try {
    const body = delivery.body ?? (await world.queue.keepBody(delivery.event.id, await bodyOf(world, delivery)));
    const own = delivery.secrets();
    const secrets = own.length > 0 ? own : [await world.defaultSecret(delivery.event.organizationId)];
    const headers = signatureHeaders(secrets, { id: delivery.event.id, body, at: world.now() });
    const status = await world.sender.send(delivery.url, body, headers);
    if (status >= 200 && status < 300) return { kind: 'delivered', responseStatus: status };
    if (status === 410) return { kind: 'gone', error: 'the endpoint has answered 410 Gone', responseStatus: 410 };
    if (status >= 300 && status < 400) return failed(`answered ${status}; redirects are not followed`, status);
    return failed(`answered ${status}`, status);
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}

/** Text of the body, once and for all: key order and spelling are signed. */
async function bodyOf({ data }: AttemptWorld, { event }: DueDelivery): Promise<string> {
  const thing = (await data(event)) ?? null;
  return JSON.stringify({
    event: event.type,
    event_id: event.id,
    api_version: INTERFACE_VERSION,
    created_at: event.at.toISOString(),
    organization_id: event.organizationId,
    status: 'SUCCESS',
    error: false,
    data: event.changes === undefined ? thing : { ...thing, changes: event.changes },
  });
}
