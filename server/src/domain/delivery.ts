import type { EventType } from './event.js';

/** `failed` is a dead letter: every try is used up, or the receiver said that it is gone. It can be replayed. */
export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** One event on its way to one receiver, as the log shows it. */
export interface Delivery {
  readonly id: string;
  readonly eventId: string;
  readonly eventType: EventType;
  /** Absent when it goes to the `webhook` of a search. */
  readonly webhookId?: string;
  readonly endpoint: string;
  readonly status: DeliveryStatus;
  /** Tries so far. */
  readonly attempts: number;
  readonly createdAt: Date;
  readonly attemptedAt?: Date;
  readonly deliveredAt?: Date;
  /** While it is pending. */
  readonly nextAttemptAt?: Date;
  /** What the receiver answered last, when it answered. */
  readonly responseStatus?: number;
  /** Why the last try failed. */
  readonly error?: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Waits after the first, second, … failed try (decisions, "Webhooks and events"): 12 tries over 66 hours. */
const LADDER = [
  MINUTE / 2,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  4 * HOUR,
  ...Array.from({ length: 5 }, () => 12 * HOUR),
];

/** Of a wait, added by chance: receivers that failed together are not tried again together. */
const JITTER = 0.1;

/** Milliseconds until the next try after `attempts` failed ones; undefined when there is none. `chance` is in [0, 1). */
export function waitAfter(attempts: number, chance: number): number | undefined {
  const wait = LADDER[attempts - 1];
  return wait === undefined ? undefined : Math.round(wait * (1 + JITTER * chance));
}
