import { createHash } from 'node:crypto';
import { isPlaceholder } from '@touchstone/engine';
import { canonicalJson } from './canonical-json.js';
import type { CaseFilters, MatchedRecord } from './case.js';
import type { Mark, WhitelistStanding } from './case-marks.js';
import type { ListedRecord } from './listed-record.js';
import { withoutPlaceholders } from './placeholders.js';

/**
 * Record that an analyst ruled out for a subject. Applies to later searches of the same subject while the record's
 * identity and grounds are unchanged.
 */
export interface WhitelistedPair extends Mark {
  readonly id: string;
  readonly organizationId: string;
  /** Key by `subjectKey`. */
  readonly subjectKey: string;
  /** Name shown to users. */
  readonly subjectName: string;
  readonly recordId: string;
  /** Name shown to users. */
  readonly recordName: string;
  /** `materialHash` at the time of the decision. */
  readonly materialHash: string;
  readonly reason: string;
  /** The case it was decided in. */
  readonly caseId: string;
  /** From then on it applies to no search; absent if it has no end. */
  readonly until?: Date;
}

/**
 * Identifies the subject of a search: its compared name, party types, date, identifier, countries, all other details,
 * and the caller's own reference. All of it, because two customers of one name are two persons: whitelisting one must
 * never clear the other. SHA-256, hex.
 */
export function subjectKey(filters: CaseFilters, normalizedName: string): string {
  const { entityTypes, date, uniqueIdentifier, countries, party = {}, clientReference } = filters;
  return sha256({
    name: normalizedName,
    entityTypes: [...entityTypes].sort(),
    date,
    uniqueIdentifier: uniqueIdentifier?.toUpperCase(),
    countries: [...countries].sort(),
    ...(Object.keys(party).length > 0 && { party }),
    clientReference,
  });
}

/** Properties shared by many people: they tell namesakes apart as little as countries do. */
const SHARED: ReadonlySet<string> = new Set(['gender', 'nationality']);

/**
 * Selects the whitelisted pairs that apply to a search. Many people share a bare name: pairs of such a subject apply to
 * their own case when it is rescreened, and to no other.
 */
export function pairsThatHold(
  pairs: ReadonlyMap<string, WhitelistedPair>,
  { date, uniqueIdentifier, clientReference, party = {} }: CaseFilters,
  caseId: string | undefined,
): ReadonlyMap<string, WhitelistedPair> {
  const isIdentified = date !== undefined || clientReference !== undefined || isNumber(uniqueIdentifier);
  if (isIdentified || Object.keys(withoutPlaceholders(party)).some((key) => !SHARED.has(key))) return pairs;
  return new Map([...pairs].filter(([, pair]) => pair.caseId === caseId));
}

function isNumber(identifier: string | undefined): boolean {
  return identifier !== undefined && !isPlaceholder(identifier);
}

/**
 * Hashes the identity and grounds of a record. A new address, remark or page of the publisher does not matter; another
 * name of its own, date, number, country, category, program or office does. SHA-256, hex.
 */
export function materialHash(record: ListedRecord): string {
  const sorted = (values: readonly unknown[]): string[] => values.map((value) => canonicalJson(value)).sort();
  return sha256({
    entityType: record.entityType,
    names: sorted(record.names.filter(({ kind }) => kind !== 'relative')),
    dates: sorted(record.dates),
    gender: record.gender,
    nationalities: sorted(record.nationalities),
    countries: sorted(record.countries),
    identifiers: sorted(record.identifiers),
    categories: sorted(record.categories),
    placesOfBirth: sorted(record.placesOfBirth),
    deathDates: sorted(record.deathDates),
    positions: sorted(record.positions),
    programs: sorted(record.listing.programs),
  });
}

/** Whether a whitelisted record is still as it was ruled out: only then is it whitelisted in the next search. */
export const PAIR_STATES = ['applies', 'record_changed', 'record_removed'] as const;
export type PairState = (typeof PAIR_STATES)[number];

/** State of a pair by the record as it is listed now; absent where it has left its list. */
export function pairState({ materialHash: ruledOut }: WhitelistedPair, record: ListedRecord | undefined): PairState {
  if (record === undefined) return 'record_removed';
  return materialHash(record) === ruledOut ? 'applies' : 'record_changed';
}

/**
 * Tells whether a result is whitelisted: all of its records must be, as they are now. A changed record, or one of
 * another list that joined the party since, returns the result to review. Undefined if none of its records ever was.
 */
export function whitelistStanding(
  pairs: ReadonlyMap<string, WhitelistedPair>,
  records: readonly MatchedRecord[],
): WhitelistStanding | undefined {
  const known = records.flatMap(({ recordId }) => pairs.get(recordId) ?? []);
  const [first] = [...known].sort((a, b) => b.at.getTime() - a.at.getTime());
  if (first === undefined) return undefined;
  const holds = records.every(({ recordId, record }) => pairs.get(recordId)?.materialHash === materialHash(record));
  const { userId, email, at, reason, caseId } = first;
  return { state: holds ? 'applied' : 'returned', userId, email, at, reason, caseId };
}

function sha256(value: object): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}
