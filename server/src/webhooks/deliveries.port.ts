import type { Event } from '../../domain/event.js';

/** What is to be sent, taken by one process and by no other until it is lost with that process. */
export interface DueDelivery {
  readonly id: string;
  readonly event: Event;
  /** What is sent; absent until the first try has rendered it. */
  readonly body?: string;
  readonly url: string;
  /** This try included. */
  readonly attempts: number;
  /** What it is signed with, each; throws when the key that they are kept under is another one. */
  secrets(): readonly string[];
}

/** How a try ended. */
export type DeliveryOutcome =
  | { readonly kind: 'delivered'; readonly responseStatus: number }
  /** To be tried again at `dueAt`; a dead letter without. */
  | { readonly kind: 'failed'; readonly error: string; readonly responseStatus?: number; readonly dueAt?: Date }
  /** The receiver answered 410: it is told nothing any more. */
  | { readonly kind: 'gone'; readonly error: string; readonly responseStatus: 410 }
  /** Our own end; it does not count as a try. */
  | { readonly kind: 'interrupted' };

/** Deliveries as queues, one for each lane. */
export interface DeliveryQueue {
  /** Lanes in which something waits, with the moment at which the first is due. */
  lanes(): Promise<readonly { readonly lane: string; readonly dueAt: Date }[]>;
  /** Takes the first that are due, and keeps them from others until `lostAt`. */
  take(lane: string, most: number, now: Date, lostAt: Date): Promise<readonly DueDelivery[]>;
  /** Takes one, due or not, whatever became of it before. */
  takeOne(id: string, now: Date, lostAt: Date): Promise<DueDelivery | undefined>;
  /** Keeps the bodies of events, by their ids, and gives those that were kept first. */
  keepBodies(bodies: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>>;
  settle(outcomes: ReadonlyMap<DueDelivery, DeliveryOutcome>, now: Date): Promise<void>;
  /** Lets wait as long as they were meant to, from now on, what was queued or tried at a time that has not come: the clock was set back. */
  bringBack(now: Date): Promise<void>;
  /** Forgets events of before, with their deliveries. */
  removeBefore(time: Date): Promise<void>;
}

/** The `data` of events, by their ids: what the GET of the thing answers, without images. What does not exist any more has none. */
export type EventData = (events: readonly Event[]) => Promise<ReadonlyMap<string, object>>;
