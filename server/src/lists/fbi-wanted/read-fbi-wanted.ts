import type { ListedRecord } from '../../domain/listed-record.js';
import { jsonDocument } from '../reading/json-document.js';
import { isObject, textOf } from '../reading/json-value.js';
import { type ListFile, refused } from '../reading/list-file.js';
import type { ListReader, ReadingLog, RecordSource } from '../reading/list-reader.js';
import { fbiRecord } from './fbi-record.js';

/** Reads pages of the FBI's wanted API, saved to files. An item may be on two pages, as the list moves while it is fetched. */
export const fbiJson: ListReader = {
  recognises: (files) =>
    // The pages beyond the last are empty.
    files.every(({ head }) => /"items"\s*:\s*\[/.test(head)) &&
    files.some(({ head }) => /"(?:person_classification|field_offices)"\s*:/.test(head)),
  read: readFbiWanted,
};

async function* readFbiWanted(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const ids = new Set<string>();
  let total = 0;
  let repeated = 0;
  for (const file of files) {
    const document = await jsonDocument(file);
    if (!isObject(document) || !Array.isArray(document.items)) throw refused(file.name, 'the array "items" is missing');
    total = Math.max(total, Number(textOf(document.total) ?? 0) || 0);
    for (const [index, item] of document.items.entries()) {
      const place = `${file.name} item ${index + 1}`;
      const record = isObject(item) ? fbiRecord(source, item) : 'the item is not an object';
      if (typeof record === 'string') log.broken(place, record);
      else if (ids.has(record.sourceId)) repeated += 1;
      else {
        ids.add(record.sourceId);
        yield record;
      }
    }
  }
  if (repeated > 0) log.warn(`${repeated} items appear on two pages and were read once`);
  if (ids.size < total) log.warn(`The pages contain ${ids.size} of the ${total} items that the FBI publishes`);
}
