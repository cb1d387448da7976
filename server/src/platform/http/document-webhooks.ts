import { EVENT_TYPES, type EventType } from '../../domain/event.js';
import { CHANGES } from './document-changes.js';

interface Documented {
  readonly summary: string;
  /** Component whose form `data` has. */
  readonly subject: string;
  /** Schema of `data.changes`; absent if the event has none. */
  readonly changes?: object;
  /** True if the event also occurs without changes. */
  readonly isFirst?: true;
}

const EVENTS: Readonly<Record<EventType, Documented>> = {
  'ai_risk.completed': { summary: 'The analysis of a customer is completed.', subject: 'WholeCustomer' },
  'adverse_media.completed': {
    summary: 'The search for adverse media is completed; with `changes` if monitoring found more articles.',
    subject: 'Search',
    changes: CHANGES.articles,
    isFirst: true,
  },
  'monitoring.match_added': {
    summary: 'Monitoring found new records or articles.',
    subject: 'Search',
    changes: CHANGES.added,
  },
  'monitoring.match_updated': {
    summary: 'Matched records changed on their list.',
    subject: 'Search',
    changes: CHANGES.updated,
  },
  'monitoring.match_removed': {
    summary: 'Matched records no longer match, or left their list.',
    subject: 'Search',
    changes: CHANGES.removed,
  },
  'monitoring.verdict_changed': {
    summary: 'A new analysis of a customer has another verdict.',
    subject: 'WholeCustomer',
    changes: CHANGES.verdict,
  },
  'monitoring.risk_changed': { summary: 'The risk of a search changed.', subject: 'Search', changes: CHANGES.risk },
  'bulk_upload.completed': { summary: 'Every row of an upload is processed.', subject: 'ReadBulkUploadAnswer' },
  'bulk_upload.failed': { summary: 'An upload could not be processed.', subject: 'ReadBulkUploadAnswer' },
  'case.created': { summary: 'A search was stored.', subject: 'Search' },
  'case.status_changed': {
    summary: 'A decision, or monitoring, changed the status of a search.',
    subject: 'Search',
    changes: CHANGES.status,
  },
  'analyst_decision.updated': { summary: 'An analyst decided on a customer.', subject: 'WholeCustomer' },
  'list.updated': { summary: 'A new edition of a list is in force.', subject: 'List' },
  'webhook.test': { summary: 'A user sent a test event.', subject: 'ReadWebhookEventData' },
};

const HEADERS = {
  'webhook-id': 'Id of the event, equal in every attempt.',
  'webhook-timestamp': 'When this attempt was signed: seconds since 1970.',
  'webhook-signature': 'Signatures as Standard Webhooks specifies, separated by spaces.',
};

/** The section `webhooks` of the OpenAPI document. */
export const WEBHOOKS = Object.fromEntries(
  EVENT_TYPES.map((type) => [
    type,
    {
      post: {
        operationId: `on${nameOf(type)}`,
        tags: ['Webhooks'],
        summary: EVENTS[type].summary,
        description:
          'Sent to every webhook that is registered for it; a `ThinWebhookEvent` to those with `payload: thin`. Any 2xx response within ' +
          '15 seconds counts as delivered.',
        security: [],
        parameters: Object.entries(HEADERS).map(([name, description]) => ({
          ...{ name, in: 'header', required: true, description, schema: { type: 'string' } },
        })),
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { anyOf: [referenceTo(nameOf(type)), referenceTo('ThinWebhookEvent')] } },
          },
        },
        responses: { '2XX': { description: 'Delivered.' }, 410: { description: 'Disables the webhook.' } },
      },
    },
  ]),
);

/** The schemas that they refer to: one for each event, and `WebhookEvent` for all of them. */
export const WEBHOOK_SCHEMAS: Readonly<Record<string, object>> = {
  ReadWebhookEventData: {
    type: 'object',
    required: ['webhook'],
    properties: { webhook: { $ref: '#/components/schemas/Webhook' } },
    description: 'The webhook that is tested.',
  },
  WebhookEvent: {
    description: 'The body of a delivery; `event` says which one.',
    oneOf: EVENT_TYPES.map((type) => referenceTo(nameOf(type))),
    discriminator: {
      propertyName: 'event',
      mapping: Object.fromEntries(EVENT_TYPES.map((type) => [type, referenceTo(nameOf(type)).$ref])),
    },
  },
  ThinWebhookEvent: eventSchema([...EVENT_TYPES], 'The body of a delivery to a webhook with `payload: thin`.', {
    type: 'object',
    description: 'Id of the object of the event, and where to read it.',
    required: ['object', 'id', 'path'],
    properties: {
      object: {
        ...{ type: 'string', description: 'Kind of the object.' },
        enum: ['customer', 'search', 'bulk_upload', 'list', 'webhook'],
      },
      id: {
        type: 'string',
        description: 'Id of the customer, upload or webhook; reference of the search; version of the list.',
        examples: ['691f0c2f8e6b1a5d3c000001'],
      },
      path: {
        type: 'string',
        description: 'Path of the GET that returns the object, or the list that it is in.',
        examples: ['/api/ai-risk-customers/691f0c2f8e6b1a5d3c000001'],
      },
      test: { type: 'boolean', enum: [true], description: 'Present if the object is a test.' },
    },
  }),
  ...Object.fromEntries(
    EVENT_TYPES.map((type) => [nameOf(type), eventSchema([type], EVENTS[type].summary, dataSchema(EVENTS[type]))]),
  ),
};

function eventSchema(types: readonly EventType[], description: string, data: object): object {
  const text = (description: string, more: object = {}) => ({ type: 'string', description, ...more });
  return {
    type: 'object',
    description,
    required: ['event', 'event_id', 'api_version', 'created_at', 'organization_id', 'status', 'error', 'data'],
    properties: {
      event: text('Name of the event.', { enum: types }),
      event_id: text('Id of the event: 24 lower-case hex characters. Equal in every attempt, as `webhook-id`.'),
      api_version: text('Version of the service that wrote the body.', { examples: ['0.2.0'] }),
      created_at: text('When it happened. ISO 8601, UTC.'),
      organization_id: text('Id of the organization: 24 lower-case hex characters.'),
      status: text('Always `SUCCESS`.', { enum: ['SUCCESS'] }),
      error: { type: 'boolean', enum: [false], description: 'Always false.' },
      test: { type: 'boolean', enum: [true], description: 'Present if the object is a test (`test` of the request).' },
      data,
    },
  };
}

/** Builds the schema of `data`; without changes, null once the subject is erased. */
function dataSchema({ subject, changes, isFirst }: Documented): object {
  const description = 'What the event is about, as it is when the body is written.';
  if (changes === undefined) return { description, anyOf: [referenceTo(subject), { type: 'null' }] };
  const required = isFirst ? {} : { required: ['changes'] };
  return { description, allOf: [referenceTo(subject), { type: 'object', ...required, properties: { changes } }] };
}

function referenceTo(name: string): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

/** `monitoring.match_added` as `MonitoringMatchAddedEvent`. */
function nameOf(type: EventType): string {
  const words = type.split(/[._]/).map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return `${words.join('')}Event`;
}
