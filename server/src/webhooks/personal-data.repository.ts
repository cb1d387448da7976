import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PersonalData, Subjects } from '../platform/database/personal-data.js';
import { deliveries } from '../platform/outbox/deliveries.table.js';
import { events } from '../platform/outbox/events.table.js';

/** Events about a subject, and their deliveries. */
export const WEBHOOKS_PERSONAL_DATA: readonly PersonalData[] = [
  {
    table: deliveries,
    of: (subjects) => sql`${deliveries.eventId} in (select id from ${events} where ${eventsOf(subjects)})`,
  },
  { table: events, of: eventsOf },
];

function eventsOf({ organizationId, caseIds, customerIds }: Subjects): SQL | undefined {
  return and(eq(events.organizationId, organizationId), inArray(events.aboutId, [...caseIds, ...customerIds]));
}
