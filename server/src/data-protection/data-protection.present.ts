import type { Static } from 'typebox';
import type { Case } from '../domain/case.js';
import { matchStatusOf } from '../domain/case.js';
import { caseStatusOf } from '../domain/case-status.js';
import type { CustomerStanding } from '../domain/customer.js';
import type { LegalHold, OwnEntry, Retention } from '../domain/data-protection.js';
import { presentDate } from '../platform/http/date.js';
import {
  daysOf,
  type FoundSearch,
  type HoldSchema,
  type OwnEntrySchema,
  type RetentionData,
} from './data-protection.schema.js';

export function presentRetention(retention: Retention): Static<typeof RetentionData> {
  return {
    retention: {
      ...daysOf((outcome) => retention.days[outcome] ?? null),
      bulk_row_days: retention.bulkRowDays ?? null,
      updated_at: retention.updatedAt?.toISOString() ?? null,
    },
  };
}

export function presentHold({ id, caseId, released, ...hold }: LegalHold): Static<typeof HoldSchema> {
  return {
    ...{ id, search_reference: caseId, reason: hold.reason, held_at: hold.at.toISOString(), held_by: hold.email },
    released_at: released?.at.toISOString() ?? null,
    ...{ released_by: released?.by ?? '', release_reason: released?.reason ?? '' },
  };
}

export function presentFoundSearch(
  { filters, ...found }: Case,
  customer: CustomerStanding | undefined,
): Static<typeof FoundSearch> {
  return {
    search_reference: found.id,
    ...{ created_at: found.createdAt.toISOString(), updated_at: found.updatedAt.toISOString() },
    ...{ name: filters.name, birth_incorporation_date: presentDate(filters.date) },
    client_reference: filters.clientReference ?? '',
    ...{ match_status: matchStatusOf(found.statusCounts), case_status: caseStatusOf(found, customer) },
    is_monitored: found.isMonitored,
  };
}

export function presentOwnEntry({ listId, listName, entryId, name }: OwnEntry): Static<typeof OwnEntrySchema> {
  return { list_id: listId, list_name: listName, entry_id: entryId, name };
}
