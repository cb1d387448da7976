import { countryName, countryNamed } from '../../domain/country.js';
import { type ListedRecord, type Listing, listedRecord } from '../../domain/listed-record.js';
import { unique } from '../fields/unique.js';
import { writtenDate } from '../fields/written-date.js';
import { type JsonObject, objectAt, objectsOf, textOf, textsOf } from '../reading/json-value.js';
import type { RecordSource } from '../reading/list-reader.js';

/** Reads one red notice; returns a text if it is faulty. `name` is the family name, `forename` all others. */
export function interpolRecord(source: RecordSource, notice: JsonObject): ListedRecord | string {
  const id = textOf(notice.entity_id);
  if (id === undefined) return 'the notice has no entity_id';
  const [family, given] = [textOf(notice.name), textOf(notice.forename)];
  const full = [given, family].filter((part) => part !== undefined).join(' ');
  if (!/[\p{L}\p{N}]/u.test(full)) return `${id} has no name`;
  const doubts: string[] = [];
  const country = (text: string): string | undefined => {
    const code = countryNamed(text);
    if (code === undefined) doubts.push(`Country: ${text}`);
    return code;
  };
  const birth = textOf(notice.date_of_birth);
  const date = birth === undefined ? undefined : writtenDate(birth);
  if (birth !== undefined && date === undefined) doubts.push(`Date of birth: ${birth}`);
  const nationalities = unique(textsOf(notice.nationalities).map(country));
  const born = textsOf(notice.country_of_birth_id).map(country)[0];
  const place = [textOf(notice.place_of_birth), born === undefined ? undefined : countryName(born)];
  const sex = textOf(notice.sex_id);
  const marks = textOf(notice.distinguishing_marks);
  const links = objectAt(notice, '_links');
  return listedRecord({
    source: source.name,
    sourceId: id,
    entityType: 'Person',
    names: [
      {
        full,
        kind: 'primary',
        quality: 'strong',
        ...(family === undefined || given === undefined ? {} : { family, given }),
      },
    ],
    dates: date === undefined ? [] : [date],
    nationalities,
    countries: unique([...nationalities, born]),
    ...(sex === 'M' ? { gender: 'male' } : sex === 'F' ? { gender: 'female' } : {}),
    categories: source.categories(),
    listing: readListing(notice, id),
    placesOfBirth: place.some((part) => part !== undefined)
      ? [place.filter((part) => part !== undefined).join(', ')]
      : [],
    notes: unique([marks === undefined ? undefined : `Distinguishing marks: ${marks}`, ...doubts]),
    particulars: readParticulars(notice, links),
    sourceUrl: `https://www.interpol.int/How-we-work/Notices/Red-Notices/View-Red-Notices#${id.replace('/', '-')}`,
  });
}

function readListing(notice: JsonObject, id: string): Listing {
  const warrants = objectsOf(notice.arrest_warrants);
  const charges = unique(
    warrants.map((warrant) => {
      const [charge, translation] = [textOf(warrant.charge), textOf(warrant.charge_translation)];
      return translation === undefined || translation === charge ? charge : `${charge ?? ''} (${translation})`.trim();
    }),
  );
  return {
    programs: ['Red notice'],
    legalBasis: unique(
      warrants.map((warrant) => {
        const issuer = textOf(warrant.issuing_country_id);
        return issuer === undefined ? undefined : `Arrest warrant of ${countryName(issuer)}`;
      }),
    ),
    measures: ['Provisional arrest pending extradition'],
    ...(charges.length === 0 ? {} : { reason: charges.join('\n') }),
    reference: id,
  };
}

function readParticulars(notice: JsonObject, links: JsonObject): Record<string, string[]> {
  const measure = (field: string, unit: string): string[] =>
    textsOf(notice[field])
      .filter((value) => Number(value) > 0)
      .map((value) => `${value} ${unit}`);
  const found: readonly [string, string[]][] = [
    ['eyes', textsOf(notice.eyes_colors_id)],
    ['hair', textsOf(notice.hairs_id)],
    ['height', measure('height', 'm')],
    ['image', textsOf(objectAt(links, 'thumbnail').href)],
    ['languages', textsOf(notice.languages_spoken_ids)],
    ['weight', measure('weight', 'kg')],
  ];
  return Object.fromEntries(found.filter(([, values]) => values.length > 0));
}
