import type { DeliveryQueue } from './ports/deliveries.js';
import type { Clock } from './ports.js';

/** The log of deliveries reaches back this far; a dead letter can be replayed as long. */
const KEPT_MS = 30 * 24 * 3_600_000;

export async function forgetEvents(world: {
  readonly queue: Pick<DeliveryQueue, 'removeBefore'>;
  readonly now: Clock;
}): Promise<void> {
  await world.queue.removeBefore(new Date(world.now().getTime() - KEPT_MS));
}
