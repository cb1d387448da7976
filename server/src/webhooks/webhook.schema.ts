import Type, { type Static } from 'typebox';
import type { FieldError } from '../domain/app-error.js';
import { DELIVERY_STATUSES } from '../domain/delivery.js';
import { EVENT_TYPES, type EventType } from '../domain/event.js';
import { BULK_EVENTS, type BulkEvents, PAYLOADS, type Payload } from '../domain/webhook.js';
import { Nullable } from '../platform/http/nullable.js';
import { oneOf } from '../platform/http/one-of.js';
import { MAX_PAGE } from '../platform/http/page.js';

const Id = (subject: string) =>
  Type.String({
    description: `Id of ${subject}: 24 lower-case hex characters.`,
    examples: ['691f0c2f8e6b1a5d3c000001'],
  });
const Timestamp = (description: string) =>
  Type.String({ description: `${description} ISO 8601, UTC.`, examples: ['2026-11-20T08:30:00.000Z'] });
const PathId = (description: string) => Type.String({ pattern: '^[0-9a-f]{24}$', description });

const TYPES = [...EVENT_TYPES, '*'] as const;
const name = Type.String({
  minLength: 1,
  maxLength: 100,
  format: 'name',
  description: 'Display name, 1 to 100 characters.',
});
const endpoint = Type.String({
  maxLength: 2000,
  description:
    'The https URL that receives the events. Private addresses are refused; http needs the operator to allow it.',
  examples: ['https://example.com/hook'],
});
const type = Type.Union(
  [Type.Enum([...TYPES]), Type.Array(Type.Enum([...TYPES]), { minItems: 1, maxItems: TYPES.length })],
  { description: 'An event name, a list of event names, or `*` for all events.' },
);

const payload = oneOf(
  PAYLOADS,
  '`full`: events carry the object they are about. `thin`: they carry its id and the path to read it at, and no personal data.',
);
const bulkEvents = oneOf(
  BULK_EVENTS,
  '`per_row`: each row of a bulk upload sends the same events as any other customer. `per_upload`: rows send none; `bulk_upload.completed` or ' +
    '`bulk_upload.failed` is sent once for each upload, even if `type` does not name it.',
);

/** The body of `POST /api/webhook`. */
export const WebhookRequest = Type.Object({
  ...{ name, endpoint, type },
  payload: Type.Optional(Type.Unsafe<Payload>({ ...payload, default: 'full' })),
  bulk_events: Type.Optional(Type.Unsafe<BulkEvents>({ ...bulkEvents, default: 'per_row' })),
});

/** The body of `POST /api/webhook/update`. */
export const WebhookUpdate = Type.Object({
  webhook_id: Type.String({ description: 'Id of the webhook.' }),
  name: Type.Optional(name),
  endpoint: Type.Optional(endpoint),
  type: Type.Optional(type),
  payload: Type.Optional(payload),
  bulk_events: Type.Optional(bulkEvents),
  status: Type.Optional(
    Type.Enum(['active', 'paused'], { description: '`paused` holds events back until the webhook is `active` again.' }),
  ),
});

export const WebhookParams = Type.Object({ id: PathId('Id of the webhook.') });
export const DeliveryParams = Type.Object({ id: PathId('Id of the delivery.') });

const webhookFields = {
  id: Id('the webhook'),
  name: Type.String({ description: 'Name of the webhook.' }),
  endpoint: Type.String({ description: 'The URL that receives the events.' }),
  type: Type.Union([Type.String(), Type.Array(Type.String())], {
    description: 'The event name, the list of event names, or `*` for all events.',
  }),
  payload,
  bulk_events: bulkEvents,
  status: Type.Enum(['active', 'paused', 'disabled'], {
    description: '`paused`: by a user, or because every delivery failed. `disabled`: the endpoint returned 410.',
  }),
  created_at: Timestamp('When the webhook was registered.'),
  updated_at: Timestamp('When the webhook was last changed.'),
};
const secret = Type.String({
  description: 'The secret that signs its deliveries (Standard Webhooks); shown only once.',
  examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
});

const WebhookSchema = Type.Object(webhookFields, { $id: 'Webhook', description: 'A registered webhook.' });
export const WebhookData = Type.Object({ webhook: WebhookSchema });
export const SecretWebhookData = Type.Object({
  webhook: Type.Object(
    { ...webhookFields, secret },
    { $id: 'WebhookWithSecret', description: 'A registered webhook with its secret.' },
  ),
});
export const WebhooksData = Type.Object({
  webhooks: Type.Array(WebhookSchema, { description: 'Newest first.' }),
});
export const DefaultSecretData = Type.Object({
  secret: Type.String({
    description: 'The secret that signs deliveries to the `webhook` URLs of searches (Standard Webhooks).',
    examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  }),
});

const DeliveryRow = Type.Object(
  {
    id: Id('the delivery'),
    event_id: Id('the event, sent as `webhook-id` with every attempt'),
    event: oneOf(EVENT_TYPES, 'Name of the event.'),
    webhook_id: Nullable(Id('the webhook; null for the `webhook` URL of a search')),
    endpoint: Type.String({ description: 'The URL that receives the event.' }),
    status: Type.Enum([...DELIVERY_STATUSES], {
      description: '`failed`: no further attempts; the delivery can be replayed.',
    }),
    attempts: Type.Integer({ description: 'Attempts so far.' }),
    response_status: Nullable(Type.Integer({ description: 'Status of the last response; null without a response.' })),
    error: Type.String({ description: 'Why the last attempt failed; empty if it did not fail.' }),
    created_at: Timestamp('When the event happened.'),
    attempted_at: Nullable(Timestamp('When it was last attempted; null before the first attempt.')),
    delivered_at: Nullable(Timestamp('When the receiver accepted it; null until then.')),
    next_attempt_at: Nullable(Timestamp('When it is attempted next; null if there are no further attempts.')),
  },
  { $id: 'Delivery', description: 'One event sent to one receiver.' },
);
export const DeliveryData = Type.Object({ delivery: DeliveryRow });
export const DeliveriesData = Type.Object({
  deliveries: Type.Array(DeliveryRow, { description: 'Newest first.' }),
  pagination: Type.Object(
    {
      page: Type.Integer({ description: 'This page, from 1.' }),
      page_size: Type.Integer({ description: 'Deliveries per page.' }),
      total_count: Type.Integer({ description: 'Deliveries that match the query.' }),
      total_pages: Type.Integer({ description: 'Number of pages.' }),
    },
    { description: 'Position of this page.' },
  ),
});

export const DeliveriesQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE, default: 1, description: 'Page, from 1.' })),
  page_size: Type.Optional(
    Type.Integer({ minimum: 1, default: 10, description: 'Deliveries per page; values over 100 are reduced to 100.' }),
  ),
  records_per_page: Type.Optional(Type.Integer({ minimum: 1, description: 'Another name for `page_size`.' })),
  status: Type.Optional(Type.Enum([...DELIVERY_STATUSES], { description: 'Only deliveries with this status.' })),
});

/** The page and filter of a query. */
export function readDeliveriesQuery({ page, page_size, records_per_page, status }: Static<typeof DeliveriesQuery>) {
  return {
    page: { number: page ?? 1, size: Math.min(page_size ?? records_per_page ?? 10, 100) },
    filter: status === undefined ? {} : { status },
  };
}

/** FieldErrors of a body beyond its schema: a private endpoint, a blank name, control characters. */
export function webhookErrors(
  body: unknown,
  schemaErrors: readonly FieldError[],
  urlError: (url: string) => string | undefined,
): readonly FieldError[] {
  const faults = [...schemaErrors];
  const { name, endpoint } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const isSound = (field: string) => !faults.some((fault) => fault.field === field);
  if (typeof name === 'string' && isSound('name')) {
    if (name.trim() === '')
      faults.push({ field: 'name', message: 'must have at least one character that is not a space' });
    else if (/\p{Cc}/u.test(name)) faults.push({ field: 'name', message: 'must not contain control characters' });
  }
  const fault = typeof endpoint === 'string' && isSound('endpoint') ? urlError(endpoint) : undefined;
  if (fault !== undefined) faults.push({ field: 'endpoint', message: fault });
  return faults;
}

/** Event types of a request: `*` alone if it is among them, each type once. */
export function readEventTypes(types: Static<typeof type>): readonly (EventType | '*')[] {
  const all = typeof types === 'string' ? [types] : [...new Set(types)];
  return all.includes('*') ? ['*'] : all;
}
