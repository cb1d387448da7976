import type { ListedRecord } from '../domain/listed-record.js';
import { showDate } from '../domain/partial-date.js';
import { CUSTOM_FIELDS, type CustomField, NUMBER_FIELDS } from '../lists/custom/custom-record.js';

/** An entry as a row of a custom list file, in the order of `CUSTOM_FIELDS`. */
export function exportedEntry(record: ListedRecord): string[] {
  const values = valuesOf(record);
  return CUSTOM_FIELDS.map((field) => (values[field] ?? []).join('; '));
}

function valuesOf(record: ListedRecord): Partial<Record<CustomField, readonly string[]>> {
  const [main, ...others] = record.names;
  const namesOf = (quality: 'strong' | 'weak') =>
    others.filter((name) => name.quality === quality).map(({ full }) => full);
  return {
    id: [record.sourceId],
    name: main ? [main.full] : [],
    entity_type: [record.entityType],
    aliases: namesOf('strong'),
    weak_aliases: namesOf('weak'),
    birth_incorporation_date: record.dates.map(showDate),
    countries: record.countries,
    nationality: record.nationalities,
    gender: record.gender ? [record.gender] : [],
    categories: record.categories,
    ...Object.fromEntries(
      NUMBER_FIELDS.map(([field, , label]) => [
        field,
        record.documents.filter(({ type }) => type === label).map(({ number }) => number),
      ]),
    ),
    addresses: record.addresses.flatMap(({ street }) => street ?? []),
    positions: record.positions.map(({ title }) => title),
    notes: record.notes,
    source_url: record.sourceUrl ? [record.sourceUrl] : [],
    image: record.particulars.image ?? [],
    list_type: record.particulars.list_type ?? [],
  };
}
