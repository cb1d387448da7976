import type { ListedRecord } from '../../../domain/listed-record.js';
import { isoDate } from '../../fields/date-span.js';
import { type ListFile, refused } from '../../reading/list-file.js';
import { type ListReader, type ReadingLog, type RecordSource, singleFile } from '../../reading/list-reader.js';
import { childText, xmlElements } from '../../reading/xml-elements.js';
import { type OfacParty, ofacRecords } from '../legacy/ofac-party.js';
import { enhancedEntity } from './enhanced-entity.js';

/** Reads OFAC Enhanced XML (2024), plain or in its ZIP: values in words, ties by number. */
export const ofacEnhanced: ListReader = {
  tiesOneWay: true,
  recognises: singleFile((file) => /<(?:\w+:)?sanctionsData[\s>]/.test(file.head)),
  read: readOfacEnhanced,
};

const ELEMENTS = new Set(['publicationInfo', 'entity']);

async function* readOfacEnhanced(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const parties: OfacParty[] = [];
  const ids = new Set<string>();
  for (const file of files) {
    const elements = xmlElements(file, ELEMENTS, ({ name }) => {
      if (name !== 'sanctionsData') throw refused(file.name, `its root element is ${name}, not sanctionsData`);
    });
    for await (const element of elements) {
      if (element.name === 'publicationInfo') {
        const published = isoDate(childText(element, 'dataAsOf'));
        if (published !== undefined) log.publishedAt = new Date(`${published.start}T00:00:00Z`);
        continue;
      }
      const place = `${file.name} line ${element.line}`;
      const { id } = element.attributes;
      if (id === undefined || !/^\d+$/.test(id)) log.broken(place, 'the entity has no id');
      else if (ids.has(id)) log.broken(place, `the number ${id} occurs twice`);
      else {
        const party = enhancedEntity(id, element);
        if (party === undefined) log.broken(place, `${id} has no name`);
        else {
          ids.add(id);
          parties.push(party);
        }
      }
    }
  }
  yield* ofacRecords(source, parties);
}
