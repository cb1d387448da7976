import type { PartialDate } from '@touchstone/engine';
import { countryNamed } from '../../domain/country.js';
import { type ListedRecord, listedRecord } from '../../domain/listed-record.js';
import { partialDate } from '../../domain/partial-date.js';
import { lastCountry } from '../fields/places.js';
import { unique } from '../fields/unique.js';
import { isoDate } from '../fields/written-date.js';
import { type JsonObject, objectsOf, textOf, textsOf } from '../reading/json-value.js';
import type { RecordSource } from '../reading/list-reader.js';
import { fbiNames } from './fbi-names.js';

/** Reads one notice of the FBI; returns a text if it is faulty. */
export function fbiRecord(source: RecordSource, item: JsonObject): ListedRecord | string {
  const id = textOf(item.uid);
  if (id === undefined) return 'the item has no uid';
  const { names, kind } = fbiNames(item);
  if (names.length === 0) return `${id} has no title`;
  const subjects = textsOf(item.subjects);
  const doubts: string[] = [];
  const nationalities = unique(
    textsOf(item.nationality).map((text) => {
      const code = countryNamed(text);
      if (code === undefined) doubts.push(`Nationality: ${text}`);
      return code;
    }),
  );
  const sex = textOf(item.sex)?.toLowerCase();
  const placesOfBirth = textsOf(item.place_of_birth);
  const sourceUrl = textOf(item.url);
  const [listedOn, updatedOn] = [isoDate(textOf(item.publication)), isoDate(textOf(item.modified))];
  const reason = [plain(item.description), plain(item.caution)].filter((text) => text !== undefined).join('\n');
  return listedRecord({
    source: source.name,
    sourceId: id,
    entityType: kind === 'case' && sex === undefined ? 'Organization' : 'Person',
    names,
    dates: readDates(item, doubts),
    nationalities,
    countries: unique([...nationalities, ...placesOfBirth.map((place) => birthCountry(place, nationalities))]),
    ...(sex === 'male' || sex === 'female' ? { gender: sex } : {}),
    categories: source.categories(kind === 'party' && isAccused(item, subjects) ? 'accused' : 'not accused'),
    listing: {
      ...(listedOn === undefined ? {} : { listedOn }),
      ...(updatedOn === undefined ? {} : { updatedOn }),
      programs: subjects,
      legalBasis: [],
      measures: unique([plain(item.warning_message)]),
      ...(reason === '' ? {} : { reason }),
      ...(textOf(item.ncic) === undefined ? {} : { reference: `NCIC ${textOf(item.ncic)}` }),
    },
    placesOfBirth,
    occupations: textsOf(item.occupations),
    notes: unique([
      plain(item.details),
      plain(item.remarks),
      plain(item.additional_information),
      plain(item.reward_text),
      plain(item.scars_and_marks),
      kind === 'party' && / -{1,2} /.test(textOf(item.title) ?? '')
        ? `Title of the notice: ${textOf(item.title)}`
        : undefined,
      ...doubts,
    ]),
    particulars: readParticulars(item),
    ...(sourceUrl === undefined ? {} : { sourceUrl }),
  });
}

const NOT_SOUGHT = /missing|unidentified|homicides and sexual assaults|victim/i;
const NEUTRAL = /^(?:seeking information|indian country|case of the week)$/i;

/** Recognises persons sought for a crime, not missing persons, victims or requests for information. */
function isAccused(item: JsonObject, subjects: readonly string[]): boolean {
  if (textOf(item.person_classification)?.toLowerCase() === 'victim') return false;
  if (/missing|information/i.test(textOf(item.poster_classification) ?? '')) return false;
  if (subjects.some((subject) => NOT_SOUGHT.test(subject))) return false;
  return subjects.length === 0 || !subjects.every((subject) => NEUTRAL.test(subject));
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** "August 17, 1982", several where the party used several. */
function readDates(item: JsonObject, doubts: string[]): PartialDate[] {
  return textsOf(item.dates_of_birth_used).flatMap((text) => {
    const match = /^(?:([A-Za-z]+)\s+)?(?:(\d{1,2}),?\s+)?(\d{4})$/.exec(text);
    const month = match?.[1] === undefined ? undefined : MONTHS.indexOf(match[1].toLowerCase()) + 1;
    const day = match?.[2] === undefined ? undefined : Number(match[2]);
    const date = match === null ? undefined : partialDate(Number(match[3]), month, day);
    if (date === undefined) doubts.push(`Date of birth: ${text}`);
    return date === undefined ? [] : [date];
  });
}

/** "Atlanta, Georgia" lies in the United States, unless the party is a Georgian. */
function birthCountry(place: string, nationalities: readonly string[]): string | undefined {
  const country = lastCountry(place);
  return country === 'GE' && !nationalities.includes('GE') ? undefined : country;
}

/** Removes HTML from texts of the FBI. */
function plain(value: unknown): string | undefined {
  const text = textOf(value);
  if (text === undefined) return undefined;
  const bare = text.replace(/<[^<>]{0,2000}>/g, ' ').replace(ENTITIES, (entity) => ENTITY_TEXTS[entity] ?? ' ');
  return textOf(bare);
}

const ENTITY_TEXTS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': '’',
};
const ENTITIES = /&(?:amp|lt|gt|quot|nbsp|#39);/g;

function readParticulars(item: JsonObject): Record<string, string[]> {
  const images = objectsOf(item.images).flatMap((image) => textsOf(image.original ?? image.large));
  const found: readonly [string, string[]][] = [
    ['age_range', textsOf(item.age_range)],
    ['build', textsOf(item.build)],
    ['complexion', textsOf(item.complexion)],
    ['eyes', textsOf(item.eyes_raw ?? item.eyes)],
    ['field_offices', textsOf(item.field_offices)],
    ['hair', textsOf(item.hair_raw ?? item.hair)],
    ['height', textsOf(item.height_max).map((height) => `${height} in`)],
    ['image', unique(images)],
    ['languages', textsOf(item.languages)],
    ['possible_countries', textsOf(item.possible_countries)],
    ['possible_states', textsOf(item.possible_states)],
    ['race', textsOf(item.race_raw ?? item.race)],
    ['status', textsOf(item.status).filter((status) => status !== 'na')],
    ['suspects', textsOf(item.suspects)],
    ['weight', textsOf(item.weight)],
  ];
  return Object.fromEntries(found.filter(([, values]) => values.length > 0));
}
