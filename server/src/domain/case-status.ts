import { type Case, type CaseStatus, majorityStatusOf } from './case.js';
import type { AnalystDecision, CustomerStanding } from './customer.js';
import { clears, type Verdict } from './verdict.js';

/**
 * The status of a case: what most of its results say, and never `Passed` while something known of the subject is open: the verdict
 * on its customer or, until an analyst has decided on that, an attached article that nobody has ruled out. docs/states.md lists every combination.
 */
export function caseStatusOf(
  {
    statusCounts,
    totalAdverseMedia,
    articlesRuledOut,
  }: Pick<Case, 'statusCounts' | 'totalAdverseMedia' | 'articlesRuledOut'>,
  customer: CustomerStanding | undefined,
): CaseStatus {
  const majority = majorityStatusOf(statusCounts);
  if (majority !== 'Passed') return majority;
  return (isCustomerOpen(customer) ?? totalAdverseMedia > articlesRuledOut) ? 'For Review' : 'Passed';
}

/**
 * Tells whether the customer may still be a listed or reported party; undefined if undecided and the verdict clears.
 */
function isCustomerOpen(customer: CustomerStanding | undefined): boolean | undefined {
  if (customer?.outcome === undefined || customer.deleted !== undefined) return undefined;
  const { verdict } = customer.outcome;
  const isCleared = clears(verdict);
  // A declined verdict is the opposite of what the analyst holds.
  if (customer.decision !== undefined) return (customer.decision === 'declined') === isCleared;
  return isCleared ? undefined : true;
}

/** Returns the decision that follows from the results and articles: an agreeing verdict is confirmed, a contradicting one declined. */
export function followingDecision(verdict: Verdict, isConfirmed: boolean): AnalystDecision {
  return clears(verdict) === isConfirmed ? 'declined' : 'confirmed';
}
