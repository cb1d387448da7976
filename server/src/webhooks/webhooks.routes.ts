import type { FastifyInstance } from 'fastify';
import { ROLES } from '../../domain/caller.js';
import { MessageData } from '../../wire/message.js';
import {
  DefaultSecretData,
  DeliveriesData,
  DeliveriesQuery,
  DeliveryData,
  DeliveryParams,
  fromWireTypes,
  readDeliveriesQuery,
  SecretWebhookData,
  toWireDeliveries,
  toWireDelivery,
  toWireWebhook,
  WebhookData,
  WebhookParams,
  WebhookRequest,
  WebhooksData,
  WebhookUpdate,
  webhookFaults,
} from '../../wire/webhook.js';
import { addRoute } from '../route.js';
import type { World } from '../world.js';
import type { NotifyDeeds } from '../worlds/notify.js';

const tag = 'Webhooks';
/** Those who connect systems. */
const MANAGERS = ['admin', 'integration'] as const;

export function webhookRoutes(
  app: FastifyInstance,
  world: NotifyDeeds & Pick<World, 'authenticate' | 'callbackUrlFault'>,
): void {
  const faultsOf = (body: unknown, faults: Parameters<typeof webhookFaults>[1]) =>
    webhookFaults(body, faults, world.callbackUrlFault);

  addRoute(app, world, {
    method: 'POST',
    url: '/api/webhook',
    id: 'registerWebhook',
    tag,
    summary: 'Register a webhook',
    description:
      'Events are sent there as `POST` with a JSON body `{ event, event_id, api_version, created_at, organization_id, status, ' +
      'error, data }`, signed by the Standard Webhooks scheme (`webhook-id`, `webhook-timestamp`, `webhook-signature`). ' +
      'A 2xx within 15 seconds is delivered; otherwise it is tried again after 30 s, 2 m, 10 m, 30 m, 1 h, 4 h, then five times ' +
      'after 12 h. 410 disables the endpoint. The secret is shown once.',
    access: MANAGERS,
    body: WebhookRequest,
    read: (body, faults) => ({ request: undefined, faults: faultsOf(body, faults) }),
    data: SecretWebhookData,
    errors: { 400: 'The request is not valid, or 50 webhooks are registered already.' },
    async handle({ caller, body }) {
      const wish = { name: body.name.trim(), endpoint: body.endpoint.trim(), types: fromWireTypes(body.type) };
      const { webhook, secret } = await world.registerWebhook(caller, wish);
      return { webhook: { ...toWireWebhook(webhook), secret } };
    },
  });

  addRoute(app, world, {
    method: 'GET',
    url: '/api/webhooks',
    id: 'listWebhooks',
    tag,
    summary: 'List webhooks',
    description: 'The webhooks of the organization, newest first.',
    access: ROLES,
    data: WebhooksData,
    handle: async ({ caller }) => ({ webhooks: (await world.listWebhooks(caller)).map(toWireWebhook) }),
  });

  addRoute(app, world, {
    method: 'POST',
    url: '/api/webhook/update',
    id: 'updateWebhook',
    tag,
    summary: 'Change a webhook',
    description:
      'Changes what is given. Setting a webhook that was paused or disabled `active` again sends what waited for it.',
    access: MANAGERS,
    body: WebhookUpdate,
    read: (body, faults) => ({ request: undefined, faults: faultsOf(body, faults) }),
    data: WebhookData,
    async handle({ caller, body }) {
      const { webhook_id, name, endpoint, type, status } = body;
      const changes = {
        ...(name !== undefined && { name: name.trim() }),
        ...(endpoint !== undefined && { endpoint: endpoint.trim() }),
        ...(type !== undefined && { types: fromWireTypes(type) }),
        ...(status !== undefined && { status }),
      };
      return { webhook: toWireWebhook(await world.updateWebhook(caller, webhook_id, changes)) };
    },
  });

  addRoute(app, world, {
    method: 'DELETE',
    url: '/api/webhook/:id',
    id: 'removeWebhook',
    tag,
    summary: 'Remove a webhook',
    description: 'Nothing is sent there any more; its log goes with it.',
    access: MANAGERS,
    params: WebhookParams,
    data: MessageData,
    async handle({ caller, params }) {
      await world.removeWebhook(caller, params.id);
      return { message: 'The webhook is removed' };
    },
  });

  addRoute(app, world, {
    method: 'POST',
    url: '/api/webhook/:id/rotate-secret',
    id: 'rotateWebhookSecret',
    tag,
    summary: 'Make a new secret for a webhook',
    description: 'The new secret is shown once. For 24 hours deliveries are signed with both, the new one first.',
    access: MANAGERS,
    params: WebhookParams,
    data: SecretWebhookData,
    async handle({ caller, params }) {
      const { webhook, secret } = await world.rotateWebhookSecret(caller, params.id);
      return { webhook: { ...toWireWebhook(webhook), secret } };
    },
  });

  addRoute(app, world, {
    method: 'GET',
    url: '/api/webhook/default-secret',
    id: 'defaultWebhookSecret',
    tag,
    summary: "Read the organization's default secret",
    description: 'What is sent to the `webhook` of a search is signed with it. Made at first need.',
    access: ['admin'],
    data: DefaultSecretData,
    handle: async ({ caller }) => ({ secret: await world.defaultWebhookSecret(caller) }),
  });

  addRoute(app, world, {
    method: 'POST',
    url: '/api/webhook/default-secret/rotate',
    id: 'rotateDefaultSecret',
    tag,
    summary: 'Make a new default secret for the organization',
    description: 'For 24 hours deliveries are signed with both, the new one first.',
    access: ['admin'],
    data: DefaultSecretData,
    handle: async ({ caller }) => ({ secret: await world.rotateDefaultSecret(caller) }),
  });

  addRoute(app, world, {
    method: 'GET',
    url: '/api/test-webhook/:id',
    id: 'testWebhook',
    tag,
    summary: 'Send a test event to a webhook',
    description: 'Sends `webhook.test` at once and once, and answers how that went.',
    access: MANAGERS,
    params: WebhookParams,
    data: DeliveryData,
    handle: async ({ caller, params }) => ({
      delivery: toWireDelivery(await world.testWebhook(caller, params.id)),
    }),
  });

  addRoute(app, world, {
    method: 'GET',
    url: '/api/webhook/:id/deliveries',
    id: 'listWebhookDeliveries',
    tag,
    summary: 'List the deliveries of a webhook',
    description: 'Of the last 30 days, newest first.',
    access: ROLES,
    params: WebhookParams,
    query: DeliveriesQuery,
    data: DeliveriesData,
    async handle({ caller, params, query }) {
      const { page, filter } = readDeliveriesQuery(query);
      const found = await world.listDeliveries(caller, page, { ...filter, webhookId: params.id });
      return toWireDeliveries(found.deliveries, page, found.total);
    },
  });

  addRoute(app, world, {
    method: 'GET',
    url: '/api/webhook-deliveries',
    id: 'listDeliveries',
    tag,
    summary: 'List all deliveries',
    description:
      'Of every webhook of the organization and of the `webhook` URLs of its searches, of the last 30 days, newest first.',
    access: ROLES,
    query: DeliveriesQuery,
    data: DeliveriesData,
    async handle({ caller, query }) {
      const { page, filter } = readDeliveriesQuery(query);
      const found = await world.listDeliveries(caller, page, filter);
      return toWireDeliveries(found.deliveries, page, found.total);
    },
  });

  addRoute(app, world, {
    method: 'POST',
    url: '/api/webhook-deliveries/:id/replay',
    id: 'replayDelivery',
    tag,
    summary: 'Send a delivery again',
    description: 'Whatever became of it: with the same `webhook-id` and the same bytes, from the start of the ladder.',
    access: MANAGERS,
    params: DeliveryParams,
    data: DeliveryData,
    errors: { 400: 'The webhook of the delivery is paused or disabled.' },
    handle: async ({ caller, params }) => ({
      delivery: toWireDelivery(await world.replayDelivery(caller, params.id)),
    }),
  });
}
