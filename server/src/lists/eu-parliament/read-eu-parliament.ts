import type { ListedName } from '@touchstone/engine';
import { countryNamed } from '../../domain/country.js';
import { type ListedRecord, listedRecord } from '../../domain/listed-record.js';
import { unique } from '../fields/unique.js';
import type { ListFile } from '../reading/list-file.js';
import { type ListReader, type ReadingLog, type RecordSource, singleFile } from '../reading/list-reader.js';
import { childText, type XmlElement } from '../reading/xml-elements.js';
import { xmlMembers } from '../reading/xml-members.js';

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
  for await (const { id, name, element } of xmlMembers(files, FORMAT, log))
    yield memberRecord(source, id, name, element);
}

const FORMAT = {
  ...{ root: 'meps', member: 'mep', id: 'id' },
  nameOf(element: XmlElement) {
    const name = childText(element, 'fullName');
    return name !== undefined && /\p{L}/u.test(name) ? name : undefined;
  },
};

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
