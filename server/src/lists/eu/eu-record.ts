import {
  type Identifier,
  type IdentifierType,
  isValidImo,
  type ListedName,
  type PartialDate,
} from '@touchstone/engine';
import { countryNamed } from '../../domain/country.js';
import {
  type Address,
  type IdentityDocument,
  type ListedRecord,
  type Listing,
  listedRecord,
} from '../../domain/listed-record.js';
import { dateRange, partialDate } from '../../domain/partial-date.js';
import { isoDate } from '../fields/date-span.js';
import { organizationKind } from '../fields/organization-kind.js';
import { shipNumbers } from '../fields/ship-numbers.js';
import { unique } from '../fields/unique.js';
import type { RecordSource } from '../reading/list-reader.js';
import type { EuAttributes, EuEntity } from './eu-entity.js';

/** Builds one record; undefined if it has no name. */
export function euRecord(source: RecordSource, entity: EuEntity): ListedRecord | undefined {
  const names = readNames(entity);
  if (names.length === 0) return undefined;
  const notes = [...entity.remarks];
  const { dates, unread } = readDates(entity.birthdates);
  const documents = entity.identifications.map(readDocument).filter((read) => read !== undefined);
  const numbers = documents.map(({ identifier }) => identifier);
  const addresses = entity.addresses.map(readAddress).filter((address) => Object.keys(address).length > 0);
  const nationalities = unique(entity.citizenships.map(countryOf));
  const { ships, isVessel } = readShip(entity, names, numbers);
  const gender = entity.names.map((name) => GENDERS[name.get('gender') ?? '']).find((known) => known !== undefined);
  notes.push(
    ...unread,
    ...entity.citizenships
      .filter((one) => countryOf(one) === undefined)
      .map((one) => statedIn('Citizenship', one, ['region', 'countrydescription']))
      .filter((text) => text !== 'Citizenship: UNKNOWN' && text !== 'Citizenship: '),
    ...entity.names.map((name) => name.get('remark') ?? '').filter((text) => text !== ''),
  );
  return listedRecord({
    source: source.name,
    sourceId: entity.id,
    entityType: entity.ofPerson ? 'Person' : isVessel ? 'Vessel' : organizationKind(names.map((name) => name.full)),
    names,
    dates,
    nationalities,
    countries: unique([
      ...nationalities,
      ...entity.birthdates.map(countryOf),
      ...addresses.map((address) => address.country),
      ...documents.map(({ document }) => document.country),
    ]),
    ...(gender === undefined ? {} : { gender }),
    identifiers: [...numbers, ...ships],
    categories: source.categories(),
    listing: readListing(entity),
    documents: documents.map(({ document }) => document),
    addresses,
    placesOfBirth: unique(
      entity.birthdates.map((birth) =>
        unique([
          birth.get('city'),
          birth.get('place'),
          birth.get('region'),
          countryOf(birth) === undefined ? undefined : birth.get('countrydescription'),
        ]).join(', '),
      ),
    ),
    titles: unique(entity.names.map((name) => name.get('title'))),
    positions: unique(entity.names.map((name) => name.get('function'))).map((title) =>
      /^(?:former|ex-)/i.test(title) ? { title, current: false } : { title },
    ),
    notes: unique(notes),
  });
}

const GENDERS: Readonly<Record<string, 'male' | 'female'>> = { M: 'male', F: 'female' };

/** Chooses the main name, as the EU marks none: the first strong one, preferably without a language or in English. */
function readNames({ names: written, ofPerson }: EuEntity): ListedName[] {
  const ordered = [...written].sort((one, other) => rank(one) - rank(other));
  const names = new Map<string, ListedName>();
  for (const name of ordered) {
    const family = name.get('lastname') ?? '';
    const given = unique([name.get('firstname'), name.get('middlename')]).join(' ');
    const full = (name.get('wholename') ?? unique([given, family]).join(' ')).replace(/\s+/g, ' ');
    if (!/[\p{L}\p{N}]/u.test(full) || names.has(full)) continue;
    const quality = name.get('strong') === 'false' ? 'weak' : 'strong';
    const kind = names.size === 0 ? 'primary' : isOriginal(full, name.get('namelanguage')) ? 'original' : 'aka';
    const parts = ofPerson && family !== '' && given !== '' ? { family, given } : {};
    names.set(full, { full, kind, quality, ...parts });
  }
  return [...names.values()];
}

function rank(name: EuAttributes): number {
  const language = name.get('namelanguage') ?? '';
  return (name.get('strong') === 'false' ? 2 : 0) + (language === '' || language === 'EN' ? 0 : 1);
}

/** Bulgarian and Greek are languages of the regulation, another script that is not Latin is the party's own. */
function isOriginal(full: string, language = ''): boolean {
  return (
    /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(full) && language !== 'BG' && language !== 'EL'
  );
}

function readDates(birthdates: readonly EuAttributes[]): { dates: PartialDate[]; unread: string[] } {
  const dates = new Map<string, PartialDate>();
  const unread: string[] = [];
  for (const birth of birthdates) {
    const date = birthDate(birth);
    if (date !== undefined) dates.set(`${date.start} ${date.end} ${date.circa}`, date);
    const stated = statedIn('Date of birth', birth, [
      'birthdate',
      'year',
      'yearrangefrom',
      'yearrangeto',
      'calendartype',
    ]);
    if (date === undefined && /\d/.test(stated)) unread.push(stated);
    const remark = birth.get('remark');
    if (remark !== undefined) unread.push(`Date of birth: ${remark}`);
  }
  return { dates: [...dates.values()], unread };
}

/** Keeps a date of another calendar as a note: the list does not say which Islamic calendar it uses. */
function birthDate(birth: EuAttributes): PartialDate | undefined {
  if ((birth.get('calendartype') ?? 'GREGORIAN').toUpperCase() !== 'GREGORIAN') return undefined;
  const circa = birth.get('circa') === 'true';
  const whole = isoDate(birth.get('birthdate'));
  if (whole !== undefined) return { ...whole, circa };
  const from = partialDate(Number(birth.get('yearrangefrom')));
  const to = partialDate(Number(birth.get('yearrangeto')));
  if (from !== undefined && to !== undefined) return dateRange(from, to, circa);
  const number = (...names: readonly string[]): number | undefined => {
    const value = Number(names.map((name) => birth.get(name)).find((text) => text !== undefined));
    return Number.isInteger(value) && value > 0 ? value : undefined;
  };
  const year = number('year') ?? number('birthdate');
  if (year === undefined) return undefined;
  const month = number('monthofyear', 'month');
  const day = month === undefined ? undefined : number('dayofmonth', 'day');
  return partialDate(year, month, day, circa) ?? partialDate(year, undefined, undefined, circa);
}

/** `00` is the EU's code for an unknown country. */
function countryOf(attributes: EuAttributes): string | undefined {
  const code = attributes.get('countryiso2code');
  return (
    countryNamed(code ?? '') ?? (code === '00' ? undefined : countryNamed(attributes.get('countrydescription') ?? ''))
  );
}

function readAddress(address: EuAttributes): Address {
  const country = countryOf(address);
  const box = address.get('pobox');
  const street = unique([address.get('street'), box === undefined ? undefined : `PO Box ${box}`]).join(', ');
  const city = unique([address.get('city'), address.get('place')]).join(', ');
  const [region, postalCode] = [address.get('region'), address.get('zipcode')];
  const note = unique([
    address.get('asatlistingtime') === 'true' ? 'as at listing time' : undefined,
    address.get('contactinfo'),
    address.get('remark'),
  ]).join('; ');
  return {
    ...(street === '' ? {} : { street }),
    ...(city === '' ? {} : { city }),
    ...(region === undefined ? {} : { region }),
    ...(postalCode === undefined ? {} : { postalCode }),
    ...(country === undefined ? {} : { country }),
    ...(note === '' ? {} : { note }),
  };
}

const TYPES: readonly (readonly [RegExp, IdentifierType])[] = [
  [/^passport/, 'passport'],
  [/^(?:id|ssn|residentperm|nationalid|electionid)$/, 'national_id'],
  [/^(?:tax|fiscal)/, 'tax_id'],
  [/^(?:regnumber|trade)/, 'registration_number'],
  [/^driv/, 'driving_licence'],
  [/^imo$/, 'imo'],
  [/^swift/, 'swift_bic'],
  [/^lei$/, 'lei'],
];

const DOUBTS: Readonly<Record<string, string>> = {
  knownfalse: 'known to be false',
  knownexpired: 'known to be expired',
  reportedlost: 'reported lost',
  revokedbyissuer: 'revoked by the issuer',
  diplomatic: 'diplomatic',
};

/** Keeps numbers marked as false: this party used them. */
function readDocument(
  one: EuAttributes,
): { readonly document: IdentityDocument; readonly identifier: Identifier } | undefined {
  const number = one.get('number') ?? one.get('latinnumber');
  if (number === undefined) return undefined;
  const code = (one.get('identificationtypecode') ?? one.get('typecode') ?? '').toLowerCase();
  const type = TYPES.find(([pattern]) => pattern.test(code))?.[1] ?? 'other';
  const country = countryOf(one);
  const latin = one.get('latinnumber');
  const note = unique([
    latin === undefined || latin === number ? undefined : `in Latin letters ${latin}`,
    ...Object.entries(DOUBTS).map(([name, text]) => (one.get(name) === 'true' ? text : undefined)),
    one.get('issuedby') === undefined ? undefined : `issued by ${one.get('issuedby')}`,
    one.get('nameondocument') === undefined ? undefined : `in the name of ${one.get('nameondocument')}`,
    one.get('remark'),
  ]).join('; ');
  const issuedOn = isoDate(one.get('issueddate') ?? one.get('issuedate') ?? one.get('validfrom'))?.start;
  const expiresOn = isoDate(one.get('validto'))?.start;
  const digits = /\d{7}/.exec(number)?.[0] ?? '';
  const isShip = type === 'imo' && isValidImo(digits);
  return {
    document: {
      type: one.get('identificationtypedescription') ?? one.get('typedescription') ?? (code === '' ? 'Document' : code),
      number,
      ...(country === undefined ? {} : { country }),
      ...(issuedOn === undefined ? {} : { issuedOn }),
      ...(expiresOn === undefined ? {} : { expiresOn }),
      ...(note === '' ? {} : { note }),
    },
    identifier: {
      type: type === 'imo' && !isShip ? 'registration_number' : type,
      value: isShip ? digits : number,
      ...(country === undefined ? {} : { country }),
    },
  };
}

/** Recognises ships, which the EU lists as enterprises, by an IMO number among identifications or remarks. */
function readShip(
  { ofPerson, remarks }: EuEntity,
  names: readonly ListedName[],
  numbers: readonly Identifier[],
): { ships: readonly Identifier[]; isVessel: boolean } {
  if (ofPerson || organizationKind(names.map((name) => name.full)) === 'Company') return { ships: [], isVessel: false };
  const known = numbers.some(({ type }) => type === 'imo');
  const ships = known ? [] : shipNumbers(remarks.join('\n'));
  return { ships, isVessel: known || ships.some(({ type }) => type === 'imo') };
}

/** Returns the date of designation; if absent, the earliest date of a regulation in the entry. */
function readListing({ designationDate, designationDetails, unitedNationId, regulations, days }: EuEntity): Listing {
  const sorted = days.filter((day) => isoDate(day) !== undefined).sort();
  const listedOn = isoDate(designationDate)?.start ?? sorted[0];
  const updatedOn = sorted.at(-1);
  return {
    ...(listedOn === undefined ? {} : { listedOn }),
    ...(updatedOn === undefined ? {} : { updatedOn }),
    programs: unique(regulations.map((one) => one.get('programme'))),
    legalBasis: unique(regulations.map((one) => one.get('numbertitle'))),
    measures: [],
    ...(designationDetails === undefined ? {} : { reason: designationDetails }),
    ...(unitedNationId === undefined ? {} : { reference: unitedNationId }),
  };
}

function statedIn(label: string, attributes: EuAttributes, names: readonly string[]): string {
  return `${label}: ${unique(names.map((name) => attributes.get(name))).join(', ')}`;
}
