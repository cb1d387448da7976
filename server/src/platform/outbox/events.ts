import type { Event } from '../../domain/event.js';

/** An event to be written in the same transaction as what it tells of (`platform/outbox/events.repository.ts`). */
export interface NewEvent extends Omit<Event, 'id' | 'organizationId'> {
  /** Absent for what concerns every organization (`list.updated`): each with an endpoint that wants it is told. */
  readonly organizationId?: string;
  /** The `webhook` of a search: told beside the registered endpoints, signed with the organization's default secret. */
  readonly callbackUrl?: string;
}
