import type { Static } from 'typebox';
import { changedFields } from '../cases/changed-fields.present.js';
import { presentListedRecord } from '../cases/record-history.present.js';
import { sourceOf, sourceOfOwn } from '../cases/results-of-case.js';
import type { Alert } from '../domain/alert.js';
import type { SourceNamed } from '../domain/ports.js';
import type { AlertDetails, MatchDetails } from './alert-details.js';
import type { AlertDetailsData, AlertSchema } from './monitoring.schema.js';

export function presentAlert(alert: Alert): Static<typeof AlertSchema> {
  return {
    alert_id: alert.id,
    type: alert.type,
    created_at: alert.at.toISOString(),
    search_reference: alert.caseId,
    searched_name: alert.name,
    client_reference: alert.clientReference ?? '',
    customer_id: alert.customerId ?? '',
    changes: { ...alert.changes },
    seen_at: alert.seen?.at.toISOString() ?? null,
    seen_by: alert.seen?.by ?? '',
  };
}

type Details = Static<typeof AlertDetailsData>;

export function presentAlertDetails(sourceNamed: SourceNamed, { alert, matches }: AlertDetails): Details {
  return { alert: presentAlert(alert), matches: matches.map((match) => presentMatch(sourceNamed, match)) };
}

/** Parts of a match that are no part of its record. */
const OF_MATCH: readonly string[] = ['score', 'faceDistance', 'group'];

function presentMatch(
  sourceNamed: SourceNamed,
  { match, list, before, after }: MatchDetails,
): Details['matches'][number] {
  const { record_id: recordId, fields = [] } = match;
  const source = list === undefined ? sourceOf(sourceNamed, match.source) : sourceOfOwn(list);
  const shown = (version: MatchDetails['before']) =>
    version === undefined ? null : presentListedRecord({ recordId, source, ...version });
  return {
    record_id: recordId,
    source: match.source,
    source_id: match.source_id,
    name: match.name,
    before: shown(before),
    after: shown(after),
    fields: [
      ...(before && after ? changedFields(source, before.record, after.record) : []),
      ...fields
        .filter(({ field }) => OF_MATCH.includes(field))
        .map(({ field, before: was, after: is }) => ({
          field: field === 'faceDistance' ? 'face_distance' : field,
          before: was,
          after: is,
        })),
    ],
  };
}
