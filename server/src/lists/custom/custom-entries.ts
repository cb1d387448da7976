import { type CustomListType, MAX_ENTRY_VALUE_LENGTH, MAX_ENTRY_VALUES } from '../../domain/custom-list.js';
import type { ListedRecord } from '../../domain/listed-record.js';
import type { ReadingLog } from '../reading/list-reader.js';
import { CUSTOM_FIELDS, type CustomEntry, type CustomField, customRecord } from './custom-record.js';

const NO_PICTURE =
  'the field "image" takes the address of a picture; send the picture itself to POST /api/custom-lists/{id}/entries/{entry_id}/image, which stores it encrypted';

/** Doubts reported one by one; beyond them only their number. */
const MAX_TOLD = 5;

export interface CustomEntries {
  /** Reads the entry with this number (from 1); reports a broken entry and returns undefined. */
  read(number: number, place: string, entry: CustomEntry, id?: string): ListedRecord | undefined;
  /** Reports the values that were not recognised; to be called at the end. */
  finish(): void;
}

/**
 * Reads the entries of one custom list, in CSV or JSON: ids are unique, warnings are collected. An entry without an id
 * gets `id`, or else `row-<n>`.
 */
export function customEntries(
  source: string,
  log: Pick<ReadingLog, 'broken' | 'warn'>,
  ofList?: CustomListType,
): CustomEntries {
  const ids = new Set<string>();
  const notes: string[] = [];
  let doubtful = 0;
  return {
    read(number, place, entry, id = `row-${number}`) {
      const values = new Map(CUSTOM_FIELDS.map((field) => [field, entry(field)]));
      const excess = excessOf(values, ofList !== undefined);
      const result = excess ?? customRecord(source, id, (field) => values.get(field) ?? [], ofList);
      if ('broken' in result) {
        log.broken(place, result.broken);
        return undefined;
      }
      const { record, doubts } = result;
      if (ids.has(record.sourceId)) {
        log.broken(place, `the id ${record.sourceId} occurs twice`);
        return undefined;
      }
      ids.add(record.sourceId);
      doubtful += doubts.length;
      for (const doubt of doubts) if (notes.length < MAX_TOLD) notes.push(`${place} ${doubt}`);
      return record;
    },
    finish() {
      if (doubtful === 0) return;
      const more = doubtful > notes.length ? ` and ${doubtful - notes.length} more` : '';
      log.warn(`Not recognised and kept as notes: ${notes.join('; ')}${more}`);
    },
  };
}

/**
 * Values of one entry; more would cost a search as much as thousands of entries. Records are stored unencrypted: a picture of an
 * organization's entry has a route of its own.
 */
function excessOf(
  entry: ReadonlyMap<CustomField, readonly string[]>,
  isOrganizations: boolean,
): { readonly broken: string } | undefined {
  for (const [field, values] of entry) {
    if (values.length > MAX_ENTRY_VALUES) {
      return { broken: `the field "${field}" has ${values.length} values; at most ${MAX_ENTRY_VALUES} are allowed` };
    }
    if (isOrganizations && field === 'image' && values.some((value) => /^\s*data:/i.test(value))) {
      return { broken: NO_PICTURE };
    }
    if ((isOrganizations || field !== 'image') && values.some((value) => value.length > MAX_ENTRY_VALUE_LENGTH)) {
      return { broken: `a value of the field "${field}" has more than ${MAX_ENTRY_VALUE_LENGTH} characters` };
    }
  }
  return undefined;
}
