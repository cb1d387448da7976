import type { Static } from 'typebox';
import { showDate } from '../domain/partial-date.js';
import { presentDecisionsElsewhere } from './case-history.present.js';
import { changedFields } from './changed-fields.present.js';
import { countryNames, presentEntityData } from './entity-data.present.js';
import type { RecordHistory } from './record-history.js';
import type { RecordHistoryData } from './record-history.schema.js';
import { presentSourceDetail } from './search.present.js';

type Answer = Static<typeof RecordHistoryData>;

export function presentRecordHistory({ shown, isInForce, events, decisions }: RecordHistory): Answer {
  return {
    record: presentListedRecord(shown),
    in_force: isInForce,
    history: events.map((event) => ({
      ...{ version: event.edition.version, at: event.edition.at?.toISOString() ?? null, change: event.change },
      fields: event.change === 'changed' ? changedFields(shown.source, event.before, event.after) : [],
    })),
    decisions: presentDecisionsElsewhere(decisions),
  };
}

export function presentListedRecord(shown: RecordHistory['shown']): Answer['record'] {
  const { recordId, record, source, version } = shown;
  return {
    id: recordId,
    name: record.names[0]?.full ?? '',
    birth_incorporation_date: record.dates.map(showDate),
    categories: [...record.categories],
    countries: countryNames(record.countries),
    entity_types: [record.entityType],
    data: presentEntityData([shown]),
    source_details: [presentSourceDetail(shown, false)],
    hio: record.positions.some(({ headsInternationalOrganisation }) => headsInternationalOrganisation === true),
    demonstration: source.demonstration,
    version,
  };
}
