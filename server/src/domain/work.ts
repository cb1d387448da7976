import { type Case, type CaseResult, majorityStatusOf } from './case.js';
import { localDay } from './local-day.js';
import type { RiskLevel } from './risk-score.js';

export const WORK_STATES = ['open', 'waiting', 'escalated', 'second_review', 'conflict', 'closed'] as const;
export type WorkState = (typeof WORK_STATES)[number];

/** Time for which a claimed case is kept from others. */
export const CLAIM_MS = 30 * 60_000;
export const LONGEST_WAIT_DAYS = 90;

/** A user as colleagues see it. */
export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly name?: string;
}

/** Work to be done on a case, and its progress. */
export interface Work {
  readonly caseId: string;
  /** Rises with every change. */
  readonly version: number;
  readonly state: WorkState;
  readonly openedAt: Date;
  readonly dueAt: Date;
  readonly waitingUntil?: Date;
  readonly assignee?: Person;
  /** End of the claim; until then the case is kept from others. */
  readonly claimedUntil?: Date;
  readonly closedAt?: Date;
  /** Absent where the service closed it. */
  readonly closedBy?: Person;
  /** Type of the alert, or `reopen`; absent if it was never closed. */
  readonly reopenedBy?: string;
  /** Ids of users with an opinion on it that is not final. */
  readonly proposers: readonly string[];
  /** Monitoring alerts since a user last read the case. */
  readonly unseenAlerts: number;
  readonly updatedAt: Date;
  /** Author and time of the last change: the end of a sentence with "since". */
  readonly lastChange: string;
}

/** The result that matches best, as the queue shows it. */
export interface ClosestRecord {
  readonly recordId: string;
  readonly name: string;
  readonly score: number;
  readonly sources: readonly string[];
  readonly categories: readonly string[];
}

export function closestOf([result]: readonly CaseResult[]): ClosestRecord | undefined {
  if (result === undefined) return undefined;
  const { records } = result;
  const [{ hit, record }] = records;
  const name = record.names[hit.matchedNames[0]?.nameIndex ?? 0] ?? record.names[0];
  return {
    recordId: result.id,
    name: name?.full ?? '',
    score: Math.max(...records.map((one) => one.hit.score)),
    sources: [...new Set(records.map((one) => one.source.name))],
    categories: [...new Set(records.flatMap((one) => one.record.categories))],
  };
}

/** Lists of all results. */
export function sourcesOf(results: readonly CaseResult[]): string[] {
  return [...new Set(results.flatMap(({ records }) => records.map(({ source }) => source.name)))];
}

export const FACETS = ['category', 'source', 'type', 'country', 'platform'] as const;

/** Fact of a case that the queue filters by, as it is stored: `category:PEP`, `country:DE`. */
export function facetOf(kind: (typeof FACETS)[number], value: string): string {
  return `${kind}:${value}`;
}

/** Facets of a case with results on these lists. */
export function facetsOf(
  { categoryCounts, filters, platform }: Pick<Case, 'categoryCounts' | 'filters' | 'platform'>,
  sources: readonly string[],
): string[] {
  const categories = Object.keys(categoryCounts).filter((category) => (categoryCounts[category] ?? 0) > 0);
  return [
    ...categories.map((category) => facetOf('category', category)),
    ...sources.map((source) => facetOf('source', source)),
    ...filters.entityTypes.map((type) => facetOf('type', type)),
    ...filters.countries.map((country) => facetOf('country', country)),
    facetOf('platform', platform),
  ];
}

type Decidable = Pick<Case, 'statusCounts' | 'totalAdverseMedia' | 'articlesConfirmed' | 'articlesRuledOut'>;

/** Tells whether a result or an attached article awaits a decision. */
export function isUndecided({
  statusCounts,
  totalAdverseMedia,
  articlesConfirmed,
  articlesRuledOut,
}: Decidable): boolean {
  const openRecords = statusCounts['Potential Match'] + statusCounts.Unknown;
  return openRecords > 0 || totalAdverseMedia > articlesConfirmed + articlesRuledOut;
}

/** Tells whether a person has to act: on something undecided, or on an incomplete screening that keeps the case from `Passed`. */
export function isUnfinished(found: Decidable & Pick<Case, 'screeningStatus'>): boolean {
  const isHeldBack = found.screeningStatus === 'Incomplete' && majorityStatusOf(found.statusCounts) === 'Passed';
  return isHeldBack || isUndecided(found);
}

/** Tells whether a case needs work as such. A customer that only lacks checks has a verdict instead, and a decision on that. */
export function needsWork(found: Case): boolean {
  return found.filters.ofCustomer === true ? isUndecided(found) : isUnfinished(found);
}

/** Tells whether a result or an article was decided to be about the subject. */
export function isConfirmed({
  statusCounts,
  articlesConfirmed,
}: Pick<Decidable, 'statusCounts' | 'articlesConfirmed'>): boolean {
  return statusCounts['True Positive'] + articlesConfirmed > 0;
}

/** Computes the due date: hours of working days after `from`; other days do not count. */
export function dueAfter(from: Date, level: RiskLevel, { dueHours, workingDays, timeZone }: DueRules): Date {
  let left = dueHours[level] * 3_600_000;
  let at = from.getTime();
  // A working day comes within a week.
  while (left > 0) {
    const { weekday, endsAt } = localDay(at, timeZone);
    if (workingDays.includes(weekday)) {
      if (endsAt - at >= left) return new Date(at + left);
      left -= endsAt - at;
    }
    at = endsAt;
  }
  return new Date(at);
}

interface DueRules {
  readonly dueHours: Readonly<Record<RiskLevel, number>>;
  /** 1 is Monday, 7 Sunday; at least one. */
  readonly workingDays: readonly number[];
  readonly timeZone: string;
}
