import type { CustomListType } from '../../domain/custom-list.js';
import type { ListedRecord } from '../../domain/listed-record.js';
import type { ReadingLog } from '../list-reader.js';
import { type CustomEntry, customRecord } from './custom-record.js';

/** Doubts told one by one; beyond them only their number. */
const MAX_TOLD = 5;

export interface CustomEntries {
  /** The record of the entry with this number (from 1); undefined when it is broken, which is then reported. */
  read(number: number, place: string, entry: CustomEntry, id?: string): ListedRecord | undefined;
  /** To be called at the end: tells which values were not understood. */
  finish(): void;
}

/**
 * Reads the entries of one custom list, in CSV or JSON, one after another: ids occur once, doubts are told together. One
 * without an id is given `id`, or else `row-<n>`.
 */
export function customEntries(
  source: string,
  log: Pick<ReadingLog, 'broken' | 'warn'>,
  ofList?: CustomListType,
): CustomEntries {
  const ids = new Set<string>();
  const told: string[] = [];
  let doubtful = 0;
  return {
    read(number, place, entry, id = `row-${number}`) {
      const result = customRecord(source, id, entry, ofList);
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
      for (const doubt of doubts) if (told.length < MAX_TOLD) told.push(`${place} ${doubt}`);
      return record;
    },
    finish() {
      if (doubtful === 0) return;
      const more = doubtful > told.length ? ` and ${doubtful - told.length} more` : '';
      log.warn(`Not understood, and kept as notes: ${told.join('; ')}${more}`);
    },
  };
}
