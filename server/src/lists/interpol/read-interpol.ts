import type { ListedRecord } from '../../domain/listed-record.js';
import { jsonDocument } from '../reading/json-document.js';
import { isObject, objectAt, textOf } from '../reading/json-value.js';
import { type ListFile, refused } from '../reading/list-file.js';
import type { ListReader, ReadingLog, RecordSource } from '../reading/list-reader.js';
import { interpolRecord } from './interpol-record.js';

/**
 * Reads Interpol's red notices as answered by its public service and saved to files: pages of the list, single notices
 * with their warrants, or an array of either. A notice's own file takes precedence over a page.
 */
export const interpolJson: ListReader = {
  recognises: (files) =>
    files.length > 0 &&
    files.every((file) => /^\s*[[{]/.test(file.head) && (/"notices"\s*:\s*\[/.test(file.head) || isNotice(file.head))),
  read: readInterpol,
};

function isNotice(head: string): boolean {
  return /"entity_id"\s*:\s*"\d{4}\/\d+"/.test(head) && /"(?:forename|name|arrest_warrants)"\s*:/.test(head);
}

async function* readInterpol(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const records = new Map<string, ListedRecord>();
  let total = 0;
  for (const file of files) {
    const { notices, total: announced } = noticesIn(await jsonDocument(file), file);
    total = Math.max(total, announced);
    for (const [index, notice] of notices.entries()) {
      const place = `${file.name} notice ${index + 1}`;
      const record = isObject(notice) ? interpolRecord(source, notice) : 'the notice is not an object';
      if (typeof record === 'string') log.broken(place, record);
      else {
        const detailed = isObject(notice) && Array.isArray(notice.arrest_warrants);
        if (detailed || !records.has(record.sourceId)) records.set(record.sourceId, record);
      }
    }
  }
  yield* records.values();
  if (records.size < total) log.warn(`The files contain ${records.size} of the ${total} notices that Interpol counts`);
}

function noticesIn(document: unknown, file: ListFile): { notices: readonly unknown[]; total: number } {
  if (Array.isArray(document)) return { notices: document, total: 0 };
  if (!isObject(document)) throw refused(file.name, 'it contains no notices');
  const notices = objectAt(document, '_embedded').notices ?? document.notices;
  if (Array.isArray(notices)) return { notices, total: Number(textOf(document.total) ?? 0) || 0 };
  if (textOf(document.entity_id) === undefined) throw refused(file.name, 'it contains no notices');
  return { notices: [document], total: 0 };
}
