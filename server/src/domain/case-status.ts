import { canonicalJson } from './canonical-json.js';
import { type Case, type CaseNotice, type CaseStatus, majorityStatusOf, type ScreeningStatus } from './case.js';
import type { AnalystDecision, CustomerStanding } from './customer.js';
import { FAULT_WORDS, type IdentifierFault } from './identifier-faults.js';
import { gapsOfAnalysis, isIncomplete, isNothingReal, openGaps } from './search-gaps.js';
import { clears, type Verdict } from './verdict.js';

/**
 * The status of a case: what most of its results say, and never `Passed` while something known of the subject is open: the verdict
 * on its customer or, until an analyst has decided on that, an attached article that nobody has ruled out, or an incomplete screening.
 * docs/states.md lists every combination.
 */
export function caseStatusOf(
  {
    statusCounts,
    totalAdverseMedia,
    articlesRuledOut,
    screeningStatus,
  }: Pick<Case, 'statusCounts' | 'totalAdverseMedia' | 'articlesRuledOut' | 'screeningStatus'>,
  customer: CustomerStanding | undefined,
): CaseStatus {
  const majority = majorityStatusOf(statusCounts);
  if (majority !== 'Passed') return majority;
  const isLeftOpen = totalAdverseMedia > articlesRuledOut || screeningStatus === 'Incomplete';
  return (isCustomerOpen(customer) ?? isLeftOpen) ? 'For Review' : 'Passed';
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

type Screened = Pick<
  Case,
  'filters' | 'isTest' | 'gaps' | 'editions' | 'notices' | 'totalResults' | 'adverseMediaStatus'
>;

/** Judges a screening: by the rule of the verdict, and by the articles that were requested and could not be searched. */
export function screeningStatusOf(found: Screened): 'Complete' | 'Incomplete' {
  const { gaps, notices, totalResults, adverseMediaStatus } = found;
  const isWithoutArticles = adverseMediaStatus === 'Failed' || notices.includes('no_articles_stored');
  const judged = {
    gaps: gapsOfAnalysis(gaps, totalResults),
    nothingReal: isWithoutLists(found),
    faults: notices.filter(isFault),
  };
  return isWithoutArticles || isIncomplete(judged) ? 'Incomplete' : 'Complete';
}

/** Judges a repeated screening: what a person has settled stays so while it is incomplete for the same reasons. */
export function screeningStatusAgain(
  before: Screened & { readonly screeningStatus: ScreeningStatus },
  after: Screened,
): ScreeningStatus {
  const status = screeningStatusOf(after);
  const isSame = canonicalJson(openChecks(before)) === canonicalJson(openChecks(after));
  return status === 'Incomplete' && before.screeningStatus === 'Settled' && isSame ? 'Settled' : status;
}

/** Gaps of the lists in a screening: two screenings with equal gaps clear alike. */
export function openChecks(found: Pick<Case, 'filters' | 'isTest' | 'gaps' | 'editions'>): object {
  return { ...openGaps(found.gaps), nothingReal: isWithoutLists(found) };
}

/** Tells whether no real list was searched, though one was requested: a test asks for none, and adverse media is on no list. */
function isWithoutLists({ filters, isTest, editions }: Pick<Case, 'filters' | 'isTest' | 'editions'>): boolean {
  return !isTest && isNothingReal(editions) && filters.categories.some((category) => category !== 'Adverse Media');
}

function isFault(notice: CaseNotice): notice is IdentifierFault {
  return notice in FAULT_WORDS;
}
