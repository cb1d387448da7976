import { type Identifier, isValidImo, type PartialDate } from '@touchstone/engine';
import type { AnalysedParty } from '../../src/domain/analysis.js';
import type { ListedRecord, Relation } from '../../src/domain/listed-record.js';
import type { Dice } from './dice.js';
import { anyDay, trueDay, writtenDate } from './distort-date.js';
import { distortFirm, distortName } from './distort-name.js';

/** A customer and the listed party it is compared with. `namesake` bears the name, `kin` the family's. */
export interface Pair {
  readonly party: AnalysedParty;
  readonly record: ListedRecord;
  readonly kind: 'same' | 'namesake' | 'kin';
}

/** What others have: where a namesake's facts are drawn from. */
export interface Population {
  readonly persons: readonly ListedRecord[];
  readonly nationalities: readonly string[];
  readonly addresses: readonly string[];
  readonly positions: readonly string[];
  readonly names: readonly string[];
}

/** Countries of customers in general, beside those of the lists. */
const WORLD =
  'US GB DE FR IT ES NL PL TR EG SA AE IN PK BD CN JP KR ID PH NG KE ZA MA DZ BR MX CO AR CA AU RU UA'.split(' ');
const TRADES = [
  'trader',
  'engineer',
  'driver',
  'teacher',
  'manager',
  'businessman',
  'doctor',
  'student',
  'accountant',
  'farmer',
];
const NICKNAMES = ['Abu Hassan', 'Sasha', 'Pepe', 'The Chief', 'Doc', 'Haji', 'Junior', 'Slim'];

/** How often a customer's file holds a field. Half-empty files are the rule. */
const HELD = {
  date: 0.82,
  nationality: 0.7,
  gender: 0.55,
  countries: 0.4,
  identifier: 0.25,
  address: 0.35,
  occupation: 0.2,
  alias: 0.15,
  relative: 0.12,
};

export function makePair(record: ListedRecord, kind: Pair['kind'], others: Population, dice: Dice): Pair {
  const same = kind === 'same';
  const person = record.entityType === 'Person';
  const draft: { -readonly [K in keyof AnalysedParty]: AnalysedParty[K] } = {
    name: nameOf(record, kind, others, dice),
    entityTypes: [record.entityType],
  };
  const date = dateOf(record, kind, dice);
  if (date !== undefined && dice.chance(person ? HELD.date : 0.25)) draft.date = date;
  if (dice.chance(HELD.nationality)) {
    const nationality = nationalityOf(record, kind, others, dice);
    if (nationality !== undefined) draft.nationality = nationality;
  }
  if (dice.chance(HELD.countries) && record.countries.length > 0)
    draft.countries = [dice.chance(same ? 0.9 : 0.5) ? dice.pick(record.countries) : dice.pick(WORLD)];
  if (person && dice.chance(HELD.gender)) draft.gender = genderOf(record, same, dice);
  if (dice.chance(record.entityType === 'Vessel' ? 0.5 : HELD.identifier)) addIdentifier(draft, record, same, dice);
  if (dice.chance(HELD.address)) draft.address = addressOf(record, kind, others, dice);
  if (person) {
    if (dice.chance(HELD.occupation)) draft.occupation = occupationOf(record, same, others, dice);
    if (dice.chance(HELD.relative)) addRelative(draft, record, kind, others, dice);
  }
  if (dice.chance(HELD.alias)) draft.knownAlias = aliasOf(record, same, others, dice);
  return { party: draft, record, kind };
}

function nameOf(record: ListedRecord, kind: Pair['kind'], others: Population, dice: Dice): string {
  const own = record.names.filter((name) => name.kind !== 'relative');
  const strong = own.filter((name) => name.quality === 'strong');
  const chosen = dice.chance(0.55)
    ? own[0]
    : dice.chance(0.92) && strong.length > 0
      ? dice.pick(strong)
      : dice.pick(own);
  const full = chosen?.full ?? '';
  if (record.entityType !== 'Person') return distortFirm(full, dice);
  if (kind !== 'kin') return distortName(full, dice);
  const words = full.split(/\s+/);
  const given = dice.pick(others.names).split(/\s+/)[0] as string;
  return words.length > 1 ? words.with(0, given).join(' ') : `${given} ${full}`;
}

function dateOf(record: ListedRecord, kind: Pair['kind'], dice: Dice): PartialDate | undefined {
  const listed = record.dates.length === 0 ? undefined : dice.pick(record.dates);
  const person = record.entityType === 'Person';
  if (kind === 'same') {
    if (listed === undefined) return writtenDate(anyDay(person ? 1945 : 1970, person ? 2000 : 2020, dice), dice);
    const day = trueDay(listed, dice);
    // Publishers err too, some of them grossly.
    if (dice.chance(0.001)) return writtenDate(anyDay(1940, 2005, dice), dice);
    return writtenDate(dice.chance(0.005) ? shifted(day, dice.pick([-12, -7, -4, 3, 5, 9]), dice) : day, dice);
  }
  if (kind === 'kin' && listed !== undefined)
    return writtenDate(shifted(trueDay(listed, dice), dice.pick([-8, -5, -3, -2, 2, 3, 4, 7]), dice), dice);
  // Names go in fashions: a third of the namesakes are of one generation.
  if (listed !== undefined && person && dice.chance(0.3)) {
    const year = Number(listed.start.slice(0, 4));
    return writtenDate(anyDay(year - 8, year + 8, dice), dice);
  }
  return writtenDate(anyDay(person ? 1940 : 1960, person ? 2007 : 2024, dice), dice);
}

function shifted(day: string, years: number, dice: Dice): string {
  const year = Number(day.slice(0, 4)) + years;
  return anyDay(year, year, dice);
}

function nationalityOf(record: ListedRecord, kind: Pair['kind'], others: Population, dice: Dice): string | undefined {
  const listed = record.nationalities.length > 0 ? record.nationalities : record.countries;
  const alike = kind === 'same' ? 0.93 : kind === 'kin' ? 0.95 : 0.55;
  if (listed.length > 0 && dice.chance(alike)) return dice.pick(listed);
  if (listed.length === 0 && kind === 'same') return dice.pick(others.nationalities);
  if (kind === 'same' && record.countries.length > 0 && dice.chance(0.5)) return dice.pick(record.countries);
  return dice.chance(0.5) ? dice.pick(others.nationalities) : dice.pick(WORLD);
}

function genderOf(record: ListedRecord, same: boolean, dice: Dice): 'male' | 'female' {
  const listed = record.gender === 'female' ? 'female' : 'male';
  const known = record.gender !== undefined;
  if (!known && same) return dice.chance(0.88) ? 'male' : 'female';
  return dice.chance(same ? 0.997 : 0.97) ? listed : listed === 'male' ? 'female' : 'male';
}

function addIdentifier(
  draft: { -readonly [K in keyof AnalysedParty]: AnalysedParty[K] },
  record: ListedRecord,
  same: boolean,
  dice: Dice,
): void {
  const fitting = record.identifiers.filter(({ type }) => IDENTIFYING.includes(type));
  if (fitting.length === 0) {
    if (record.entityType === 'Person') draft.identificationNumber = { value: digits(8, dice) };
    return;
  }
  const listed = dice.pick(fitting);
  const value = same ? ownNumber(listed, dice) : otherNumber(listed, dice);
  if (record.entityType === 'Vessel') draft.imoNumber = value;
  else if (record.entityType === 'Aircraft') draft.tailNumber = value;
  else if (record.entityType === 'Person') {
    const typed = dice.chance(0.6) && {
      type: listed.type,
      ...(listed.country !== undefined && { country: listed.country }),
    };
    draft.identificationNumber = { value, ...typed };
  } else draft.businessRegistrationNumber = value;
}

const IDENTIFYING: readonly string[] = [
  'passport',
  'national_id',
  'tax_id',
  'registration_number',
  'imo',
  'tail_number',
];

/** Passports are renewed and people have several documents; the numbers of ships and firms stay. */
function ownNumber(listed: Identifier, dice: Dice): string {
  const roll = dice.next();
  if (listed.type === 'imo')
    return roll < 0.985 ? listed.value : roll < 0.997 ? slipped(listed.value, dice) : imo(dice);
  if (roll < 0.76) return listed.value;
  return roll < 0.8 ? slipped(listed.value, dice) : otherNumber(listed, dice);
}

function otherNumber(listed: Identifier, dice: Dice): string {
  if (listed.type === 'imo') return imo(dice);
  return listed.value.replace(/\d/g, () => String(dice.whole(0, 9)));
}

function slipped(value: string, dice: Dice): string {
  const at = dice.whole(0, value.length - 1);
  return value.slice(0, at) + String(dice.whole(0, 9)) + value.slice(at + 1);
}

function imo(dice: Dice): string {
  for (;;) {
    const value = String(dice.whole(7_000_000, 9_999_999));
    if (isValidImo(value)) return value;
  }
}

function digits(count: number, dice: Dice): string {
  return Array.from({ length: count }, () => dice.whole(0, 9)).join('');
}

function addressOf(record: ListedRecord, kind: Pair['kind'], others: Population, dice: Dice): string {
  const listed = record.addresses.filter(({ city }) => city !== undefined);
  const roll = dice.next();
  const anywhere = dice.pick(others.addresses);
  if (listed.length === 0) return anywhere;
  const { street, city, country } = dice.pick(listed);
  const [sameStreet, sameCity] = kind === 'same' ? [0.35, 0.65] : kind === 'kin' ? [0.1, 0.5] : [0, 0.06];
  if (roll < sameStreet && street !== undefined) return [street, city, country].filter(Boolean).join(', ');
  if (roll < sameCity) return [`${digits(2, dice)} ${dice.pick(others.names).split(' ')[0]} Street`, city].join(', ');
  return anywhere;
}

function occupationOf(record: ListedRecord, same: boolean, others: Population, dice: Dice): string {
  const own = [...record.positions.map(({ title }) => title), ...record.occupations];
  if (same && own.length > 0 && dice.chance(0.45)) return dice.pick(own).split(/\s+/).slice(0, 5).join(' ');
  return dice.chance(0.9) ? dice.pick(TRADES) : dice.pick(others.positions);
}

function aliasOf(record: ListedRecord, same: boolean, others: Population, dice: Dice): string {
  const aliases = record.names.filter(({ kind }) => kind === 'aka' || kind === 'fka');
  if (same && aliases.length > 0 && dice.chance(0.7)) return distortName(dice.pick(aliases).full, dice);
  if (!same && aliases.length > 0 && dice.chance(0.03)) return dice.pick(aliases).full;
  return dice.chance(0.5) ? dice.pick(NICKNAMES) : dice.pick(others.names);
}

function addRelative(
  draft: { -readonly [K in keyof AnalysedParty]: AnalysedParty[K] },
  record: ListedRecord,
  kind: Pair['kind'],
  others: Population,
  dice: Dice,
): void {
  const field = dice.pick(['parent', 'spouse', 'sibling'] as const);
  const family = record.relations.filter((relation: Relation) => relation.kind === 'family');
  const own = kind === 'same' ? 0.85 : kind === 'kin' ? 0.5 : 0;
  draft[field] =
    family.length > 0 && dice.chance(own) ? distortName(dice.pick(family).name, dice) : dice.pick(others.names);
}
