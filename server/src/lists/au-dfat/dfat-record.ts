import type { EntityType, ListedName, NameKind } from '@touchstone/engine';
import { countryNamed, nationalitiesNamed } from '../../domain/country.js';
import { type ListedRecord, listedRecord } from '../../domain/listed-record.js';
import { numbered } from '../fields/numbered.js';
import { organizationKind } from '../fields/organization-kind.js';
import { lastCountry } from '../fields/places.js';
import { shipNumbers } from '../fields/ship-numbers.js';
import { unique } from '../fields/unique.js';
import { readRemarks } from '../ofac/legacy/remarks.js';
import type { TableRow } from '../reading/headed-table.js';
import type { RecordSource } from '../reading/list-reader.js';
import { dfatDates, serialDay } from './dfat-date.js';

/** Reads one party from its rows, one per name; undefined if no row has a name. */
export function dfatRecord(source: RecordSource, number: string, rows: readonly TableRow[]): ListedRecord | undefined {
  const texts = (...columns: readonly string[]): string[] =>
    unique(rows.flatMap((row) => columns.map((column) => row.cell(column).replace(/\s+/g, ' ').trim()))).filter(
      (text) => !/^(?:na|n\/a|unknown)$/i.test(text),
    );
  const names = readNames(rows);
  if (names.length === 0) return undefined;
  const information = texts('Additional Information');
  const entityType = typeOf(texts('Type'), names, information);
  const ofPerson = entityType === 'Person';
  // Some documents follow OFAC's style; the full text is kept as it is as well.
  const facts = readRemarks(information.join('; '), ofPerson ? 'individual' : 'entity');
  const gender = /\bGender:?\s*(male|female)\b/i.exec(information.join(' '))?.[1]?.toLowerCase();
  const read = texts('Date of Birth').map(dfatDates);
  const citizenships = texts('Citizenship')
    .flatMap(numbered)
    .flatMap((text) => (meant(text).length > 0 ? [text] : text.split(/[,;/]|\band\b/)));
  const nationalities = unique(citizenships.flatMap((text) => meant(text.trim())));
  const addresses = texts('Address')
    .flatMap(numbered)
    .flatMap((text) => text.split(/;\s*(?:[a-z]\)\s*)?/));
  const placesOfBirth = unique(texts('Place of Birth').flatMap(numbered));
  const updatedOn = texts('Control Date')
    .map(serialDay)
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  const listingTexts = texts('Listing Information');
  const unknown = citizenships.map((text) => text.trim()).filter((text) => text !== '' && meant(text).length === 0);
  return listedRecord({
    source: source.name,
    sourceId: number,
    entityType,
    names,
    dates: distinct(read.flatMap(({ dates }) => dates)),
    nationalities,
    countries: unique([
      ...nationalities,
      ...placesOfBirth.map(lastCountry),
      ...addresses.map(lastCountry),
      ...facts.documents.map((document) => document.country),
    ]),
    ...(gender === 'male' || gender === 'female' ? { gender } : {}),
    identifiers: [
      ...facts.identifiers.filter(({ type }) => type !== 'imo'),
      ...(ofPerson ? [] : shipNumbers(information.join('\n'))),
    ],
    categories: source.categories(),
    listing: {
      ...(updatedOn === undefined ? {} : { updatedOn }),
      programs: texts('Committees', 'Committee', 'Regime'),
      legalBasis: listingTexts,
      measures: texts(
        'Sanctions Imposed',
        'Targeted Financial Sanction',
        'Travel Ban',
        'Arms Embargo',
        'Maritime Restriction',
      ),
    },
    documents: facts.documents,
    addresses: unique(addresses.map((text) => text.trim())).map((street) => {
      const country = lastCountry(street);
      return { street, ...(country === undefined ? {} : { country }) };
    }),
    placesOfBirth,
    notes: unique([
      ...information,
      ...read.flatMap(({ unread }) => unread.map((text) => `Date of birth: ${text}`)),
      ...unknown.map((text) => `Citizenship: ${text}`),
    ]),
  });
}

function readNames(rows: readonly TableRow[]): ListedName[] {
  const names: ListedName[] = [];
  for (const row of rows) {
    const full = (row.cell('Name of Individual or Entity') || row.cell('Name')).replace(/\s+/g, ' ').trim();
    if (!/[\p{L}\p{N}]/u.test(full) || names.some((known) => known.full === full)) continue;
    const weak = /low/i.test(row.cell('Alias Strength') || row.cell('Alias Quality'));
    names.push({ full, kind: kindOf(row.cell('Name Type')), quality: weak ? 'weak' : 'strong' });
  }
  const primary = names.find(({ kind }) => kind === 'primary') ?? names[0];
  if (primary === undefined) return [];
  const others = names.filter((name) => name !== primary);
  return [
    { ...primary, kind: 'primary' },
    ...others.map((name): ListedName => (name.kind === 'primary' ? { ...name, kind: 'aka' } : name)),
  ];
}

/** "Primary Name ", "primary Name", "Aka ", "Original script": one word in any case. */
function kindOf(written: string): NameKind {
  if (/^primary/i.test(written)) return 'primary';
  if (/^original/i.test(written)) return 'original';
  return /^(?:formerly|previously|fka)/i.test(written) ? 'fka' : 'aka';
}

/** Ships are among the entities of older files: their IMO number is in the text, and no company has one. */
function typeOf(types: readonly string[], names: readonly ListedName[], information: readonly string[]): EntityType {
  const written = types[0]?.toLowerCase() ?? '';
  if (written === 'individual') return 'Person';
  if (written === 'vessel' || written === 'ship') return 'Vessel';
  const kind = organizationKind(names.map((name) => name.full));
  const isShip = kind !== 'Company' && shipNumbers(information.join('\n')).some(({ type }) => type === 'imo');
  return isShip ? 'Vessel' : kind;
}

/** "Russian" or "Russia"; "Congolese" can be of either Congo. */
function meant(text: string): readonly string[] {
  const code = countryNamed(text);
  return code === undefined ? nationalitiesNamed(text) : [code];
}

function distinct<T extends { readonly start: string; readonly end: string }>(dates: readonly T[]): T[] {
  return [...new Map(dates.map((date) => [`${date.start} ${date.end}`, date])).values()];
}
