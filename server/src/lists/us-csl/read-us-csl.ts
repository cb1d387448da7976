import type { ListedRecord } from '../../domain/listed-record.js';
import { isTable, tableRows } from '../reading/headed-table.js';
import type { ListFile } from '../reading/list-file.js';
import { type ListReader, type ReadingLog, type RecordSource, singleFile } from '../reading/list-reader.js';
import { cslRecord } from './csl-record.js';

const LAYOUT = { columns: ['_id', 'source', 'entity_number', 'alt_names', 'source_list_url'] };

/** Reads the Consolidated Screening List of the US Department of Commerce: thirteen lists of three departments in one CSV. */
export const cslCsv: ListReader = {
  tiesOneWay: true,
  recognises: singleFile((file) => isTable(file, LAYOUT)),
  read: readUsCsl,
};

/**
 * Reads the list. `_id` is not unique: OFAC's number appears on each of OFAC's lists with the party; the list is then
 * added to it.
 */
async function* readUsCsl(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const ids = new Set<string>();
  for (const file of files) {
    for await (const row of tableRows(file, LAYOUT, log)) {
      const own = row.cell('_id');
      const list = /\(([^()]+)\)/.exec(row.cell('source'))?.[1] ?? row.cell('source');
      if (own === '' || list === '') {
        log.broken(row.place, 'the row has no _id or no source');
        continue;
      }
      let id = own;
      for (let count = 1; ids.has(id); count += 1) id = count === 1 ? `${own}/${list}` : `${own}/${list}/${count}`;
      const record = cslRecord(source, id, list, row);
      if (record === undefined) log.broken(row.place, `${own} has no name`);
      else {
        ids.add(id);
        yield record;
      }
    }
  }
}
