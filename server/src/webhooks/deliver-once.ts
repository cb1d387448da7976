import type { DeliveryQueue } from '../flow/ports/deliveries.js';
import { type AttemptWorld, attemptDelivery } from './attempt-delivery.js';

/** Longer than a try can take. */
const LOST_AFTER_MS = 45_000;

/** Tries one delivery at once, and leaves it at that. */
export async function deliverOnce(
  world: AttemptWorld & { readonly queue: Pick<DeliveryQueue, 'keepBodies' | 'takeOne' | 'settle'> },
  id: string,
): Promise<void> {
  const begun = world.now();
  const delivery = await world.queue.takeOne(id, begun, new Date(begun.getTime() + LOST_AFTER_MS));
  if (delivery === undefined) return;
  const outcome = await attemptDelivery(world, delivery);
  if (outcome.kind !== 'failed') return world.queue.settle(new Map([[delivery, outcome]]), world.now());
  const { dueAt: _, ...last } = outcome;
  await world.queue.settle(new Map([[delivery, last]]), world.now());
}
