import type { ListedName, NameKind } from '@touchstone/engine';
import { countryNamed } from '../../../domain/country.js';
import { unique } from '../../fields/unique.js';
import { childrenOf, childText, orderly, type XmlElement } from '../../reading/xml-elements.js';
import { ofacAddress } from '../legacy/ofac-address.js';
import { ofacIsoDate } from '../legacy/ofac-date.js';
import { type OfacKind, ofacKind } from '../legacy/ofac-kind.js';
import { aliasKind, inOrder, ofacName } from '../legacy/ofac-names.js';
import type { OfacParty } from '../legacy/ofac-party.js';
import { noRemarks, type Remarks, readFact, readRemarks } from '../legacy/remarks.js';

/** Reads one sdnEntry; undefined without a name. */
export function sdnEntry(id: string, element: XmlElement): OfacParty | undefined {
  const kind = ofacKind(childText(element, 'sdnType') ?? '');
  const ofPerson = kind === 'individual';
  const primary = nameIn(element, 'primary', 'strong', ofPerson);
  if (primary === undefined) return undefined;

  const facts = noRemarks();
  for (const item of itemsOf(element, 'idList', 'id')) readId(facts, item, kind);
  for (const item of itemsOf(element, 'dateOfBirthList', 'dateOfBirthItem'))
    fact(facts, kind, 'DOB', item, 'dateOfBirth');
  for (const item of itemsOf(element, 'placeOfBirthList', 'placeOfBirthItem'))
    fact(facts, kind, 'POB', item, 'placeOfBirth');
  for (const item of itemsOf(element, 'nationalityList', 'nationality'))
    fact(facts, kind, 'nationality', item, 'country');
  for (const item of itemsOf(element, 'citizenshipList', 'citizenship')) fact(facts, kind, 'citizen', item, 'country');
  // Beside the ids there are no "Linked To" ids: they stand in brackets behind the remarks.
  const remarks = childText(element, 'remarks') ?? '';
  readRemarks(remarks.replace(/\((Linked To:.*)\)\.?$/, '; $1'), kind, facts);

  const vessel = childrenOf(element, 'vesselInfo')[0];
  const ofVessel = (name: string): string => (vessel === undefined ? '' : (childText(vessel, name) ?? ''));
  return {
    id,
    kind,
    names: namesOf(primary, element, facts, ofPerson),
    facts,
    addresses: itemsOf(element, 'addressList', 'address')
      .map(readAddress)
      .filter((address) => address !== undefined),
    listing: {
      programs: unique(itemsOf(element, 'programList', 'program').map((program) => orderly(program.text))),
      legalBasis: [],
      measures: facts.measures,
    },
    columns: {
      title: childText(element, 'title') ?? '',
      callSign: ofVessel('callSign'),
      vesselType: ofVessel('vesselType'),
      tonnage: ofVessel('tonnage'),
      grossTonnage: ofVessel('grossRegisteredTonnage'),
      flag: ofVessel('vesselFlag'),
      owner: ofVessel('vesselOwner'),
    },
    relations: [],
    notes: [],
  };
}

function itemsOf(element: XmlElement, list: string, item: string): readonly XmlElement[] {
  return childrenOf(element, list).flatMap((child) => childrenOf(child, item));
}

function nameIn(
  element: XmlElement,
  kind: NameKind,
  quality: ListedName['quality'],
  ofPerson: boolean,
): ListedName | undefined {
  const last = childText(element, 'lastName');
  const first = childText(element, 'firstName');
  return ofacName(unique([last, first]).join(', '), kind, quality, ofPerson);
}

function namesOf(primary: ListedName, element: XmlElement, facts: Remarks, ofPerson: boolean): ListedName[] {
  return inOrder([
    primary,
    ...itemsOf(element, 'akaList', 'aka').map((alias) =>
      nameIn(
        alias,
        aliasKind(childText(alias, 'type') ?? ''),
        childText(alias, 'category') === 'weak' ? 'weak' : 'strong',
        ofPerson,
      ),
    ),
    ...facts.weakNames.map(({ kind, name }) => ofacName(name, kind, 'weak', ofPerson)),
  ]);
}

/** idList is a grab-bag: documents, but gender, websites, wallets and sanction notes as well. */
function readId(facts: Remarks, element: XmlElement, kind: OfacKind): void {
  const label = childText(element, 'idType');
  const value = childText(element, 'idNumber');
  if (label === undefined || value === undefined) return;
  const written = childText(element, 'idCountry');
  const country = written === undefined ? undefined : countryNamed(written);
  const issuedOn = isoDate(childText(element, 'issueDate'));
  const expiresOn = isoDate(childText(element, 'expirationDate'));
  readFact(
    facts,
    {
      label,
      value,
      ...(country === undefined ? {} : { country }),
      ...(issuedOn === undefined ? {} : { issuedOn }),
      ...(expiresOn === undefined ? {} : { expiresOn }),
      ...(written === undefined || country !== undefined ? {} : { note: written }),
    },
    kind,
  );
}

function isoDate(text: string | undefined): string | undefined {
  return text === undefined ? undefined : ofacIsoDate(text);
}

function fact(facts: Remarks, kind: OfacKind, label: string, element: XmlElement, name: string): void {
  const value = childText(element, name);
  if (value !== undefined) readFact(facts, { label, value }, kind);
}

function readAddress(element: XmlElement): ReturnType<typeof ofacAddress> {
  const text = (name: string): string => childText(element, name) ?? '';
  return ofacAddress({
    street: unique([text('address1'), text('address2'), text('address3')]).join(', '),
    city: text('city'),
    region: text('stateOrProvince'),
    postalCode: text('postalCode'),
    country: text('country'),
  });
}
