import type { Category } from '../../domain/category.js';
import type { ListedRecord } from '../../domain/listed-record.js';
import { todayIso } from '../fields/tenure.js';
import { inOrder } from '../fields/topic-categories.js';
import { unique } from '../fields/unique.js';
import type { ListFile } from '../reading/list-file.js';
import type { ListReader, ReadingLog, RecordSource } from '../reading/list-reader.js';
import { popoloFile } from './popolo-file.js';
import { popoloRecord } from './popolo-record.js';

/** Reads legislatures in Popolo JSON (EveryPolitician), one or more files. */
export const popoloJson: ListReader = {
  recognises: (files) =>
    files.length > 0 &&
    files.every(
      (file) => /^\s*\{/.test(file.head) && /"(?:persons|memberships|organizations)"\s*:\s*\[/.test(file.head),
    ),
  read: readPopolo,
};

async function* readPopolo(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const members = new Map<string, { readonly file: ListFile; readonly record: ListedRecord }>();
  const today = todayIso();
  for (const file of files) {
    const legislature = await popoloFile(file);
    if (legislature.country === undefined) {
      log.warn(`${file.name}: the file name has no country (as in Cyprus__Parliament.json), so its members have none`);
    }
    for (const [index, person] of legislature.persons.entries()) {
      const place = `${file.name} person ${index + 1}`;
      const record = popoloRecord(source, person, legislature, today);
      const known = typeof record === 'string' ? undefined : members.get(record.sourceId);
      if (typeof record === 'string') log.broken(place, record);
      else if (known?.file === file) log.broken(place, `the id ${record.sourceId} occurs twice`);
      else members.set(record.sourceId, { file, record: known === undefined ? record : both(known.record, record) });
    }
  }
  for (const { record } of members.values()) yield record;
}

/** A member of two legislatures, as of both chambers one after the other. */
function both(one: ListedRecord, other: ListedRecord): ListedRecord {
  const spelt = new Set(one.names.map(({ full }) => full));
  const merged = <Key extends 'countries' | 'politicalParties' | 'emails' | 'phones' | 'websites' | 'notes'>(
    key: Key,
  ) => unique([...one[key], ...other[key]]);
  return {
    ...one,
    names: [
      ...one.names,
      ...other.names
        .filter(({ full }) => !spelt.has(full))
        .map((name) => (name.kind === 'primary' ? { ...name, kind: 'aka' as const } : name)),
    ],
    dates: one.dates.length > 0 ? one.dates : other.dates,
    countries: merged('countries'),
    identifiers: one.identifiers.length > 0 ? one.identifiers : other.identifiers,
    categories: inOrder([...one.categories, ...other.categories] as Category[]),
    positions: [...one.positions, ...other.positions],
    relations: one.relations.length > 0 ? one.relations : other.relations,
    emails: merged('emails'),
    phones: merged('phones'),
    websites: merged('websites'),
    politicalParties: merged('politicalParties'),
    notes: merged('notes'),
    particulars: { ...other.particulars, ...one.particulars },
  };
}
