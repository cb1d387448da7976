import type { AuthenticatedCaller, Caller } from '../domain/caller.js';
import type { Case, CaseResult } from '../domain/case.js';
import type { RecordDecision } from '../domain/case-marks.js';
import type { Customer, CustomerStanding } from '../domain/customer.js';
import type { Page } from '../domain/page.js';
import type { RecordSplit } from '../domain/record-split.js';
import type { WhatIf } from '../domain/risk-score-engine.js';
import type { WhitelistedPair } from '../domain/whitelist.js';
import type { DecisionWish } from './decide-record.js';

export interface CaseDeeds {
  listCases(
    caller: Caller,
    page: Page,
    day?: string,
  ): Promise<{ cases: readonly Case[]; total: number; customers: readonly CustomerStanding[] }>;
  /** Refuses with `not_found`. */
  readCase(
    caller: Caller,
    caseId: string,
    page: Page,
  ): Promise<{ found: Case; results: readonly CaseResult[]; customer?: Customer }>;
  /** Sets a result to what a person says of it. Refuses with `not_found`. */
  decideRecord(
    caller: AuthenticatedCaller,
    place: RecordPlace,
    input: DecisionWish,
  ): Promise<{ decided: Case; result: CaseResult }>;
  /** Newest first. Refuses with `not_found`. */
  listDecisions(caller: AuthenticatedCaller, place: RecordPlace): Promise<readonly RecordDecision[]>;
  /** Refuses with `not_found`, and users that the organization does not have. */
  assignCase(caller: AuthenticatedCaller, caseId: string, userIds: readonly string[]): Promise<Case>;
  /** Refuses with `not_found`. */
  commentOnCase(caller: AuthenticatedCaller, caseId: string, text: string): Promise<Case>;
  listWhitelist(caller: AuthenticatedCaller, page: Page): Promise<{ pairs: readonly WhitelistedPair[]; total: number }>;
  /** Refuses with `not_found`. */
  endWhitelisting(caller: AuthenticatedCaller, id: string): Promise<void>;
  /** Refuses sources that do not exist, a pair of one list, and one that is split already. */
  splitRecords(caller: AuthenticatedCaller, input: Pick<RecordSplit, 'records' | 'reason'>): Promise<RecordSplit>;
  /** Newest first. */
  listSplits(caller: AuthenticatedCaller): Promise<readonly RecordSplit[]>;
  /** Refuses with `not_found`. */
  rejoinRecords(caller: AuthenticatedCaller, id: string): Promise<RecordSplit>;
  /** What an engine would have made of the newest cases. */
  tryEngine(caller: AuthenticatedCaller, id: string, input: { version?: number; most: number }): Promise<WhatIf>;
  /** What is wrong with a URL that results are to be sent to, if anything is. */
  callbackUrlError(url: string): string | undefined;
}

interface RecordPlace {
  readonly caseId: string;
  readonly recordId: string;
}
