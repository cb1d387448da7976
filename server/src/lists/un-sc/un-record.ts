import { isValidImo } from '@touchstone/engine';
import { countryNamed } from '../../domain/country.js';
import {
  type Address,
  type ListedRecord,
  type Listing,
  listedRecord,
  type Position,
  type Relation,
} from '../../domain/listed-record.js';
import { organizationKind } from '../fields/organization-kind.js';
import { unique } from '../fields/unique.js';
import type { RecordSource } from '../reading/list-reader.js';
import { childrenOf, childText, orderly, type XmlElement } from '../reading/xml-elements.js';
import { unBirthDate, unDate } from './un-date.js';
import { unDocuments } from './un-documents.js';
import { unNames } from './un-names.js';

/** Builds one INDIVIDUAL or ENTITY; undefined if it has no name. */
export function unRecord(source: RecordSource, reference: string, element: XmlElement): ListedRecord | undefined {
  const ofPerson = element.name === 'INDIVIDUAL';
  const { names, notes: nameNotes } = unNames(element);
  if (names.length === 0) return undefined;

  const notes: string[] = [];
  const comments = childText(element, 'COMMENTS1');
  if (comments !== undefined) notes.push(comments);
  notes.push(...nameNotes);

  const { dates, notes: dateNotes } = readDates(element);
  const { documents, identifiers, notes: documentNotes } = unDocuments(element);
  notes.push(...dateNotes, ...documentNotes);
  const { nationalities, unknown } = readNationalities(element);
  notes.push(...unknown.map((text) => `Nationality: ${text}`));
  const addresses = readAddresses(element);
  const birthplaces = childrenOf(element, 'INDIVIDUAL_PLACE_OF_BIRTH')
    .map(readPlace)
    .filter((place) => place !== undefined);
  const gender = readGender(element, comments);
  const imo = ofPerson ? [] : shipNumbers(comments);

  return listedRecord({
    source: source.name,
    sourceId: reference,
    entityType: ofPerson ? 'Person' : organizationKind(names.map((name) => name.full)),
    names,
    dates,
    nationalities,
    countries: unique([
      ...nationalities,
      ...birthplaces.map((place) => place.country),
      ...addresses.map((address) => address.country),
      ...documents.map((document) => document.country),
    ]),
    ...(gender === undefined ? {} : { gender }),
    identifiers: [...identifiers, ...imo],
    categories: source.categories(),
    listing: readListing(element, reference),
    documents,
    addresses,
    placesOfBirth: unique(birthplaces.map((place) => place.text)),
    deathDates: ofPerson ? deathDates(comments) : [],
    titles: values(element, 'TITLE'),
    positions: values(element, 'DESIGNATION').flatMap(readPositions),
    relations: [...(ofPerson ? readParents(comments) : []), ...readTies(comments)],
    notes: unique(notes),
  });
}

function readDates(element: XmlElement): Pick<ListedRecord, 'dates' | 'notes'> {
  const dates: ListedRecord['dates'][number][] = [];
  const notes: string[] = [];
  const add = (date: ListedRecord['dates'][number] | undefined): void => {
    const same = dates.some(
      (known) => known.start === date?.start && known.end === date.end && known.circa === date.circa,
    );
    if (date !== undefined && !same) dates.push(date);
  };
  for (const birth of childrenOf(element, 'INDIVIDUAL_DATE_OF_BIRTH')) {
    const date = unBirthDate(birth);
    add(date);
    const note = childText(birth, 'NOTE');
    if (note !== undefined && !/^approximately$/i.test(note) && date?.precision !== 'month')
      notes.push(`Date of birth: ${note}`);
    if (date === undefined && note === undefined) {
      const stated = birth.children
        .map((child) => orderly(child.text))
        .filter((text) => text !== '' && !/^[A-Z]+$/.test(text));
      if (stated.length > 0) notes.push(`Date of birth: ${stated.join(' ')}`);
    }
  }
  // An alias can have its own papers and so its own date of birth.
  for (const alias of childrenOf(element, 'INDIVIDUAL_ALIAS')) {
    const name = childText(alias, 'ALIAS_NAME') ?? 'An alias';
    const written = childText(alias, 'DATE_OF_BIRTH');
    const place = [childText(alias, 'CITY_OF_BIRTH'), childText(alias, 'COUNTRY_OF_BIRTH')].filter(
      (part) => part !== undefined,
    );
    if (written !== undefined) add(unDate(written));
    const born = [written, place.join(', ')].filter((part) => part !== undefined && part !== '');
    if (born.length > 0) notes.push(`${name}: born ${born.join(' in ')}`);
  }
  return { dates, notes };
}

function readNationalities(element: XmlElement): { nationalities: string[]; unknown: string[] } {
  const nationalities: string[] = [];
  const unknown: string[] = [];
  for (const text of values(element, 'NATIONALITY')) {
    const code = countryNamed(text);
    if (code !== undefined) nationalities.push(code);
    else if (text !== 'na') unknown.push(text);
  }
  return { nationalities: unique(nationalities), unknown };
}

function readAddresses(element: XmlElement): Address[] {
  return [...childrenOf(element, 'INDIVIDUAL_ADDRESS'), ...childrenOf(element, 'ENTITY_ADDRESS')]
    .map((child): Address => {
      const [street, city, province, postalCode, country, note] = [
        'STREET',
        'CITY',
        'STATE_PROVINCE',
        'ZIP_CODE',
        'COUNTRY',
        'NOTE',
      ].map((part) => childText(child, part));
      const code = country === undefined ? undefined : countryNamed(country);
      const region = [province, code === undefined ? country : undefined]
        .filter((part) => part !== undefined)
        .join(', ');
      return {
        ...(street === undefined ? {} : { street }),
        ...(city === undefined ? {} : { city }),
        ...(region === '' ? {} : { region }),
        ...(postalCode === undefined ? {} : { postalCode }),
        ...(code === undefined ? {} : { country: code }),
        ...(note === undefined ? {} : { note }),
      };
    })
    .filter((address) => Object.keys(address).length > 0);
}

function readPlace(element: XmlElement): { text: string; country?: string } | undefined {
  const parts = ['STREET', 'CITY', 'STATE_PROVINCE', 'COUNTRY', 'NOTE'].map((part) => childText(element, part));
  const text = unique(parts).join(', ');
  if (text === '') return undefined;
  const code = parts[3] === undefined ? undefined : countryNamed(parts[3]);
  return code === undefined ? { text } : { text, country: code };
}

function readGender(element: XmlElement, comments: string | undefined): 'male' | 'female' | undefined {
  const text = childText(element, 'GENDER') ?? /\bGender:?\s+(Male|Female)\b/i.exec(comments ?? '')?.[1];
  const gender = text?.toLowerCase();
  return gender === 'male' || gender === 'female' ? gender : undefined;
}

/** "a) Minister of Planning b) Minister of Higher Education" are two. */
function readPositions(text: string): Position[] {
  return text
    .split(/(?:^|\s)[a-z]\)\s+/)
    .map((part) => part.replace(/[;,]\s*$/, '').trim())
    .filter((part) => part !== '')
    .map((title) => (/^(?:former|ex-)/i.test(title) ? { title, current: false } : { title }));
}

/**
 * The IMO numbers ships (with a check digit in the last place) and, separately, shipping companies. The UN gives
 * mostly the latter for its entities: only a number with a ship's check digit that is called a vessel's is a ship's.
 */
function shipNumbers(comments: string | undefined): ListedRecord['identifiers'] {
  const found = [
    ...(comments ?? '').matchAll(/IMO\)?(?:\s+(?:company|ship|vessel))?(?:\s+(?:number|no\.?))?\s*:?\s*(\d{7})\b/gi),
  ];
  return unique(found.map((match) => match[1])).map((value) => ({
    type:
      isValidImo(value) && /\bvessel IMO|\bship IMO|IMO (?:ship|vessel)/i.test(comments ?? '')
        ? 'imo'
        : 'registration_number',
    value,
  }));
}

const PARENT = /\b(father|mother)(?:’|'|`)?s name(?: is|:)?\s*:?\s*([\p{L}’'‘`.\- ]{3,60}?)(?=\s*[;.,(]|\s+and\b|$)/giu;

function readParents(comments: string | undefined): Relation[] {
  return [...(comments ?? '').matchAll(PARENT)].map((match) => ({
    kind: 'family',
    relation: (match[1] ?? '').toLowerCase(),
    name: (match[2] ?? '').trim(),
  }));
}

/** "Brother-in-law of Ahmad Jan Akhundzada (TAi.109)": the reference number says beyond doubt who is meant. */
const TIE =
  /\b((?:half-)?(?:brother|sister|son|daughter|father|mother|cousin|uncle|nephew|wife|husband)(?:-in-law)? of|associated with|associate of)\s+([^().;]{3,80}?)\s*\(([A-Z]{2}[ie]\.\d{3})\)/gi;

function readTies(comments: string | undefined): Relation[] {
  return [...(comments ?? '').matchAll(TIE)].map(([, relation = '', name = '', sourceId = '']) => ({
    kind: /^associate/i.test(relation) ? 'associate' : 'family',
    relation: relation.toLowerCase(),
    name: name.trim(),
    sourceId,
  }));
}

function deathDates(comments: string | undefined): ListedRecord['deathDates'] {
  const match = /\b(?:[Dd]eceased|[Dd]ied)\s+(?:on|in)\s+((?:\d{1,2}\s+)?(?:[A-Z][a-z]+\.?\s+)?\d{4})\b/.exec(
    comments ?? '',
  );
  const date = match?.[1] === undefined ? undefined : unDate(match[1]);
  return date === undefined ? [] : [date];
}

/** Founding resolutions of each regime, as the UN committees name them. */
const RESOLUTIONS: Readonly<Record<string, string>> = {
  'Al-Qaida': 'Security Council resolutions 1267 (1999), 1989 (2011) and 2253 (2015)',
  Taliban: 'Security Council resolutions 1267 (1999) and 1988 (2011)',
  DPRK: 'Security Council resolution 1718 (2006)',
  Iraq: 'Security Council resolutions 1483 (2003) and 1518 (2003)',
  DRC: 'Security Council resolution 1533 (2004)',
  Libya: 'Security Council resolution 1970 (2011)',
  Somalia: 'Security Council resolutions 751 (1992) and 1844 (2008)',
  CAR: 'Security Council resolution 2127 (2013)',
  Yemen: 'Security Council resolution 2140 (2014)',
  GB: 'Security Council resolution 2048 (2012)',
  SouthSudan: 'Security Council resolution 2206 (2015)',
  Haiti: 'Security Council resolution 2653 (2022)',
  Sudan: 'Security Council resolution 1591 (2005)',
  Iran: 'Security Council resolution 1737 (2006)',
};

function readListing(element: XmlElement, reference: string): Listing {
  const program = childText(element, 'UN_LIST_TYPE');
  const resolution = program === undefined ? undefined : RESOLUTIONS[program];
  const listedOn = childText(element, 'LISTED_ON')?.slice(0, 10);
  const updatedOn = values(element, 'LAST_DAY_UPDATED')
    .map((date) => date.slice(0, 10))
    .sort()
    .at(-1);
  return {
    ...(listedOn === undefined ? {} : { listedOn }),
    ...(updatedOn === undefined ? {} : { updatedOn }),
    programs: program === undefined ? [] : [program],
    legalBasis: resolution === undefined ? [] : [resolution],
    measures: [],
    reference,
  };
}

function values(element: XmlElement, name: string): string[] {
  return childrenOf(element, name)
    .flatMap((child) => childrenOf(child, 'VALUE'))
    .map((value) => orderly(value.text))
    .filter((text) => text !== '');
}
