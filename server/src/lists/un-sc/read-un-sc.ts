import type { ListedRecord } from '../../domain/listed-record.js';
import { type ListFile, refused } from '../reading/list-file.js';
import { type ListReader, type ReadingLog, type RecordSource, singleFile } from '../reading/list-reader.js';
import { childText, xmlElements } from '../reading/xml-elements.js';
import { unRecord } from './un-record.js';

/** Reads the consolidated list of the UN Security Council, one XML file. */
export const unConsolidated: ListReader = {
  tiesOneWay: true,
  recognises: singleFile((file) => /<(?:\w+:)?CONSOLIDATED_LIST[\s>]/.test(file.head)),
  read: readUnConsolidated,
};

const RECORDS = new Set(['INDIVIDUAL', 'ENTITY']);

async function* readUnConsolidated(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const references = new Set<string>();
  for (const file of files) {
    const elements = xmlElements(file, RECORDS, ({ name, attributes }) => {
      if (name !== 'CONSOLIDATED_LIST') throw refused(file.name, `its root element is ${name}, not CONSOLIDATED_LIST`);
      const generated = new Date(attributes.dateGenerated ?? '');
      if (!Number.isNaN(generated.getTime())) log.publishedAt = generated;
    });
    for await (const element of elements) {
      const place = `${file.name} line ${element.line}`;
      const reference = childText(element, 'REFERENCE_NUMBER');
      if (reference === undefined) {
        log.broken(place, 'the record has no REFERENCE_NUMBER');
      } else if (references.has(reference)) {
        log.broken(place, `the reference number ${reference} occurs twice`);
      } else {
        const record = unRecord(source, reference, element);
        if (record === undefined) log.broken(place, `${reference} has no name`);
        else {
          references.add(reference);
          yield record;
        }
      }
    }
  }
}
