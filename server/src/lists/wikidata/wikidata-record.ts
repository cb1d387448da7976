import type { ListedName, PartialDate } from '@touchstone/engine';
import type { Category } from '../../domain/category.js';
import { type ListedRecord, listedRecord, type Position } from '../../domain/listed-record.js';
import { headsInternationalOrganisation, pepCategory, pepLevel } from '../fields/pep-level.js';
import { tenure } from '../fields/tenure.js';
import { inOrder } from '../fields/topic-categories.js';
import { unique } from '../fields/unique.js';
import { isObject, type JsonObject, objectAt, objectsOf, textOf } from '../reading/json-value.js';
import type { RecordSource } from '../reading/list-reader.js';
import { itemCountry } from './country-items.js';
import { BUSINESS, POLITICAL } from './known-items.js';
import { claimsOf, genderOf, isoOf, itemOf, labelOf, stringOf, timeOf } from './wikidata-item.js';
import type { Kin } from './wikidata-kin.js';

/** Facts about other items of the same files. */
export interface Items {
  /** Returns the label of an item, from the files or the built-in table. */
  label(item: string): string | undefined;
  country(item: string): string | undefined;
  isListed(item: string): boolean;
  isExposed(item: string): boolean;
}

/** Builds one person; undefined without a name in any language. */
export function wikidataRecord(
  source: RecordSource,
  id: string,
  item: JsonObject,
  kin: readonly Kin[],
  items: Items,
  today: string,
): ListedRecord | undefined {
  const names = readNames(item);
  if (names.length === 0) return undefined;
  const citizenships = claimsOf(item, 'P27').map((claim) => ({
    country: itemCountry(itemOf(claim.value) ?? ''),
    ended: claim.qualifiers('P582').length > 0,
  }));
  const positions = readPositions(item, items, today);
  const pointed = (property: string): string[] =>
    unique(claimsOf(item, property).map((claim) => itemOf(claim.value) ?? stringOf(claim.value)));
  const labelled = (property: string): string[] => pointed(property).map((value) => items.label(value) ?? named(value));
  const gender = genderOf(pointed('P21')[0]);
  const description = descriptionOf(item);
  return listedRecord({
    source: source.name,
    sourceId: id,
    entityType: 'Person',
    names,
    dates: datesOf(item, 'P569'),
    nationalities: unique(citizenships.filter(({ ended }) => !ended).map(({ country }) => country)),
    countries: unique([...citizenships.map(({ country }) => country), ...positions.map(({ country }) => country)]),
    ...(gender === undefined ? {} : { gender }),
    identifiers: [{ type: 'other', value: id }],
    categories: categoriesOf(item, kin, items),
    listing: { ...updatedOn(item), programs: [], legalBasis: [], measures: [] },
    placesOfBirth: labelled('P19'),
    deathDates: datesOf(item, 'P570'),
    placesOfDeath: labelled('P20'),
    titles: labelled('P511'),
    positions,
    occupations: labelled('P106'),
    relations: kin.map((one) => ({
      kind: one.kind,
      relation: one.relation,
      name: items.label(one.item) ?? named(one.item),
      ...(one.details === undefined ? {} : { details: one.details }),
      ...(items.isListed(one.item) ? { sourceId: one.item } : {}),
    })),
    emails: pointed('P968').map((email) => email.replace(/^mailto:/, '')),
    websites: pointed('P856'),
    education: labelled('P69'),
    religions: labelled('P140'),
    politicalParties: labelled('P102'),
    notes: description === undefined ? [] : [description],
    particulars: readParticulars(item, labelled),
    sourceUrl: `https://www.wikidata.org/wiki/${id}`,
  });
}

/** Returns an item known by its number only. */
function named(value: string): string {
  return /^Q\d+$/.test(value) ? `Wikidata ${value}` : value;
}

/**
 * Tells whether an office, an occupation or the description makes a person politically exposed. This source lists PEPs
 * and those close to them: somebody's relative who is no PEP is taken for the latter.
 */
export function isPolitical(item: JsonObject): boolean {
  if (claimsOf(item, 'P39').length > 0) return true;
  if (claimsOf(item, 'P106').some((claim) => POLITICAL.has(itemOf(claim.value) ?? ''))) return true;
  const ofOwn =
    (descriptionOf(item) ?? '').split(
      /\b(?:cousin|son|daughter|child|wife|husband|father|mother|brother|sister|partner|relative|spouse|widow|member of the family)\b/i,
    )[0] ?? '';
  return /\bpolitician\b/i.test(ofOwn) || offices(ofOwn).some((title) => pepLevel({ title }) !== undefined);
}

function categoriesOf(item: JsonObject, kin: readonly Kin[], items: Items): Category[] {
  const categories: Category[] = [];
  const political = isPolitical(item);
  if (political) {
    const held = claimsOf(item, 'P39').map((claim) => items.label(itemOf(claim.value) ?? '') ?? '');
    const described = held.some((title) => pepLevel({ title }) !== undefined) ? [] : offices(descriptionOf(item) ?? '');
    categories.push(pepCategory([...held, ...described].map((title) => ({ title }))));
  }
  if (kin.some((one) => items.isExposed(one.item)) || (!political && kin.length > 0)) categories.push('RCA');
  if (claimsOf(item, 'P106').some((claim) => BUSINESS.has(itemOf(claim.value) ?? '')))
    categories.push('Businessperson');
  return inOrder(categories);
}

/** "2nd and 4th President of Russia (2000-2008), Director of …": the offices of a description. */
function offices(description: string): string[] {
  return description
    .replace(/\([^()]*\)/g, '')
    .split(/,|;/)
    .map((part) => part.replace(/\b\d+(?:st|nd|rd|th)\b(?: and)?/g, '').trim());
}

function readNames(item: JsonObject): ListedName[] {
  const names: ListedName[] = [];
  const add = (full: string | undefined, kind: ListedName['kind'], quality: ListedName['quality'] = 'strong'): void => {
    if (full === undefined || !/[\p{L}\p{N}]/u.test(full)) return;
    if (names.some((name) => name.full.toLowerCase() === full.toLowerCase())) return;
    names.push(names.length === 0 ? { full, kind: 'primary', quality: 'strong' } : { full, kind, quality });
  };
  const texts = (property: string): (string | undefined)[] =>
    claimsOf(item, property).map((claim) => stringOf(claim.value));
  add(labelOf(item), 'primary');
  for (const full of texts('P1559')) add(full, 'original');
  for (const label of Object.values(objectAt(item, 'labels')))
    add(isObject(label) ? textOf(label.value) : undefined, 'aka');
  for (const aliases of Object.values(objectAt(item, 'aliases'))) {
    for (const alias of objectsOf(aliases)) add(textOf(alias.value), 'aka');
  }
  for (const full of texts('P1477')) add(full, 'fka');
  for (const full of [...texts('P2562'), ...texts('P1448')]) add(full, 'aka');
  for (const full of [...texts('P742'), ...texts('P1449')]) add(full, 'aka', 'weak');
  return names;
}

function readPositions(item: JsonObject, items: Items, today: string): Position[] {
  return claimsOf(item, 'P39').flatMap((claim): Position[] => {
    const office = itemOf(claim.value);
    if (office === undefined) return [];
    const title = items.label(office) ?? named(office);
    const country = items.country(office);
    const held = tenure(isoOf(claim.qualifiers('P580')[0]), isoOf(claim.qualifiers('P582')[0]), today);
    return [
      {
        title,
        ...(country === undefined ? {} : { country }),
        ...held,
        ...(headsInternationalOrganisation({ title }) ? { headsInternationalOrganisation: true } : {}),
      },
    ];
  });
}

function datesOf(item: JsonObject, property: string): PartialDate[] {
  const circa = 'Q5727902';
  const dates = claimsOf(item, property).map((claim) =>
    timeOf(
      claim.value,
      claim.qualifiers('P1480').some((value) => itemOf(value) === circa),
    ),
  );
  return dates.filter((date) => date !== undefined);
}

function descriptionOf(item: JsonObject): string | undefined {
  const descriptions = objectAt(item, 'descriptions');
  const language = ['en', ...Object.keys(descriptions)].find((one) => isObject(descriptions[one]));
  return language === undefined ? undefined : textOf(objectAt(descriptions, language).value);
}

function updatedOn(item: JsonObject): { updatedOn?: string } {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(textOf(item.modified) ?? '')?.[0];
  return day === undefined ? {} : { updatedOn: day };
}

function readParticulars(item: JsonObject, labelled: (property: string) => string[]): Record<string, string[]> {
  const images = claimsOf(item, 'P18').map((claim) => stringOf(claim.value));
  const found: readonly [string, string[]][] = [
    ['award', labelled('P166')],
    ['employer', labelled('P108')],
    ['family_name', labelled('P734')],
    ['given_name', labelled('P735')],
    [
      'image',
      unique(images).map((name) => `https://commons.wikimedia.org/wiki/Special:FilePath/${encodeURIComponent(name)}`),
    ],
    ['language', labelled('P1412')],
    ['military_branch', labelled('P241')],
    ['residence', labelled('P551')],
  ];
  return Object.fromEntries(found.filter(([, values]) => values.length > 0));
}
