import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import type { Schemas } from './documented-types.js';

export { WebhookVerificationError };

/** Body of a delivery: `event` determines the type of `data`. */
export type WebhookEvent = Schemas['WebhookEvent'];

/** Body of a delivery to an endpoint with `payload: thin`: the id of the subject, and the path to read it at. */
export type ThinWebhookEvent = Schemas['ThinWebhookEvent'];

/** Headers of a request: of `fetch`, or of Node's `http`. */
type DeliveryHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * The event of a delivery, once its signature is verified (Standard Webhooks). `body` is the text as received: parsed and
 * written again it is another. Throws a `WebhookVerificationError` if the signature is not one of `secret`, or was made more
 * than five minutes ago. Of an endpoint with thin events: `verifyWebhook<ThinWebhookEvent>(…)`.
 */
export function verifyWebhook<Event extends WebhookEvent | ThinWebhookEvent = WebhookEvent>(
  secret: string,
  body: string | Uint8Array,
  headers: DeliveryHeaders,
): Event {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers);
  const single = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return new Webhook(secret).verify(text, Object.fromEntries(single)) as Event;
}
