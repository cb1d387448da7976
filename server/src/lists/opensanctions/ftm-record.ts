import type { EntityType, PartialDate } from '@touchstone/engine';
import type { Category } from '../../domain/category.js';
import { type Address, type ListedRecord, listedRecord, type Relation } from '../../domain/listed-record.js';
import { pepCategory } from '../fields/pep-level.js';
import { inOrder, topicCategories } from '../fields/topic-categories.js';
import { unique } from '../fields/unique.js';
import { writtenDate } from '../fields/written-date.js';
import type { RecordSource } from '../reading/list-reader.js';
import { ftmCountry } from './ftm-country.js';
import { type FtmEntity, firstOf, valuesOf } from './ftm-entity.js';
import { ftmIdentifiers, IDENTIFIER_PROPERTIES } from './ftm-identifiers.js';
import { ftmListing } from './ftm-listing.js';
import { ftmNames } from './ftm-names.js';
import type { FtmNeighbours, FtmParty } from './ftm-neighbours.js';
import { ftmPositions, officesOf } from './ftm-positions.js';
import { ftmType, TIES } from './ftm-schema.js';

/** Builds one party from its entity and neighbours; undefined if it has no name. Other properties become particulars. */
export function ftmRecord(
  source: RecordSource,
  entity: FtmEntity,
  neighbours: FtmNeighbours,
): ListedRecord | undefined {
  const names = ftmNames(entity);
  if (names.length === 0) return undefined;
  const entityType = ftmType(entity);
  const values = (...properties: string[]): string[] =>
    unique(properties.flatMap((property) => valuesOf(entity, property)));
  const doubts: string[] = [];
  const dates = (...properties: string[]): PartialDate[] =>
    values(...properties).flatMap((text) => {
      const date = writtenDate(text);
      if (date === undefined) doubts.push(`Date: ${text}`);
      return date === undefined ? [] : [date];
    });
  const countries = (...properties: string[]): string[] =>
    unique(
      values(...properties).map((text) => {
        const code = ftmCountry(text);
        if (code === undefined) doubts.push(`Country: ${text}`);
        return code;
      }),
    );

  const gender = values('gender').find((one) => one === 'male' || one === 'female' || one === 'other');
  const nationalities = countries('nationality', 'citizenship', 'jurisdiction', 'flag');
  const tied = countries('country', 'mainCountry', 'birthCountry', 'pastFlags');
  const addresses = readAddresses(entity, neighbours.addresses);
  const { identifiers, documents } = ftmIdentifiers(entity, neighbours.papers, neighbours.wallets);
  const { listing, notes: sanctionNotes } = ftmListing(entity, neighbours.sanctions);
  const sourceUrl = firstOf(entity, 'sourceUrl');
  return listedRecord({
    source: source.name,
    sourceId: entity.id,
    entityType,
    names,
    dates: dates('birthDate', 'incorporationDate', 'buildDate'),
    nationalities,
    countries: unique([
      ...nationalities,
      ...tied,
      ...addresses.map((address) => address.country),
      ...documents.map((document) => document.country),
    ]),
    ...(gender === undefined ? {} : { gender: gender as 'male' | 'female' | 'other' }),
    identifiers,
    categories: categoriesOf(entity, neighbours, entityType),
    listing,
    documents,
    addresses,
    placesOfBirth: values('birthPlace'),
    deathDates: dates('deathDate'),
    placesOfDeath: values('deathPlace'),
    titles: values('title'),
    positions: ftmPositions(entity, neighbours.occupancies),
    occupations: values('profession'),
    relations: neighbours.ties.map(readRelation),
    emails: values('email'),
    phones: values('phone'),
    websites: values('website'),
    education: values('education'),
    religions: values('religion'),
    politicalParties: values('political'),
    notes: unique([...values('notes', 'summary', 'description'), ...sanctionNotes, ...doubts]),
    particulars: readParticulars(entity),
    ...(sourceUrl === undefined ? {} : { sourceUrl }),
  });
}

/** A sanction without any topic is what files have that were not made by OpenSanctions. */
function categoriesOf(entity: FtmEntity, neighbours: FtmNeighbours, entityType: EntityType): Category[] {
  const topics = valuesOf(entity, 'topics');
  const categories = topicCategories(topics, entityType);
  if (categories.includes('PEP') && entityType === 'Person')
    categories.push(pepCategory(officesOf(entity, neighbours.occupancies)));
  if (topics.length === 0 && neighbours.sanctions.length > 0) categories.push('Sanctions');
  const close = neighbours.ties.some(({ tie, other }) => isClose(tie) && isExposed(other));
  if (close && entityType === 'Person') categories.push('RCA');
  return inOrder(categories);
}

function isClose(tie: FtmEntity): boolean {
  return tie.schema === 'Family' || tie.schema === 'Associate';
}

/** Exposed, sanctioned or accused in their own right, not only as a relative. */
function isExposed(party: FtmParty): boolean {
  return topicCategories(party.topics, 'Person').some(
    (category) => category !== 'RCA' && category !== 'Businessperson',
  );
}

function readAddresses(entity: FtmEntity, described: readonly FtmEntity[]): Address[] {
  const addresses = described.map((address): Address => {
    const [region, postalCode, country] = ['region', 'postalCode', 'country'].map((part) => firstOf(address, part));
    const street = [firstOf(address, 'postOfficeBox'), firstOf(address, 'street') ?? firstOf(address, 'street2')];
    const city = firstOf(address, 'city');
    const full = firstOf(address, 'full') ?? address.caption;
    const line = street.filter((part) => part !== undefined).join(', ');
    const code = country === undefined ? undefined : ftmCountry(country);
    const note = [...valuesOf(address, 'remarks'), ...valuesOf(address, 'summary')].join('; ');
    const parts = line === '' && city === undefined && full !== undefined ? { street: full } : {};
    return {
      ...(line === '' ? parts : { street: line }),
      ...(city === undefined ? {} : { city }),
      ...(region === undefined ? {} : { region }),
      ...(postalCode === undefined ? {} : { postalCode }),
      ...(code === undefined ? {} : { country: code }),
      ...(note === '' ? {} : { note }),
    };
  });
  const fulls = new Set(described.flatMap((address) => valuesOf(address, 'full')));
  const written = valuesOf(entity, 'address').filter((text) => !fulls.has(text));
  return [...addresses, ...written.map((street) => ({ street }))].filter((address) => Object.keys(address).length > 0);
}

function readRelation({ tie, end, other }: FtmNeighbours['ties'][number]): Relation {
  const definition = TIES[tie.schema];
  const side = definition?.ends[end];
  const words = definition?.words.flatMap((property) => valuesOf(tie, property)) ?? [];
  const [from, to, percentage] = ['startDate', 'endDate', 'percentage'].map((property) => firstOf(tie, property));
  const details = [
    ...words,
    ...(percentage === undefined ? [] : [/%/.test(percentage) ? percentage : `${percentage} %`]),
    ...(from === undefined ? [] : [`from ${from}`]),
    ...(to === undefined ? [] : [`until ${to}`]),
    ...valuesOf(tie, 'status'),
    ...valuesOf(tie, 'summary'),
    ...valuesOf(tie, 'description'),
  ].join('; ');
  // Family and associates name both ends alike: the word is the publisher's ("spouse").
  const word = isClose(tie) && end === 0 ? (words[0] ?? side?.relation) : side?.relation;
  return {
    kind: side?.kind ?? 'linked',
    relation: word ?? 'linked to',
    name: other.name,
    ...(details === '' ? {} : { details }),
    ...(other.listed ? { sourceId: other.id } : {}),
  };
}

/** The properties that have a field of their own in the record. */
const TAKEN = new Set([
  ...IDENTIFIER_PROPERTIES,
  ...['name', 'alias', 'weakAlias', 'previousName', 'abbreviation', 'birthDate', 'incorporationDate', 'buildDate'],
  ...['gender', 'nationality', 'citizenship', 'jurisdiction', 'flag', 'country', 'mainCountry', 'birthCountry'],
  ...['addressEntity', 'address', 'birthPlace', 'deathDate', 'deathPlace', 'title', 'position', 'profession', 'email'],
  ...[
    'phone',
    'website',
    'education',
    'religion',
    'political',
    'notes',
    'summary',
    'description',
    'programId',
    'program',
  ],
  ...['createdAt', 'modifiedAt', 'holder'],
]);

function readParticulars(entity: FtmEntity): Record<string, string[]> {
  const kept = Object.entries(entity.properties).filter(([property]) => !TAKEN.has(property));
  const [, ...urls] = valuesOf(entity, 'sourceUrl');
  const particulars = new Map<string, readonly string[]>(kept);
  particulars.delete('sourceUrl');
  if (urls.length > 0) particulars.set('sourceUrl', urls);
  if (entity.datasets.length > 0) particulars.set('datasets', entity.datasets);
  if (entity.referents.length > 0) particulars.set('referents', entity.referents);
  const named = [...particulars].map(([property, values]): [string, string[]] => [snake(property), [...values]]);
  return Object.fromEntries(named.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** `middleName` as the particulars of other lists are written: `middle_name`. */
function snake(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
