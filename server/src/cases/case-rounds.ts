import { AppError } from '../domain/app-error.js';
import type { Caller } from '../domain/caller.js';
import type { Case, CaseResult, CaseStatus, CitedEdition } from '../domain/case.js';
import { caseStatusOf } from '../domain/case-status.js';
import type { Page } from '../domain/page.js';
import type { Cases, CustomersOfCases } from './cases.js';

/** A round that monitoring has ended: what the case showed, and what came after. */
interface EndedRound {
  /** Counts from 1, the first answer. */
  readonly round: number;
  readonly endedAt: Date;
  readonly endedBy: 'monitoring' | 'media';
  readonly caseStatus: CaseStatus;
  readonly totalResults: number;
  readonly editions: readonly CitedEdition[];
}

export interface CaseRounds {
  /** Ended rounds, oldest first. */
  list(organizationId: string, caseId: string): Promise<readonly EndedRound[]>;
  /** The case and a page of its results as they were in an ended round. */
  read(
    organizationId: string,
    caseId: string,
    round: number,
    page: Page,
  ): Promise<
    { readonly found: Case; readonly results: readonly CaseResult[]; readonly status: CaseStatus } | undefined
  >;
}

/** One screening of a case, with what it found. */
export interface Round extends Pick<EndedRound, 'round' | 'caseStatus' | 'totalResults' | 'editions'> {
  readonly at: Date;
  readonly trigger: 'created' | EndedRound['endedBy'];
}

interface RoundDeps {
  readonly rounds: Pick<CaseRounds, 'list'>;
  readonly cases: Pick<Cases, 'find'>;
  readonly customers: Pick<CustomersOfCases, 'standingsOfCases'>;
}

/** All rounds of a case, the present one last. Throws `not_found` for a case the organization lacks. */
export async function roundsOfCase(
  { rounds, cases, customers }: RoundDeps,
  { organizationId }: Caller,
  caseId: string,
): Promise<readonly Round[]> {
  const [found, ended, [customer]] = await Promise.all([
    cases.find(organizationId, caseId),
    rounds.list(organizationId, caseId),
    customers.standingsOfCases(organizationId, [caseId]),
  ]);
  if (found === undefined) throw new AppError('not_found');
  const { totalResults, editions } = found;
  const present = { round: ended.length + 1, caseStatus: caseStatusOf(found, customer), totalResults, editions };
  return [...ended, present].map((one, place): Round => {
    const before = ended[place - 1];
    const { round, caseStatus } = one;
    return {
      ...{ round, caseStatus, totalResults: one.totalResults, editions: one.editions },
      ...{ at: before?.endedAt ?? found.createdAt, trigger: before?.endedBy ?? 'created' },
    };
  });
}
