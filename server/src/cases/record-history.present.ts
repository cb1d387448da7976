import type { Static } from 'typebox';
import type { ListedRecord } from '../domain/listed-record.js';
import { showDate } from '../domain/partial-date.js';
import type { Source } from '../domain/source.js';
import { presentDecisionsElsewhere } from './case-history.present.js';
import { countryNames, presentEntityData } from './entity-data.present.js';
import type { RecordHistory } from './record-history.js';
import type { RecordHistoryData } from './record-history.schema.js';
import { presentSourceDetail } from './search.present.js';

type Answer = Static<typeof RecordHistoryData>;

export function presentRecordHistory({ shown, isInForce, events, decisions }: RecordHistory): Answer {
  const { recordId, record, source, version } = shown;
  return {
    record: {
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
    },
    in_force: isInForce,
    history: events.map((event) => ({
      ...{ version: event.edition.version, at: event.edition.at?.toISOString() ?? null, change: event.change },
      fields: event.change === 'changed' ? changedFields(source, event.before, event.after) : [],
    })),
    decisions: presentDecisionsElsewhere(decisions),
  };
}

function changedFields(source: Source, before: ListedRecord, after: ListedRecord): Answer['history'][number]['fields'] {
  const [was, is] = [valuesOf(source, before), valuesOf(source, after)];
  return Object.keys({ ...was, ...is })
    .filter((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]))
    .map((field) => ({ field, before: was[field] ?? null, after: is[field] ?? null }));
}

/** Data of a record by the path of each field. */
function valuesOf(source: Source, record: ListedRecord): Readonly<Record<string, unknown>> {
  const { summary, ...others } = presentEntityData([{ source, record }]);
  return { ...Object.fromEntries(Object.entries(summary).map(([key, value]) => [`summary.${key}`, value])), ...others };
}
