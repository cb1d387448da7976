import { retryDelay } from '../domain/delivery.js';
import type { Event } from '../domain/event.js';
import { eventBody } from '../platform/outbox/event-body.js';
import type { DeliveryOutcome, DeliveryQueue, DueDelivery, EventData } from './deliveries.js';
import { signatureHeaders } from './sign.js';
import type { WebhookSender } from './webhook-sender.js';

export interface AttemptDeps {
  readonly queue: Pick<DeliveryQueue, 'keepBodies'>;
  readonly sender: Pick<WebhookSender, 'send'>;
  readonly data: EventData;
  readonly now: () => Date;
  /** Signs deliveries to endpoints without a secret of their own. */
  readonly defaultSecret: (organizationId: string) => Promise<string>;
  /** Random number in [0, 1). */
  readonly chance: () => number;
}

/**
 * Makes one attempt at one delivery. Never throws: every failure is an outcome. `body` is the delivery's if
 * already rendered.
 */
export async function attemptDelivery(
  deps: AttemptDeps,
  delivery: DueDelivery,
  body = delivery.body,
): Promise<DeliveryOutcome> {
  const failed = (error: string, responseStatus?: number): DeliveryOutcome => {
    const wait = retryDelay(delivery.attempts, deps.chance());
    return {
      kind: 'failed',
      error,
      ...(responseStatus !== undefined && { responseStatus }),
      ...(wait !== undefined && { dueAt: new Date(deps.now().getTime() + wait) }),
    };
  };
  try {
    const text = body ?? (await renderBodies(deps, [delivery])).get(delivery.event.id);
    if (text === undefined) return failed('the event is no longer stored');
    const own = delivery.secrets();
    const secrets = own.length > 0 ? own : [await deps.defaultSecret(delivery.event.organizationId)];
    const headers = signatureHeaders(secrets, { id: delivery.event.id, body: text, at: deps.now() });
    const status = await deps.sender.send(delivery.url, text, headers);
    if (status >= 200 && status < 300) return { kind: 'delivered', responseStatus: status };
    if (status === 410) return { kind: 'gone', error: 'the endpoint answered 410 Gone', responseStatus: 410 };
    if (status >= 300 && status < 400) return failed(`answered ${status}; redirects are not followed`, status);
    return failed(`answered ${status}`, status);
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}

/** Bodies of deliveries by event id. Bodies that are not rendered yet are rendered together and stored before anything is sent. */
export async function renderBodies(
  { data, queue }: Pick<AttemptDeps, 'data' | 'queue'>,
  deliveries: readonly DueDelivery[],
): Promise<ReadonlyMap<string, string>> {
  const rendered = deliveries.flatMap(({ event, body }) => (body === undefined ? [] : [[event.id, body] as const]));
  const events = deliveries.filter(({ body }) => body === undefined).map(({ event }) => event);
  if (events.length === 0) return new Map(rendered);
  const subjects = await data(events);
  const bodies = new Map(events.map((event) => [event.id, bodyOf(event, subjects.get(event.id))]));
  return new Map([...rendered, ...(await queue.keepBodies(bodies))]);
}

function bodyOf(event: Event, subject: object | null = null): string {
  return eventBody(event, event.changes === undefined ? subject : { ...subject, changes: event.changes });
}
