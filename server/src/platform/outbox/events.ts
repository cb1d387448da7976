import type { Event } from '../../domain/event.js';

/** Event to be written in the transaction that causes it (`platform/outbox/events.repository.ts`). */
export interface NewEvent extends Omit<Event, 'id' | 'organizationId'> {
  /** Absent for events of all organizations (`list.updated`), delivered to each with a subscribed endpoint. */
  readonly organizationId?: string;
  /**
   * The `webhook` of a search: notified besides the registered endpoints, signed with the organization's default
   * secret.
   */
  readonly callbackUrl?: string;
}
