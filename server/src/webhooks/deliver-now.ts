import { type AttemptDeps, attemptDelivery } from './attempt-delivery.js';
import type { DeliveryOutcome, DeliveryQueue } from './deliveries.js';
import type { WebhookSender } from './webhook-sender.js';

/** Longer than an attempt can take. */
const LOST_AFTER_MS = 45_000;

interface DeliverNowDeps extends Omit<AttemptDeps, 'sender'> {
  readonly queue: Pick<DeliveryQueue, 'keepBodies' | 'takeOne' | 'settle'>;
  readonly openSender: () => WebhookSender;
}

/** Attempts one delivery once, at once, without a retry. */
export async function deliverNow({ openSender, ...deps }: DeliverNowDeps, id: string): Promise<void> {
  const startedAt = deps.now();
  const delivery = await deps.queue.takeOne(id, startedAt, new Date(startedAt.getTime() + LOST_AFTER_MS));
  if (delivery === undefined) return;
  const sender = openSender();
  try {
    const outcome = await attemptDelivery({ ...deps, sender }, delivery);
    await deps.queue.settle(new Map([[delivery, withoutRetry(outcome)]]), deps.now());
  } finally {
    await sender.close();
  }
}

function withoutRetry(outcome: DeliveryOutcome): DeliveryOutcome {
  if (outcome.kind !== 'failed') return outcome;
  const { dueAt: _, ...last } = outcome;
  return last;
}
