import type { ListedRecord } from '../../domain/listed-record.js';
import { todayIso } from '../fields/tenure.js';
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
  const ids = new Set<string>();
  const today = todayIso();
  for (const file of files) {
    const legislature = await popoloFile(file);
    if (legislature.country === undefined) {
      log.warn(`${file.name}: the file name has no country (as in Cyprus__Parliament.json), so its members have none`);
    }
    for (const [index, person] of legislature.persons.entries()) {
      const place = `${file.name} person ${index + 1}`;
      const record = popoloRecord(source, person, legislature, today);
      if (typeof record === 'string') log.broken(place, record);
      else if (ids.has(record.sourceId)) log.broken(place, `the id ${record.sourceId} occurs twice`);
      else {
        ids.add(record.sourceId);
        yield record;
      }
    }
  }
}
