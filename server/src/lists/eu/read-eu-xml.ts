import type { ListedRecord } from '../../domain/listed-record.js';
import { unique } from '../fields/unique.js';
import { type ListFile, refused } from '../reading/list-file.js';
import { type ListReader, type ReadingLog, type RecordSource, singleFile } from '../reading/list-reader.js';
import { childrenOf, orderly, type XmlElement, xmlElements } from '../reading/xml-elements.js';
import type { EuAttributes, EuEntity } from './eu-entity.js';
import { euRecord } from './eu-record.js';

/** Reads the EU consolidated list of financial sanctions, XML 1.1. */
export const euXml: ListReader = {
  recognises: singleFile((file) => /<(?:\w+:)?export\s[^>]*fpi\/fsd\/export/.test(file.head)),
  read: readEuXml,
};

async function* readEuXml(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const ids = new Set<string>();
  for (const file of files) {
    const elements = xmlElements(file, new Set(['sanctionEntity']), ({ name, attributes }) => {
      if (name !== 'export') throw refused(file.name, `its root element is ${name}, not export`);
      const generated = new Date(attributes.generationDate ?? '');
      if (!Number.isNaN(generated.getTime())) log.publishedAt = generated;
    });
    for await (const element of elements) {
      const place = `${file.name} line ${element.line}`;
      const id = element.attributes.euReferenceNumber || element.attributes.logicalId;
      if (id === undefined || id === '') log.broken(place, 'the entity has no reference number');
      else if (ids.has(id)) log.broken(place, `the reference number ${id} occurs twice`);
      else {
        const record = euRecord(source, euEntity(id, element));
        if (record === undefined) log.broken(place, `${id} has no name`);
        else {
          ids.add(id);
          yield record;
        }
      }
    }
  }
}

function euEntity(id: string, element: XmlElement): EuEntity {
  const own = attributesOf(element);
  const parts = (name: string): EuAttributes[] => childrenOf(element, name).map(attributesOf);
  const type = childrenOf(element, 'subjectType')[0]?.attributes;
  const [unitedNationId, designationDate, designationDetails] = [
    own.get('unitednationid'),
    own.get('designationdate'),
    own.get('designationdetails'),
  ];
  return {
    id,
    ofPerson: type?.classificationCode === 'P' || type?.code === 'person',
    ...(unitedNationId === undefined ? {} : { unitedNationId }),
    ...(designationDate === undefined ? {} : { designationDate }),
    ...(designationDetails === undefined ? {} : { designationDetails }),
    remarks: unique(childrenOf(element, 'remark').map((remark) => orderly(remark.text))),
    regulations: parts('regulation'),
    names: parts('nameAlias'),
    addresses: parts('address'),
    birthdates: parts('birthdate'),
    identifications: parts('identification'),
    citizenships: parts('citizenship'),
    days: unique(publications(element)),
  };
}

/** Returns the attributes, with the nested remarks as one more. */
function attributesOf(element: XmlElement): EuAttributes {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(element.attributes)) {
    const text = orderly(value);
    if (text !== '') found.set(name.toLowerCase(), text);
  }
  const inside = (name: string): string =>
    unique(childrenOf(element, name).map((child) => orderly(child.text))).join('; ');
  const remark = inside('remark');
  if (remark !== '') found.set('remark', remark);
  const contact = unique(
    childrenOf(element, 'contactInfo').map(({ attributes, text }) =>
      unique([attributes.key, attributes.value, orderly(text)]).join(': '),
    ),
  ).join('; ');
  if (contact !== '') found.set('contactinfo', contact);
  return found;
}

function publications(element: XmlElement): (string | undefined)[] {
  return [element.attributes.publicationDate, ...element.children.flatMap(publications)];
}
