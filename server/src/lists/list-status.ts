import type { Clock, SourceNamed } from '../domain/ports.js';
import type { ReadinessCheck } from '../domain/readiness.js';
import {
  ageHours,
  type Edition,
  isOverdue,
  maxAgeOf,
  type NumberedEdition,
  type Source,
  unconfirmedHours,
} from '../domain/source.js';
import type { EditionStore } from './editions.js';
import type { ListCheck, ListChecks } from './update-lists.js';

export interface ListStatus {
  readonly edition: NumberedEdition;
  /** Absent for a source that this version does not know. */
  readonly source?: Source;
  /** Hours since the publisher's date, where the edition has one, else since it was last confirmed. */
  readonly ageHours: number;
  /** Absent where the age is not limited. */
  readonly maxAgeHours?: number;
  /** Hours since the publisher last had nothing newer. */
  readonly unconfirmedHours: number;
  readonly overdue: boolean;
  readonly check?: ListCheck;
}

/** Categories on the lists that this node searches, by source. */
export type ListedCategories = () => Promise<Readonly<Record<string, readonly string[]>>>;

export interface ListStatusDeps {
  readonly now: Clock;
  readonly editions: Pick<EditionStore, 'inForce'>;
  readonly checks: Pick<ListChecks, 'all'>;
  readonly sourceNamed: SourceNamed;
}

/** Lists every list in force with its age, by source. Empty while the demonstration list is searched. */
export async function listStatus(deps: ListStatusDeps): Promise<readonly ListStatus[]> {
  const now = deps.now();
  const [editions, checks] = await Promise.all([deps.editions.inForce(), deps.checks.all()]);
  return editions.map((edition) => {
    const source = deps.sourceNamed(edition.source);
    const maxAgeHours = source && maxAgeOf(edition, source);
    const check = checks.find((candidate) => candidate.source === edition.source);
    return {
      edition,
      ...(source && { source }),
      ageHours: ageHours(edition, now),
      ...(maxAgeHours !== undefined && { maxAgeHours }),
      unconfirmedHours: unconfirmedHours(edition, now),
      overdue: source !== undefined && isOverdue(edition, source, now),
      ...(check && { check }),
    };
  });
}

/** A list without an edition, because every update so far has failed. */
export interface MissingList {
  readonly check: ListCheck;
  readonly source?: Source;
}

/** Lists sources that cannot be loaded and have no edition in force. */
export async function missingLists(deps: Omit<ListStatusDeps, 'now'>): Promise<readonly MissingList[]> {
  const [editions, checks] = await Promise.all([deps.editions.inForce(), deps.checks.all()]);
  const inForce = new Set(editions.map(({ source }) => source));
  return checks
    .filter(({ source, failure }) => failure !== undefined && !inForce.has(source))
    .map((check) => {
      const source = deps.sourceNamed(check.source);
      return { check, ...(source && { source }) };
    });
}

/** Notice that no official list is loaded, and how to load one. */
export const NO_REAL_LIST =
  'Only the demonstration list of invented records is loaded. Load real lists with ./touchstone lists update, or ./touchstone lists import <source> <file>.';

/** Names the lists that are overdue, or says that there is no real one. Always ok: an old list is better than none. */
export function listReadiness(
  { now, sourceNamed }: Pick<ListStatusDeps, 'now' | 'sourceNamed'>,
  editions: readonly Edition[],
): ReadinessCheck {
  if (editions.length > 0 && editions.every(({ source }) => sourceNamed(source)?.demonstration)) {
    return { name: 'lists', ok: true, message: NO_REAL_LIST };
  }
  const at = now();
  const old = editions.flatMap((edition) => {
    const source = sourceNamed(edition.source);
    if (source === undefined || !isOverdue(edition, source, at)) return [];
    const [age, max] = [ageHours(edition, at), maxAgeOf(edition, source)];
    return max !== undefined && age > max
      ? [`${edition.source} is ${Math.floor(age)} hours old (limit ${max})`]
      : [
          `${edition.source} was not confirmed for ${Math.floor(unconfirmedHours(edition, at))} hours (limit ${source.maxAgeHours})`,
        ];
  });
  return { name: 'lists', ok: true, message: old.length === 0 ? 'none is too old' : `too old: ${old.join(', ')}` };
}
