import type { Identifier, PartialDate } from '@touchstone/engine';
import { countryNamed } from '../../domain/country.js';
import {
  type Address,
  type IdentityDocument,
  type ListedRecord,
  type Listing,
  listedRecord,
  type Relation,
} from '../../domain/listed-record.js';
import { dateRange, partialDate } from '../../domain/partial-date.js';
import { isoDate } from '../fields/date-span.js';
import { organizationKind } from '../fields/organization-kind.js';
import { shipNumbers } from '../fields/ship-numbers.js';
import { unique } from '../fields/unique.js';
import type { RecordSource } from '../reading/list-reader.js';
import { childrenOf, childText, orderly, type XmlElement } from '../reading/xml-elements.js';
import { secoNames } from './seco-names.js';
import type { SecoPlace } from './seco-place.js';

export interface SecoContext {
  readonly programs: ReadonlyMap<string, string>;
  readonly places: ReadonlyMap<string, SecoPlace>;
}

/**
 * Reads one target; undefined without a name. Only direct children are read: its modifications hold older copies of the
 * same elements.
 */
export function secoRecord(
  source: RecordSource,
  id: string,
  target: XmlElement,
  context: SecoContext,
): ListedRecord | undefined {
  const party = ['individual', 'entity', 'object'].flatMap((name) => childrenOf(target, name))[0];
  if (party === undefined) return undefined;
  const ofPerson = party.name === 'individual';
  const identities = childrenOf(party, 'identity');
  const names = secoNames(identities, ofPerson);
  if (names.length === 0) return undefined;
  const parts = (name: string): XmlElement[] => identities.flatMap((identity) => childrenOf(identity, name));
  const placeOf = ({ attributes }: XmlElement): SecoPlace | undefined =>
    context.places.get(attributes['place-id'] ?? '');
  const texts = (name: string): string[] => unique(childrenOf(party, name).map((child) => orderly(child.text)));

  const nationalities = unique(parts('nationality').map(countryIn));
  const documents = parts('identification-document')
    .map(readDocument)
    .filter((document) => document !== undefined);
  const addresses = parts('address')
    .map((address) => readAddress(address, placeOf(address)))
    .filter((one) => Object.keys(one).length > 0);
  const births = parts('place-of-birth')
    .map(placeOf)
    .filter((place) => place !== undefined);
  const information = texts('other-information');
  const ships = ofPerson ? [] : shipNumbers(information.join('\n'));
  const isObject = party.name === 'object';
  const objectType = party.attributes['object-type'] ?? '';
  const sex = party.attributes.sex;
  return listedRecord({
    source: source.name,
    sourceId: id,
    entityType: ofPerson
      ? 'Person'
      : isObject && objectType === 'vessel'
        ? 'Vessel'
        : isObject && objectType === 'aircraft'
          ? 'Aircraft'
          : organizationKind(names.map((name) => name.full)),
    names,
    dates: distinct(parts('day-month-year').map(readDate)),
    nationalities,
    countries: unique([
      ...nationalities,
      ...births.map((place) => place.country),
      ...addresses.map((address) => address.country),
      ...documents.map((document) => document.country),
    ]),
    ...(sex === 'male' || sex === 'female' ? { gender: sex } : {}),
    identifiers: [
      ...documents.map(identifierOf),
      // The text of a company may speak of its ships.
      ...(isObject ? ships : ships.filter(() => organizationKind(names.map((name) => name.full)) !== 'Company')),
    ],
    categories: source.categories(),
    listing: readListing(target, texts('justification'), context),
    documents,
    addresses,
    placesOfBirth: unique(births.map((place) => place.text)),
    titles: unique(
      parts('name')
        .flatMap((name) => childrenOf(name, 'name-part'))
        .filter(({ attributes }) => attributes['name-part-type'] === 'title')
        .map((part) => childText(part, 'value')),
    ),
    relations: childrenOf(party, 'relation').map((relation) => readRelation(relation)),
    notes: unique([
      ...information,
      ...childrenOf(target, 'foreign-identifier').map((one) => `Foreign identifier: ${orderly(one.text)}`),
    ]),
    particulars: isObject && objectType !== '' ? { object_type: [objectType] } : {},
  });
}

function countryIn(element: XmlElement): string | undefined {
  const country = childrenOf(element, 'country')[0];
  return countryNamed(country?.attributes['iso-code'] ?? '') ?? countryNamed(orderly(country?.text ?? ''));
}

/** Parses a date with missing parts; `to-year` etc. make a range. Other calendars are not converted. */
function readDate({ attributes }: XmlElement): PartialDate | undefined {
  if ((attributes.calendar ?? 'Gregorian') !== 'Gregorian') return undefined;
  const circa = attributes.quality === 'low' || attributes.circa === 'true';
  const read = (prefix: string): PartialDate | undefined => {
    const [year, month, day] = ['year', 'month', 'day'].map((part) => attributes[`${prefix}${part}`]);
    if (year === undefined) return undefined;
    const known = month === undefined ? undefined : Number(month);
    return partialDate(Number(year), known, known === undefined || day === undefined ? undefined : Number(day), circa);
  };
  const [single, from, to] = [read(''), read('from-'), read('to-')];
  const first = single ?? from;
  return first !== undefined && to !== undefined ? dateRange(first, to, circa) : (first ?? to);
}

function distinct(dates: readonly (PartialDate | undefined)[]): PartialDate[] {
  const known = dates.filter((date) => date !== undefined);
  return [...new Map(known.map((date) => [`${date.start} ${date.end}`, date])).values()];
}

function readAddress(element: XmlElement, place: SecoPlace | undefined): Address {
  const box = childText(element, 'p-o-box');
  const street = unique([
    childText(element, 'c-o'),
    childText(element, 'address-details'),
    box === undefined ? undefined : `P.O. Box ${box}`,
  ]).join(', ');
  const postalCode = childText(element, 'zip-code');
  const note = childText(element, 'remark');
  return {
    ...(street === '' ? {} : { street }),
    ...(place === undefined || place.city === '' ? {} : { city: place.city }),
    ...(place === undefined || place.region === '' ? {} : { region: place.region }),
    ...(postalCode === undefined ? {} : { postalCode }),
    ...(place?.country === undefined ? {} : { country: place.country }),
    ...(note === undefined ? {} : { note }),
  };
}

function readDocument(element: XmlElement): IdentityDocument | undefined {
  const number = childText(element, 'number');
  if (number === undefined) return undefined;
  const issuer = childrenOf(element, 'issuer')[0];
  const country =
    issuer === undefined
      ? undefined
      : (countryNamed(issuer.attributes.code ?? '') ?? countryNamed(orderly(issuer.text)));
  const issuedOn = isoDate(childText(element, 'date-of-issue'))?.start;
  const expiresOn = isoDate(childText(element, 'expiry-date'))?.start;
  const note = childText(element, 'remark');
  return {
    type: element.attributes['document-type'] ?? 'Document',
    number,
    ...(country === undefined ? {} : { country }),
    ...(issuedOn === undefined ? {} : { issuedOn }),
    ...(expiresOn === undefined ? {} : { expiresOn }),
    ...(note === undefined ? {} : { note }),
  };
}

function identifierOf({ type, number, country }: IdentityDocument): Identifier {
  const known = /passport/.test(type)
    ? 'passport'
    : /^(?:id-card|identity|national|residence)/.test(type)
      ? 'national_id'
      : /driv/.test(type)
        ? 'driving_licence'
        : 'other';
  return { type: known, value: number, ...(country === undefined ? {} : { country }) };
}

function readRelation(element: XmlElement): Relation {
  const type = (element.attributes['relation-type'] ?? 'related to').replaceAll('-', ' ');
  const sourceId = element.attributes['target-id'];
  const remark = childText(element, 'remark');
  return {
    kind: /family|spouse|brother|sister|son|daughter|father|mother/.test(type) ? 'family' : 'linked',
    relation: type,
    name: remark ?? `SECO target ${sourceId ?? ''}`.trim(),
    ...(remark === undefined ? {} : { details: remark }),
    ...(sourceId === undefined ? {} : { sourceId }),
  };
}

function readListing(target: XmlElement, reasons: readonly string[], { programs }: SecoContext): Listing {
  const days = (types: readonly string[]): string[] =>
    childrenOf(target, 'modification')
      .filter(({ attributes }) => types.includes(attributes['modification-type'] ?? ''))
      .map(({ attributes }) => attributes['effective-date'] ?? attributes['publication-date'] ?? '')
      .filter((day) => isoDate(day) !== undefined)
      .sort();
  const [listedOn] = days(['listed']);
  const updatedOn = days(['listed', 'amended', 'de-listed']).at(-1);
  const sets = childrenOf(target, 'sanctions-set-id').map((set) => programs.get(orderly(set.text)) ?? '');
  const fields = sets.map((set) => set.split(' | '));
  return {
    ...(listedOn === undefined ? {} : { listedOn }),
    ...(updatedOn === undefined ? {} : { updatedOn }),
    programs: unique(fields.map(([key]) => key)),
    legalBasis: unique(fields.map(([, name]) => name)),
    measures: unique(fields.map(([, , measure]) => measure)),
    ...(reasons.length === 0 ? {} : { reason: reasons.join('\n') }),
  };
}
