import type { AccountDeps } from '../accounts/accounts.js';
import { listen } from '../platform/database/listen.js';
import { type EventSubjectReaders, eventData, oneByOne } from '../platform/outbox/event-data.js';
import { DELIVERIES_CHANNEL } from '../platform/outbox/events.repository.js';
import { callbackUrlError } from '../platform/outgoing/callback-url-error.js';
import type { PlatformParts } from '../platform/parts.js';
import { deliverNow } from './deliver-now.js';
import { deliveryService } from './deliveries.js';
import { deliveryLog } from './deliveries.repository.js';
import { deliveryQueue } from './delivery-queue.repository.js';
import { startDeliveryWorker } from './delivery-worker.js';
import { WEBHOOKS_PERSONAL_DATA } from './personal-data.repository.js';
import { presentWebhook } from './webhook.present.js';
import { webhookSender } from './webhook-sender.js';
import { webhookService } from './webhooks.js';
import { webhooksRepository } from './webhooks.repository.js';
import { webhookRoutes } from './webhooks.routes.js';

/** Webhooks: registration, signing, delivery and the delivery log. `readers` are those of the other features' events. */
export function webhooksModule(
  parts: PlatformParts & { readonly accounts: AccountDeps },
  readers: EventSubjectReaders,
) {
  const { accounts, config, database, databaseUrl, log } = parts;
  const encryption = parts.encryption.secrets;
  const { now, newId, randomBytes } = accounts;
  const repository = webhooksRepository(database, encryption);
  const queue = deliveryQueue(database, encryption);
  const webhooks = webhookService({ webhooks: repository, now, newId, randomBytes });
  const delivering = {
    ...{ queue, now, chance: Math.random, data: eventData({ ...readers, webhook: oneByOne(readWebhook) }) },
    defaultSecret: (organizationId: string) => webhooks.defaultSecret({ organizationId }),
  };
  const openSender = () => webhookSender(config.callbacks);
  const deliveries = deliveryService({
    ...{ webhooks: repository, log: deliveryLog(database), queue, now, newId },
    deliverNow: (id) => deliverNow({ ...delivering, openSender }, id),
  });
  return {
    personalData: WEBHOOKS_PERSONAL_DATA,
    routes: webhookRoutes({
      ...{ webhooks, deliveries },
      callbackUrlError: (url) => callbackUrlError(url, config.callbacks),
    }),
    tasks: { forget_events: () => deliveries.deleteOldEvents() },
    schedule: ['17 3 * * * forget_events'],
    /** Delivers what is due until stopped. */
    startDeliveryWorker: () =>
      startDeliveryWorker({
        ...delivering,
        sender: openSender(),
        onNotify: (notify) => listen(databaseUrl, DELIVERIES_CHANNEL, notify),
        log,
      }),
  };

  async function readWebhook(organizationId: string, id: string) {
    const webhook = await repository.find(organizationId, id);
    return webhook && { webhook: presentWebhook(webhook) };
  }
}
