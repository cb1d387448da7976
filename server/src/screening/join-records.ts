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
import { type RecordReference, type RecordSplit, referenceKey, splitKey } from '../domain/record-split.js';

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
 * Joins hits of several lists on the same party. Strict, because two results for one party cost a glance, and one
 * result for two parties hides the second: from different lists, of the same entity type (a company is an
 * organization), and with
 * - the same LEI or, of vessels, IMO number, with a valid check digit (of a company it may be that of one of its ships:
 * then with an equal name), or
 * - an equal name and the same passport, national, tax or registration number of the same country, or
 * - of companies and organizations: the same primary name of two words and more, another equal name, and a country in
 * common, or
 * - an equal name (of a person: of two words and more) and the same full date of birth or incorporation, not the 1st of
 * January;
 * and never if anything contradicts: another gender, no date in common, another LEI, IMO number, or national or tax
 * number of the same country; nor records that an analyst has split (`splits`). Each group has its leading record first
 * (sanctions before other categories, then by the name of the source); every other record gives its reason in
 * `joinedBy`.
 */
export function joinRecords(
  records: readonly MatchedRecord[],
  splits: readonly Pick<RecordSplit, 'records'>[] = [],
): (readonly [MatchedRecord, ...MatchedRecord[]])[] {
  const { all, haveCommonSign, areApart } = comparisonOf([...records].sort(byLead), splits);
  const groups: Group[] = [];
  const groupsByKey = new Map<string, Set<Group>>();
  let openByKey = new Map<string, readonly Group[]>();
  let previous: string | undefined;
  for (const facts of all) {
    const { kind, signs } = facts;
    const { source } = facts.matched.record;
    // Groups that a record of this list may join, by key. Thousands of one list that share a key do not pass each other by one by one.
    if (source !== previous) openByKey = new Map();
    previous = source;
    for (const { key } of signs) {
      if (openByKey.has(key)) continue;
      const open = [...(groupsByKey.get(key) ?? [])].filter(({ sources }) => !sources.has(source));
      openByKey.set(key, open);
    }
    const near = new Set(signs.flatMap(({ key }) => openByKey.get(key) ?? []));
    const fitting = [...near].filter(
      (group) =>
        group.kind === kind &&
        !group.sources.has(source) &&
        group.signClasses.every((one) => haveCommonSign(one, facts.signClass)) &&
        !group.partyClasses.some((one) => areApart(one, facts.partyClass)),
    );
    let group = onlyOne(fitting, areApart);
    if (group === undefined) {
      group = { kind, sources: new Set(), members: [], signClasses: [], partyClasses: [] };
      groups.push(group);
    }
    group.sources.add(source);
    group.members.push(facts);
    if (!group.signClasses.includes(facts.signClass)) group.signClasses.push(facts.signClass);
    if (!group.partyClasses.includes(facts.partyClass)) group.partyClasses.push(facts.partyClass);
    for (const { key } of signs) groupsByKey.set(key, (groupsByKey.get(key) ?? new Set()).add(group));
  }
  return groups.map(({ members }) => asShown(members));
}

interface Group {
  readonly kind: string;
  /** Lists of its members, all different. */
  readonly sources: Set<string>;
  readonly members: Facts[];
  /** Signs of its members, each once. */
  readonly signClasses: number[];
  readonly partyClasses: number[];
}

/** The only fitting group; undefined where the record fits two parties known to differ, so that it stays apart. */
function onlyOne(groups: readonly Group[], areApart: (a: number, b: number) => boolean): Group | undefined {
  const [first, ...others] = groups;
  const isTorn = others.some((other) =>
    other.partyClasses.some((a) => first?.partyClasses.some((b) => areApart(a, b))),
  );
  return isTorn ? undefined : first;
}

function asShown(members: readonly Facts[]): readonly [MatchedRecord, ...MatchedRecord[]] {
  const [lead, ...others] = members as [Facts, ...Facts[]];
  return [
    lead.matched,
    ...others.map(({ matched, signs }) => {
      const common = signs.find(({ key }) => lead.keys.has(key));
      return { ...matched, joinedBy: common?.words ?? '' };
    }),
  ];
}

/** Comparable facts of a record. Folding names and numbers is most of the work: done once for each record. */
interface Facts extends Party {
  readonly matched: MatchedRecord;
  readonly kind: string;
  readonly signs: readonly Sign[];
  /** Keys of the signs. */
  readonly keys: ReadonlySet<string>;
  /** The same number for records that have the same signs. */
  readonly signClass: number;
  /** The same number for records that nothing tells apart as parties. */
  readonly partyClass: number;
}

/** Facts that tell two parties apart. */
interface Party {
  readonly gender: string | undefined;
  readonly spans: readonly Span[];
  /** Values by type and country, of the types of which a party has only one. */
  readonly numbers: ReadonlyMap<string, ReadonlySet<string>>;
  /** Reference of a record that an analyst has split from another. */
  readonly splitAs: RecordReference | undefined;
}

/** The facts of the records, and comparisons of their classes: of thousands of records that are alike only one is compared. */
function comparisonOf(records: readonly MatchedRecord[], splits: readonly Pick<RecordSplit, 'records'>[]) {
  const split = new Set(splits.map((one) => splitKey(...one.records)));
  const ofSplits = new Set(splits.flatMap((one) => one.records.map(referenceKey)));
  const numbersOfKeys = new Map<string, number>();
  const [signClasses, partyClasses] = [new Map<string, number>(), new Map<string, number>()];
  const all = records.map((matched): Facts => {
    const { record } = matched;
    const signs = signsOf(record);
    const keys = new Set(signs.map(({ key }) => key));
    const numbers = numbersOf(record);
    const spans = record.dates.map(spanOf);
    const splitAs = ofSplits.has(referenceKey(record)) ? record : undefined;
    const reported = [record.gender, spans, [...numbers].map(([of, values]) => [of, ...values])];
    return {
      ...{ matched, kind: kindOf(record), signs, keys, gender: record.gender, spans, numbers, splitAs },
      signClass: numberOf(signClasses, [...keys].map((key) => numberOf(numbersOfKeys, key)).join()),
      partyClass: numberOf(partyClasses, JSON.stringify([...reported, splitAs && referenceKey(splitAs)])),
    };
  });
  return {
    all,
    haveCommonSign: comparedOnce(new Map(all.map((one) => [one.signClass, one])), (a, b) =>
      a.signs.some(({ key }) => b.keys.has(key)),
    ),
    areApart: comparedOnce(
      new Map(all.map((one) => [one.partyClass, one])),
      (a, b) => contradicts(a, b) || (a.splitAs && b.splitAs && split.has(splitKey(a.splitAs, b.splitAs))) === true,
    ),
  };
}

/** The comparison by number, made once for each pair. A byte each is 25 MB for as many results as a search has at most. */
function comparedOnce<Value>(values: ReadonlyMap<number, Value>, compare: (a: Value, b: Value) => boolean) {
  const known = new Uint8Array(values.size ** 2);
  return (a: number, b: number): boolean => {
    const place = a * values.size + b;
    if (known[place] === 0) known[place] = compare(values.get(a) as Value, values.get(b) as Value) ? 1 : 2;
    return known[place] === 1;
  };
}

function numberOf(numbers: Map<string, number>, key: string): number {
  const known = numbers.get(key) ?? numbers.size;
  numbers.set(key, known);
  return known;
}

function byLead(a: MatchedRecord, b: MatchedRecord): number {
  const sanctioned = (of: MatchedRecord) => (of.record.categories.includes('Sanctions') ? 0 : 1);
  return (
    sanctioned(a) - sanctioned(b) ||
    compare(a.record.source, b.record.source) ||
    compare(a.record.sourceId, b.record.sourceId)
  );
}

function kindOf({ entityType }: ListedRecord): string {
  return entityType === 'Company' ? 'Organization' : entityType;
}

function contradicts(a: Party, b: Party): boolean {
  if (a.gender !== undefined && b.gender !== undefined && a.gender !== b.gender) return true;
  if (a.spans.length > 0 && b.spans.length > 0 && !a.spans.some((one) => b.spans.some((other) => meet(one, other)))) {
    return true;
  }
  for (const [of, values] of a.numbers) {
    const others = b.numbers.get(of);
    if (others !== undefined && ![...values].some((value) => others.has(value))) return true;
  }
  return false;
}

/** The first and the last day that a date may mean, YYYY-MM-DD. */
interface Span {
  readonly start: string;
  readonly end: string;
}

/** An approximate date, and one of which only the year or month is known, meet what lies in their span. */
function meet(a: Span, b: Span): boolean {
  return a.start <= b.end && b.start <= a.end;
}

function spanOf({ start, end, circa }: PartialDate): Span {
  return circa ? { start: yearsFrom(start, -2), end: yearsFrom(end, 2) } : { start, end };
}

function yearsFrom(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
}

/** The values of the types of which a party has one, by type and country; worldwide numbers under one country. */
function numbersOf({ identifiers }: ListedRecord): Map<string, Set<string>> {
  const numbers = new Map<string, Set<string>>();
  for (const { type, value, country } of identifiers) {
    const isUnique = UNIQUE.has(type);
    if (!isUnique && (country === undefined || !ONE_OF_A_COUNTRY.has(type))) continue;
    if (!isNumber(value)) continue;
    const of = isUnique ? type : `${type} ${country}`;
    numbers.set(of, (numbers.get(of) ?? new Set()).add(normalizeIdentifier(type, value, country)));
  }
  return numbers;
}

/** Something that two records of one party have in common, as a key and for people. */
interface Sign {
  readonly key: string;
  readonly words: string;
}

/** Lists signs of identity: two records of one party need only one in common. */
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
 * Signs of an organization without a number or a date, which is the rule. Those of one list that share their primary
 * name are often branches in several countries, or groups of one name; with another name and a country in common as
 * well, lists name one party twice.
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

/** Lists identifiers of the given types with their country, which must be known for a national number. */
function identifiers(record: ListedRecord, types: ReadonlySet<IdentifierType>): Sign[] {
  return record.identifiers
    .filter(({ type, country }) => types.has(type) && (UNIQUE.has(type) || country !== undefined))
    .filter(({ type, value }) => (UNIQUE.has(type) ? hasCheckDigit(type, value) : isNumber(value)))
    .map(({ type, value, country }) => ({
      key: `${type} ${UNIQUE.has(type) ? '' : country} ${normalizeIdentifier(type, value, country)}`,
      words: `${WORDS[type] ?? type} ${value}${UNIQUE.has(type) ? '' : ` (${country})`}`,
    }));
}

/** Rejects placeholders ("0000000", "UNKNOWN"), which must neither make one party of many, nor two of one. */
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
