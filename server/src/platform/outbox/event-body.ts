import type { Event, EventSubject } from '../../domain/event.js';
import { VERSION } from '../../domain/version.js';

type Kind = EventSubject['kind'];

/** Public name of each kind of object, and the path of the GET that returns it. */
const OBJECTS: Readonly<Record<Kind, { readonly object: string; readonly path: (id: string) => string }>> = {
  customer: { object: 'customer', path: (id) => `/api/ai-risk-customers/${id}` },
  case: { object: 'search', path: (id) => `/api/searches/${id}` },
  bulk_upload: { object: 'bulk_upload', path: (id) => `/api/customers/bulk-upload/${id}` },
  list: { object: 'list', path: () => '/api/lists' },
  webhook: { object: 'webhook', path: () => '/api/webhooks' },
};

/** Text of a delivery's body. It is stored as it is: key order and spelling are signed. */
export function eventBody(event: Omit<Event, 'about' | 'changes'>, data: object | null): string {
  return JSON.stringify({
    event: event.type,
    event_id: event.id,
    api_version: VERSION,
    created_at: event.at.toISOString(),
    organization_id: event.organizationId,
    status: 'SUCCESS',
    error: false,
    ...(isTest(data) && { test: true }),
    data,
  });
}

/** Text of the body for endpoints with thin events: ids alone, and where to read the rest. */
export function thinEventBody(event: Omit<Event, 'changes'>, isOfTest = false): string {
  const { kind, id } = event.about;
  const { object, path } = OBJECTS[kind];
  return eventBody(event, { object, id, path: path(id), ...(isOfTest && { test: true }) });
}

/** Tells whether the object of an event is marked as a test. */
function isTest(data: object | null): boolean {
  return data !== null && 'test' in data && data.test === true;
}
