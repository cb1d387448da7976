import { defaultWebhookSecret } from '../flow/default-webhook-secret.js';
import { forgetEvents } from '../flow/forget-events.js';
import { listDeliveries } from '../flow/list-deliveries.js';
import { registerWebhook } from '../flow/register-webhook.js';
import { removeWebhook } from '../flow/remove-webhook.js';
import { replayDelivery } from '../flow/replay-delivery.js';
import { rotateDefaultSecret, rotateWebhookSecret } from '../flow/rotate-webhook-secret.js';
import { testWebhook } from '../flow/test-webhook.js';
import { updateWebhook } from '../flow/update-webhook.js';
import type { NotifyDeeds } from '../http/worlds/notify.js';
import { deliverOnce } from '../notify/deliver-once.js';
import { type Courier, startCourier } from '../notify/start-courier.js';
import { webhookSender } from '../notify/webhook-sender.js';
import { deliveryLogIn } from '../store/deliveries.js';
import { deliveryQueueIn } from '../store/delivery-queue.js';
import { DELIVERIES_CHANNEL } from '../store/events.js';
import { listen } from '../store/listen.js';
import { webhooksIn } from '../store/webhooks.js';
import { eventData } from './event-data.js';
import type { Parts, Topic } from './parts.js';

interface NotifyTopic extends Topic<NotifyDeeds, 'forget_events'> {
  /** Sends what is due until stopped. */
  startCourier(): Courier;
}

/** Being told of events by webhook. */
export function composeNotify({ accounts, config, database, databaseUrl, log, seal }: Parts): NotifyTopic {
  const { now, newId, randomBytes } = accounts;
  const webhooks = webhooksIn(database, seal);
  const queue = deliveryQueueIn(database, seal);
  const world = { webhooks, deliveryLog: deliveryLogIn(database), queue, now, newId, randomBytes };
  const sending = {
    queue,
    data: eventData({ database, webhooks, newId }),
    now,
    chance: Math.random,
    defaultSecret: (organizationId: string) => defaultWebhookSecret(world, { organizationId }),
  };
  const openSender = () => webhookSender({ allowPrivate: config.webhookAllowPrivate });
  return {
    deeds: {
      registerWebhook: (caller, wish) => registerWebhook(world, caller, wish),
      listWebhooks: ({ organizationId }) => webhooks.list(organizationId),
      updateWebhook: (caller, id, changes) => updateWebhook(world, caller, id, changes),
      removeWebhook: (caller, id) => removeWebhook(world, caller, id),
      rotateWebhookSecret: (caller, id) => rotateWebhookSecret(world, caller, id),
      defaultWebhookSecret: (caller) => defaultWebhookSecret(world, caller),
      rotateDefaultSecret: (caller) => rotateDefaultSecret(world, caller),
      testWebhook: (caller, id) => testWebhook({ ...world, deliverNow }, caller, id),
      listDeliveries: (caller, page, filter) => listDeliveries(world, caller, page, filter),
      replayDelivery: (caller, id) => replayDelivery(world, caller, id),
    },
    tasks: { forget_events: () => forgetEvents(world) },
    schedule: ['17 3 * * * forget_events'],
    startCourier: () =>
      startCourier({
        ...sending,
        sender: openSender(),
        onNews: (hear) => listen(databaseUrl, DELIVERIES_CHANNEL, hear),
        log,
      }),
  };

  async function deliverNow(id: string): Promise<void> {
    const sender = openSender();
    try {
      await deliverOnce({ ...sending, sender }, id);
    } finally {
      await sender.close();
    }
  }
}
