import type { ListedRecord } from '../../domain/listed-record.js';
import { jsonDocument } from '../reading/json-document.js';
import { isObject, objectAt, textOf } from '../reading/json-value.js';
import { type ListFile, refused } from '../reading/list-file.js';
import { type ListReader, type ReadingLog, type RecordSource, singleFile } from '../reading/list-reader.js';
import { worldbankRecord } from './worldbank-record.js';

/** Reads the World Bank's listing of ineligible firms and individuals, JSON of its API saved to a file. */
export const worldbankJson: ListReader = {
  recognises: singleFile((file) => /"ZPROCSUPP"\s*:\s*\[/.test(file.head)),
  read: readWorldbank,
};

async function* readWorldbank(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const ids = new Set<string>();
  for (const file of files) {
    const document = await jsonDocument(file);
    const suppliers = isObject(document) ? (objectAt(document, 'response').ZPROCSUPP ?? document.ZPROCSUPP) : undefined;
    if (!Array.isArray(suppliers)) throw refused(file.name, 'the array ZPROCSUPP is missing');
    for (const [index, supplier] of suppliers.entries()) {
      const place = `${file.name} supplier ${index + 1}`;
      const id = isObject(supplier) ? textOf(supplier.SUPP_ID) : undefined;
      if (!isObject(supplier) || id === undefined) log.broken(place, 'the supplier has no SUPP_ID');
      else if (ids.has(id)) log.broken(place, `the SUPP_ID ${id} occurs twice`);
      else {
        const record = worldbankRecord(source, id, supplier);
        if (record === undefined) log.broken(place, `${id} has no name`);
        else {
          ids.add(id);
          yield record;
        }
      }
    }
  }
}
