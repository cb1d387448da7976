import type { ListedRecord } from '../../../domain/listed-record.js';
import { type ListFile, refused } from '../../reading/list-file.js';
import { type ListReader, type ReadingLog, type RecordSource, singleFile } from '../../reading/list-reader.js';
import { childText, xmlElements } from '../../reading/xml-elements.js';
import { type OfacParty, ofacRecords } from '../legacy/ofac-party.js';
import { sdnEntry } from './sdn-entry.js';

/** OFAC's XML of before 2024 and since: another namespace, the same names. */
export const ofacXml: ListReader = {
  tiesOneWay: true,
  recognises: singleFile((file) => /<(?:\w+:)?sdnList[\s>]/.test(file.head)),
  read: readOfacXml,
};

const ELEMENTS = new Set(['publshInformation', 'sdnEntry']);

async function* readOfacXml(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const parties: OfacParty[] = [];
  const ids = new Set<string>();
  for (const file of files) {
    let promised: number | undefined;
    let entries = 0;
    const elements = xmlElements(file, ELEMENTS, ({ name }) => {
      if (name !== 'sdnList') throw refused(file.name, `its root element is ${name}, not sdnList`);
    });
    for await (const element of elements) {
      if (element.name === 'publshInformation') {
        promised = Number(childText(element, 'Record_Count'));
        const published = usDate(childText(element, 'Publish_Date') ?? '');
        if (published !== undefined) log.publishedAt = published;
        continue;
      }
      entries += 1;
      const place = `${file.name} line ${element.line}`;
      const id = childText(element, 'uid');
      if (id === undefined || !/^\d+$/.test(id)) log.broken(place, 'the entry has no uid');
      else if (ids.has(id)) log.broken(place, `the number ${id} occurs twice`);
      else {
        const party = sdnEntry(id, element);
        if (party === undefined) log.broken(place, `${id} has no name`);
        else {
          ids.add(id);
          parties.push(party);
        }
      }
    }
    // A file that was cut off is no XML and was refused before; an excerpt keeps the count of the whole list.
    if (promised !== undefined && promised !== entries) {
      log.warn(`${file.name}: the file states ${promised} entries but contains ${entries}`);
    }
  }
  yield* ofacRecords(source, parties);
}

function usDate(text: string): Date | undefined {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  const date = match === null ? new Date(Number.NaN) : new Date(`${match[3]}-${match[1]}-${match[2]}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
