import { IDENTIFIER_TYPES, type Identifier, type IdentifierType } from '../identifier.js';
import type { ListedEntity, ListedName, NameKind } from '../listed-entity.js';
import type { PartialDate } from '../partial-date.js';
import type { Parties } from './open-watchlist.js';
import { type Rising, risingAt } from './rising.js';
import { countryOfCode, DATE_FLAGS, GENDERS, STORED_NAME_KINDS, WEAK } from './stored-codes.js';

/** A party as the watchlist keeps it: identifiers in normal form, the rest as it was given. Building from it gives the same again. */
export function entityAt(parties: Parties, entity: number): ListedEntity {
  const profile = parties.entityProfiles[entity] as number;
  const gender = GENDERS[parties.profileGenders[profile] as number];
  return {
    source: parties.source(entity),
    sourceId: parties.sourceId(entity),
    entityType: parties.entityType(entity),
    names: namesAt(parties, entity).map((name): ListedName => {
      const code = parties.nameKinds[name] as number;
      return {
        full: parties.nameText(name),
        kind: STORED_NAME_KINDS[code & (WEAK - 1)] as NameKind,
        quality: (code & WEAK) !== 0 ? 'weak' : 'strong',
      };
    }),
    dates: range(parties.dateStarts, entity).map((date) => dateAt(parties, date)),
    nationalities: range(parties.nationalityStarts, profile).map((at) =>
      countryOfCode(parties.nationalityCodes[at] as number),
    ),
    countries: range(parties.countryStarts, profile).map((at) => countryOfCode(parties.countryCodes[at] as number)),
    ...(gender === undefined ? {} : { gender }),
    identifiers: range(parties.identifierStarts, entity).map((at): Identifier => {
      const country = parties.identifierCountries[at] as number;
      const type = IDENTIFIER_TYPES[parties.identifierTypes[at] as number] as IdentifierType;
      return { type, value: parties.identifierText(at), ...(country === 0 ? {} : { country: countryOfCode(country) }) };
    }),
    categories: categoriesOf(parties, entity),
  };
}

export function categoriesOf(parties: Parties, entity: number): readonly string[] {
  const bits = parties.profileCategories[parties.entityProfiles[entity] as number] as number;
  return parties.sections.head.categories.filter((_, bit) => (bits & (1 << Math.min(31, bit))) !== 0);
}

function dateAt(parties: Parties, at: number): PartialDate {
  const iso = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
  const [start, end] = [iso(parties.dateFrom[at] as number), iso(parties.dateTo[at] as number)];
  return {
    start,
    end,
    precision: precisionOf(start, end),
    circa: ((parties.dateFlags[at] as number) & DATE_FLAGS.circa) !== 0,
  };
}

function precisionOf(start: string, end: string): PartialDate['precision'] {
  if (start === end) return 'day';
  if (start.slice(0, 7) === end.slice(0, 7)) return 'month';
  return start.slice(0, 4) === end.slice(0, 4) ? 'year' : 'range';
}

/** Where the names of a party stand. */
export function namesAt(parties: Parties, entity: number): readonly number[] {
  return range(parties.entityNames, entity);
}

function range(starts: Rising, entity: number): readonly number[] {
  const from = risingAt(starts, entity);
  return Array.from({ length: risingAt(starts, entity + 1) - from }, (_, i) => from + i);
}
