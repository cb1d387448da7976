import {
  ENTITY_TYPES,
  type EntityType,
  type Identifier,
  type ListedName,
  type NameKind,
  type PartialDate,
} from '@touchstone/engine';
import { CATEGORIES, type Category, categoryOf } from '../../domain/category.js';
import { countryNamed } from '../../domain/country.js';
import type { CustomListType } from '../../domain/custom-list.js';
import { type Address, type ListedRecord, listedRecord } from '../../domain/listed-record.js';
import { lastCountry } from '../fields/places.js';
import { inOrder, specialInterest } from '../fields/topic-categories.js';
import { unique } from '../fields/unique.js';
import { writtenDate } from '../fields/written-date.js';

/** Fields of a custom list, in CSV and JSON. */
export const CUSTOM_FIELDS = [
  'id',
  'name',
  'entity_type',
  'aliases',
  'weak_aliases',
  'birth_incorporation_date',
  'countries',
  'nationality',
  'gender',
  'categories',
  'identification_number',
  'business_registration_number',
  'imo_number',
  'mmsi',
  'tail_number',
  'wallet_address',
  'addresses',
  'positions',
  'notes',
  'source_url',
  'image',
  'list_type',
] as const;

export type CustomField = (typeof CUSTOM_FIELDS)[number];

/** Non-empty values of each field of an entry. */
export type CustomEntry = (field: CustomField) => readonly string[];

/** A record, or why the entry is unusable. `doubts` are values that were not recognised: kept as notes and reported. */
export type CustomResult =
  | { readonly record: ListedRecord; readonly doubts: readonly string[] }
  | { readonly broken: string };

/**
 * Reads an entry of a custom list. Fields that decide whom it can match (name, type, category, blacklist or whitelist)
 * must be right; an unreadable date or country does not lose the entry. In a list of one type (`ofList`) an entry may
 * leave the type out but not contradict it.
 */
export function customRecord(
  source: string,
  defaultId: string,
  entry: CustomEntry,
  ofList?: CustomListType,
): CustomResult {
  const name = entry('name')[0];
  if (name === undefined) return { broken: 'the name is missing' };
  if (!/[\p{L}\p{N}]/u.test(name)) return { broken: 'the name has no letter and no digit' };
  const entityType = readEntityType(entry('entity_type')[0]);
  if (entityType === undefined) return { broken: `entity_type must be one of: ${ENTITY_TYPES.join(', ')}` };
  const listType = (entry('list_type')[0] ?? ofList ?? 'block').toLowerCase();
  if (listType !== 'block' && listType !== 'allow') return { broken: 'list_type must be block or allow' };
  if (ofList !== undefined && listType !== ofList) {
    return { broken: `list_type is ${listType}, but the list has the type ${ofList}` };
  }
  const categories = entry('categories').map((text) => categoryOf(text));
  const known = categories.filter((category) => category !== undefined);
  if (known.length < categories.length) return { broken: `a category must be one of: ${CATEGORIES.join(', ')}` };

  const doubts: string[] = [];
  const dates = readDates(entry('birth_incorporation_date'), doubts);
  const nationalities = readCountries('nationality', entry('nationality'), doubts);
  const countries = readCountries('countries', entry('countries'), doubts);
  const addresses = entry('addresses').map(readAddress);
  const gender = readGender(entry('gender')[0], doubts);
  const sourceUrl = entry('source_url')[0];
  const image = entry('image');
  const numbers = readNumbers(entry);
  return {
    doubts,
    record: listedRecord({
      source,
      sourceId: entry('id')[0] ?? defaultId,
      entityType,
      names: readNames(entry),
      dates,
      nationalities,
      countries: unique([...nationalities, ...countries, ...addresses.map((address) => address.country)]),
      ...(gender === undefined ? {} : { gender }),
      identifiers: numbers.map(({ identifier }) => identifier),
      categories: inOrder(known.length > 0 ? known : defaultCategories(listType, entityType)),
      documents: numbers.map(({ label, identifier }) => ({ type: label, number: identifier.value })),
      addresses,
      positions: entry('positions').map((title) => ({ title })),
      notes: [...entry('notes'), ...doubts],
      particulars: { ...(image.length === 0 ? {} : { image }), list_type: [listType] },
      ...(sourceUrl === undefined ? {} : { sourceUrl }),
    }),
  };
}

/** Default categories: a block list without a reason is of special interest; an allow list accuses no one. */
function defaultCategories(listType: CustomListType, entityType: EntityType): Category[] {
  return listType === 'block' ? [specialInterest(entityType)] : [];
}

function readEntityType(written = 'Person'): EntityType | undefined {
  const plain = written.toLowerCase().replace(/[\s-]+/g, '_');
  return ENTITY_TYPES.find((type) => type.toLowerCase() === plain);
}

function readNames(entry: CustomEntry): ListedName[] {
  const names = new Map<string, ListedName>();
  const add = (texts: readonly string[], kind: NameKind, quality: ListedName['quality']): void => {
    for (const full of texts) {
      if (/[\p{L}\p{N}]/u.test(full) && !names.has(full)) names.set(full, { full, kind, quality });
    }
  };
  add(entry('name'), 'primary', 'strong');
  add(entry('aliases'), 'aka', 'strong');
  add(entry('weak_aliases'), 'aka', 'weak');
  return [...names.values()];
}

function readDates(texts: readonly string[], doubts: string[]): PartialDate[] {
  return texts.flatMap((text) => {
    const date = writtenDate(text);
    if (date === undefined) doubts.push(`birth_incorporation_date: ${text}`);
    return date === undefined ? [] : [date];
  });
}

function readCountries(field: CustomField, texts: readonly string[], doubts: string[]): string[] {
  return unique(
    texts.map((text) => {
      const code = countryNamed(text) ?? countryNamed(text.toUpperCase());
      if (code === undefined) doubts.push(`${field}: ${text}`);
      return code;
    }),
  );
}

function readGender(text: string | undefined, doubts: string[]): 'male' | 'female' | 'other' | undefined {
  const plain = text?.toLowerCase();
  if (plain === 'male' || plain === 'm') return 'male';
  if (plain === 'female' || plain === 'f') return 'female';
  if (plain === 'other') return 'other';
  if (text !== undefined) doubts.push(`gender: ${text}`);
  return undefined;
}

function readAddress(text: string): Address {
  const country = lastCountry(text);
  return { street: text, ...(country === undefined ? {} : { country }) };
}

/** Reads `identification_number`, which may be of any document: only equality counts as evidence. */
export const NUMBER_FIELDS: readonly (readonly [CustomField, Identifier['type'], string])[] = [
  ['identification_number', 'other', 'Identification number'],
  ['business_registration_number', 'registration_number', 'Business registration number'],
  ['imo_number', 'imo', 'IMO number'],
  ['mmsi', 'mmsi', 'MMSI'],
  ['tail_number', 'tail_number', 'Tail number'],
  ['wallet_address', 'wallet', 'Wallet address'],
];

function readNumbers(entry: CustomEntry): { label: string; identifier: Identifier }[] {
  return NUMBER_FIELDS.flatMap(([field, type, label]) =>
    entry(field).map((value) => ({ label, identifier: { type, value } })),
  );
}
