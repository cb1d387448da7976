import { AppError, type FieldError } from '../domain/app-error.js';
import { type CustomList, customSource, MAX_CUSTOM_ENTRIES } from '../domain/custom-list.js';
import type { ListedRecord } from '../domain/listed-record.js';
import { customEntries } from '../lists/custom/custom-entries.js';
import { customCsv, readCustomCsv } from '../lists/custom/read-custom-csv.js';
import { customJson, faultOf, readCustomJson } from '../lists/custom/read-custom-json.js';
import { textsOf } from '../lists/reading/json-value.js';
import { openSentFile, refused } from '../lists/reading/list-file.js';
import type { ReadingLog } from '../lists/reading/list-reader.js';
import type { CustomEntryReader, ReadEntries } from './custom-entries.js';

/** Errors reported before reading stops. */
const MAX_FAULTS = 100;
/** Bytes of an unpacked part of a workbook, and of all its cells. */
const MAX_UNPACKED_BYTES = 256 * 1024 * 1024;
/** Name of an uploaded file in messages. */
const FILE_NAME = 'the file';

/** Reads entries that an organization sends, with the readers of custom list files. */
export const customEntryReader: CustomEntryReader = {
  entries(list, entries, newId) {
    const { log, faults, warnings } = collectingLog();
    const reader = customEntries(customSource(list.id), log, list.type);
    const records = entries.flatMap((entry, index) => {
      const place = `entries[${index}]`;
      const fault = faultOf(entry);
      if (fault !== undefined) log.broken(place, fault);
      const record = fault ?? reader.read(index + 1, place, (field) => textsOf(entry[field]), newId());
      return record === undefined || typeof record === 'string' ? [] : [record];
    });
    reader.finish();
    return { records, faults, warnings };
  },

  file: readFile,
};

async function readFile(list: CustomList, path: string): Promise<ReadEntries> {
  const { log, faults, warnings } = collectingLog();
  const note = (_code: string, message: string) => log.warn(message);
  const file = await openSentFile(path, FILE_NAME, MAX_UNPACKED_BYTES, { note });
  const records: ListedRecord[] = [];
  try {
    const recognised = [customCsv.recognises([file]), customJson.recognises([file])] as const;
    if (!recognised.includes(true)) {
      const reason = recognised.find((result) => typeof result === 'string');
      throw refused(
        FILE_NAME,
        reason ?? 'it is neither a CSV or sheet with a column "name" nor a JSON array of entries',
      );
    }
    const read = recognised[0] === true ? readCustomCsv : readCustomJson;
    for await (const record of read(customSource(list.id), [file], log, list.type)) {
      records.push(record);
      if (records.length > MAX_CUSTOM_ENTRIES) throw new AppError('too_many_custom_entries');
    }
    return { records, faults, warnings };
  } finally {
    file.close();
  }
}

function collectingLog(): { log: ReadingLog; faults: FieldError[]; warnings: string[] } {
  const faults: FieldError[] = [];
  const warnings: string[] = [];
  const log: ReadingLog = {
    mustBeWhole: true,
    broken(field, message) {
      faults.push({ field, message });
      if (faults.length === MAX_FAULTS) throw new AppError('validation_failed', { faults });
    },
    warn: (text) => warnings.push(text),
  };
  return { log, faults, warnings };
}
