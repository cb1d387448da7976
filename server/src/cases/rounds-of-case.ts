import { AppError } from '../domain/app-error.js';
import type { Caller } from '../domain/caller.js';
import { caseStatusOf } from '../domain/case-status.js';
import type { CaseRounds, EndedRound } from './case-rounds.js';
import type { Cases, CustomersOfCases } from './cases.js';

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
