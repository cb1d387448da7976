import type { Clock, SourceNamed } from '../domain/ports.js';
import { ageHours, isOverdue, type NumberedEdition, type Source } from '../domain/source.js';
import type { EditionStore } from './editions.js';
import type { ListCheck, ListChecks } from './list-feeds.js';

export interface ListStatus {
  readonly edition: NumberedEdition;
  /** Absent for a source that is none of ours. */
  readonly source?: Source;
  /** Hours since its publisher was last known to have nothing newer. */
  readonly ageHours: number;
  readonly overdue: boolean;
  readonly check?: ListCheck;
}

/** Every list in force and how old it is, by source. Empty while the demonstration list is searched. */
export async function listStatus(deps: {
  readonly now: Clock;
  readonly editions: Pick<EditionStore, 'inForce'>;
  readonly checks: Pick<ListChecks, 'all'>;
  readonly sourceNamed: SourceNamed;
}): Promise<readonly ListStatus[]> {
  const now = deps.now();
  const [editions, checks] = await Promise.all([deps.editions.inForce(), deps.checks.all()]);
  return editions.map((edition) => {
    const source = deps.sourceNamed(edition.source);
    const check = checks.find((one) => one.source === edition.source);
    return {
      edition,
      ...(source && { source }),
      ageHours: ageHours(edition, now),
      overdue: source !== undefined && isOverdue(edition, source, now),
      ...(check && { check }),
    };
  });
}

/** A list that every update so far has failed to bring: nobody on it is found. */
export interface MissingList {
  readonly check: ListCheck;
  readonly source?: Source;
}

/** By source. */
export async function missingLists(deps: {
  readonly editions: Pick<EditionStore, 'inForce'>;
  readonly checks: Pick<ListChecks, 'all'>;
  readonly sourceNamed: SourceNamed;
}): Promise<readonly MissingList[]> {
  const [editions, checks] = await Promise.all([deps.editions.inForce(), deps.checks.all()]);
  const inForce = new Set(editions.map(({ source }) => source));
  return checks
    .filter(({ source, failure }) => failure !== undefined && !inForce.has(source))
    .map((check) => {
      const source = deps.sourceNamed(check.source);
      return { check, ...(source && { source }) };
    });
}
