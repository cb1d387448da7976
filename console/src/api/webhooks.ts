import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { dataOf, type Schemas } from '@touchstone/client';
import type { DeliverySearch } from '../logic/delivery-search.js';
import { client } from './client.js';

export type Webhook = Schemas['Webhook'];
export type Delivery = Schemas['Delivery'];
type WebhookWithSecret = Schemas['WebhookWithSecret'];

const DELIVERIES_PER_PAGE = 25;

/** The webhooks of the organization, newest first. */
export const webhooks = queryOptions({
  queryKey: ['webhooks'],
  queryFn: async ({ signal }) => dataOf(await client.GET('/api/webhooks', { signal })).webhooks,
});

const idOf = (id: string) => ({ path: { id } });

/** Deliveries of a webhook in the last 30 days, newest first. */
export const deliveriesOf = (id: string, { status, page = 1 }: DeliverySearch) =>
  queryOptions({
    queryKey: ['webhooks', id, 'deliveries', status, page],
    queryFn: async ({ signal }) => {
      const query = { page, page_size: DELIVERIES_PER_PAGE, ...(status && { status }) };
      return dataOf(await client.GET('/api/webhook/{id}/deliveries', { params: { ...idOf(id), query }, signal }));
    },
    placeholderData: keepPreviousData,
  });

export interface WebhookRequest {
  readonly name: string;
  readonly endpoint: string;
  readonly type: EventName[];
  readonly payload: Webhook['payload'];
  readonly bulk_events: Webhook['bulk_events'];
}
type EventName = Delivery['event'] | '*';

/** Answers the secret, once. */
export const registerWebhook = async (body: WebhookRequest): Promise<WebhookWithSecret> =>
  dataOf(await client.POST('/api/webhook', { body })).webhook;

export const updateWebhook = async (
  webhook_id: string,
  change: Partial<WebhookRequest> & { readonly status?: 'active' | 'paused' },
): Promise<Webhook> => dataOf(await client.POST('/api/webhook/update', { body: { webhook_id, ...change } })).webhook;

export const removeWebhook = async (id: string) =>
  dataOf(await client.DELETE('/api/webhook/{id}', { params: idOf(id) }));

/** Answers the new secret, once. */
export const rotateSecret = async (id: string): Promise<string> =>
  dataOf(await client.POST('/api/webhook/{id}/rotate-secret', { params: idOf(id) })).webhook.secret;

/** Sends a test event and waits for its outcome. */
export const testWebhook = async (id: string): Promise<Delivery> =>
  dataOf(await client.GET('/api/test-webhook/{id}', { params: idOf(id) })).delivery;

export const replayDelivery = async (id: string): Promise<Delivery> =>
  dataOf(await client.POST('/api/webhook-deliveries/{id}/replay', { params: idOf(id) })).delivery;
