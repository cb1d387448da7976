import type { Case, CaseResult, CaseStatus, CitedEdition } from '../domain/case.js';
import type { Page } from '../domain/page.js';

/** A round that monitoring has ended: what the case showed, and what came after. */
export interface EndedRound {
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
