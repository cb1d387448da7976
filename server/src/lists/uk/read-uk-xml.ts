import type { ListedRecord } from '../../domain/listed-record.js';
import { unique } from '../fields/unique.js';
import { type ListFile, refused } from '../reading/list-file.js';
import { type ListReader, type ReadingLog, type RecordSource, singleFile } from '../reading/list-reader.js';
import { childrenOf, childText, orderly, type XmlElement, xmlElements } from '../reading/xml-elements.js';
import { ukIsoDay } from './uk-date.js';
import type { UkAddress, UkBirthplace, UkDesignation, UkDocument, UkName } from './uk-designation.js';
import { ukRecord } from './uk-record.js';

/** Reads the UK Sanctions List, XML: one Designation per party. */
export const ukXml: ListReader = {
  tiesOneWay: true,
  recognises: singleFile((file) => /<(?:\w+:)?Designations[\s>]/.test(file.head)),
  read: readUkXml,
};

const ELEMENTS = new Set(['DateGenerated', 'Designation']);

async function* readUkXml(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const ids = new Set<string>();
  for (const file of files) {
    const elements = xmlElements(file, ELEMENTS, ({ name }) => {
      if (name !== 'Designations') throw refused(file.name, `its root element is ${name}, not Designations`);
    });
    for await (const element of elements) {
      if (element.name === 'DateGenerated') {
        const day = ukIsoDay(orderly(element.text));
        if (day !== undefined) log.publishedAt = new Date(`${day}T00:00:00Z`);
        continue;
      }
      const place = `${file.name} line ${element.line}`;
      const id = childText(element, 'UniqueID');
      if (id === undefined) log.broken(place, 'the designation has no UniqueID');
      else if (ids.has(id)) log.broken(place, `the UniqueID ${id} occurs twice`);
      else {
        const record = ukRecord(source, designation(id, element));
        if (record === undefined) log.broken(place, `${id} has no name`);
        else {
          ids.add(id);
          yield record;
        }
      }
    }
  }
}

function designation(id: string, element: XmlElement): UkDesignation {
  const texts = (name: string): string[] => unique(all(element, name).map((one) => orderly(one.text)));
  const written = childText(element, 'IndividualEntityShip');
  const reference = childText(element, 'UNReferenceNumber');
  const listedOn = ukIsoDay(childText(element, 'DateDesignated') ?? '');
  const updatedOn = ukIsoDay(childText(element, 'LastUpdated') ?? '');
  return {
    id,
    kind: written === 'Individual' || written === 'Ship' ? written : 'Entity',
    names: all(element, 'Name').map(readName),
    nonLatinNames: texts('NameNonLatinScript'),
    regimes: texts('RegimeName'),
    sources: texts('DesignationSource'),
    sanctions: texts('SanctionsImposed').flatMap((text) => text.split('|').map((one) => one.trim())),
    reasons: texts('UKStatementofReasons'),
    information: [
      ...texts('OtherInformation'),
      ...texts('OFSIGroupID').map((group) => `OFSI Group ID: ${group}`),
      ...texts('DesignationType').map((type) => `Designation type: ${type}`),
    ],
    ...(reference === undefined ? {} : { reference }),
    ...(listedOn === undefined ? {} : { listedOn }),
    ...(updatedOn === undefined ? {} : { updatedOn }),
    addresses: all(element, 'Address').map(readAddress),
    phones: texts('PhoneNumber'),
    websites: texts('Website'),
    emails: texts('EmailAddress'),
    datesOfBirth: texts('DOB'),
    nationalities: texts('Nationality'),
    passports: documents(element, 'Passport'),
    nationalIds: documents(element, 'NationalIdentifier'),
    titles: texts('Title'),
    positions: texts('Position'),
    genders: texts('Gender'),
    birthplaces: holders(element, ['TownOfBirth', 'CountryOfBirth']).map(readBirthplace),
    entityTypes: texts('TypeOfEntity'),
    parents: texts('ParentCompany'),
    subsidiaries: texts('Subsidiary'),
    registrationNumbers: texts('BusinessRegistrationNumber'),
    imoNumbers: texts('IMONumber'),
    owners: texts('CurrentOwnerOperator'),
    previousOwners: texts('PreviousOwnerOperator'),
    flags: texts('CurrentBelievedFlagOfShip'),
    previousFlags: texts('PreviousFlag'),
    shipTypes: texts('TypeOfShip'),
    tonnages: texts('TonnageOfShip'),
    lengths: texts('LengthOfShip'),
    yearsBuilt: texts('YearBuilt'),
    hullNumbers: texts('HullIdentificationNumber'),
  };
}

/** Returns every descendant of that name that contains no other of the same name. */
function all(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => {
    const below = all(child, name);
    return below.length === 0 && child.name === name ? [child] : below;
  });
}

/** Returns every element with a child of one of these names. */
function holders(element: XmlElement, names: readonly string[]): XmlElement[] {
  const below = element.children.flatMap((child) => holders(child, names));
  return element.children.some((child) => names.includes(child.name)) ? [element, ...below] : below;
}

/** Reads a document from the group of its number and details. */
function documents(element: XmlElement, name: string): UkDocument[] {
  return holders(element, [`${name}Number`]).flatMap((holder) => {
    const details = childText(holder, `${name}AdditionalInformation`) ?? '';
    return childrenOf(holder, `${name}Number`)
      .map((one) => ({ number: orderly(one.text), details }))
      .filter(({ number }) => number !== '');
  });
}

function readName(element: XmlElement): UkName {
  const given = ['Name1', 'Name2', 'Name3', 'Name4', 'Name5'].map((part) => childText(element, part));
  return {
    given: given.filter((part) => part !== undefined).join(' '),
    last: childText(element, 'Name6') ?? '',
    type: childText(element, 'NameType') ?? '',
    strength: childText(element, 'AliasStrength') ?? '',
  };
}

function readAddress(element: XmlElement): UkAddress {
  return {
    lines: [1, 2, 3, 4, 5, 6].map((line) => childText(element, `AddressLine${line}`) ?? ''),
    postalCode: childText(element, 'AddressPostalCode') ?? '',
    country: childText(element, 'AddressCountry') ?? '',
  };
}

function readBirthplace(element: XmlElement): UkBirthplace {
  return { town: childText(element, 'TownOfBirth') ?? '', country: childText(element, 'CountryOfBirth') ?? '' };
}
