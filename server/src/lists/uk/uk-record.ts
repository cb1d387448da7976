import type { Identifier, ListedName, NameKind, PartialDate } from '@touchstone/engine';
import { countryNamed, nationalitiesNamed } from '../../domain/country.js';
import {
  type Address,
  type IdentityDocument,
  type ListedRecord,
  listedRecord,
  type Relation,
} from '../../domain/listed-record.js';
import { numbered } from '../fields/numbered.js';
import { organizationKind } from '../fields/organization-kind.js';
import { shipNumbers } from '../fields/ship-numbers.js';
import { unique } from '../fields/unique.js';
import type { RecordSource } from '../reading/list-reader.js';
import { ukDate } from './uk-date.js';
import type { UkAddress, UkDesignation, UkDocument, UkName } from './uk-designation.js';

/** Builds one record; undefined if it has no name. */
export function ukRecord(source: RecordSource, party: UkDesignation): ListedRecord | undefined {
  const ofPerson = party.kind === 'Individual';
  const names = readNames(party, ofPerson);
  if (names.length === 0) return undefined;
  const notes = [...party.information];
  const { dates, unread } = readDates(party);
  notes.push(...unread);
  const nationalities = countriesIn(party.nationalities, 'Nationality', notes);
  const flags = countriesIn(party.flags, 'Flag', notes);
  const birthCountries = party.birthplaces.flatMap(({ country }) => numbered(country).map(countryNamed));
  const addresses = party.addresses.map(readAddress).filter((address) => Object.keys(address).length > 0);
  const documents = [
    ...party.passports.flatMap(eachNumber).map((one) => readDocument('Passport', one, notes)),
    ...party.nationalIds.flatMap(eachNumber).map((one) => readDocument('National identifier', one, notes)),
  ].filter((document) => document !== undefined);
  const registrations = unique(party.registrationNumbers.flatMap(numbered));
  // The old list has ships among the entities, their numbers in the text; a company's text may speak of its ships.
  const company = organizationKind([...names.map((name) => name.full), ...party.entityTypes]);
  const numbers = party.kind === 'Entity' && company !== 'Company' ? shipNumbers(party.information.join('\n')) : [];
  const isShip = party.kind === 'Ship' || numbers.some(({ type }) => type === 'imo');
  const imos = unique([
    ...party.imoNumbers.flatMap(imoNumbers),
    ...numbers.filter(({ type }) => type === 'imo').map(({ value }) => value),
  ]);
  const gender = readGender(party.genders);
  return listedRecord({
    source: source.name,
    sourceId: party.id,
    entityType: ofPerson ? 'Person' : isShip ? 'Vessel' : company,
    names,
    dates,
    nationalities: unique([...flags, ...nationalities]),
    countries: unique([
      ...flags,
      ...nationalities,
      ...birthCountries,
      ...addresses.map((address) => address.country),
      ...documents.map((document) => document.country),
      ...party.previousFlags.flatMap(numbered).map(countryNamed),
    ]),
    ...(gender === undefined ? {} : { gender }),
    identifiers: [
      ...documents.map(identifierOf),
      ...registrations.map((value): Identifier => ({ type: 'registration_number', value })),
      ...imos.map((value): Identifier => ({ type: 'imo', value })),
      ...numbers.filter(({ type }) => type !== 'imo'),
    ],
    categories: source.categories(),
    listing: {
      ...(party.listedOn === undefined ? {} : { listedOn: party.listedOn }),
      ...(party.updatedOn === undefined ? {} : { updatedOn: party.updatedOn }),
      programs: unique(party.regimes),
      legalBasis: unique(party.sources.map((one) => `Designated by: ${one}`)),
      measures: unique(party.sanctions),
      ...(party.reasons.length === 0 ? {} : { reason: unique(party.reasons).join('\n') }),
      ...(party.reference === undefined ? {} : { reference: party.reference }),
    },
    documents: [
      ...documents,
      ...registrations.map((number) => ({ type: 'Business registration number', number })),
      ...imos.map((number) => ({ type: 'IMO number', number })),
      ...party.hullNumbers.map((number) => ({ type: 'Hull identification number', number })),
    ],
    addresses,
    placesOfBirth: unique(party.birthplaces.flatMap(birthplaceTexts)),
    titles: unique(party.titles.flatMap(numbered)),
    positions: unique(party.positions.flatMap(numbered)).map((title) =>
      /^(?:former|ex-)/i.test(title) ? { title, current: false } : { title },
    ),
    relations: readRelations(party),
    emails: unique(party.emails.flatMap(numbered)),
    phones: unique(party.phones.flatMap(numbered)),
    websites: unique(party.websites.flatMap(numbered)),
    notes: unique(notes),
    particulars: readParticulars(party),
  });
}

function readNames(party: UkDesignation, ofPerson: boolean): ListedName[] {
  const names = new Map<string, ListedName>();
  const add = (name: ListedName): void => {
    const known = names.get(name.full);
    if (!/[\p{L}\p{N}]/u.test(name.full)) return;
    if (known === undefined || (known.quality === 'weak' && name.quality === 'strong')) names.set(name.full, name);
  };
  const written = party.names.map((name) => ({ name, kind: nameKind(name.type) }));
  for (const { name, kind } of [...written.filter(isPrimary), ...written.filter((one) => !isPrimary(one))]) {
    add(fullName(name, kind, ofPerson));
  }
  for (const full of party.nonLatinNames.flatMap(numbered)) add({ full, kind: 'original', quality: 'strong' });
  const [first, ...others] = names.values();
  if (first === undefined) return [];
  return [first.kind === 'aka' ? { ...first, kind: 'primary' } : first, ...others];
}

function isPrimary({ kind }: { readonly kind: NameKind }): boolean {
  return kind === 'primary';
}

function fullName({ given, last, strength }: UkName, kind: NameKind, ofPerson: boolean): ListedName {
  const quality = /^low/i.test(strength) ? 'weak' : 'strong';
  const full = unique([given, last]).join(' ');
  return ofPerson && given !== '' && last !== ''
    ? { full, kind, quality, family: last, given }
    : { full, kind, quality };
}

/** "Primary Name", "Primary name", "Prime Alias" are the main name; a variation of it and "ALias" are other names. */
function nameKind(type: string): NameKind {
  if (/^(?:primary name|prime alias)$/i.test(type)) return 'primary';
  return /^(?:fka|f\.k\.a|former)/i.test(type) ? 'fka' : 'aka';
}

/** Dates of birth; of a ship, the years it was built in. */
function readDates(party: UkDesignation): { dates: PartialDate[]; unread: string[] } {
  const dates = new Map<string, PartialDate>();
  const unread: string[] = [];
  for (const text of [...party.datesOfBirth, ...party.yearsBuilt].flatMap(numbered)) {
    const date = ukDate(text);
    if (date === undefined) unread.push(`Date: ${text}`);
    else dates.set(`${date.start} ${date.end}`, date);
  }
  return { dates: [...dates.values()], unread };
}

function countriesIn(texts: readonly string[], label: string, notes: string[]): string[] {
  const codes: string[] = [];
  for (const text of unique(texts.flatMap(numbered))) {
    const plain = text.replace(/\s*\(.*\)$/, '').replace(/ (?:citizenship|citizen|nationality|national)$/i, '');
    const named = countryNamed(plain);
    // "Congolese" can be of either Congo: both are kept, so that neither contradicts.
    const meant = named === undefined ? nationalitiesNamed(plain) : [named];
    if (meant.length === 0) notes.push(`${label}: ${text}`);
    codes.push(...meant);
  }
  return codes;
}

function readAddress({ lines, postalCode, country }: UkAddress): Address {
  const code = countryNamed(country) ?? countryNamed(country.replace(/\s*\(.*\)$/, ''));
  const written = unique(lines);
  // The last of six lines is the town or region, the others are the street.
  const city = lines[5] ?? '';
  const street = written.filter((line) => line !== city).join(', ');
  return {
    ...(street === '' ? {} : { street }),
    ...(city === '' ? {} : { city }),
    ...(postalCode === '' ? {} : { postalCode }),
    ...(code === undefined ? {} : { country: code }),
    ...(code !== undefined && countryNamed(country) === code ? {} : country === '' ? {} : { note: country }),
  };
}

const NUMBER = /(?<![\w/])(?=[A-Z0-9/-]*\d)[A-Z0-9][A-Z0-9/-]{3,}(?![\w/])/;

/** "(1) 428720 (2) 215215" are two documents. */
function eachNumber({ number, ...rest }: UkDocument): UkDocument[] {
  return numbered(number).map((one) => ({ ...rest, number: one }));
}

/** The old list writes numbers into sentences: "Passport No: 592667 (Qatari passport issued on 3 May 2007)". */
function readDocument(
  type: string,
  { number: written, details }: UkDocument,
  notes: string[],
): IdentityDocument | undefined {
  const sentence = /\s/.test(written) && /[a-z]{2}/.test(written);
  const number = sentence ? NUMBER.exec(written)?.[0] : written;
  if (number === undefined || !/\d/.test(number)) {
    notes.push(unique([`${type}: ${written}`, details]).join(', '));
    return undefined;
  }
  const note = unique([sentence ? written : '', details]).join(', ');
  const issuer = /(?:^|[\s(])([A-Z][\p{L}]+(?: [A-Z][\p{L}]+)?)(?:'s)? (?:passport|national|number|ID\b)/u.exec(
    note,
  )?.[1];
  const country = countryNamed(issuer ?? '') ?? countryNamed(details);
  return { type, number, ...(country === undefined ? {} : { country }), ...(note === '' ? {} : { note }) };
}

function identifierOf({ type, number, country }: IdentityDocument): Identifier {
  return {
    type: type === 'Passport' ? 'passport' : 'national_id',
    value: number,
    ...(country === undefined ? {} : { country }),
  };
}

/** Reads IMO numbers with or without their prefix: `IMO9562233`, `9562233`. */
function imoNumbers(text: string): string[] {
  return [...text.matchAll(/(?<!\d)\d{7}(?!\d)/g)].map(([number]) => number);
}

function readGender(genders: readonly string[]): 'male' | 'female' | undefined {
  const gender = genders[0]?.toLowerCase();
  return gender === 'male' || gender === 'female' ? gender : undefined;
}

/** "(1) Tripoli (2) Tunis" with "(1) Libya (2) Tunisia" are two places. */
function birthplaceTexts({ town, country }: { readonly town: string; readonly country: string }): string[] {
  const towns = numbered(town);
  const countries = numbered(country);
  const count = Math.max(towns.length, countries.length);
  return Array.from({ length: count }, (_, index) =>
    unique([towns[index], countries[index] ?? (countries.length === 1 ? countries[0] : undefined)]).join(', '),
  );
}

function readRelations(party: UkDesignation): Relation[] {
  const ties = (texts: readonly string[], kind: Relation['kind'], relation: string): Relation[] =>
    unique(texts.flatMap(numbered)).map((name) => ({ kind, relation, name }));
  return [
    ...ties(party.owners, 'owner', 'owner or operator'),
    ...ties(party.previousOwners, 'owner', 'previous owner or operator'),
    ...ties(party.parents, 'owner', 'parent company'),
    ...ties(party.subsidiaries, 'owned', 'subsidiary'),
  ];
}

function readParticulars(party: UkDesignation): Record<string, string[]> {
  const stated: readonly (readonly [string, readonly string[]])[] = [
    ['entity_type', party.entityTypes],
    ['flag', party.flags],
    ['former_flag', party.previousFlags],
    ['length', party.lengths],
    ['tonnage', party.tonnages],
    ['vessel_type', party.shipTypes],
  ];
  return Object.fromEntries(
    stated.map(([name, texts]) => [name, unique(texts)] as const).filter(([, texts]) => texts.length > 0),
  );
}
