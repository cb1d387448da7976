import { setTimeout as delay } from 'node:timers/promises';
import type { DeliveryOutcome, DeliveryQueue, DueDelivery } from '../flow/ports/deliveries.js';
import { type AttemptWorld, attemptDelivery, renderBodies } from './attempt-delivery.js';
import type { WebhookSender } from './webhook-sender.js';

export interface CourierWorld extends AttemptWorld {
  readonly queue: DeliveryQueue;
  readonly sender: WebhookSender;
  /** Calls back whenever there may be something to deliver. */
  readonly onNews: (hear: () => void) => { close(): Promise<void> };
  readonly log: { error(facts: object, message: string): void };
}

export interface Courier {
  /** Takes no more deliveries, and gives those under way a moment. */
  stop(): Promise<void>;
}

/** Tried at the same time in one lane, and in one that only fails. */
const AT_ONCE = 50;
const AT_ONCE_WHEN_FAILING = 2;
/** Lanes worked off at the same time. */
const MOST_LANES = 500;
/** Longer than a try can take: after this it is somebody else's. */
const LOST_AFTER_MS = 45_000;
/** News that was not heard is found by looking. */
const LOOK_EVERY_MS = 5000;
const LAST_MOMENT_MS = 2000;

/**
 * Delivers what is due, each lane by itself: a receiver that hangs keeps nobody waiting but its own lane. Several
 * processes may do this beside each other.
 */
export function startCourier(world: CourierWorld): Courier {
  const { queue, now, log } = world;
  const working = new Map<string, Promise<void>>();
  const failing = new Set<string>();
  const ending = new AbortController();
  let wake = () => {};
  /** Of the last look: what is before it was set back. Before the first, nobody knows. */
  let seen = Number.POSITIVE_INFINITY;
  const hear = (): void => wake();
  const news = world.onNews(hear);

  const looking = (async () => {
    while (!ending.signal.aborted) {
      const woken = new AbortController();
      wake = () => woken.abort();
      const wait = await startDueLanes().catch((error: unknown) => {
        log.error({ err: error }, 'deliveries cannot be looked for');
        return LOOK_EVERY_MS;
      });
      await delay(wait, undefined, { signal: woken.signal }).catch(() => {});
    }
  })();

  /** Milliseconds until there is something to do again, unless there are news. */
  async function startDueLanes(): Promise<number> {
    const time = now().getTime();
    if (time < seen) await queue.bringBack(now());
    seen = time;
    const lanes = await queue.lanes();
    let wait = LOOK_EVERY_MS;
    for (const { lane, dueAt } of lanes) {
      if (working.has(lane)) continue;
      if (dueAt.getTime() > time) wait = Math.min(wait, dueAt.getTime() - time);
      else if (working.size < MOST_LANES && !ending.signal.aborted) start(lane);
    }
    return wait;
  }

  function start(lane: string): void {
    const work = workOff(lane)
      .catch((error: unknown) => log.error({ err: error }, 'a delivery could not be taken or settled'))
      .finally(() => {
        working.delete(lane);
        wake();
      });
    working.set(lane, work);
  }

  async function workOff(lane: string): Promise<void> {
    while (!ending.signal.aborted) {
      const most = failing.has(lane) ? AT_ONCE_WHEN_FAILING : AT_ONCE;
      const time = now();
      const taken = await queue.take(lane, most, time, new Date(time.getTime() + LOST_AFTER_MS));
      if (taken.length === 0) return;
      const outcomes = new Map<DueDelivery, DeliveryOutcome>();
      // Where one cannot be rendered, each tries by itself: it holds up no other.
      const bodies = await renderBodies(world, taken).catch(() => new Map<string, string>());
      await Promise.all(
        taken.map(async (delivery) => outcomes.set(delivery, await attempt(delivery, bodies.get(delivery.event.id)))),
      );
      if ([...outcomes.values()].some(({ kind }) => kind === 'delivered')) failing.delete(lane);
      else failing.add(lane);
      await queue.settle(outcomes, now());
    }
  }

  async function attempt(delivery: DueDelivery, body: string | undefined): Promise<DeliveryOutcome> {
    const outcome = await attemptDelivery(world, delivery, body);
    // A try that our own end cut says nothing of the receiver.
    return outcome.kind === 'failed' && cut ? { kind: 'interrupted' } : outcome;
  }

  let cut = false;
  return {
    async stop() {
      ending.abort();
      wake();
      await news.close();
      await looking;
      const last = new AbortController();
      const done = Promise.all(working.values());
      await Promise.race([done, delay(LAST_MOMENT_MS, undefined, { signal: last.signal }).catch(() => {})]);
      last.abort();
      cut = true;
      await world.sender.close();
      await done;
    },
  };
}
