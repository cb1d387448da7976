import Type, { type Static } from 'typebox';
import { DELIVERY_STATUSES, type Delivery, type DeliveryStatus } from '../domain/delivery.js';
import { EVENT_TYPES, type EventType } from '../domain/event.js';
import type { Fault } from '../domain/refusal.js';
import type { Webhook } from '../domain/webhook.js';
import { Nullable } from './nullable.js';
import { MAX_PAGE } from './page.js';

const id = (what: string) =>
  Type.String({ description: `Id of ${what}: 24 lower-case hex characters.`, examples: ['691f0c2f8e6b1a5d3c000001'] });
const time = (description: string) =>
  Type.String({ description: `${description} ISO 8601, UTC.`, examples: ['2026-11-20T08:30:00.000Z'] });
const WebhookId = Type.String({ pattern: '^[0-9a-f]{24}$', description: 'Id of the webhook.' });

const TYPES = [...EVENT_TYPES, '*'] as const;
const name = Type.String({ minLength: 1, maxLength: 100, description: 'For people, 1 to 100 characters.' });
const endpoint = Type.String({
  maxLength: 2000,
  description: 'An http or https URL, not at a private address, that events are sent to.',
  examples: ['https://example.com/hook'],
});
const type = Type.Union(
  [Type.Enum([...TYPES]), Type.Array(Type.Enum([...TYPES]), { minItems: 1, maxItems: TYPES.length })],
  { description: 'An event name, a list of them, or `*` for all.' },
);

/** The body of `POST /api/webhook`. */
export const WebhookRequest = Type.Object({ name, endpoint, type });

/** The body of `POST /api/webhook/update`. */
export const WebhookUpdate = Type.Object({
  webhook_id: Type.String({ description: 'Id of the webhook.' }),
  name: Type.Optional(name),
  endpoint: Type.Optional(endpoint),
  type: Type.Optional(type),
  status: Type.Optional(
    Type.Enum(['active', 'paused'], { description: '`paused` keeps what happens until it is `active` again.' }),
  ),
});

export const WebhookParams = Type.Object({ id: WebhookId });
export const DeliveryParams = Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{24}$', description: 'Its id.' }) });

const webhookFields = {
  id: id('the webhook'),
  name: Type.String({ description: 'Its name.' }),
  endpoint: Type.String({ description: 'Where events are sent to.' }),
  type: Type.Union([Type.String(), Type.Array(Type.String())], {
    description: 'The event name, the list of them, or `*` for all.',
  }),
  status: Type.Enum(['active', 'paused', 'disabled'], {
    description: '`paused`: by a caller, or because it only failed. `disabled`: it has answered 410.',
  }),
  created_at: time('When it was registered.'),
  updated_at: time('When it last changed.'),
};
const secret = Type.String({
  description: 'What its deliveries are signed with (Standard Webhooks); shown this once.',
  examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
});

export const WebhookData = Type.Object({
  webhook: Type.Object(webhookFields, { description: 'The webhook.' }),
});
export const SecretWebhookData = Type.Object({
  webhook: Type.Object({ ...webhookFields, secret }, { description: 'The webhook with its secret.' }),
});
export const WebhooksData = Type.Object({
  webhooks: Type.Array(Type.Object(webhookFields), { description: 'Newest first.' }),
});
export const DefaultSecretData = Type.Object({
  secret: Type.String({
    description: 'What the `webhook` URLs of searches are signed with (Standard Webhooks).',
    examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  }),
});

const DeliveryRow = Type.Object(
  {
    id: id('the delivery'),
    event_id: id('the event, the `webhook-id` of every try'),
    event: Type.String({ description: 'The name of the event.' }),
    webhook_id: Nullable(id('the webhook; null when it goes to the `webhook` of a search')),
    endpoint: Type.String({ description: 'Where it is sent to.' }),
    status: Type.Enum([...DELIVERY_STATUSES], { description: '`failed` is given up, and can be replayed.' }),
    attempts: Type.Integer({ description: 'Tries so far.' }),
    response_status: Nullable(Type.Integer({ description: 'What was answered last; null when nothing was.' })),
    error: Type.String({ description: 'Why the last try failed; empty when it did not.' }),
    created_at: time('When it happened.'),
    attempted_at: Nullable(time('The last try; null before the first.')),
    delivered_at: Nullable(time('When it was taken; null until then.')),
    next_attempt_at: Nullable(time('The next try; null when there is none.')),
  },
  { description: 'One event on its way to one receiver.' },
);
export const DeliveryData = Type.Object({ delivery: DeliveryRow });
export const DeliveriesData = Type.Object({
  deliveries: Type.Array(DeliveryRow, { description: 'Newest first.' }),
  pagination: Type.Object(
    {
      page: Type.Integer({ description: 'This page, from 1.' }),
      page_size: Type.Integer({ description: 'Deliveries a page.' }),
      total_count: Type.Integer({ description: 'Deliveries that fit.' }),
      total_pages: Type.Integer({ description: 'Pages there are.' }),
    },
    { description: 'Where this page stands.' },
  ),
});

export const DeliveriesQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE, default: 1, description: 'Page, from 1.' })),
  page_size: Type.Optional(
    Type.Integer({ minimum: 1, default: 10, description: 'Deliveries a page; more than 100 is taken as 100.' }),
  ),
  records_per_page: Type.Optional(Type.Integer({ minimum: 1, description: 'Another name for page_size.' })),
  status: Type.Optional(Type.Enum([...DELIVERY_STATUSES], { description: 'Only those of this status.' })),
});

/** Which page of which deliveries is asked for. */
export function readDeliveriesQuery(query: Static<typeof DeliveriesQuery>): {
  page: { number: number; size: number };
  filter: { status?: DeliveryStatus };
} {
  return {
    page: { number: query.page ?? 1, size: Math.min(query.page_size ?? query.records_per_page ?? 10, 100) },
    filter: query.status === undefined ? {} : { status: query.status },
  };
}

/** What is wrong with a body beside its shape: where it sends to, and a name of blanks. */
export function webhookFaults(
  body: unknown,
  shapeFaults: readonly Fault[],
  urlFault: (url: string) => string | undefined,
): readonly Fault[] {
  const faults = [...shapeFaults];
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const sound = (field: string) => !faults.some((fault) => fault.field === field);
  if (typeof fields.name === 'string' && sound('name') && fields.name.trim() === '') {
    faults.push({ field: 'name', message: 'must have at least one character that is not a blank' });
  }
  if (typeof fields.name === 'string' && sound('name') && /\p{Cc}/u.test(fields.name)) {
    faults.push({ field: 'name', message: 'must not contain control characters' });
  }
  const fault = typeof fields.endpoint === 'string' && sound('endpoint') ? urlFault(fields.endpoint) : undefined;
  if (fault !== undefined) faults.push({ field: 'endpoint', message: fault });
  return faults;
}

export function fromWireTypes(types: Static<typeof type>): readonly (EventType | '*')[] {
  const all = typeof types === 'string' ? [types] : [...new Set(types)];
  return all.includes('*') ? ['*'] : all;
}

export function toWireWebhook(webhook: Webhook): Static<typeof WebhookData>['webhook'] {
  const { id, name, endpoint, types, status, createdAt, updatedAt } = webhook;
  return {
    ...{ id, name, endpoint, type: types.length === 1 ? String(types[0]) : [...types], status },
    ...{ created_at: createdAt.toISOString(), updated_at: updatedAt.toISOString() },
  };
}

export function toWireDelivery(delivery: Delivery): Static<typeof DeliveryRow> {
  return {
    id: delivery.id,
    event_id: delivery.eventId,
    event: delivery.eventType,
    webhook_id: delivery.webhookId ?? null,
    endpoint: delivery.endpoint,
    status: delivery.status,
    attempts: delivery.attempts,
    response_status: delivery.responseStatus ?? null,
    error: delivery.error ?? '',
    created_at: delivery.createdAt.toISOString(),
    attempted_at: delivery.attemptedAt?.toISOString() ?? null,
    delivered_at: delivery.deliveredAt?.toISOString() ?? null,
    next_attempt_at: delivery.nextAttemptAt?.toISOString() ?? null,
  };
}

export function toWireDeliveries(
  deliveries: readonly Delivery[],
  page: { readonly number: number; readonly size: number },
  total: number,
): Static<typeof DeliveriesData> {
  return {
    deliveries: deliveries.map(toWireDelivery),
    pagination: {
      ...{ page: page.number, page_size: page.size, total_count: total },
      total_pages: Math.ceil(total / page.size),
    },
  };
}
