import type { CustomListType } from '../../domain/custom-list.js';
import type { ListedRecord } from '../../domain/listed-record.js';
import { jsonDocument } from '../reading/json-document.js';
import { isObject, type JsonObject, textsOf } from '../reading/json-value.js';
import { type ListFile, refused } from '../reading/list-file.js';
import type { ListReader, ReadingLog } from '../reading/list-reader.js';
import { customEntries } from './custom-entries.js';
import { CUSTOM_FIELDS } from './custom-record.js';

/**
 * An organization's own list as JSON: an array of entries, or `{ "entries": […] }`, with the fields of the CSV, each a
 * text or an array of texts.
 */
export const customJson: ListReader = {
  recognises(files) {
    const fits = files.map((file) => /^\s*(?:\{\s*"entries"\s*:\s*)?\[/.test(file.head));
    if (fits.length > 1 && fits.some((fit) => fit)) return 'a custom list is one file, and several were given';
    return fits[0] === true;
  },
  read: ({ name }, files, log) => readCustomJson(name, files, log),
};

export async function* readCustomJson(
  source: string,
  files: readonly ListFile[],
  log: ReadingLog,
  ofList?: CustomListType,
): AsyncGenerator<ListedRecord> {
  const entries = customEntries(source, log, ofList);
  for (const file of files) {
    const document = await jsonDocument(file);
    const list = isObject(document) ? document.entries : document;
    if (!Array.isArray(list)) throw refused(file.name, 'it is not an array of entries');
    for (const [index, value] of list.entries()) {
      const place = `${file.name} entry ${index + 1}`;
      const fault = isObject(value) ? faultOf(value) : 'it is not an object';
      if (fault !== undefined) log.broken(place, fault);
      else {
        const record = entries.read(index + 1, place, (field) => textsOf((value as JsonObject)[field]));
        if (record !== undefined) yield record;
      }
    }
  }
  entries.finish();
}

/** Returns what is wrong with the shape of an entry, if anything. */
export function faultOf(entry: JsonObject): string | undefined {
  for (const [field, value] of Object.entries(entry)) {
    if (!CUSTOM_FIELDS.some((known) => known === field)) return `the field "${field}" is unknown`;
    const values = Array.isArray(value) ? value : [value];
    if (values.some((one) => one !== null && typeof one !== 'string' && typeof one !== 'number')) {
      return `the field "${field}" is neither a string nor an array of strings`;
    }
  }
  return undefined;
}
