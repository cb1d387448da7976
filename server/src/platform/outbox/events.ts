import type { Event } from '../../domain/event.js';

/** Event to be written in the transaction that causes it (`platform/outbox/events.repository.ts`). */
export interface NewEvent extends Omit<Event, 'id' | 'organizationId'> {
  /** Absent for events of all organizations (`list.updated`), delivered to each with a subscribed endpoint. */
  readonly organizationId?: string;
  /**
   * The `webhook` of a search: notified besides the registered endpoints, signed with their secret if it is one of
   * them, and with the organization's default secret.
   */
  readonly callbackUrl?: string;
  /** Caused by a row of a bulk upload: not for endpoints that want one event for each upload. */
  readonly isOfBulkRow?: boolean;
  /** Its object is a test, which thin events say, too. */
  readonly isOfTest?: boolean;
}
