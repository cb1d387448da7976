import type { EventType } from './event.js';

/** `failed`: every attempt is used up, or the receiver answered 410. It can be replayed. */
export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Event and receiver, as in the delivery log. */
export interface Delivery {
  readonly id: string;
  readonly eventId: string;
  readonly eventType: EventType;
  /** Absent when it goes to the `webhook` of a search. */
  readonly webhookId?: string;
  readonly endpoint: string;
  readonly status: DeliveryStatus;
  /** Attempts so far. */
  readonly attempts: number;
  readonly createdAt: Date;
  readonly attemptedAt?: Date;
  readonly deliveredAt?: Date;
  /** Set while it is pending. */
  readonly nextAttemptAt?: Date;
  /** Status of the receiver's last answer. */
  readonly responseStatus?: number;
  /** Error of the last attempt. */
  readonly error?: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Waits after the first, second, … failed attempt (decisions, "Webhooks and events"): 12 attempts over 66 hours. */
const BACKOFF = [
  MINUTE / 2,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  4 * HOUR,
  ...Array.from({ length: 5 }, () => 12 * HOUR),
];

/** Random share added to a wait, so that receivers that failed together are not retried together. */
const JITTER = 0.1;

/** Milliseconds until the next attempt after `attempts` failed ones; undefined after the last. `chance` is in [0, 1). */
export function retryDelay(attempts: number, chance: number): number | undefined {
  const wait = BACKOFF[attempts - 1];
  return wait === undefined ? undefined : Math.round(wait * (1 + JITTER * chance));
}
