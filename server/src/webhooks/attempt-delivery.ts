import { waitAfter } from '../domain/delivery.js';
import type { Event } from '../domain/event.js';
import { INTERFACE_VERSION } from '../domain/interface-version.js';
import type { DeliveryOutcome, DeliveryQueue, DueDelivery, EventData } from '../flow/ports/deliveries.js';
import { signatureHeaders } from './sign.js';
import type { WebhookSender } from './webhook-sender.js';

export interface AttemptWorld {
  readonly queue: Pick<DeliveryQueue, 'keepBodies'>;
  readonly sender: Pick<WebhookSender, 'send'>;
  readonly data: EventData;
  readonly now: () => Date;
  /** Of an organization, made at first need: signs where an endpoint has no secret of its own. */
  readonly defaultSecret: (organizationId: string) => Promise<string>;
  /** In [0, 1). */
  readonly chance: () => number;
}

/** One try of one delivery. Never throws: whatever goes wrong is how it ended. `body` is that of the event, where it is known. */
export async function attemptDelivery(
  world: AttemptWorld,
  delivery: DueDelivery,
  body = delivery.body,
): Promise<DeliveryOutcome> {
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
    const text = body ?? (await renderBodies(world, [delivery])).get(delivery.event.id);
    if (text === undefined) return failed('the event is no longer kept');
    const own = delivery.secrets();
    const secrets = own.length > 0 ? own : [await world.defaultSecret(delivery.event.organizationId)];
    const headers = signatureHeaders(secrets, { id: delivery.event.id, body: text, at: world.now() });
    const status = await world.sender.send(delivery.url, text, headers);
    if (status >= 200 && status < 300) return { kind: 'delivered', responseStatus: status };
    if (status === 410) return { kind: 'gone', error: 'the endpoint has answered 410 Gone', responseStatus: 410 };
    if (status >= 300 && status < 400) return failed(`answered ${status}; redirects are not followed`, status);
    return failed(`answered ${status}`, status);
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}

/** The bodies of deliveries, by event: made together, and kept before anything is sent, where a first try has not done so. */
export async function renderBodies(
  { data, queue }: Pick<AttemptWorld, 'data' | 'queue'>,
  deliveries: readonly DueDelivery[],
): Promise<ReadonlyMap<string, string>> {
  const known = deliveries.flatMap(({ event, body }) => (body === undefined ? [] : [[event.id, body] as const]));
  const events = deliveries.filter(({ body }) => body === undefined).map(({ event }) => event);
  if (events.length === 0) return new Map(known);
  const things = await data(events);
  const kept = await queue.keepBodies(new Map(events.map((event) => [event.id, bodyOf(event, things.get(event.id))])));
  return new Map([...known, ...kept]);
}

/** Text of the body, once and for all: key order and spelling are signed. */
function bodyOf(event: Event, thing: object | null = null): string {
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
