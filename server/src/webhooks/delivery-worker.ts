import { setTimeout as delay } from 'node:timers/promises';
import { type AttemptDeps, attemptDelivery, renderBodies } from './attempt-delivery.js';
import type { DeliveryOutcome, DeliveryQueue, DueDelivery } from './deliveries.js';
import type { WebhookSender } from './webhook-sender.js';

interface DeliveryWorkerDeps extends AttemptDeps {
  readonly queue: DeliveryQueue;
  readonly sender: WebhookSender;
  /** Calls back whenever there may be something to deliver. */
  readonly onNotify: (notify: () => void) => { close(): Promise<void> };
  readonly log: { error(facts: object, message: string): void };
}

export interface DeliveryWorker {
  /** Claims no further deliveries and gives those in flight two seconds. */
  stop(): Promise<void>;
}

/** Concurrent attempts per receiver, and per receiver that only fails. */
const CONCURRENCY = 50;
const CONCURRENCY_WHEN_FAILING = 2;
/** Receivers served at the same time. */
const MAX_QUEUES = 500;
/** Longer than an attempt can take; after this another process may claim the delivery. */
const LOST_AFTER_MS = 45_000;
/** Polling interval, for notifications that were missed. */
const POLL_MS = 5000;
const GRACE_MS = 2000;

/**
 * Delivers pending events. Each receiver has a queue of its own, so that a hanging one delays no other. Several
 * processes may run a worker.
 */
export function startDeliveryWorker(deps: DeliveryWorkerDeps): DeliveryWorker {
  const { queue, now, log } = deps;
  const working = new Map<string, Promise<void>>();
  const failing = new Set<string>();
  const ending = new AbortController();
  let wake = () => {};
  /** Time of the last poll: an earlier clock was set back. */
  let lastPoll = Number.POSITIVE_INFINITY;
  const subscription = deps.onNotify(() => wake());

  const polling = (async () => {
    while (!ending.signal.aborted) {
      const woken = new AbortController();
      wake = () => woken.abort();
      const wait = await startDueQueues().catch((error: unknown) => {
        log.error({ err: error }, 'pending deliveries could not be read');
        return POLL_MS;
      });
      await delay(wait, undefined, { signal: woken.signal }).catch(() => {});
    }
  })();

  /** Milliseconds until something is due, unless a notification arrives first. */
  async function startDueQueues(): Promise<number> {
    const time = now().getTime();
    if (time < lastPoll) await queue.bringBack(now());
    lastPoll = time;
    const pending = await queue.pendingQueues();
    let wait = POLL_MS;
    for (const { queueKey, dueAt } of pending) {
      if (working.has(queueKey)) continue;
      if (dueAt.getTime() > time) wait = Math.min(wait, dueAt.getTime() - time);
      else if (working.size < MAX_QUEUES && !ending.signal.aborted) start(queueKey);
    }
    return wait;
  }

  function start(queueKey: string): void {
    const work = deliverQueue(queueKey)
      .catch((error: unknown) => log.error({ err: error }, 'deliveries could not be claimed or settled'))
      .finally(() => {
        working.delete(queueKey);
        wake();
      });
    working.set(queueKey, work);
  }

  async function deliverQueue(queueKey: string): Promise<void> {
    while (!ending.signal.aborted) {
      const most = failing.has(queueKey) ? CONCURRENCY_WHEN_FAILING : CONCURRENCY;
      const time = now();
      const claimed = await queue.take(queueKey, most, time, new Date(time.getTime() + LOST_AFTER_MS));
      if (claimed.length === 0) return;
      const outcomes = new Map<DueDelivery, DeliveryOutcome>();
      // Each attempt renders its own event, so that one that cannot be rendered delays no other.
      const bodies = await renderBodies(deps, claimed).catch(() => new Map<string, string>());
      await Promise.all(
        claimed.map(async (delivery) => outcomes.set(delivery, await attempt(delivery, bodies.get(delivery.event.id)))),
      );
      if ([...outcomes.values()].some(({ kind }) => kind === 'delivered')) failing.delete(queueKey);
      else failing.add(queueKey);
      await queue.settle(outcomes, now());
    }
  }

  async function attempt(delivery: DueDelivery, body: string | undefined): Promise<DeliveryOutcome> {
    const outcome = await attemptDelivery(deps, delivery, body);
    // Aborted by our shutdown; do not count it against the receiver.
    return outcome.kind === 'failed' && aborted ? { kind: 'interrupted' } : outcome;
  }

  let aborted = false;
  return {
    async stop() {
      ending.abort();
      wake();
      await subscription.close();
      await polling;
      const grace = new AbortController();
      const done = Promise.all(working.values());
      await Promise.race([done, delay(GRACE_MS, undefined, { signal: grace.signal }).catch(() => {})]);
      grace.abort();
      aborted = true;
      await deps.sender.close();
      await done;
    },
  };
}
