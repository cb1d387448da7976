import type { Static } from 'typebox';
import { recordId } from '../domain/id.js';
import type { ListedRecord } from '../domain/listed-record.js';
import { showDate } from '../domain/partial-date.js';
import type { Source } from '../domain/source.js';
import type { DifferingRecord, EditionDiff } from '../lists/edition-diffs.js';
import { presentEdition } from '../lists/list.present.js';
import { changedFields } from './changed-fields.present.js';
import type { EditionDiffData } from './edition-diff.schema.js';
import { countryNames } from './entity-data.present.js';

type Answer = Static<typeof EditionDiffData>;

export function presentEditionDiff(source: Source, { from, to, counts, records, next }: EditionDiff): Answer {
  return {
    from: from === undefined ? null : presentEdition(from),
    to: presentEdition(to),
    counts: counts === undefined ? null : { ...counts },
    records: records.flatMap((differing) => presentDiffering(source, differing)),
    next_cursor: next === undefined ? null : Buffer.from(next).toString('base64url'),
  };
}

function presentDiffering(source: Source, { sourceId, before, after }: DifferingRecord): Answer['records'] {
  const shown = after ?? before;
  if (shown === undefined) return [];
  return [
    {
      kind: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
      record_id: recordId(source.name, sourceId),
      source_id: sourceId,
      ...inShort(shown),
      fields: before && after ? changedFields(source, before, after) : [],
    },
  ];
}

function inShort({ names, entityType, categories, countries, dates }: ListedRecord) {
  return {
    name: names[0]?.full ?? '',
    entity_type: entityType,
    categories: [...categories],
    countries: countryNames(countries),
    birth_incorporation_date: dates.map(showDate),
  };
}
