import type { ListedName } from '@touchstone/engine';
import { countryNamed } from '../../domain/country.js';
import { type ListedRecord, listedRecord } from '../../domain/listed-record.js';
import { unique } from '../fields/unique.js';
import { type ListFile, refused } from '../reading/list-file.js';
import { type ListReader, type ReadingLog, type RecordSource, singleFile } from '../reading/list-reader.js';
import { childText, type XmlElement, xmlElements } from '../reading/xml-elements.js';

/** Reads the European Parliament's list of its sitting members, one XML file. */
export const euParliamentXml: ListReader = {
  recognises: singleFile((file) => /<meps[\s>]/.test(file.head)),
  read: readMembers,
};

async function* readMembers(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const ids = new Set<string>();
  for (const file of files) {
    const elements = xmlElements(file, new Set(['mep']), ({ name }) => {
      if (name !== 'meps') throw refused(file.name, `its root element is ${name}, not meps`);
    });
    for await (const element of elements) {
      const place = `${file.name} line ${element.line}`;
      const [id, name] = [childText(element, 'id'), childText(element, 'fullName')];
      if (id === undefined || !/^\d+$/.test(id)) log.broken(place, 'the member has no id');
      else if (name === undefined || !/\p{L}/u.test(name)) log.broken(place, `${id} has no name`);
      else if (ids.has(id)) log.broken(place, `the id ${id} occurs twice`);
      else {
        ids.add(id);
        yield memberRecord(source, id, name, element);
      }
    }
  }
}

function memberRecord(source: RecordSource, id: string, full: string, element: XmlElement): ListedRecord {
  const written = childText(element, 'country');
  const country = written === undefined ? undefined : countryNamed(written);
  return listedRecord({
    source: source.name,
    sourceId: id,
    entityType: 'Person',
    names: [nameOf(full)],
    nationalities: unique([country]),
    countries: unique([country]),
    categories: source.categories(),
    positions: [{ title: 'Member of the European Parliament', current: true }],
    politicalParties: unique([childText(element, 'nationalPoliticalGroup'), childText(element, 'politicalGroup')]),
    notes: written !== undefined && country === undefined ? [`Country: ${written}`] : [],
    sourceUrl: `https://www.europarl.europa.eu/meps/en/${id}`,
  });
}

/** Family names are written in capitals: "Anna Maria INVENTED-SAMPLE". */
function nameOf(full: string): ListedName {
  const match = /^(.+?)\s+((?:\S*\p{Lu}{2}\S*\s*)+)$/u.exec(full);
  return {
    ...{ full, kind: 'primary' as const, quality: 'strong' as const },
    ...(match?.[1] !== undefined && match[2] !== undefined && { family: match[2], given: match[1] }),
  };
}
