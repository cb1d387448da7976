import { ABILITIES } from '../accounts/abilities.js';
import { ROLES } from '../domain/caller.js';
import { MessageData } from '../platform/http/message.js';
import { type Route, route } from '../platform/http/route.js';
import type { DeliveryService } from './deliveries.js';
import { presentDeliveries, presentDelivery, presentWebhook } from './webhook.present.js';
import {
  DefaultSecretData,
  DeliveriesData,
  DeliveriesQuery,
  DeliveryData,
  DeliveryParams,
  readDeliveriesQuery,
  readEventTypes,
  SecretWebhookData,
  WebhookData,
  WebhookParams,
  WebhookRequest,
  WebhooksData,
  WebhookUpdate,
  webhookErrors,
} from './webhook.schema.js';
import type { WebhookService } from './webhooks.js';

const tag = 'Webhooks';

interface WebhookRouteDeps {
  readonly webhooks: WebhookService;
  readonly deliveries: DeliveryService;
  readonly callbackUrlError: (url: string) => string | undefined;
}

export function webhookRoutes({ webhooks, deliveries, callbackUrlError }: WebhookRouteDeps): Route[] {
  const faultsOf = (body: unknown, faults: Parameters<typeof webhookErrors>[1]) =>
    webhookErrors(body, faults, callbackUrlError);

  return [
    route({
      method: 'POST',
      url: '/api/webhook',
      id: 'registerWebhook',
      scope: 'configure',
      tag,
      summary: 'Register a webhook',
      description:
        'Events are sent to the endpoint as `POST` with a JSON body `{ event, event_id, api_version, created_at, organization_id, status, ' +
        'error, data }`, signed as Standard Webhooks specifies (`webhook-id`, `webhook-timestamp`, `webhook-signature`). ' +
        'Any 2xx response within 15 seconds counts as delivered. Otherwise the event is retried after 30 s, 2 min, 10 min, 30 min, 1 h and 4 h, ' +
        'then five times every 12 h. A 410 response disables the webhook. The secret is shown only once.',
      access: ABILITIES['webhook.manage'],
      needsConfirmation: true,
      holdsSecret: true,
      body: WebhookRequest,
      read: (body, faults) => ({ request: undefined, faults: faultsOf(body, faults) }),
      data: SecretWebhookData,
      errors: { 400: 'The request is not valid, or 50 webhooks are already registered.' },
      async handle({ caller, body }) {
        const { name, endpoint, type, payload = 'full', bulk_events: bulkEvents = 'per_row' } = body;
        const input = {
          name: name.trim(),
          endpoint: endpoint.trim(),
          types: readEventTypes(type),
          payload,
          bulkEvents,
        };
        const { webhook, secret } = await webhooks.register(caller, input);
        return { webhook: { ...presentWebhook(webhook), secret } };
      },
    }),

    route({
      method: 'GET',
      url: '/api/webhooks',
      id: 'listWebhooks',
      tag,
      summary: 'List webhooks',
      description: 'The webhooks of the organization, newest first.',
      access: ROLES,
      data: WebhooksData,
      handle: async ({ caller }) => ({ webhooks: (await webhooks.list(caller)).map(presentWebhook) }),
    }),

    route({
      method: 'POST',
      url: '/api/webhook/update',
      id: 'updateWebhook',
      scope: 'configure',
      tag,
      summary: 'Change a webhook',
      description:
        'Changes the given fields. Making a paused webhook `active` again delivers the events held back meanwhile.',
      access: ABILITIES['webhook.manage'],
      body: WebhookUpdate,
      read: (body, faults) => ({ request: undefined, faults: faultsOf(body, faults) }),
      data: WebhookData,
      async handle({ caller, body }) {
        const { webhook_id, name, endpoint, type, payload, bulk_events: bulkEvents, status } = body;
        const changes = {
          ...(name !== undefined && { name: name.trim() }),
          ...(endpoint !== undefined && { endpoint: endpoint.trim() }),
          ...(type !== undefined && { types: readEventTypes(type) }),
          ...(payload !== undefined && { payload }),
          ...(bulkEvents !== undefined && { bulkEvents }),
          ...(status !== undefined && { status }),
        };
        return { webhook: presentWebhook(await webhooks.update(caller, webhook_id, changes)) };
      },
    }),

    route({
      method: 'DELETE',
      url: '/api/webhook/:id',
      id: 'removeWebhook',
      scope: 'configure',
      tag,
      summary: 'Remove a webhook',
      description: 'The endpoint receives no further events. Its delivery log is deleted.',
      access: ABILITIES['webhook.manage'],
      params: WebhookParams,
      data: MessageData,
      async handle({ caller, params }) {
        await webhooks.remove(caller, params.id);
        return { message: 'The webhook is removed' };
      },
    }),

    route({
      method: 'POST',
      url: '/api/webhook/:id/rotate-secret',
      id: 'rotateWebhookSecret',
      scope: 'configure',
      tag,
      summary: 'Rotate the secret of a webhook',
      description:
        'The new secret is shown only once. For 24 hours, deliveries are signed with both secrets, the new one first.',
      access: ABILITIES['webhook.manage'],
      needsConfirmation: true,
      holdsSecret: true,
      params: WebhookParams,
      data: SecretWebhookData,
      async handle({ caller, params }) {
        const { webhook, secret } = await webhooks.rotateSecret(caller, params.id);
        return { webhook: { ...presentWebhook(webhook), secret } };
      },
    }),

    route({
      method: 'GET',
      url: '/api/webhook/default-secret',
      id: 'defaultWebhookSecret',
      scope: 'configure',
      tag,
      summary: "Read the organization's default secret",
      description:
        'This secret signs deliveries to the `webhook` URLs of searches. It is created at first use. Deliveries to a URL that ' +
        'is also the endpoint of registered webhooks (its query may differ) are signed with the secret of each of them first, in the order ' +
        'of registration.',
      access: ABILITIES['configuration.write'],
      needsConfirmation: true,
      holdsSecret: true,
      data: DefaultSecretData,
      handle: async ({ caller }) => ({ secret: await webhooks.defaultSecret(caller) }),
    }),

    route({
      method: 'POST',
      url: '/api/webhook/default-secret/rotate',
      id: 'rotateDefaultSecret',
      scope: 'configure',
      tag,
      summary: "Rotate the organization's default secret",
      description: 'For 24 hours, deliveries are signed with both secrets, the new one first.',
      access: ABILITIES['configuration.write'],
      needsConfirmation: true,
      holdsSecret: true,
      data: DefaultSecretData,
      handle: async ({ caller }) => ({ secret: await webhooks.rotateDefaultSecret(caller) }),
    }),

    route({
      method: 'GET',
      url: '/api/test-webhook/:id',
      id: 'testWebhook',
      scope: 'configure',
      changes: () => true,
      tag,
      summary: 'Send a test event to a webhook',
      description: 'Sends `webhook.test` once, without retries, and returns the outcome.',
      access: ABILITIES['webhook.manage'],
      params: WebhookParams,
      data: DeliveryData,
      handle: async ({ caller, params }) => ({
        delivery: presentDelivery(await deliveries.sendTest(caller, params.id)),
      }),
    }),

    route({
      method: 'GET',
      url: '/api/webhook/:id/deliveries',
      id: 'listWebhookDeliveries',
      tag,
      summary: 'List the deliveries of a webhook',
      description: 'Deliveries of the last 30 days, newest first.',
      access: ROLES,
      params: WebhookParams,
      query: DeliveriesQuery,
      data: DeliveriesData,
      async handle({ caller, params, query }) {
        const { page, filter } = readDeliveriesQuery(query);
        return presentDeliveries(await deliveries.list(caller, page, { ...filter, webhookId: params.id }), page);
      },
    }),

    route({
      method: 'GET',
      url: '/api/webhook-deliveries',
      id: 'listDeliveries',
      tag,
      summary: 'List all deliveries',
      description:
        'Deliveries of all webhooks and of the `webhook` URLs of searches in the last 30 days, newest first.',
      access: ROLES,
      query: DeliveriesQuery,
      data: DeliveriesData,
      async handle({ caller, query }) {
        const { page, filter } = readDeliveriesQuery(query);
        return presentDeliveries(await deliveries.list(caller, page, filter), page);
      },
    }),

    route({
      method: 'POST',
      url: '/api/webhook-deliveries/:id/replay',
      id: 'replayDelivery',
      scope: 'configure',
      tag,
      summary: 'Send a delivery again',
      description:
        'Sends the same `webhook-id` and the same bytes again, whatever the status of the delivery, with a new full set of attempts.',
      access: ABILITIES['webhook.manage'],
      params: DeliveryParams,
      data: DeliveryData,
      errors: { 400: 'The webhook of the delivery is paused or disabled.' },
      handle: async ({ caller, params }) => ({
        delivery: presentDelivery(await deliveries.replay(caller, params.id)),
      }),
    }),
  ];
}
