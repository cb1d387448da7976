import type { IdentifierType, PartialDate } from '@touchstone/engine';
import type { MatchedRecord } from '../domain/case.js';
import type { ListedRecord } from '../domain/listed-record.js';

/** Numbers that are given once in the world; a name need not agree. */
const UNIQUE: ReadonlySet<IdentifierType> = new Set(['lei', 'imo']);
/** Numbers that one issuer gives once; publishers mistype them, so a name must agree too. */
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
 * - the same LEI or IMO number, or
 * - an equal name and the same passport, national, tax or registration number of the same country, or
 * - an equal name and the same full date of birth or incorporation;
 * and never where anything contradicts: another gender, no date in common, another LEI, IMO number, or national or tax
 * number of the same country. Each group has its leading record first (sanctions before other categories, then by the name
 * of the source); every other record says in `joinedBy` why it is there.
 */
export function joinRecords(records: readonly MatchedRecord[]): (readonly [MatchedRecord, ...MatchedRecord[]])[] {
  const groups: [MatchedRecord, ...MatchedRecord[]][] = [];
  const groupsBySign = new Map<string, Set<(typeof groups)[number]>>();
  for (const record of [...records].sort(byLead)) {
    const signs = signsOf(record.record);
    const near = new Set(signs.flatMap(({ key }) => [...(groupsBySign.get(key) ?? [])]));
    let group = [...near].find((members) => members.every((member) => isSameParty(member.record, record.record)));
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

function byLead(a: MatchedRecord, b: MatchedRecord): number {
  const sanctioned = (of: MatchedRecord) => (of.record.categories.includes('Sanctions') ? 0 : 1);
  return (
    sanctioned(a) - sanctioned(b) ||
    compare(a.record.source, b.record.source) ||
    compare(a.record.sourceId, b.record.sourceId)
  );
}

function isSameParty(a: ListedRecord, b: ListedRecord): boolean {
  if (a.source === b.source || kindOf(a) !== kindOf(b) || contradicts(a, b)) return false;
  return commonSign(a, b) !== undefined;
}

function kindOf({ entityType }: ListedRecord): string {
  return entityType === 'Company' ? 'Organization' : entityType;
}

function commonSign(a: ListedRecord, b: ListedRecord): Sign | undefined {
  const signs = new Set(signsOf(a).map(({ key }) => key));
  return signsOf(b).find(({ key }) => signs.has(key));
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

/** The values of one type by country; those given once in the world under one country. */
function numbers({ identifiers }: ListedRecord, wanted: IdentifierType): Map<string, Set<string>> {
  const values = new Map<string, Set<string>>();
  for (const { type, value, country } of identifiers) {
    if (type !== wanted || (country === undefined && !UNIQUE.has(type))) continue;
    const where = UNIQUE.has(type) ? '' : (country ?? '');
    values.set(where, (values.get(where) ?? new Set()).add(bare(value)));
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
  const facts = [...identifiers(record, NATIONAL), ...days(record)];
  return [
    ...identifiers(record, UNIQUE).map(({ key, words: what }) => ({ key, words: `the same ${what}` })),
    ...names(record).flatMap((name) =>
      facts.map(({ key, words: what }) => ({ key: `${name} | ${key}`, words: `an equal name and the same ${what}` })),
    ),
  ];
}

/** Those of the given types with their country, which for a national number must be known. */
function identifiers(record: ListedRecord, types: ReadonlySet<IdentifierType>): Sign[] {
  return record.identifiers
    .filter(({ type, country }) => types.has(type) && (UNIQUE.has(type) || country !== undefined))
    .map(({ type, value, country }) => ({
      key: `${type} ${UNIQUE.has(type) ? '' : country} ${bare(value)}`,
      words: `${WORDS[type] ?? type} ${value}${UNIQUE.has(type) ? '' : ` (${country})`}`,
    }));
}

function days(record: ListedRecord): Sign[] {
  return record.dates
    .filter(({ precision, circa }) => precision === 'day' && !circa)
    .map(({ start }) => ({ key: start, words: `date ${start}` }));
}

/** Weak aliases and names of relatives say nothing of who a party is. */
function names(record: ListedRecord): string[] {
  return record.names
    .filter(({ kind, quality }) => kind !== 'relative' && quality === 'strong')
    .map(({ full }) => words(full))
    .filter((name) => name !== '');
}

function words(name: string): string {
  const folded = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).sort().join(' ');
}

function bare(value: string): string {
  return value.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
