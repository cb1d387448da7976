import type { IdentifierType } from '@touchstone/engine';
import type { MatchedRecord } from '../domain/case.js';
import type { ListedRecord } from '../domain/listed-record.js';

/** Numbers that are given once in the world; a name need not agree. */
const UNIQUE: ReadonlySet<IdentifierType> = new Set(['lei', 'imo']);
/** Numbers that one issuer gives once; publishers mistype them, so a name must agree too. */
const NATIONAL: ReadonlySet<IdentifierType> = new Set(['passport', 'national_id', 'tax_id', 'registration_number']);

/**
 * Joins hits that several lists have on the same party. Strict, because two results for one party cost a glance and one
 * result for two parties hides the second: of the same entity type and from different lists, with
 * - the same LEI or IMO number, or
 * - an equal name and the same passport, national, tax or registration number of the same country, or
 * - an equal name and the same full date of birth or incorporation.
 * Each group has its leading record first: sanctions before other categories, then by the name of the source.
 */
export function joinRecords(records: readonly MatchedRecord[]): (readonly [MatchedRecord, ...MatchedRecord[]])[] {
  const groups: [MatchedRecord, ...MatchedRecord[]][] = [];
  const groupsBySign = new Map<string, Set<(typeof groups)[number]>>();
  for (const record of [...records].sort(byLead)) {
    const signs = signsOf(record.record);
    const near = new Set(signs.flatMap((sign) => [...(groupsBySign.get(sign) ?? [])]));
    let group = [...near].find((members) => members.every((member) => isSameParty(member.record, record.record)));
    if (group === undefined) {
      group = [record];
      groups.push(group);
    } else {
      group.push(record);
    }
    for (const sign of signs) groupsBySign.set(sign, (groupsBySign.get(sign) ?? new Set()).add(group));
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
  if (a.source === b.source || a.entityType !== b.entityType) return false;
  const signs = new Set(signsOf(a));
  return signsOf(b).some((sign) => signs.has(sign));
}

/** Of each of which two records of one party need only one in common. */
function signsOf(record: ListedRecord): string[] {
  const facts = [...identifiers(record, NATIONAL), ...days(record)];
  return [...identifiers(record, UNIQUE), ...names(record).flatMap((name) => facts.map((fact) => `${name} | ${fact}`))];
}

/** Those of the given types with their country, which for a national number must be known. */
function identifiers(record: ListedRecord, types: ReadonlySet<IdentifierType>): string[] {
  return record.identifiers
    .filter(({ type, country }) => types.has(type) && (UNIQUE.has(type) || country !== undefined))
    .map(({ type, value, country }) => `${type} ${UNIQUE.has(type) ? '' : country} ${bare(value)}`);
}

function days(record: ListedRecord): string[] {
  return record.dates.filter(({ precision, circa }) => precision === 'day' && !circa).map(({ start }) => start);
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
