import type { ListedName, NameKind } from '@touchstone/engine';
import { countryNamed } from '../../../domain/country.js';
import type { Address, Listing, Relation } from '../../../domain/listed-record.js';
import { dateSpan, isoDate } from '../../fields/date-span.js';
import { unique } from '../../fields/unique.js';
import { childrenOf, childText, orderly, type XmlElement } from '../../reading/xml-elements.js';
import { noColumns, readFeature } from '../legacy/features.js';
import { ofacAddress } from '../legacy/ofac-address.js';
import { ofacDate } from '../legacy/ofac-date.js';
import { type OfacKind, ofacKind } from '../legacy/ofac-kind.js';
import { aliasKind, inOrder, ofacName } from '../legacy/ofac-names.js';
import type { OfacParty } from '../legacy/ofac-party.js';
import { ofacRelationKind } from '../legacy/ofac-relation.js';
import { noRemarks, type Remarks, readFact, readRemarks } from '../legacy/remarks.js';

/** Builds one entity; undefined if it has no name. */
export function enhancedEntity(id: string, element: XmlElement): OfacParty | undefined {
  const general = childrenOf(element, 'generalInfo')[0];
  const fromGeneral = (name: string): string => (general === undefined ? '' : (childText(general, name) ?? ''));
  const kind = ofacKind(fromGeneral('entityType'));
  const facts = noRemarks();
  const columns = noColumns();
  for (const feature of itemsOf(element, 'features', 'feature')) {
    const label = childText(feature, 'type');
    if (label === undefined) continue;
    const date = valueDate(feature);
    const value = childText(feature, 'value') ?? '';
    const note = childText(feature, 'comments');
    readFeature(
      facts,
      columns,
      { label, value, ...(date === undefined ? {} : { date }), ...(note === undefined ? {} : { note }) },
      kind,
    );
  }
  for (const document of itemsOf(element, 'identityDocuments', 'identityDocument')) readDocument(facts, document, kind);
  const title = fromGeneral('title');
  if (title !== '') readFeature(facts, columns, { label: 'Title', value: title }, kind);
  readRemarks(fromGeneral('remarks'), kind, facts);

  const names = readNames(element, facts, kind === 'individual');
  if (names.length === 0) return undefined;
  const lists = texts(element, 'sanctionsLists', 'sanctionsList');
  if (lists.length > 0) facts.particulars.set('list', lists);
  return {
    id,
    kind,
    names,
    facts,
    addresses: itemsOf(element, 'addresses', 'address')
      .map(readAddress)
      .filter((address) => address !== undefined),
    listing: readListing(element, facts),
    columns,
    relations: itemsOf(element, 'relationships', 'relationship')
      .map(readRelation)
      .filter((relation) => relation !== undefined),
    notes: [],
  };
}

function itemsOf(element: XmlElement, list: string, item: string): readonly XmlElement[] {
  return childrenOf(element, list).flatMap((child) => childrenOf(child, item));
}

function texts(element: XmlElement, list: string, item: string): string[] {
  return unique(itemsOf(element, list, item).map((child) => orderly(child.text)));
}

/** Reads names: each has one Latin form and may have forms of the same quality in other scripts. */
function readNames(element: XmlElement, facts: Remarks, ofPerson: boolean): ListedName[] {
  const names: (ListedName | undefined)[] = [];
  for (const name of itemsOf(element, 'names', 'name')) {
    const quality = childText(name, 'isLowQuality') === 'true' ? 'weak' : 'strong';
    const kind: NameKind =
      childText(name, 'isPrimary') === 'true' ? 'primary' : aliasKind(childText(name, 'aliasType') ?? '');
    for (const form of itemsOf(name, 'translations', 'translation')) {
      const latin = (childText(form, 'script') ?? 'Latin') === 'Latin';
      const last = childText(form, 'formattedLastName');
      const written =
        last === undefined
          ? (childText(form, 'formattedFullName') ?? childText(form, 'formattedFirstName'))
          : unique([last, childText(form, 'formattedFirstName')]).join(', ');
      names.push(ofacName(written ?? '', latin ? kind : 'original', quality, ofPerson));
    }
  }
  names.push(...facts.weakNames.map(({ kind, name }) => ofacName(name, kind, 'weak', ofPerson)));
  return inOrder(names);
}

function valueDate(feature: XmlElement): ReturnType<typeof dateSpan> {
  const dates = childrenOf(feature, 'valueDate')[0];
  if (dates === undefined) return ofacDate(childText(feature, 'value') ?? '');
  const from = childText(dates, 'fromDateBegin');
  const to = childText(dates, 'toDateEnd');
  if (from === undefined || to === undefined) return undefined;
  return dateSpan(from.slice(0, 10), to.slice(0, 10), childText(dates, 'isApproximate') === 'true');
}

function readDocument(facts: Remarks, element: XmlElement, kind: OfacKind): void {
  const value = childText(element, 'documentNumber');
  const label = childText(element, 'type') ?? 'Document';
  if (value === undefined) return;
  const written = childText(element, 'issuingCountry') ?? childText(element, 'issuingLocation');
  const country = written === undefined ? undefined : countryNamed(written);
  const issuedOn = isoDate(childText(element, 'issueDate'))?.start;
  const expiresOn = isoDate(childText(element, 'expirationDate'))?.start;
  const note = unique([
    country === undefined ? written : undefined,
    childText(element, 'issuingAuthority'),
    childText(element, 'isValid') === 'false' ? 'not valid' : undefined,
    childText(element, 'comments'),
  ]).join(', ');
  readFact(
    facts,
    {
      label,
      value,
      ...(country === undefined ? {} : { country }),
      ...(issuedOn === undefined ? {} : { issuedOn }),
      ...(expiresOn === undefined ? {} : { expiresOn }),
      ...(note === '' ? {} : { note }),
    },
    kind,
    true,
  );
}

/** Returns the Latin form in its parts, with forms in other scripts. */
function readAddress(element: XmlElement): Address | undefined {
  const forms = itemsOf(element, 'translations', 'translation');
  const latin = forms.find((form) => childText(form, 'script') === 'Latin') ?? forms[0];
  const parts = latin === undefined ? [] : itemsOf(latin, 'addressParts', 'addressPart');
  const part = (...types: readonly string[]): string =>
    types
      .flatMap((type) => parts.filter((one) => childText(one, 'type') === type))
      .map((one) => childText(one, 'value') ?? '')
      .filter((text) => text !== '')
      .join(', ');
  const others = forms
    .filter((form) => form !== latin)
    .map((form) =>
      unique(itemsOf(form, 'addressParts', 'addressPart').map((one) => childText(one, 'value'))).join(', '),
    );
  return ofacAddress({
    street: part('ADDRESS1', 'ADDRESS2', 'ADDRESS3'),
    city: part('CITY'),
    region: part('STATE/PROVINCE', 'REGION'),
    postalCode: part('POSTAL CODE'),
    country: childText(element, 'country') ?? '',
    note: unique(others).join('; '),
  });
}

/** Returns the date of first listing by OFAC, its legal authority and its prohibitions. */
function readListing(element: XmlElement, facts: Remarks): Listing {
  const listedOn = itemsOf(element, 'sanctionsLists', 'sanctionsList')
    .map((list) => list.attributes.datePublished ?? '')
    .filter((date) => isoDate(date) !== undefined)
    .sort()[0];
  return {
    ...(listedOn === undefined ? {} : { listedOn }),
    programs: texts(element, 'sanctionsPrograms', 'sanctionsProgram'),
    legalBasis: texts(element, 'legalAuthorities', 'legalAuthority'),
    measures: unique([...texts(element, 'sanctionsTypes', 'sanctionsType'), ...facts.measures]),
  };
}

function readRelation(element: XmlElement): Relation | undefined {
  const relation = childText(element, 'type') ?? 'linked to';
  const name = childText(element, 'relatedEntity');
  const sourceId = childrenOf(element, 'relatedEntity')[0]?.attributes.entityId;
  if (name === undefined) return undefined;
  const details = unique([childText(element, 'quality'), childText(element, 'comments')]).join(', ');
  return {
    kind: ofacRelationKind(relation),
    relation,
    name,
    ...(details === '' ? {} : { details }),
    ...(sourceId === undefined ? {} : { sourceId }),
  };
}
