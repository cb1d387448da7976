import type { ListedRecord } from '../../domain/listed-record.js';
import { todayIso } from '../fields/tenure.js';
import type { ListFile } from '../reading/list-file.js';
import type { ListReader, ReadingLog, RecordSource } from '../reading/list-reader.js';
import { congressFile, congressPersons } from './congress-files.js';
import { congressRecord } from './congress-record.js';

/** Reads the YAML files of `unitedstates/congress-legislators`: legislators, executive, and committee membership. */
export const congressYaml: ListReader = {
  recognises(files) {
    const kinds = files.map(congressFile);
    if (kinds.length === 0 || kinds.some((kind) => kind === undefined)) return false;
    return kinds.includes('persons') ? true : 'only committee memberships were given; add legislators-current.yaml';
  },
  read: readUsCongress,
};

async function* readUsCongress(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const today = todayIso();
  for (const person of await congressPersons(files, log)) {
    const record = congressRecord(source, person, today);
    if (record === undefined) log.broken(person.place, `${person.key} has no name`);
    else yield record;
  }
}
