import type { Caller } from '../../domain/caller.js';
import type { Case, CaseResult } from '../../domain/case.js';
import type { CaseRequest } from '../../domain/case-request.js';
import type { Fault } from '../../domain/refusal.js';
import type { Page } from '../../flow/ports/cases.js';

export interface CaseDeeds {
  /** Screens and stores. Refuses with all `faults` and its own together, and then stores nothing. */
  makeCase(
    caller: Caller,
    request: CaseRequest,
    faults: readonly Fault[],
  ): Promise<{ made: Case; results: readonly CaseResult[] }>;
  listCases(caller: Caller, page: Page, day?: string): Promise<{ cases: readonly Case[]; total: number }>;
  /** Refuses with `not_found`. */
  readCase(caller: Caller, caseId: string, page: Page): Promise<{ found: Case; results: readonly CaseResult[] }>;
  /** What is wrong with a URL that results are to be sent to, if anything is. */
  callbackUrlFault(url: string): string | undefined;
}
