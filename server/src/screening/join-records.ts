import {
  type IdentifierType,
  isPlaceholder,
  isValidImo,
  isValidLei,
  normalizeIdentifier,
  type PartialDate,
} from '@touchstone/engine';
import type { MatchedRecord } from '../domain/case.js';
import type { ListedRecord } from '../domain/listed-record.js';
import { splitKey } from '../domain/record-split.js';

/** Numbers unique worldwide; the names need not agree. */
const UNIQUE: ReadonlySet<IdentifierType> = new Set(['lei', 'imo']);
/** Numbers unique to one issuer; publishers mistype them, so a name must agree too. */
const NATIONAL: ReadonlySet<IdentifierType> = new Set(['passport', 'national_id', 'tax_id', 'registration_number']);

const WORDS: Readonly<Partial<Record<IdentifierType, string>>> = {
  lei: 'LEI',
  imo: 'IMO number',
  passport: 'passport',
  national_id: 'national id',
  tax_id: 'tax number',
  registration_number: 'registration number',
};
/** Numbers of which one person has one of a country; passports are renewed, and firms stand in several registers. */
const ONE_OF_A_COUNTRY: ReadonlySet<IdentifierType> = new Set(['national_id', 'tax_id']);

/**
 * Joins hits that several lists have on the same party. Strict, because two results for one party cost a glance and one
 * result for two parties hides the second: from different lists, of the same entity type (a company is an organization),
 * and with
 * - the same LEI or, of vessels, IMO number, its check digit right (of a company it may be that of a ship of its: then with an equal name), or
 * - an equal name and the same passport, national, tax or registration number of the same country, or
 * - of companies and organizations: the same primary name of two words and more, another equal name, and a country in common, or
 * - an equal name (of a person: of two words and more) and the same full date of birth or incorporation, not the 1st of January;
 * and never where anything contradicts: another gender, no date in common, another LEI, IMO number, or national or tax
 * number of the same country; nor what somebody has `split` (keys of pairs). Each group has its leading record first (sanctions before other categories, then by the name
 * of the source); every other record says in `joinedBy` why it is there.
 */
export function joinRecords(
  records: readonly MatchedRecord[],
  split: ReadonlySet<string> = new Set(),
): (readonly [MatchedRecord, ...MatchedRecord[]])[] {
  const areApart = (a: ListedRecord, b: ListedRecord): boolean => contradicts(a, b) || split.has(splitKey(a, b));
  const groups: [MatchedRecord, ...MatchedRecord[]][] = [];
  const groupsBySign = new Map<string, Set<(typeof groups)[number]>>();
  // Folding names is most of the work: once for each record.
  const signsOfEach = new Map(records.map(({ record }) => [record, signsOf(record)]));
  const commonSign = (a: ListedRecord, b: ListedRecord): Sign | undefined => {
    const keys = new Set(signsOfEach.get(a)?.map(({ key }) => key));
    return signsOfEach.get(b)?.find(({ key }) => keys.has(key));
  };
  for (const record of [...records].sort(byLead)) {
    const signs = signsOfEach.get(record.record) ?? [];
    const near = new Set(signs.flatMap(({ key }) => [...(groupsBySign.get(key) ?? [])]));
    const fitting = [...near].filter((members) =>
      members.every(
        ({ record: one }) =>
          mayBeSameParty(one, record.record) && commonSign(one, record.record) && !areApart(one, record.record),
      ),
    );
    let group = onlyOne(fitting, areApart);
    if (group === undefined) {
      group = [record];
      groups.push(group);
    } else {
      group.push({ ...record, joinedBy: commonSign(group[0].record, record.record)?.words ?? '' });
    }
    for (const { key } of signs) groupsBySign.set(key, (groupsBySign.get(key) ?? new Set()).add(group));
  }
  return groups;
}

/** The only fitting group; undefined where the record fits two parties known to differ, so that it stays apart. */
function onlyOne<G extends readonly MatchedRecord[]>(
  groups: readonly G[],
  areApart: (a: ListedRecord, b: ListedRecord) => boolean,
): G | undefined {
  const [first, ...others] = groups;
  const isTorn = others.some((other) =>
    other.some(({ record }) => first?.some((member) => areApart(member.record, record))),
  );
  return isTorn ? undefined : first;
}

function byLead(a: MatchedRecord, b: MatchedRecord): number {
  const sanctioned = (of: MatchedRecord) => (of.record.categories.includes('Sanctions') ? 0 : 1);
  return (
    sanctioned(a) - sanctioned(b) ||
    compare(a.record.source, b.record.source) ||
    compare(a.record.sourceId, b.record.sourceId)
  );
}

function mayBeSameParty(a: ListedRecord, b: ListedRecord): boolean {
  return a.source !== b.source && kindOf(a) === kindOf(b);
}

function kindOf({ entityType }: ListedRecord): string {
  return entityType === 'Company' ? 'Organization' : entityType;
}

function contradicts(a: ListedRecord, b: ListedRecord): boolean {
  if (a.gender !== undefined && b.gender !== undefined && a.gender !== b.gender) return true;
  if (a.dates.length > 0 && b.dates.length > 0 && !a.dates.some((one) => b.dates.some((other) => meet(one, other)))) {
    return true;
  }
  return [...UNIQUE, ...ONE_OF_A_COUNTRY].some((type) => {
    const [ofA, ofB] = [numbers(a, type), numbers(b, type)];
    const countries = [...ofA.keys()].filter((country) => ofB.has(country));
    return countries.some((country) => ![...(ofA.get(country) ?? [])].some((value) => ofB.get(country)?.has(value)));
  });
}

/** An approximate date, and one of which only the year or month is known, meet what lies in their span. */
function meet(a: PartialDate, b: PartialDate): boolean {
  const [from, to] = [spanOf(a), spanOf(b)];
  return from.start <= to.end && to.start <= from.end;
}

function spanOf({ start, end, circa }: PartialDate): { start: string; end: string } {
  return circa ? { start: yearsFrom(start, -2), end: yearsFrom(end, 2) } : { start, end };
}

function yearsFrom(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
}

/** The values of one type by country; worldwide numbers under one country. */
function numbers({ identifiers }: ListedRecord, wanted: IdentifierType): Map<string, Set<string>> {
  const values = new Map<string, Set<string>>();
  for (const { type, value, country } of identifiers) {
    if (type !== wanted || (country === undefined && !UNIQUE.has(type)) || !isNumber(value)) continue;
    const where = UNIQUE.has(type) ? '' : (country ?? '');
    values.set(where, (values.get(where) ?? new Set()).add(normalizeIdentifier(type, value, country)));
  }
  return values;
}

/** Something that two records of one party have in common, as a key and for people. */
interface Sign {
  readonly key: string;
  readonly words: string;
}

/** Of each of which two records of one party need only one in common. */
function signsOf(record: ListedRecord): Sign[] {
  const own: ReadonlySet<IdentifierType> = record.entityType === 'Vessel' ? UNIQUE : new Set(['lei']);
  const numbers = identifiers(record, own === UNIQUE ? NATIONAL : new Set([...NATIONAL, 'imo']));
  const known = names(record);
  return [
    ...identifiers(record, own).map(({ key, words: what }) => ({ key, words: `the same ${what}` })),
    ...known.flatMap((name) =>
      // A single-word name and a day of birth are shared by too many.
      [...numbers, ...(record.entityType === 'Person' && !name.includes(' ') ? [] : days(record))].map(
        ({ key, words: what }) => ({ key: `${name} | ${key}`, words: `an equal name and the same ${what}` }),
      ),
    ),
    ...(kindOf(record) === 'Organization' ? namesakes(record, known) : []),
  ];
}

/**
 * Organizations rarely come with a number or a day. Those of one list that share their primary name are often branches in
 * several countries, or groups of one name; with another name and a country in common as well, lists have one party twice.
 */
function namesakes(record: ListedRecord, known: readonly string[]): Sign[] {
  const [primary = '', ...others] = new Set([words(record.names[0]?.full ?? ''), ...known]);
  if (!primary.includes(' ')) return [];
  return others.flatMap((other) =>
    record.countries.map((country) => ({
      key: `${primary} | ${other} | ${country}`,
      words: `the same primary name, another equal name and the same country ${country}`,
    })),
  );
}

/** Those of the given types with their country, which for a national number must be known. */
function identifiers(record: ListedRecord, types: ReadonlySet<IdentifierType>): Sign[] {
  return record.identifiers
    .filter(({ type, country }) => types.has(type) && (UNIQUE.has(type) || country !== undefined))
    .filter(({ type, value }) => (UNIQUE.has(type) ? hasCheckDigit(type, value) : isNumber(value)))
    .map(({ type, value, country }) => ({
      key: `${type} ${UNIQUE.has(type) ? '' : country} ${normalizeIdentifier(type, value, country)}`,
      words: `${WORDS[type] ?? type} ${value}${UNIQUE.has(type) ? '' : ` (${country})`}`,
    }));
}

/** What stands in the place of a number ("0000000", "UNKNOWN") must not make one party of many, nor two of one. */
function isNumber(value: string): boolean {
  return /[1-9]/.test(value) && !isPlaceholder(value);
}

function hasCheckDigit(type: IdentifierType, value: string): boolean {
  return type === 'imo' ? isValidImo(value) : isValidLei(value);
}

/** Full dates, without 1 January, which often stands for an unknown day. */
function days(record: ListedRecord): Sign[] {
  return record.dates
    .filter(({ precision, circa, start }) => precision === 'day' && !circa && !start.endsWith('-01-01'))
    .map(({ start }) => ({ key: start, words: `date ${start}` }));
}

/** Names that identify: neither weak aliases nor names of relatives. */
function names(record: ListedRecord): string[] {
  return record.names
    .filter(({ kind, quality }) => kind !== 'relative' && quality === 'strong')
    .map(({ full }) => words(full))
    .filter((name) => name !== '');
}

function words(name: string): string {
  // The accents of Latin, Cyrillic and Greek alone: in other scripts marks are vowels.
  const folded = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return (folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).sort().join(' ');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
